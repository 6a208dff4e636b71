// Tiles that do not begin at character cells: reads them as if they did.
//
// A program that draws into the display file itself may place its tiles at any pixel, for example 15
// pixels apart. add_aligned() copies the pixels of each tile to cells of the Screen that are not on
// the display, so that everything that reads cells reads these tiles, too.
#pragma once

#include <cstdint>

#include "oracle/cells.hpp"

namespace zx::oracle {

struct PixelGrid {
    int columns = 0;
    int rows = 0;
    /// The first pixel of the first tile. It may be outside the screen, where no pixel is set.
    int x = 0;
    int y = 0;
    /// The distance between tiles, in pixels.
    int pitch_x = 0;
    int pitch_y = 0;

    /// The cells of an aligned tile: all of its pixels, or as many columns as fit beside each other.
    [[nodiscard]] int tile_columns() const noexcept;
    [[nodiscard]] int tile_rows() const noexcept;
    /// Returns the pixels of a tile that are read.
    [[nodiscard]] ScreenArea area(int column, int row) const noexcept;
    friend bool operator==(const PixelGrid&, const PixelGrid&) = default;
};

/// Returns eight pixels of the display beside each other, the leftmost in bit 7; 0 for those outside.
[[nodiscard]] std::uint8_t eight_pixels(const Screen& screen, int x, int y) noexcept;

/// Draws the tiles of the grid in the aligned cells, the first one at `FirstAlignedCell`. Each cell has the
/// attribute of the display cell in which its middle pixel is.
void add_aligned(Screen& screen, const PixelGrid& grid);

} // namespace zx::oracle
