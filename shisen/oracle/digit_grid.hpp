// Cells of other places and widths than the character cells, for a number whose digits a program draws at any
// pixel, such as 42 or 64 to a line.
#pragma once

#include <vector>

#include "oracle/cells.hpp"
#include "oracle/lattice.hpp"

namespace shisen::oracle {

/// Cells of `width` by 8 pixels; the first one begins at the pixel (x, y). Only the cells of the first 32
/// columns and 24 rows that lie on the display are used.
struct DigitGrid {
    int x = 0;                          ///< 0 to width - 1
    int y = 0;                          ///< 0 to 7
    int width = zx::oracle::CellPixels; ///< 4 to 8

    /// True for the character cells.
    [[nodiscard]] bool of_characters() const noexcept { return *this == DigitGrid{}; }
    friend constexpr bool operator==(const DigitGrid&, const DigitGrid&) = default;
};

/// Returns the grid of the character cells, then every narrower one.
[[nodiscard]] std::vector<DigitGrid> digit_grids();

/// Returns a screen whose cells are those of the grid. The pixels of a narrow cell are at the left of it; its
/// colours are those of its first pixel. A cell is blank if it is not on the display, or lies over a character
/// cell of the board. The screen itself is returned for the grid of the character cells.
[[nodiscard]] zx::oracle::Screen screen_in_grid(const zx::oracle::Screen& screen,
                                                const DigitGrid& grid,
                                                const zx::oracle::Lattice& lattice);

} // namespace shisen::oracle
