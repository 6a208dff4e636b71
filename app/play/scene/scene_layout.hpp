// The positions of all parts of a window of a given size. Lengths in pixels.
#pragma once

#include <vector>

#include "app/play/scene/view.hpp"
#include "app/toolkit/drawing.hpp"

namespace zx::play {

/// The positions of the cells of the board and of the ring around it. Cells are whole pixels wide
/// and high, so that all tiles look the same.
struct BoardGeometry {
    Box plate; ///< includes the ring
    Point origin;
    double cell_width = 0;
    double cell_height = 0;
    double ring = 0; ///< width of the ring, less than a cell
    shisen::Size size;

    /// Returns the box of a cell of the board, without the ring.
    [[nodiscard]] Box cell(shisen::Cell cell) const noexcept;
    /// Returns the middle of a cell, ring included.
    [[nodiscard]] Point middle(shisen::Cell cell) const noexcept;
    /// Returns the shorter side of a cell, the unit for lines and marks.
    [[nodiscard]] double unit() const noexcept;
};

/// Returns the largest board of that size that fits the box, centred in it. Cells are at most
/// `tallest` times as high as they are wide.
[[nodiscard]] BoardGeometry place_board(shisen::Size size, const Box& room, double tallest = 1.34);

struct SceneLayout {
    double width = 0;
    double height = 0;
    double font = 0; ///< text size of status line and buttons
    Box status;
    int status_lines = 1;     ///< 2 in a portrait window
    std::vector<Box> buttons; ///< one per entry of View::buttons
    Box foot;                 ///< the message line
    int foot_lines = 1;
    BoardGeometry board;
};

/// The smallest height of a button in pixels, large enough for touch.
inline constexpr double LeastButtonHeight = 40;

/// Lays out the window. Buttons are in rows below the board or in a column on each side, whichever
/// allows larger tiles. The board is centred horizontally, and vertically as far as the other parts
/// permit.
[[nodiscard]] SceneLayout lay_out(const View& view, double width, double height);

} // namespace zx::play
