#include "shisen/oracle/whole_tiles.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "shisen/oracle/seen_board.hpp"

namespace shisen::oracle {

namespace {

/// Returns the drawing of most tiles at this offset from their first cell, if at least two thirds have it: the
/// cell belongs to no drawing then.
std::optional<zx::oracle::Bitmap> drawing_of_most(const zx::oracle::Screen& screen,
                                                  const zx::oracle::Lattice& lattice,
                                                  zx::oracle::CharPosition offset) {
    std::map<zx::oracle::Bitmap, int> drawings;
    for (const Cell cell : cells_of(ClassicSize)) {
        const auto place = lattice.place(cell.column, cell.row);
        ++drawings[screen.at({place.row + offset.row, place.column + offset.column}).bitmap];
    }
    const auto most =
        std::max_element(drawings.begin(), drawings.end(), [](const auto& a, const auto& b) {
            return a.second < b.second;
        });
    return 3 * most->second >= 2 * ClassicSize.cells() ? std::optional(most->first) : std::nullopt;
}

/// Returns the number of tiles of which the cells have other colours, without INK, than those of most tiles, or
/// another drawing where most tiles have the same. If marks colour or invert whole tiles, these are fewest where
/// the tiles begin.
int odd_tiles(const zx::oracle::Screen& screen, const zx::oracle::Lattice& lattice) {
    constexpr unsigned AllButInk = 0xf8;
    std::map<std::vector<std::uint64_t>, int> tiles;
    std::vector<std::vector<std::uint64_t>> looks(static_cast<std::size_t>(ClassicSize.cells()));
    for (int row = 0; row < lattice.extent_rows; ++row) {
        for (int column = 0; column < lattice.extent_columns; ++column) {
            const auto common = drawing_of_most(screen, lattice, {row, column});
            std::size_t tile = 0;
            for (const Cell cell : cells_of(ClassicSize)) {
                const auto place = lattice.place(cell.column, cell.row);
                const auto& seen = screen.at({place.row + row, place.column + column});
                looks[tile].push_back(seen.attribute & AllButInk);
                looks[tile].push_back(common ? seen.bitmap : 0);
                ++tile;
            }
        }
    }
    for (const auto& look : looks) {
        ++tiles[look];
    }
    int most = 0;
    for (const auto& [look, count] : tiles) {
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
    whole.kind_colours.clear();
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
            const int odd = odd_tiles(screen, whole);
            if (!best || odd < fewest) {
                best = whole;
                fewest = odd;
            }
        }
    }
    return best;
}

} // namespace shisen::oracle
