// Where everything lies in a window of a given size. Lengths in pixels.
#pragma once

#include <vector>

#include "app/play/scene/view.hpp"
#include "app/toolkit/drawing.hpp"

namespace zx::play {

/// The board and the ring around it. Cells are whole pixels wide and high, so that all tiles
/// look the same.
struct BoardGeometry {
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

/// The largest board of that size in the room, in its middle. Cells are at most `tallest` times as
/// high as they are wide.
[[nodiscard]] BoardGeometry place_board(shisen::Size size, const Box& room, double tallest = 1.34);

struct Layout {
    double width = 0;
    double height = 0;
    double font = 0; ///< size of the text of status line and buttons
    Box status;
    int status_lines = 1;     ///< 2 in a window that is higher than wide
    std::vector<Box> buttons; ///< one for each of View::buttons
    Box foot;                 ///< the message
    int foot_lines = 1;
    BoardGeometry board;
};

/// Buttons are at least this high, in pixels, so that a finger finds them.
inline constexpr double LeastButtonHeight = 40;

/// Buttons lie in rows below the board or in a column at each side, whichever leaves the larger
/// tiles. The board is in the middle of the window's width, and of its height where the other parts
/// leave room.
[[nodiscard]] Layout lay_out(const View& view, double width, double height);

} // namespace zx::play
