#include "shisen/oracle/edged_board.hpp"

#include <array>
#include <optional>
#include <vector>

#include "shisen/oracle/seen_board.hpp"

namespace shisen::oracle {

namespace {

using zx::oracle::CellPixels;
using zx::oracle::EdgeLines;
using zx::oracle::Lattice;

/// The width of a tile in cells. With 14 columns wider tiles do not fit.
constexpr int TileColumns = 2;
/// The heights of a tile in cells.
constexpr std::array TileRows{2, 3};
constexpr int Width = TileColumns * CellPixels;
constexpr int Thickest = 2;

Lattice lattice_at(zx::oracle::CharPosition origin, int tile_rows) {
    Lattice lattice;
    lattice.grid = {ClassicSize.columns, ClassicSize.rows};
    lattice.origin = origin;
    lattice.pitch_columns = lattice.extent_columns = TileColumns;
    lattice.pitch_rows = lattice.extent_rows = tile_rows;
    return lattice;
}

/// Returns lines at the right or left, and at the bottom or top, of each tile.
std::vector<EdgeLines> lines_of_board(const Lattice& lattice) {
    const int height = lattice.extent_rows * CellPixels;
    const zx::oracle::ScreenArea board{lattice.origin.column * CellPixels,
                                       lattice.origin.row * CellPixels,
                                       ClassicSize.columns * Width,
                                       ClassicSize.rows * height};
    std::vector<EdgeLines> lines;
    for (int thickness = 1; thickness <= Thickest; ++thickness) {
        for (const int row : {height - 1, 0}) {
            for (const int column : {Width - 1, 0}) {
                lines.push_back({board, Width, height, column, row, thickness});
            }
        }
    }
    return lines;
}

/// Returns the lines without which the lattice holds a full board.
std::optional<EdgeLines> lines_in(const zx::oracle::Screen& screen, const Lattice& lattice) {
    for (const EdgeLines& lines : lines_of_board(lattice)) {
        zx::oracle::Screen without = screen;
        zx::oracle::remove_edge_lines(without, lines);
        const auto counts = counts_of_tiles(lattice, without);
        if (full_board(counts) || full_board_but_one(counts)) {
            return lines;
        }
    }
    return std::nullopt;
}

} // namespace

zx::Result<Lattice> find_edged_board(const zx::oracle::Screen& screen) {
    constexpr int LastColumn = zx::oracle::ScreenColumns - ClassicSize.columns * TileColumns;
    for (const int tile_rows : TileRows) {
        for (int row = 0; row + ClassicSize.rows * tile_rows <= zx::oracle::ScreenRows; ++row) {
            for (int column = 0; column <= LastColumn; ++column) {
                Lattice lattice = lattice_at({row, column}, tile_rows);
                lattice.edge_lines = lines_in(screen, lattice);
                if (lattice.edge_lines) {
                    return lattice;
                }
            }
        }
    }
    return zx::fail(zx::ErrorCode::NotFound, 0, "no board");
}

} // namespace shisen::oracle
