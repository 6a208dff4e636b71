// The shelf: a page with the games. A new game is a row in the table of shelf.cpp.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/games/common/look.hpp"
#include "app/games/common/native_game.hpp"

namespace zx::native {

struct ShelfRow {
    /// The command of the game's group: "hexes".
    const char* name;
    const char* title;
    const char* about;
    /// Draws a picture of the game in the box.
    void (*picture)(play::Drawing& drawing, const play::Box& box);
};

class Shelf final : public NativeGame {
  public:
    /// rows: at least one. selected: the row that is selected at first.
    explicit Shelf(std::vector<ShelfRow> rows, std::size_t selected = 0)
        : rows_(std::move(rows)), selected_(selected) {}

    [[nodiscard]] std::string title() const override { return "games"; }
    void key(const KeyPress& key) override;
    void pad_button(PadButton button) override;
    void pad_direction(PadDirection direction) override;
    void hover(play::Point at) override;
    void click(play::Point at, bool right_button) override;
    void advance(double) override {}
    [[nodiscard]] bool moving() const override { return false; }
    [[nodiscard]] play::Drawing draw(int width, int height) override;

    [[nodiscard]] std::size_t selected() const noexcept { return selected_; }
    /// The game that was chosen, once the shelf is closed; none if the player has left it.
    [[nodiscard]] const ShelfRow* chosen() const noexcept { return chosen_; }

  private:
    void step(int by);
    void choose();
    [[nodiscard]] std::optional<std::size_t> row_at(play::Point at) const;

    std::vector<ShelfRow> rows_;
    std::size_t selected_;
    const ShelfRow* chosen_ = nullptr;
    PadDirection pad_;
    std::vector<play::Box> places_;
};

} // namespace zx::native
