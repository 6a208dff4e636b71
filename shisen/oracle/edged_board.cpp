#include "shisen/oracle/edged_board.hpp"

#include <array>

#include "shisen/oracle/seen_board.hpp"

namespace shisen::oracle {

namespace {

using zx::oracle::CellPixels;

/// The size of a tile, in cells and in pixels. With 14 columns larger tiles do not fit.
constexpr int TileCells = 2;
constexpr int TilePixels = TileCells * CellPixels;

zx::oracle::Lattice lattice_at(zx::oracle::CharPosition origin) {
    zx::oracle::Lattice lattice;
    lattice.grid = {ClassicSize.columns, ClassicSize.rows};
    lattice.origin = origin;
    lattice.pitch_columns = lattice.pitch_rows = TileCells;
    lattice.extent_columns = lattice.extent_rows = TileCells;
    return lattice;
}

/// Returns lines at the right or left, and at the bottom or top, of each tile.
std::array<zx::oracle::EdgeLines, 4> lines_of_board(zx::oracle::CharPosition origin) {
    const zx::oracle::ScreenArea board{origin.column * CellPixels,
                                       origin.row * CellPixels,
                                       ClassicSize.columns * TilePixels,
                                       ClassicSize.rows * TilePixels};
    constexpr int Last = TilePixels - 1;
    return {{{board, TilePixels, TilePixels, Last, Last},
             {board, TilePixels, TilePixels, 0, Last},
             {board, TilePixels, TilePixels, Last, 0},
             {board, TilePixels, TilePixels, 0, 0}}};
}

} // namespace

zx::Result<zx::oracle::Lattice> find_edged_board(const zx::oracle::Screen& screen) {
    constexpr int LastColumn = zx::oracle::ScreenColumns - ClassicSize.columns * TileCells;
    constexpr int LastRow = zx::oracle::ScreenRows - ClassicSize.rows * TileCells;
    for (int row = 0; row <= LastRow; ++row) {
        for (int column = 0; column <= LastColumn; ++column) {
            auto lattice = lattice_at({row, column});
            for (const auto& lines : lines_of_board(lattice.origin)) {
                zx::oracle::Screen without = screen;
                zx::oracle::remove_edge_lines(without, lines);
                const auto counts = counts_of_tiles(lattice, without);
                if (full_board(counts) || full_board_but_one(counts)) {
                    lattice.edge_lines = lines;
                    return lattice;
                }
            }
        }
    }
    return zx::fail(zx::ErrorCode::NotFound, 0, "no board");
}

} // namespace shisen::oracle
