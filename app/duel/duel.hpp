// A duel: the tape on its machine and the game by the rules, given the same keys. After each key
// the oracle judges. No window, no clock: whoever has one shows the frames as time goes by.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/duel/playback_machine.hpp"
#include "app/run/loaded_game.hpp"
#include "shisen/oracle/check.hpp"
#include "shisen/oracle/judge.hpp"
#include "shisen/oracle/tape_subject.hpp"

namespace zx::duel {

/// Where duels on one tape begin.
struct DuelSetup {
    app::LoadedGame game;
    shisen::oracle::LearnedTape tape;
    shisen::oracle::JudgeOptions judge_options;
    shisen::Gravity gravity = shisen::Gravity::On;
    /// All house rules are demanded.
    bool strict = true;
};

enum class Standing {
    Agreed,
    Differs,
    NotJudged, ///< B, F, R or L has gone to where nobody knows what was there
    Broken,    ///< crash, hang, reset, garbage: the tape cannot be played on
};

class Duel {
  public:
    explicit Duel(std::shared_ptr<const DuelSetup> setup);
    Duel(const Duel&) = delete;
    Duel& operator=(const Duel&) = delete;

    /// Presses the step's keys on the tape and does the same in the game. An answer means something
    /// only while the tape asks for a number, and is then the only thing that does; all else is
    /// left out, and everything is once the tape is broken. After a difference both sides go on
    /// from what the tape shows.
    void act(const shisen::oracle::Step& step);

    [[nodiscard]] Standing standing() const { return standing_; }
    [[nodiscard]] const std::optional<shisen::oracle::Difference>& difference() const {
        return difference_;
    }
    /// The first one of this duel, with all steps up to it.
    [[nodiscard]] const std::optional<shisen::oracle::Finding>& first_found() const {
        return first_found_;
    }
    [[nodiscard]] int differences() const { return differences_; }

    /// The game as it stands by the rules.
    [[nodiscard]] const shisen::oracle::ModelState& position() const;
    [[nodiscard]] int border() const;
    /// The game as the tape shows it.
    [[nodiscard]] const shisen::oracle::Observed& look() const { return look_; }
    [[nodiscard]] shisen::oracle::RuleVariants rules() const { return judge_.rules(); }

    [[nodiscard]] const std::vector<shisen::oracle::Step>& steps() const { return steps_; }
    [[nodiscard]] int keys() const { return keys_; }
    /// What the finger has pressed since the beginning.
    [[nodiscard]] const std::vector<shisen::oracle::TapeSubject::Pressed>& strokes() const {
        return strokes_;
    }
    [[nodiscard]] const DuelSetup& setup() const { return *setup_; }
    [[nodiscard]] const machine::Machine& machine() const { return subject_->machine(); }

    /// The tape's picture; it comes after what is judged.
    [[nodiscard]] const PlaybackMachine& playback() const { return playback_; }
    /// One frame of time. Beyond the last key's frames the tape lives on too.
    void show_frame();
    void show_all() { playback_.show_all(); }

    /// Looks for the shortest way to the first difference, on machines of its own: may be called on
    /// another thread, even when the duel is no more.
    [[nodiscard]] std::function<shisen::oracle::Shrunk(const std::atomic<bool>*)>
    shortest_way() const;

  private:
    [[nodiscard]] static std::unique_ptr<shisen::oracle::TapeSubject>
    fresh_subject(const DuelSetup& setup);
    void live_up_to_film();
    void note(std::optional<shisen::oracle::Difference> difference);
    void resume();
    [[nodiscard]] bool goes_beyond_known(const shisen::oracle::Step& step) const;

    std::shared_ptr<const DuelSetup> setup_;
    std::unique_ptr<shisen::oracle::TapeSubject> subject_;
    shisen::oracle::Judge judge_;
    PlaybackMachine playback_;
    shisen::oracle::Observed look_;
    Standing standing_ = Standing::Agreed;
    std::optional<shisen::oracle::Difference> difference_;
    std::optional<shisen::oracle::Finding> first_found_;
    int differences_ = 0;
    std::vector<shisen::oracle::Step> steps_;
    int keys_ = 0;
    std::vector<shisen::oracle::TapeSubject::Pressed> strokes_;
    /// After a difference of the board nobody knows what B and F lead to.
    bool history_known_ = true;
};

/// The position that a difference's tape shows; what cannot be seen is as the rules say. False if
/// the way to it is not known.
[[nodiscard]] std::pair<shisen::oracle::ModelState, bool>
position_shown(const shisen::oracle::Difference& difference);

} // namespace zx::duel
