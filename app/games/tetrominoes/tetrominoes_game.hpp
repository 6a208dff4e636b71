// The native Tetrominoes, in real time: 18.2 ticks a second, as on the PC.
#pragma once

#include <deque>
#include <optional>
#include <string>

#include "app/games/common/look.hpp"
#include "app/games/common/native_game.hpp"
#include "app/games/common/scores.hpp"
#include "games/tetrominoes/game.hpp"
#include "games/tetrominoes/replay.hpp"

namespace zx::native {

struct TetrominoesOptions {
    /// Shows neither the place where the piece lands nor the next piece, as the specification does.
    bool strict = false;
};

class TetrominoesGame final : public NativeGame {
  public:
    /// Results are added to `scores`, if there is such a file.
    explicit TetrominoesGame(TetrominoesOptions options,
                             std::optional<ScoreFile> scores = std::nullopt);

    [[nodiscard]] std::string title() const override { return "Tetrominoes"; }
    void key(const KeyPress& key) override;
    void pad_button(PadButton button) override;
    void pad_direction(PadDirection direction) override;
    void hover(play::Point) override {}
    void click(play::Point at, bool right_button) override;
    void focus_lost() override { paused_ = state_.phase != tetrominoes::Phase::Over; }
    void advance(double seconds) override;
    [[nodiscard]] bool moving() const override { return !paused_; }
    [[nodiscard]] play::Drawing draw(int width, int height) override;

    /// One line about the file of scores; empty if all is well.
    [[nodiscard]] const std::string& notice() const noexcept { return notice_; }
    [[nodiscard]] const ScoreTable& scores() const noexcept { return table_; }
    [[nodiscard]] const tetrominoes::State& state() const noexcept { return state_; }
    /// The characters of all passes so far, as `tetrominoes replay` reads them.
    [[nodiscard]] const std::string& keys() const noexcept { return recorder_.keys(); }

  private:
    enum class Button : std::uint8_t { Pause, Ghost, Next, Games, Close };

    void press(tetrominoes::Key key);
    void pass();
    void keep_score();
    void act(Button button);
    [[nodiscard]] GamePage page() const;
    void add_side(play::Drawing& drawing, const play::Box& well, double tile) const;

    tetrominoes::State state_ = tetrominoes::begin();
    tetrominoes::Recorder recorder_;
    /// Keys that wait to be read, one a pass.
    std::deque<tetrominoes::Key> waiting_;
    bool strict_;
    bool ghost_;
    bool next_;
    bool paused_ = false;
    double until_tick_;
    /// Rows by which the piece is drawn above its place, while it slides down.
    double above_ = 0;
    std::optional<ScoreFile> scores_;
    ScoreTable table_{TetrominoesScores};
    /// What is wrong with the file of scores; empty if nothing is.
    std::string notice_;
    PadDirection pad_;
    PagePlaces places_;
};

/// Draws the well of a state, and the falling piece `above` rows above its place.
void add_well(play::Drawing& drawing,
              const tetrominoes::State& state,
              const play::Box& well,
              bool ghost,
              double above);

/// Draws the picture of the game on the shelf.
void draw_tetrominoes(play::Drawing& drawing, const play::Box& box);

} // namespace zx::native
