#include "oracle/lattice.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>

#include <fmt/format.h>

namespace zx::oracle {

namespace {

/// Describes which tiles show the same symbol: for each tile, the index of the first tile that
/// shows its symbol.
using Pattern = std::vector<int>;

std::vector<Symbol> symbols_of(const Lattice& lattice, const Screen& screen) {
    std::vector<Symbol> symbols;
    const int tiles = lattice.grid.columns * lattice.grid.rows;
    symbols.reserve(static_cast<std::size_t>(tiles));
    for (int row = 0; row < lattice.grid.rows; ++row) {
        for (int column = 0; column < lattice.grid.columns; ++column) {
            symbols.push_back(lattice.symbol(screen, column, row));
        }
    }
    return symbols;
}

/// Returns nothing if the lattice does not hold a full board at this origin.
std::optional<Pattern>
pattern_of(const Lattice& lattice, const Screen& screen, const FullBoard& full) {
    const std::vector<Symbol> symbols = symbols_of(lattice, screen);
    Counts counts;
    std::map<Symbol, int> first;
    Pattern pattern;
    for (const Symbol& symbol : symbols) {
        if (blank(symbol)) {
            return std::nullopt;
        }
        ++counts[symbol];
        pattern.push_back(
            first.try_emplace(symbol, static_cast<int>(pattern.size())).first->second);
    }
    return full(counts) ? std::optional(pattern) : std::nullopt;
}

/// True if both lattices read the same tiles: one lies within the tiles of the other.
bool same_tiles(const Lattice& a, const Lattice& b) {
    return a.pitch_columns == b.pitch_columns && a.pitch_rows == b.pitch_rows &&
           std::abs(a.origin.column - b.origin.column) < a.pitch_columns &&
           std::abs(a.origin.row - b.origin.row) < a.pitch_rows;
}

struct Found {
    Lattice lattice;
    Pattern pattern;
};

/// Finds every lattice of this pitch and extent, at any origin.
void search_places(Lattice lattice,
                   const Screen& screen,
                   const FullBoard& full,
                   std::vector<Found>& found) {
    for (int row = 0; row < ScreenRows; ++row) {
        for (int column = 0; column < ScreenColumns; ++column) {
            lattice.origin = {row, column};
            // The first tile alone rules out most origins.
            if (!lattice.fits() || blank(lattice.symbol(screen, 0, 0))) {
                continue;
            }
            if (auto pattern = pattern_of(lattice, screen, full)) {
                found.push_back({lattice, std::move(*pattern)});
            }
        }
    }
}

struct Extent {
    int columns;
    int rows;
    std::uint8_t parts = Lattice::AllParts;
};

/// The shapes of tiles, those with the fewest cells first. If two cells tell the kinds, the others
/// may carry marks. More than two columns do not fit on the screen fourteen times.
constexpr std::array Extents{Extent{1, 1},
                             Extent{2, 1},
                             Extent{1, 2},
                             Extent{2, 2, 0b1001},
                             Extent{2, 2},
                             Extent{1, 3, 0b101},
                             Extent{2, 3, 0b100001},
                             Extent{1, 3},
                             Extent{2, 3},
                             Extent{2, 4}};

/// Returns the largest distance between this many tiles that fit into the room.
int widest(int room, int tiles) {
    return tiles > 1 ? (room - 1) / (tiles - 1) : 1;
}

tl::unexpected<Error> no_board(Grid grid) {
    return fail(
        ErrorCode::NotFound,
        0,
        fmt::format("no full board of {} by {} tiles is on the screen", grid.columns, grid.rows));
}

std::vector<Found>
search(const Screen& screen, const FullBoard& full, Extent extent, const Lattice& like) {
    const Grid grid = like.grid;
    std::vector<Found> found;
    for (int rows = extent.rows; rows <= widest(ScreenRows, grid.rows); ++rows) {
        for (int columns = extent.columns; columns <= widest(ScreenColumns, grid.columns);
             ++columns) {
            Lattice lattice = like;
            lattice.pitch_columns = columns;
            lattice.pitch_rows = rows;
            lattice.extent_columns = extent.columns;
            lattice.extent_rows = extent.rows;
            lattice.parts = extent.parts;
            search_places(lattice, screen, full, found);
        }
    }
    return found;
}

Result<Lattice> only_one(const Screen& screen, const std::vector<Found>& found) {
    Lattice lattice = found.front().lattice;
    if (lattice.coloured) {
        lattice.inks = inks_of_tiles(lattice, screen);
    }
    for (const Found& other : found) {
        if (!same_tiles(other.lattice, found.front().lattice) ||
            other.pattern != found.front().pattern) {
            return fail(ErrorCode::BadValue, 0, "more than one full board is on the screen");
        }
    }
    return lattice;
}

/// Of whole tiles it is not known on which side of them the gap is, where marks may be drawn. Returns the
/// lattice with the fewest kinds, the first one of several: marks make further kinds.
const Found& fewest_kinds(const std::vector<Found>& found) {
    const auto kinds = [](const Found& one) {
        return std::set(one.pattern.begin(), one.pattern.end()).size();
    };
    return *std::min_element(found.begin(), found.end(), [&](const Found& a, const Found& b) {
        return kinds(a) < kinds(b);
    });
}

/// True if each class of `pattern` holds at most one class of `whole` that is more than an odd tile.
bool merges_only_odd_tiles(const Pattern& pattern, const Pattern& whole) {
    std::map<int, int> tiles;
    for (const int kind : whole) {
        ++tiles[kind];
    }
    std::map<int, int> held;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (tiles[whole[i]] > 1 &&
            held.try_emplace(pattern[i], whole[i]).first->second != whole[i]) {
            return false;
        }
    }
    return true;
}

/// Returns the smallest part of the tiles that tells them apart as the whole ones do, so that marks beside
/// it are none of the tile.
Lattice narrowed(const Found& whole, const Screen& screen, const FullBoard& full) {
    const Lattice& tile = whole.lattice;
    for (int cells = 1; cells < tile.extent_rows * tile.extent_columns; ++cells) {
        for (int rows = 1; rows <= std::min(cells, tile.extent_rows); ++rows) {
            const int columns = cells / rows;
            if (columns * rows != cells || columns > tile.extent_columns) {
                continue;
            }
            for (int row = 0; row <= tile.extent_rows - rows; ++row) {
                for (int column = 0; column <= tile.extent_columns - columns; ++column) {
                    for (const bool coloured : {false, true}) {
                        Lattice part = tile;
                        part.origin = {tile.origin.row + row, tile.origin.column + column};
                        part.extent_rows = rows;
                        part.extent_columns = columns;
                        part.coloured = coloured;
                        const auto pattern = pattern_of(part, screen, full);
                        if (pattern && merges_only_odd_tiles(*pattern, whole.pattern)) {
                            return part;
                        }
                    }
                }
            }
        }
    }
    return tile;
}

} // namespace

