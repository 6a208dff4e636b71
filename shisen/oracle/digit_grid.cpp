#include "shisen/oracle/digit_grid.hpp"

#include <cstdint>

namespace shisen::oracle {
namespace {

using zx::oracle::CellPixels;
using zx::oracle::CharPosition;
using zx::oracle::Screen;
using zx::oracle::ScreenColumns;
using zx::oracle::ScreenRows;

constexpr int ScreenWidth = ScreenColumns * CellPixels;
constexpr int ScreenHeight = ScreenRows * CellPixels;
constexpr int NarrowestDigit = 4;

/// Returns the eight pixels of a line from x on; those beyond the display are 0.
unsigned pixels_from(const Screen& screen, int x, int y) {
    const auto byte = [&](int column) {
        if (column >= ScreenColumns) {
            return 0u;
        }
        const zx::oracle::Bitmap bitmap = screen.at({y / CellPixels, column}).bitmap;
        const int below = CellPixels - 1 - y % CellPixels;
        return static_cast<unsigned>(bitmap >> (below * CellPixels) & 0xff);
    };
    const unsigned both = byte(x / CellPixels) << CellPixels | byte(x / CellPixels + 1);
    return both >> (CellPixels - x % CellPixels) & 0xff;
}

/// Returns a cell that stands for the character cells of a large digit; a blank one if they are blank, or if one
/// of them is not on the display or belongs to the board.
zx::oracle::ScreenCell large_cell(const Screen& screen,
                                  const DigitGrid& grid,
                                  CharPosition first,
                                  const zx::oracle::Lattice& lattice) {
    // Bitmaps that differ give different products, because the factor is odd.
    constexpr zx::oracle::Bitmap Factor = 0x9e3779b97f4a7c15u;
    zx::oracle::ScreenCell large;
    for (int below = 0; below < grid.height / CellPixels; ++below) {
        for (int right = 0; right < grid.width / CellPixels; ++right) {
            const CharPosition place{first.row + below, first.column + right};
            if (place.row >= ScreenRows || place.column >= ScreenColumns || lattice.covers(place)) {
                return {};
            }
            large.bitmap = (large.bitmap ^ screen.at(place).drawing()) * Factor;
        }
    }
    large.attribute = screen.at(first).attribute;
    return large;
}

Screen screen_of_large_digits(const Screen& screen,
                              const DigitGrid& grid,
                              const zx::oracle::Lattice& lattice) {
    Screen divided;
    divided.border = screen.border;
    for (int row = 0; row < ScreenRows; ++row) {
        for (int column = 0; column < ScreenColumns; ++column) {
            const int first = (grid.x + column * grid.width) / CellPixels;
            divided.at({row, column}) = large_cell(screen, grid, {row, first}, lattice);
        }
    }
    return divided;
}

} // namespace

std::vector<DigitGrid> digit_grids() {
    std::vector<DigitGrid> grids{{}};
    for (const int height : {2 * CellPixels, 3 * CellPixels}) {
        grids.push_back({0, 0, CellPixels, height});
    }
    for (const int height : {CellPixels, 2 * CellPixels, 3 * CellPixels}) {
        for (const int x : {0, CellPixels}) {
            grids.push_back({x, 0, 2 * CellPixels, height});
        }
    }
    // In another grid of this width a part of a digit in character cells would do for the whole.
    for (int width = CellPixels - 1; width >= NarrowestDigit; --width) {
        for (int y = 0; y < CellPixels; ++y) {
            for (int x = 0; x < width; ++x) {
                grids.push_back({x, y, width});
            }
        }
    }
    return grids;
}

Screen
screen_in_grid(const Screen& screen, const DigitGrid& grid, const zx::oracle::Lattice& lattice) {
    if (grid.of_characters()) {
        return screen;
    }
    if (grid.of_large_digits()) {
        return screen_of_large_digits(screen, grid, lattice);
    }
    Screen divided;
    divided.border = screen.border;
    const unsigned mask = 0xffu << (CellPixels - grid.width) & 0xffu;
    for (int row = 0; row < ScreenRows; ++row) {
        for (int column = 0; column < ScreenColumns; ++column) {
            const int x = grid.x + column * grid.width;
            const int y = grid.y + row * CellPixels;
            const int right = x + grid.width - 1;
            const int bottom = y + CellPixels - 1;
            if (right >= ScreenWidth || bottom >= ScreenHeight) {
                continue;
            }
            const CharPosition first{y / CellPixels, x / CellPixels};
            const CharPosition last{bottom / CellPixels, right / CellPixels};
            if (lattice.covers(first) || lattice.covers(last) ||
                lattice.covers({first.row, last.column}) ||
                lattice.covers({last.row, first.column})) {
                continue;
            }
            zx::oracle::ScreenCell& cell = divided.at({row, column});
            cell.attribute = screen.at(first).attribute;
            for (int line = y; line <= bottom; ++line) {
                cell.bitmap = cell.bitmap << CellPixels | (pixels_from(screen, x, line) & mask);
            }
        }
    }
    return divided;
}

} // namespace shisen::oracle
