// The duel of Tetrominoes: a tape beside the rules, frame by frame. The rules follow the tape's ticks.
// At the first difference both stop, so that it can be seen.
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/duel/common/duel_game.hpp"
#include "app/duel/common/search.hpp"
#include "app/games/tapes/tetrominoes_tape.hpp"
#include "app/run/run_options.hpp"

namespace zx::native {

class TetrominoesDuel final : public duel::DuelGame {
  public:
    using Press = tetrominoes::Press;
    using Finding = oracle::TurnFinding<Press>;

    /// run: file, ROM and model; an empty file means the bundled tape. strict: see TetrominoesTape.
    explicit TetrominoesDuel(app::RunOptions run, bool strict = false)
        : run_options_(std::move(run)), strict_(strict) {}

    [[nodiscard]] std::string command() const override { return "tetrominoes duel"; }
    [[nodiscard]] app::Outcome<void> prepare(app::Streams& streams,
                                             const duel::Progress& progress) override;
    void begin() override;
    void key(const std::string& name, bool repeat) override;
    /// Left and right of the well move the piece, the well itself drops it; the right button turns.
    void click(const duel::DuelScene& scene, play::Point at, bool right_button) override;
    void show_frame() override;
    [[nodiscard]] bool take_changed() override { return std::exchange(changed_, false); }
    [[nodiscard]] const machine::Machine& shown() const override {
        return first_picture_ ? *first_picture_ : run_->machine();
    }
    [[nodiscard]] duel::DuelScene
    compose(const std::string& notice, int width, int height) const override;
    [[nodiscard]] std::string script() const override;

    /// Plays the presses at once, until there is a difference.
    void play(const std::vector<Press>& presses);
    /// Searches for a short list of presses at once, if there is a difference.
    void shorten();
    /// Without a window, the picture has no line about keys.
    void set_window(bool window) noexcept { window_ = window; }
    [[nodiscard]] const std::optional<oracle::TurnDifference>& difference() const {
        return difference_;
    }
    [[nodiscard]] const tetrominoes::State& state() const { return run_->state(); }
    [[nodiscard]] std::string title() const;
    /// "Shortest list of keys (2 keys): j12 k15"; empty if there is none.
    [[nodiscard]] std::string shortest() const;
    [[nodiscard]] const TetrominoesTape& tape() const { return *tape_; }

  private:
    void line_up(char key);
    void run_frame();
    [[nodiscard]] duel::SidesView view(const std::string& notice) const;

    app::RunOptions run_options_;
    bool strict_;
    std::unique_ptr<const TetrominoesTape> tape_;
    std::optional<tetrominoes::TapeRun> run_;
    /// Shows the picture before the first frame; then it is empty.
    std::optional<machine::Machine> first_picture_;
    /// What has been pressed, with the frames that have passed since.
    std::vector<Press> presses_;
    /// Keys that are not pressed yet.
    std::deque<char> waiting_;
    bool paused_ = false;
    std::optional<oracle::TurnDifference> difference_;
    duel::Search<Finding> search_;
    std::optional<Finding> shortest_;
    bool window_ = true;
    bool changed_ = true;
};

} // namespace zx::native