bool blank(const Symbol& symbol) noexcept {
    return std::all_of(
        symbol.begin(), symbol.end(), [](Bitmap bitmap) { return bitmap == BlankBitmap; });
}

bool Lattice::covers(CharPosition place) const noexcept {
    const int below = place.row - origin.row;
    const int right = place.column - origin.column;
    return below >= 0 && right >= 0 &&
           below < (grid.rows - 1) * pitch_rows + gap_rows + extent_rows &&
           right < (grid.columns - 1) * pitch_columns + gap_columns + extent_columns;
}

bool Lattice::fits() const noexcept {
    const CharPosition last = place(grid.columns - 1, grid.rows - 1);
    return Screen::inside(origin) &&
           Screen::inside({last.row + extent_rows - 1, last.column + extent_columns - 1});
}

Symbol Lattice::symbol(const Screen& screen, int column, int row) const {
    const CharPosition start = place(column, row);
    Symbol symbol;
    for (int below = 0; below < extent_rows; ++below) {
        for (int right = 0; right < extent_columns; ++right) {
            if (reads(below, right)) {
                const ScreenCell& cell = screen.at({start.row + below, start.column + right});
                const bool one_colour = cell.ink() == cell.paper();
                const bool as_it_is = solid || (full_cells && cell.bitmap == SolidBitmap);
                symbol.push_back(as_it_is && !one_colour ? cell.bitmap : cell.drawing());
            }
        }
    }
    if (coloured && !blank(symbol)) {
        const ScreenCell& cell = screen.at(start);
        symbol.push_back(static_cast<Bitmap>(swapped(cell) ? cell.paper() : cell.ink()) + 1);
    }
    return symbol;
}

