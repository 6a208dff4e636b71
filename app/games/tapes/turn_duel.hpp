// A duel of a game that waits for keys: the tape on its machine and the rules receive the same keys,
// and both are compared after each step. Needs no window and no clock.
//
// Besides what oracle/turn_check.hpp lists, Game provides:
//     State shown(const State& expected, const machine::Machine&)
//                                      the state that the tape shows
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "app/duel/common/playback_machine.hpp"
#include "app/duel/common/sides_view.hpp"
#include "oracle/turn_check.hpp"

namespace zx::native {

template <class Game> class TurnDuel {
  public:
    using State = typename Game::State;
    using Step = typename Game::Step;
    using Finding = oracle::TurnFinding<Step>;

    /// `start` waits for a key of the game, after the strokes `opening` since the tape was loaded;
    /// `learned_from` has run the program and must outlive this object.
    TurnDuel(Game game,
             const machine::Machine& start,
             const oracle::Lockstep& learned_from,
             std::vector<oracle::PressedStroke> opening = {})
        : game_(game), first_game_(std::move(game)), start_(start), machine_(start),
          learned_from_(learned_from), lockstep_(machine_, learned_from), playback_(start),
          judge_(game_), strokes_(std::move(opening)) {
        playback_.show_frame(); // so that there is a picture from the beginning
        catch_up();
    }
    TurnDuel(const TurnDuel&) = delete;
    TurnDuel& operator=(const TurnDuel&) = delete;

    /// Presses the step's keys on the tape and plays the same step by the rules. Once the tape is
    /// broken, nothing has an effect. After a difference, both sides continue from what the tape
    /// shows.
    void act(const Step& step) {
        if (standing_ == duel::Standing::Broken) {
            return;
        }
        if (difference_) {
            judge_.resume(game_.shown(judge_.state(), machine_));
            difference_.reset();
        }
        playback_.show_all();
        catch_up();
        const std::size_t strokes = strokes_.size();
        difference_ = oracle::take_turn(game_, lockstep_, judge_, step, &strokes_);
        for (std::size_t i = strokes; i < strokes_.size(); ++i) {
            playback_.press(strokes_[i]);
        }
        steps_.push_back(step);
        const bool broken =
            difference_ && (difference_->fault == "hang" || difference_->fault == "reset");
        std::int64_t end = machine_.frames();
        if (broken && !strokes_.empty()) {
            end = std::min(end, strokes_.back().frame + FramesOfAHang);
        }
        playback_.end_at(end);
        standing_ = !difference_ ? duel::Standing::Agreed
                    : broken     ? duel::Standing::Broken
                                 : duel::Standing::Differs;
        if (difference_) {
            ++differences_;
            if (!first_found_) {
                first_found_ = Finding{steps_, *difference_};
            }
        }
    }

    [[nodiscard]] duel::Standing standing() const noexcept { return standing_; }
    /// Returns the difference that the last step showed.
    [[nodiscard]] const std::optional<oracle::TurnDifference>& difference() const {
        return difference_;
    }
    /// Returns the first difference of this duel, with all steps up to it.
    [[nodiscard]] const std::optional<Finding>& first_found() const { return first_found_; }
    [[nodiscard]] int differences() const noexcept { return differences_; }
    /// Returns the state by the rules.
    [[nodiscard]] const State& state() const { return judge_.state(); }
    /// Returns what is known of the tape's rules.
    [[nodiscard]] typename Game::Rules rules() const { return judge_.rules(); }
    [[nodiscard]] const Game& game() const noexcept { return game_; }
    [[nodiscard]] const std::vector<Step>& steps() const noexcept { return steps_; }
    /// Returns all strokes since the beginning, and the frame up to which the tape was judged.
    [[nodiscard]] const std::vector<oracle::PressedStroke>& strokes() const { return strokes_; }
    [[nodiscard]] std::int64_t end_frame() const { return machine_.frames(); }
    [[nodiscard]] const machine::Machine& machine() const noexcept { return machine_; }

    /// The machine that shows the tape's picture; it follows the judged machine.
    [[nodiscard]] const duel::PlaybackMachine& playback() const noexcept { return playback_; }
    /// Shows one frame. After the last key's frames, the tape continues to run.
    void show_frame() {
        playback_.show_frame();
        if (playback_.frame() >= machine_.frames() + LifeFrames &&
            standing_ != duel::Standing::Broken) {
            catch_up();
        }
    }
    void show_all() { playback_.show_all(); }

    /// Returns a function that searches for a short list of steps to the first difference. It may be
    /// called on another thread, but not after `learned_from` is destroyed.
    [[nodiscard]] std::function<Finding(const std::atomic<bool>*)> shortest_way() const {
        return
            [game = first_game_, start = start_, learned = &learned_from_, found = *first_found_](
                const std::atomic<bool>* cancel) {
                Game copy = game;
                return oracle::TurnCheck<Game>(copy, start, *learned).shrink(found, cancel);
            };
    }

  private:
    /// A tape that hangs is shown for this many frames after its last key.
    static constexpr std::int64_t FramesOfAHang = 150;
    /// The judged machine continues with the picture in steps of this many frames.
    static constexpr std::int64_t LifeFrames = 25;

    void catch_up() { lockstep_.run_idle(static_cast<int>(playback_.frame() - machine_.frames())); }

    Game game_;
    /// The game as it was before the first step, for the search.
    Game first_game_;
    machine::Machine start_;
    machine::Machine machine_;
    const oracle::Lockstep& learned_from_;
    oracle::Lockstep lockstep_;
    duel::PlaybackMachine playback_;
    oracle::TurnJudge<Game> judge_;
    duel::Standing standing_ = duel::Standing::Agreed;
    std::optional<oracle::TurnDifference> difference_;
    std::optional<Finding> first_found_;
    int differences_ = 0;
    std::vector<Step> steps_;
    std::vector<oracle::PressedStroke> strokes_;
};

} // namespace zx::native
