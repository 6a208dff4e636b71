#include "shisen/oracle/whole_tiles.hpp"

#include <algorithm>
#include <map>
#include <vector>

#include "shisen/oracle/seen_board.hpp"

namespace shisen::oracle {

namespace {

/// Returns the number of tiles of which the cells have other colours, without INK, than those of most tiles. If
/// marks colour whole tiles, these are fewest where the tiles begin.
int tiles_of_odd_paper(const zx::oracle::Screen& screen, const zx::oracle::Lattice& lattice) {
    constexpr unsigned AllButInk = 0xf8;
    std::map<std::vector<unsigned>, int> tiles;
    for (const Cell cell : cells_of(ClassicSize)) {
        const auto place = lattice.place(cell.column, cell.row);
        std::vector<unsigned> colours;
        for (int row = 0; row < lattice.extent_rows; ++row) {
            for (int column = 0; column < lattice.extent_columns; ++column) {
                colours.push_back(screen.at({place.row + row, place.column + column}).attribute &
                                  AllButInk);
            }
        }
        ++tiles[colours];
    }
    int most = 0;
    for (const auto& [colours, count] : tiles) {
        most = std::max(most, count);
    }
    return ClassicSize.cells() - most;
}

} // namespace

bool shows_full_board(const zx::oracle::Screen& screen, const zx::oracle::Lattice& lattice) {
    const zx::oracle::Counts counts = counts_of_tiles(lattice, screen);
    return full_board(counts) || full_board_but_one(counts);
}

std::optional<zx::oracle::Lattice> whole_tiles(const zx::oracle::Screen& screen,
                                               const zx::oracle::Lattice& lattice) {
    constexpr int MostCells = 8; // bits of Lattice::parts
    zx::oracle::Lattice whole = lattice;
    whole.extent_columns = lattice.pitch_columns;
    whole.extent_rows = lattice.pitch_rows;
    whole.parts = zx::oracle::Lattice::AllParts;
    whole.near = {};
    if (whole.extent_columns * whole.extent_rows > MostCells) {
        return std::nullopt;
    }
    std::optional<zx::oracle::Lattice> best;
    int fewest = 0;
    for (int up = 0; up < lattice.pitch_rows; ++up) {
        for (int left = 0; left < lattice.pitch_columns; ++left) {
            whole.origin = {lattice.origin.row - up, lattice.origin.column - left};
            if (!zx::oracle::Screen::inside(whole.origin) || !whole.fits() ||
                !shows_full_board(screen, whole)) {
                continue;
            }
            const int odd = tiles_of_odd_paper(screen, whole);
            if (!best || odd < fewest) {
                best = whole;
                fewest = odd;
            }
        }
    }
    return best;
}

} // namespace shisen::oracle