bool Lattice::swapped(const ScreenCell& cell) const noexcept {
    return (inks >> cell.ink() & 1u) == 0 && (inks >> cell.paper() & 1u) != 0;
}

std::uint8_t inks_of_tiles(const Lattice& lattice, const Screen& screen) {
    std::array<int, 8> tiles{};
    for (int row = 0; row < lattice.grid.rows; ++row) {
        for (int column = 0; column < lattice.grid.columns; ++column) {
            ++tiles[static_cast<std::size_t>(screen.at(lattice.place(column, row)).ink())];
        }
    }
    std::uint8_t inks = 0;
    for (std::size_t ink = 0; ink < tiles.size(); ++ink) {
        inks = static_cast<std::uint8_t>(inks | (tiles[ink] > 1 ? 1u << ink : 0u));
    }
    return inks;
}

Result<Lattice>
find_lattice(const Screen& screen, Grid grid, const FullBoard& full, TileColours colours) {
    // One cell per tile is tried first; larger tiles only if no single cell distinguishes them.
    // Colours are tried last: as a rule they show marks, not kinds. Cells of INK alone are rarely tiles.
    // A board that a gap divides is rarer still.
    struct Gap {
        int columns;
        int rows;
    };
    constexpr std::array Gaps{Gap{0, 0}, Gap{1, 0}, Gap{0, 1}, Gap{1, 1}, Gap{2, 0}, Gap{0, 2}};
    for (const Gap& gap : Gaps) {
        Lattice drawings_only;
        drawings_only.grid = grid;
        drawings_only.gap_columns = gap.columns;
        drawings_only.gap_rows = gap.rows;
        Lattice coloured = drawings_only;
        coloured.coloured = true;
        Lattice solid = coloured;
        solid.solid = true;
        for (const Lattice& like : {drawings_only, coloured, solid}) {
            if (like.coloured && colours == TileColours::Ignored) {
                break;
            }
            for (const Extent& extent : Extents) {
                const std::vector<Found> found = search(screen, full, extent, like);
                if (!found.empty()) {
                    return only_one(screen, found);
                }
            }
        }
    }
    return no_board(grid);
}

Result<Lattice>
find_lattice_of_whole_tiles(const Screen& screen, Grid grid, const FullBoard& full) {
    constexpr int MostCells = 8; // bits of Lattice::parts
    std::vector<Found> found;
    for (int rows = 1; rows <= widest(ScreenRows, grid.rows); ++rows) {
        for (int columns = 1; columns <= widest(ScreenColumns, grid.columns); ++columns) {
            if (rows * columns <= MostCells) {
                search_places({grid, {}, columns, rows, columns, rows, Lattice::AllParts, true},
                              screen,
                              full,
                              found);
            }
        }
    }
    if (found.empty()) {
        return no_board(grid);
    }
    const Found best = fewest_kinds(found);
    for (Found& one : found) {
        if (same_tiles(one.lattice, best.lattice)) {
            one = {narrowed(best, screen, full), best.pattern};
        }
    }
    return only_one(screen, found);
}

} // namespace zx::oracle
