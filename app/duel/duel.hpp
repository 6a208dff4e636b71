// A duel: the tape on its machine and the game by the rules receive the same keys, and the oracle
// judges after each key. Needs no window and no clock; the caller shows the frames as time passes.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/duel/common/playback_machine.hpp"
#include "app/duel/common/sides_view.hpp"
#include "app/run/loaded_game.hpp"
#include "shisen/oracle/check.hpp"
#include "shisen/oracle/judge.hpp"
#include "shisen/oracle/shorten.hpp"
#include "shisen/oracle/tape_subject.hpp"

namespace zx::duel {

/// What all duels on one tape begin with.
struct DuelSetup {
    app::LoadedGame game;
    shisen::oracle::LearnedTape tape;
    shisen::oracle::JudgeOptions judge_options;
    shisen::Gravity gravity = shisen::Gravity::On;
    /// True if all house rules of this project are required.
    bool strict = true;
};

class Duel {
  public:
    explicit Duel(std::shared_ptr<const DuelSetup> setup);
    Duel(const Duel&) = delete;
    Duel& operator=(const Duel&) = delete;

    /// Presses the step's keys on the tape, a number with as many digits as the tape asks for, and plays
    /// the same step in the game. While the tape asks for a number, only an answer has an effect;
    /// otherwise only keys have. Once the tape is broken, nothing has. After a difference, both sides
    /// continue from what the tape shows.
    void act(const shisen::oracle::Step& wanted);

    [[nodiscard]] Standing standing() const { return standing_; }
    /// Returns the difference that the last step showed; empty if there was none.
    [[nodiscard]] const std::optional<shisen::oracle::Difference>& difference() const {
        return difference_;
    }
    /// Returns the first difference of this duel, with all steps up to it.
    [[nodiscard]] const std::optional<shisen::oracle::Finding>& first_found() const {
        return first_found_;
    }
    [[nodiscard]] int differences() const { return differences_; }

    /// Returns the game's state by the rules.
    [[nodiscard]] const shisen::oracle::ModelState& position() const;
    /// Returns the border colour by the rules, 0..7.
    [[nodiscard]] int border() const;
    /// Returns the game's state as the tape shows it.
    [[nodiscard]] const shisen::oracle::Observed& look() const { return look_; }
    [[nodiscard]] shisen::oracle::RuleVariants rules() const { return judge_.rules(); }

    [[nodiscard]] const std::vector<shisen::oracle::Step>& steps() const { return steps_; }
    [[nodiscard]] int keys() const { return keys_; }
    /// Returns all strokes since the beginning.
    [[nodiscard]] const std::vector<shisen::oracle::TapeSubject::Pressed>& strokes() const {
        return strokes_;
    }
    [[nodiscard]] const DuelSetup& setup() const { return *setup_; }
    [[nodiscard]] const machine::Machine& machine() const { return subject_->machine(); }

    /// Returns the machine that shows the tape's picture; it follows the judged machine.
    [[nodiscard]] const PlaybackMachine& playback() const { return playback_; }
    /// Shows one frame. After the last key's frames, the tape continues to run.
    void show_frame();
    void show_all() { playback_.show_all(); }

    /// Returns a function that searches for the shortest list of steps to the first difference. It
    /// uses its own machines: it may be called on another thread, even after the duel is destroyed.
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
    /// False after a difference of the board: the positions that B and F lead to are then unknown.
    bool history_known_ = true;
};

/// Returns the position that the tape shows at a difference; what cannot be seen is taken from the
/// rules. The flag is false if the history that leads to the position is unknown.
[[nodiscard]] std::pair<shisen::oracle::ModelState, bool>
position_shown(const shisen::oracle::Difference& difference);

} // namespace zx::duel
