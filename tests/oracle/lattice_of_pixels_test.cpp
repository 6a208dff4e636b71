// Boards whose tiles do not begin at character cells are found and read.
#include <cstdint>
#include <string>

#include <doctest/doctest.h>

#include "oracle/pixels/lattice_of_pixels.hpp"
#include "oracle/pixels/pixel_grid.hpp"
#include "shisen/deal.hpp"
#include "shisen/oracle/seen_board.hpp"

using shisen::Board;
using shisen::BoardNumber;
using shisen::Cell;
using zx::oracle::Bitmap;
using zx::oracle::Lattice;
using zx::oracle::PixelGrid;
using zx::oracle::Screen;

namespace {

constexpr zx::oracle::Grid BoardGrid{14, 6};

/// The pixels of a tile, without the gap to the next one.
struct TileSize {
    int width;
    int height;
};

Screen white_screen() {
    Screen screen;
    for (auto& cell : screen.cells) {
        cell.attribute = 0x38;
    }
    return screen;
}

void flip_pixel(Screen& screen, int x, int y) {
    screen.at({y / 8, x / 8}).bitmap ^= Bitmap{1} << (63 - y % 8 * 8 - x % 8);
}

/// True if the drawing of a kind has this pixel: a different pseudo-random picture for each kind.
bool inked(int kind, int x, int y) {
    auto mixed = static_cast<std::uint32_t>(kind * 40'503 + x * 7'919 + y * 104'729);
    for (int round = 0; round < 3; ++round) {
        mixed = (mixed ^ mixed >> 15) * 2'654'435'761u;
    }
    return mixed >> 31 != 0;
}

Screen screen_with(const Board& board, const PixelGrid& grid, TileSize size) {
    Screen screen = white_screen();
    for (const Cell cell : shisen::oracle::cells_of(board.size())) {
        for (int y = 0; y < size.height; ++y) {
            for (int x = 0; x < size.width; ++x) {
                if (board.occupied(cell) && inked(board.at(cell), x, y)) {
                    flip_pixel(screen,
                               grid.x + cell.column * grid.pitch_x + x,
                               grid.y + cell.row * grid.pitch_y + y);
                }
            }
        }
    }
    return screen;
}

zx::Result<Lattice> find_in_pixels(const Screen& screen) {
    return zx::oracle::find_lattice_of_pixels(
        screen, BoardGrid, {shisen::oracle::full_board, shisen::oracle::full_board_but_one});
}

/// True if tiles look alike exactly where the board has tiles of one kind.
bool tells_kinds(Screen screen, const Lattice& lattice, const Board& board) {
    zx::oracle::add_aligned(screen, *lattice.pixels);
    const auto cells = shisen::oracle::cells_of(board.size());
    for (const Cell a : cells) {
        const auto symbol = lattice.symbol(screen, a.column, a.row);
        if (board.occupied(a) == zx::oracle::blank(symbol)) {
            return false;
        }
        for (const Cell b : cells) {
            const bool alike = board.at(a) == board.at(b);
            if (alike != (symbol == lattice.symbol(screen, b.column, b.row))) {
                return false;
            }
        }
    }
    return true;
}

} // namespace

TEST_CASE("tiles at any pixel distance are found and read") {
    struct Case {
        PixelGrid grid;
        TileSize size;
    };
    for (const auto& [grid, size] : {Case{{14, 6, 9, 30, 17, 21}, {16, 20}},
                                     Case{{14, 6, 2, 20, 18, 24}, {15, 22}},
                                     Case{{14, 6, 16, 32, 16, 20}, {16, 16}},
                                     Case{{14, 6, 31, 5, 12, 13}, {11, 12}},
                                     Case{{14, 6, 3, 1, 15, 31}, {13, 30}}}) {
        CAPTURE(grid.pitch_x);
        CAPTURE(grid.pitch_y);
        Board board = shisen::deal(BoardNumber{1234}, shisen::ClassicSize);
        const auto lattice = find_in_pixels(screen_with(board, grid, size));
        REQUIRE(lattice);
        REQUIRE(lattice->pixels);
        CHECK(lattice->pixels->pitch_x == grid.pitch_x);
        CHECK(lattice->pixels->pitch_y == grid.pitch_y);
        CHECK(tells_kinds(screen_with(board, grid, size), *lattice, board));
        // Another board, with empty places.
        board = shisen::deal(BoardNumber{7}, shisen::ClassicSize);
        for (const Cell cell : {Cell{0, 0}, Cell{13, 5}, Cell{6, 2}}) {
            board.remove(cell);
        }
        CHECK(tells_kinds(screen_with(board, grid, size), *lattice, board));
    }
}

TEST_CASE("a mark on one tile does not hide a board of pixels") {
    const PixelGrid grid{14, 6, 9, 30, 17, 21};
    const Board board = shisen::deal(BoardNumber{99}, shisen::ClassicSize);
    Screen screen = screen_with(board, grid, {16, 20});
    for (int i = 0; i < 12; ++i) {
        flip_pixel(screen, grid.x + i, grid.y + i);
    }
    CHECK(find_in_pixels(screen));
}

TEST_CASE("a screen without a board of pixels is refused") {
    CHECK_FALSE(find_in_pixels(white_screen()));
    const PixelGrid grid{14, 6, 9, 30, 17, 21};
    Board board = shisen::deal(BoardNumber{99}, shisen::ClassicSize);
    board.remove({3, 3});
    CHECK_FALSE(find_in_pixels(screen_with(board, grid, {16, 20})));
}

TEST_CASE("eight pixels are read across cells and at the edges") {
    Screen screen = white_screen();
    flip_pixel(screen, 0, 0);
    flip_pixel(screen, 8, 0);
    flip_pixel(screen, 255, 191);
    CHECK(zx::oracle::eight_pixels(screen, 0, 0) == 0x80);
    CHECK(zx::oracle::eight_pixels(screen, 1, 0) == 0x01);
    CHECK(zx::oracle::eight_pixels(screen, -1, 0) == 0x40);
    CHECK(zx::oracle::eight_pixels(screen, -20, 0) == 0);
    CHECK(zx::oracle::eight_pixels(screen, 250, 191) == 0x04);
    CHECK(zx::oracle::eight_pixels(screen, 250, 192) == 0);
    CHECK(zx::oracle::eight_pixels(screen, 300, 10) == 0);
}
