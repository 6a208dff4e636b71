// Where the hexagons of a grid are drawn.
#pragma once

#include "app/toolkit/drawing.hpp"
#include "games/hexes/grid.hpp"

namespace zx::native {

class HexesScene {
  public:
    /// The grid is centred in the box.
    explicit HexesScene(const play::Box& box);

    [[nodiscard]] play::Point centre(hexes::Cell cell) const;
    /// Half the width of a hexagon.
    [[nodiscard]] double radius() const noexcept { return 24 * scale_; }
    /// The outline of a hexagon; size 1 touches its neighbours.
    [[nodiscard]] play::Outline outline(play::Point centre, double size) const;
    [[nodiscard]] bool contains(hexes::Cell cell, play::Point at) const;

    void add_cell(play::Drawing& drawing, hexes::Cell cell, int visits) const;
    void add_cursor(play::Drawing& drawing, hexes::Cell cell) const;
    /// Draws a frame around a cell that a move can enter.
    void add_frame(play::Drawing& drawing, hexes::Cell cell, play::Rgba colour, double width) const;

  private:
    play::Point origin_;
    double scale_ = 1;
};

} // namespace zx::native
