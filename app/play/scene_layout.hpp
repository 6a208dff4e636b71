// Where everything lies in a window of a given size. Lengths in pixels.
#pragma once

#include "app/play/drawing.hpp"
#include "app/play/view.hpp"

namespace zx::play {

/// The board and the ring around it. Cells are whole pixels wide and high, so that all tiles look
/// the same.
struct BoardPlace {
    Box plate; ///< with the ring
    Point origin;
    double cell_width = 0;
    double cell_height = 0;
    double ring = 0; ///< the ring is narrower than a cell
    shisen::Size size;

    [[nodiscard]] Box cell(shisen::Cell cell) const noexcept;
    /// Of cells of the ring too.
    [[nodiscard]] Point middle(shisen::Cell cell) const noexcept;
    /// For lines and marks: the shorter side of a cell.
    [[nodiscard]] double unit() const noexcept;
};

[[nodiscard]] BoardPlace place_board(shisen::Size size, const Box& room);

struct Layout {
    double width = 0;
    double height = 0;
    double font = 0; ///< size of the text of status line and buttons
    Box status;
    Box buttons;
    bool buttons_in_column = false;
    int button_lines = 1; ///< rows, or columns at the side
    Box foot;             ///< the message's line
    BoardPlace board;
};

/// Buttons at the foot or in a column at the right, whichever leaves the larger tiles.
[[nodiscard]] Layout lay_out(const View& view, double width, double height);

} // namespace zx::play
