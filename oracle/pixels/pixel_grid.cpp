#include "oracle/pixels/pixel_grid.hpp"

#include <algorithm>

namespace zx::oracle {

namespace {

int cells_for(int pixels) {
    return (pixels + CellPixels - 1) / CellPixels;
}

/// Returns the row of pixels of a cell of the display, 0 outside it.
std::uint8_t row_of_cell(const Screen& screen, int column, int y) {
    if (column < 0 || y < 0 || column >= ScreenColumns || y >= ScreenRows * CellPixels) {
        return 0;
    }
    const Bitmap bitmap = screen.at({y / CellPixels, column}).bitmap;
    return static_cast<std::uint8_t>(bitmap >> CellPixels * (CellPixels - 1 - y % CellPixels));
}

} // namespace

int PixelGrid::tile_columns() const noexcept {
    return std::min(cells_for(pitch_x), ScreenColumns / columns);
}

int PixelGrid::tile_rows() const noexcept {
    return std::min(cells_for(pitch_y), ScreenRows / rows);
}

ScreenArea PixelGrid::area(int column, int row) const noexcept {
    return {x + column * pitch_x,
            y + row * pitch_y,
            std::min(pitch_x, tile_columns() * CellPixels),
            std::min(pitch_y, tile_rows() * CellPixels)};
}

std::uint8_t eight_pixels(const Screen& screen, int x, int y) noexcept {
    const int column = x >> 3; // rounds down
    const int shift = x - column * CellPixels;
    const int both =
        row_of_cell(screen, column, y) << CellPixels | row_of_cell(screen, column + 1, y);
    return static_cast<std::uint8_t>(both >> (CellPixels - shift));
}

void add_aligned(Screen& screen, const PixelGrid& grid) {
    const auto draw = [&](const ScreenArea& tile, CharPosition place, int below, int right) {
        const int left = tile.x + right * CellPixels;
        const int top = tile.y + below * CellPixels;
        ScreenCell& cell = screen.at({place.row + below, place.column + right});
        cell = {};
        const int after = std::max(0, CellPixels - (tile.width - right * CellPixels));
        const int lines = std::min(CellPixels, tile.height - below * CellPixels);
        for (int line = 0; line < CellPixels; ++line) {
            const int of_tile =
                line < lines ? eight_pixels(screen, left, top + line) >> after << after : 0;
            cell.bitmap = cell.bitmap << CellPixels | static_cast<std::uint8_t>(of_tile);
        }
        const CharPosition middle{(top + CellPixels / 2) / CellPixels,
                                  (left + CellPixels / 2) / CellPixels};
        if (middle.row < ScreenRows && Screen::inside(middle)) {
            cell.attribute = screen.at(middle).attribute;
        }
    };
    const int columns = grid.tile_columns();
    const int rows = grid.tile_rows();
    for (int row = 0; row < grid.rows; ++row) {
        for (int column = 0; column < grid.columns; ++column) {
            const CharPosition place{FirstAlignedCell.row + row * rows,
                                     FirstAlignedCell.column + column * columns};
            for (int below = 0; below < rows; ++below) {
                for (int right = 0; right < columns; ++right) {
                    draw(grid.area(column, row), place, below, right);
                }
            }
        }
    }
}

} // namespace zx::oracle
