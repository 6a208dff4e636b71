// Cells of other places and sizes than the character cells, for a number whose digits a program draws at any
// pixel, such as 42 or 64 to a line, or in several character cells each.
#pragma once

#include <vector>

#include "oracle/cells.hpp"
#include "oracle/lattice.hpp"

namespace shisen::oracle {

/// Cells of `width` by `height` pixels; the first one begins at the pixel (x, y). Those of the next row
/// begin 8 pixels lower, so high ones overlap. Only the cells of the first 32 columns and 24 rows that lie on
/// the display are used.
struct DigitGrid {
    int x = 0;                           ///< 0 to width - 1
    int y = 0;                           ///< 0 to 7
    int width = zx::oracle::CellPixels;  ///< 4 to 8, or 16
    int height = zx::oracle::CellPixels; ///< 8, 16 or 24

    /// True if a cell is made up of several character cells.
    [[nodiscard]] bool of_large_digits() const noexcept {
        return width > zx::oracle::CellPixels || height > zx::oracle::CellPixels;
    }
    /// True for the character cells.
    [[nodiscard]] bool of_characters() const noexcept { return *this == DigitGrid{}; }
    friend constexpr bool operator==(const DigitGrid&, const DigitGrid&) = default;
};

/// Returns the grid of the character cells, then those of large digits, then every narrower one.
[[nodiscard]] std::vector<DigitGrid> digit_grids();

/// Returns a screen whose cells are those of the grid. The pixels of a narrow cell are at the left of it; its
/// colours are those of its first pixel. The bitmap of a large digit is a number that stands for all of its
/// pixels. A cell is blank if it is not on the display, or lies over a character
/// cell of the board. The screen itself is returned for the grid of the character cells.
[[nodiscard]] zx::oracle::Screen screen_in_grid(const zx::oracle::Screen& screen,
                                                const DigitGrid& grid,
                                                const zx::oracle::Lattice& lattice);

} // namespace shisen::oracle
