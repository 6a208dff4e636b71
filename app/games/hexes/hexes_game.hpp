// The native Hexes: puzzle, undo and redo, hints that do not lose, a light that says whether the
// puzzle can still be won, and the winning line on request.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/games/common/look.hpp"
#include "app/games/common/native_game.hpp"
#include "app/games/common/scores.hpp"
#include "games/hexes/deal.hpp"
#include "games/hexes/solver.hpp"

namespace zx::native {

/// Returns numbers for new puzzles; 0 counts as 1.
using PuzzleChance = std::function<hexes::PuzzleNumber()>;

class HexesGame final : public NativeGame {
  public:
    /// Times are added to `scores`, if there is such a file.
    HexesGame(hexes::PuzzleNumber number,
              PuzzleChance chance,
              std::optional<ScoreFile> scores = std::nullopt);

    [[nodiscard]] std::string title() const override { return "Hexes"; }
    void key(const KeyPress& key) override;
    void pad_button(PadButton button) override;
    void pad_direction(PadDirection direction) override;
    void hover(play::Point at) override;
    void click(play::Point at, bool right_button) override;
    void advance(double seconds) override;
    [[nodiscard]] bool moving() const override {
        return !shown_line_.empty() || message_seconds_ > 0;
    }
    [[nodiscard]] play::Drawing draw(int width, int height) override;

    [[nodiscard]] const hexes::Position& position() const { return history_[now_]; }
    [[nodiscard]] hexes::PuzzleNumber number() const noexcept { return number_; }
    /// Whether the position can be won, as the light shows it.
    [[nodiscard]] hexes::SolverOutcome outlook() const noexcept { return verdict_.outcome; }
    [[nodiscard]] std::optional<hexes::Direction> hint() const noexcept { return hint_; }
    /// The best times of puzzles that were solved without help.
    [[nodiscard]] const ScoreTable& scores() const noexcept { return table_; }
    [[nodiscard]] bool helped() const noexcept { return helped_; }

  private:
    enum class Action : std::uint8_t {
        New,
        Number,
        Restart,
        Undo,
        Redo,
        Hint,
        ShowMe,
        Rescue,
        Games
    };

    void begin(hexes::PuzzleNumber number);
    void move(hexes::Direction direction);
    void act(Action action);
    void type_number(const std::string& name);
    void go_to(std::size_t state);
    void judge();
    /// Adds the time of a puzzle solved without help. Returns the message for the player.
    [[nodiscard]] std::string keep_time();
    void say(std::string message);
    [[nodiscard]] GamePage page() const;
    [[nodiscard]] std::optional<hexes::Direction> direction_at(play::Point at) const;

    PuzzleChance chance_;
    hexes::PuzzleNumber number_ = 1;
    /// All positions of this game; those after now_ are undone.
    std::vector<hexes::Position> history_;
    std::size_t now_ = 0;
    hexes::Verdict verdict_;
    std::optional<hexes::Direction> hint_;
    /// The direction that the pointer or the gamepad shows.
    std::optional<hexes::Direction> aim_;
    bool helped_ = false;
    /// Seconds since the first move.
    double seconds_ = 0;
    bool timed_ = false;
    std::optional<ScoreFile> scores_;
    ScoreTable table_{HexesScores};
    /// The rest of the winning line that is being shown.
    std::vector<hexes::Direction> shown_line_;
    double until_step_ = 0;
    /// The digits of a number that is being typed.
    std::optional<std::string> typed_;
    std::string message_;
    double message_seconds_ = 0;
    PagePlaces places_;
};

/// Returns a drawing of the grid in a box, for the game and for the shelf.
void add_hexes(play::Drawing& drawing, const hexes::Position& position, const play::Box& box);

/// Draws the picture of the game on the shelf.
void draw_hexes(play::Drawing& drawing, const play::Box& box);

} // namespace zx::native
