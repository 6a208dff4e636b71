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

/// For each place of the display, the number of the symbol of a tile that begins there: equal symbols
/// have equal numbers, from 1; a blank symbol has the number 0.
class SymbolNumbers {
  public:
    /// Numbers the symbols of tiles of this lattice's extent. Its origin, pitch and gap do not count.
    SymbolNumbers(const Lattice& shape, const Screen& screen) {
        std::map<Symbol, int> known;
        for (int row = 0; row + shape.extent_rows <= ScreenRows; ++row) {
            for (int column = 0; column + shape.extent_columns <= ScreenColumns; ++column) {
                const Symbol symbol = shape.symbol_at(screen, {row, column});
                if (!blank(symbol)) {
                    numbers_[index({row, column})] =
                        known.try_emplace(symbol, static_cast<int>(known.size()) + 1).first->second;
                }
            }
        }
        largest_ = static_cast<int>(known.size());
    }

    /// The place must be on the display.
    [[nodiscard]] int at(CharPosition place) const noexcept { return numbers_[index(place)]; }
    [[nodiscard]] int largest() const noexcept { return largest_; }

  private:
    static constexpr std::size_t index(CharPosition place) noexcept {
        return static_cast<std::size_t>(place.row) * ScreenColumns +
               static_cast<std::size_t>(place.column);
    }
    std::array<int, std::size_t{ScreenRows} * ScreenColumns> numbers_{};
    int largest_ = 0;
};

/// Returns nothing if the lattice does not hold a full board at this origin.
std::optional<Pattern>
pattern_of(const Lattice& lattice, const SymbolNumbers& numbers, const FullBoard& full) {
    const std::size_t tiles = static_cast<std::size_t>(lattice.grid.columns) *
                              static_cast<std::size_t>(lattice.grid.rows);
    Pattern pattern;
    pattern.reserve(tiles);
    constexpr int None = -1;
    std::vector<int> first(static_cast<std::size_t>(numbers.largest()) + 1, None);
    std::vector<int> count(tiles);
    for (int row = 0; row < lattice.grid.rows; ++row) {
        for (int column = 0; column < lattice.grid.columns; ++column) {
            const int number = numbers.at(lattice.place(column, row));
            if (number == 0) {
                return std::nullopt;
            }
            int& first_tile = first[static_cast<std::size_t>(number)];
            if (first_tile == None) {
                first_tile = static_cast<int>(pattern.size());
            }
            ++count[static_cast<std::size_t>(first_tile)];
            pattern.push_back(first_tile);
        }
    }
    count.erase(std::remove(count.begin(), count.end(), 0), count.end());
    return full(count) ? std::optional(std::move(pattern)) : std::nullopt;
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

/// Finds every lattice of this pitch and extent, at any origin. `numbers` are for its extent.
void search_places(Lattice lattice,
                   const SymbolNumbers& numbers,
                   const FullBoard& full,
                   std::vector<Found>& found) {
    for (int row = 0; row < ScreenRows; ++row) {
        for (int column = 0; column < ScreenColumns; ++column) {
            lattice.origin = {row, column};
            // The first tile alone rules out most origins.
            if (!lattice.fits() || numbers.at(lattice.origin) == 0) {
                continue;
            }
            if (auto pattern = pattern_of(lattice, numbers, full)) {
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
    return fail(ErrorCode::NotFound,
                0,
                fmt::format("no board of {} by {} tiles, four of each kind, is on the screen",
                            grid.columns,
                            grid.rows));
}

/// Finds every lattice of this extent, with the gaps of `like`.
std::vector<Found>
search(const SymbolNumbers& numbers, const FullBoard& full, const Lattice& like) {
    const Grid grid = like.grid;
    std::vector<Found> found;
    for (int rows = like.extent_rows; rows <= widest(ScreenRows, grid.rows); ++rows) {
        for (int columns = like.extent_columns; columns <= widest(ScreenColumns, grid.columns);
             ++columns) {
            Lattice lattice = like;
            lattice.pitch_columns = columns;
            lattice.pitch_rows = rows;
            search_places(lattice, numbers, full, found);
        }
    }
    return found;
}

Result<Lattice> only_one(const Screen& screen, const std::vector<Found>& found) {
    Lattice lattice = found.front().lattice;
    if (lattice.coloured && !lattice.two_colours) {
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

/// Returns all parts of a tile but the whole one, each as a lattice of its own, those of the fewest cells
/// first.
std::vector<Lattice> parts_of(const Lattice& tile) {
    std::vector<Lattice> parts;
    for (int rows = 1; rows <= tile.extent_rows; ++rows) {
        for (int columns = 1; columns <= tile.extent_columns; ++columns) {
            for (int row = 0; row <= tile.extent_rows - rows; ++row) {
                for (int column = 0; column <= tile.extent_columns - columns; ++column) {
                    Lattice& part = parts.emplace_back(tile);
                    part.origin = {tile.origin.row + row, tile.origin.column + column};
                    part.extent_rows = rows;
                    part.extent_columns = columns;
                }
            }
        }
    }
    const auto cells = [](const Lattice& part) { return part.extent_rows * part.extent_columns; };
    std::stable_sort(parts.begin(), parts.end(), [&](const Lattice& a, const Lattice& b) {
        return cells(a) < cells(b);
    });
    parts.pop_back(); // the whole tile
    return parts;
}

/// Returns the smallest part of the tiles that tells them apart as the whole ones do, so that marks beside
/// it are none of the tile.
Lattice narrowed(const Found& whole, const Screen& screen, const FullBoard& full) {
    for (Lattice& part : parts_of(whole.lattice)) {
        for (const bool coloured : {false, true}) {
            part.coloured = coloured;
            const auto pattern = pattern_of(part, SymbolNumbers(part, screen), full);
            if (pattern && merges_only_odd_tiles(*pattern, whole.pattern)) {
                return part;
            }
        }
    }
    return whole.lattice;
}

} // namespace

bool blank(const Symbol& symbol) noexcept {
    return std::all_of(
        symbol.begin(), symbol.end(), [](Bitmap bitmap) { return bitmap == BlankBitmap; });
}

ScreenArea Lattice::area(int column, int row) const noexcept {
    if (pixels) {
        return pixels->area(column, row);
    }
    const CharPosition start = place(column, row);
    return {start.column * CellPixels,
            start.row * CellPixels,
            extent_columns * CellPixels,
            extent_rows * CellPixels};
}

bool Lattice::covers(CharPosition place) const noexcept {
    if (pixels && place.row < ScreenRows) {
        const ScreenArea first = area(0, 0);
        const ScreenArea last = area(grid.columns - 1, grid.rows - 1);
        const int x = place.column * CellPixels;
        const int y = place.row * CellPixels;
        return x + CellPixels > first.x && x < last.x + last.width && y + CellPixels > first.y &&
               y < last.y + last.height;
    }
    const int below = place.row - origin.row;
    const int right = place.column - origin.column;
    return below >= 0 && right >= 0 &&
           below < (grid.rows - 1) * pitch_rows + gap_rows + extent_rows &&
           right < (grid.columns - 1) * pitch_columns + gap_columns + extent_columns;
}

bool Lattice::fits() const noexcept {
    const CharPosition tile = place(grid.columns - 1, grid.rows - 1);
    const CharPosition last{tile.row + extent_rows - 1, tile.column + extent_columns - 1};
    const bool both_aligned_or_none = (origin.row < ScreenRows) == (last.row < ScreenRows);
    return Screen::inside(origin) && Screen::inside(last) && both_aligned_or_none;
}

Symbol Lattice::symbol(const Screen& screen, int column, int row) const {
    return symbol_at(screen, place(column, row));
}

Symbol Lattice::symbol_at(const Screen& screen, CharPosition start) const {
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
        symbol.push_back(colour(screen.at(start)));
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

Counts counts_of_tiles(const Lattice& lattice, const Screen& screen) {
    std::map<Symbol, int> tiles;
    for (int row = 0; row < lattice.grid.rows; ++row) {
        for (int column = 0; column < lattice.grid.columns; ++column) {
            ++tiles[lattice.symbol(screen, column, row)];
        }
    }
    Counts counts;
    for (const auto& [symbol, count] : tiles) {
        counts.push_back(count);
    }
    return counts;
}

Result<Lattice>
find_lattice(const Screen& screen, Grid grid, const FullBoard& full, TileColours colours) {
    // One cell per tile is tried first; larger tiles only if no single cell distinguishes them.
    // Colours are tried last: as a rule they show marks, not kinds. Cells of INK alone are rarely tiles.
    // A board that a gap divides is rarer still.
    constexpr int WidestGap = 2;
    Lattice coloured;
    coloured.coloured = true;
    Lattice solid = coloured;
    solid.solid = true;
    Lattice both = coloured;
    both.two_colours = true;
    std::vector<Lattice> ways{colours == TileColours::Both ? both : Lattice{}};
    if (colours == TileColours::TriedLast) {
        ways.insert(ways.end(), {coloured, solid});
    }
    std::map<std::pair<std::size_t, std::size_t>, SymbolNumbers> numbers;
    for (int gap = 0; gap < (WidestGap + 1) * (WidestGap + 1); ++gap) {
        for (std::size_t way = 0; way < ways.size(); ++way) {
            for (std::size_t i = 0; i < Extents.size(); ++i) {
                Lattice like = ways[way];
                like.grid = grid;
                like.gap_columns = gap % (WidestGap + 1);
                like.gap_rows = gap / (WidestGap + 1);
                like.extent_columns = Extents[i].columns;
                like.extent_rows = Extents[i].rows;
                like.parts = Extents[i].parts;
                const auto& symbols = numbers.try_emplace({way, i}, like, screen).first->second;
                const std::vector<Found> found = search(symbols, full, like);
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
                const Lattice tiles{
                    grid, {}, columns, rows, columns, rows, Lattice::AllParts, true};
                search_places(tiles, SymbolNumbers(tiles, screen), full, found);
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
