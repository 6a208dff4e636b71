#include "shisen/oracle/seen_board.hpp"

#include <algorithm>
#include <map>
#include <string>

#include <fmt/format.h>

namespace shisen::oracle {

namespace {

constexpr int TilesOfAKind = 4;

/// A tile whose marks leave several kinds possible.
struct UnclearTile {
    Cell cell;
    std::vector<int> kinds;
};

/// Puts the tiles on the board, if only one choice of their kinds makes the number of tiles of each kind
/// even, or only one of these choices makes it at most four. At most as many tiles as can carry marks.
bool put_unclear_tiles(Board& board, const std::vector<UnclearTile>& tiles) {
    constexpr std::size_t MostTiles = 3;
    if (tiles.size() > MostTiles) {
        return false;
    }
    const auto even = [&] {
        for (Kind kind = 0; kind < board.size().kinds(); ++kind) {
            if (board.cells_of(kind).size() % 2 != 0) {
                return false;
            }
        }
        return true;
    };
    std::vector<Board> found;
    const auto choose = [&](const auto& self, std::size_t next) -> void {
        if (next == tiles.size()) {
            if (even()) {
                found.push_back(board);
            }
            return;
        }
        for (const int kind : tiles[next].kinds) {
            board.put(tiles[next].cell, static_cast<Kind>(kind));
            self(self, next + 1);
        }
        board.remove(tiles[next].cell);
    };
    choose(choose, 0);
    if (found.size() > 1) {
        std::erase_if(found, [](const Board& chosen) {
            bool more = false;
            for (Kind kind = 0; kind < chosen.size().kinds(); ++kind) {
                more = more || chosen.cells_of(kind).size() > TilesOfAKind;
            }
            return more;
        });
    }
    if (found.size() != 1) {
        return false;
    }
    board = found.front();
    return true;
}

} // namespace

std::vector<Cell> cells_of(Size size) {
    std::vector<Cell> cells;
    for (int row = 0; row < size.rows; ++row) {
        for (int column = 0; column < size.columns; ++column) {
            cells.push_back({column, row});
        }
    }
    return cells;
}

bool full_board(const zx::oracle::Counts& counts) {
    return static_cast<int>(counts.size()) == ClassicSize.kinds() &&
           std::all_of(
               counts.begin(), counts.end(), [](int count) { return count == TilesOfAKind; });
}

bool full_board_but_one(const zx::oracle::Counts& counts) {
    const auto kinds_with = [&](int tiles) {
        return std::count(counts.begin(), counts.end(), tiles);
    };
    return kinds_with(TilesOfAKind) == ClassicSize.kinds() - 1 &&
           kinds_with(TilesOfAKind - 1) == 1 && kinds_with(1) == 1 &&
           static_cast<int>(counts.size()) == ClassicSize.kinds() + 1;
}

bool board_with_wrong_counts(const zx::oracle::Counts& counts) {
    constexpr int FewestKinds = 12;
    const int kinds = static_cast<int>(counts.size());
    return kinds >= FewestKinds && kinds <= ClassicSize.kinds() && !full_board(counts) &&
           std::all_of(counts.begin(), counts.end(), [](int count) {
               constexpr int Fewest = 2;
               constexpr int Most = 8;
               return count >= Fewest && count <= Most;
           });
}

bool board_with_few_wrong_counts(const zx::oracle::Counts& counts) {
    constexpr int FewestRightKinds = 16;
    constexpr int MostOddTiles = 2;
    const auto kinds_with = [&](const auto& fits) {
        return std::count_if(counts.begin(), counts.end(), fits);
    };
    return kinds_with([](int tiles) { return tiles == TilesOfAKind; }) >= FewestRightKinds &&
           kinds_with([](int tiles) { return tiles > TilesOfAKind; }) > 0 &&
           kinds_with([](int tiles) { return tiles == 1; }) <= MostOddTiles;
}

std::optional<OddTile> find_odd_tile(const zx::oracle::Screen& screen,
                                     const zx::oracle::Lattice& lattice) {
    std::map<zx::oracle::Symbol, std::vector<Cell>> places;
    for (const Cell cell : cells_of(ClassicSize)) {
        places[lattice.symbol(screen, cell.column, cell.row)].push_back(cell);
    }
    std::optional<Cell> odd;
    std::optional<Cell> like;
    for (const auto& [symbol, cells] : places) {
        if (cells.size() == 1) {
            odd = cells.front();
        } else if (cells.size() == TilesOfAKind - 1) {
            like = cells.front();
        }
    }
    return odd && like ? std::optional(OddTile{*odd, *like}) : std::nullopt;
}

zx::oracle::Screen without_odd_tile(const zx::oracle::Screen& screen,
                                    const zx::oracle::Lattice& lattice,
                                    const OddTile& odd) {
    zx::oracle::Screen plain = screen;
    const auto to = lattice.place(odd.cell.column, odd.cell.row);
    const auto from = lattice.place(odd.like.column, odd.like.row);
    for (int row = 0; row < lattice.extent_rows; ++row) {
        for (int column = 0; column < lattice.extent_columns; ++column) {
            plain.at({to.row + row, to.column + column}) =
                screen.at({from.row + row, from.column + column});
        }
    }
    return plain;
}

zx::Result<SeenBoard> see_board(const zx::oracle::Screen& screen,
                                const zx::oracle::Lattice& lattice,
                                const zx::oracle::Alphabet& alphabet) {
    constexpr std::size_t FormFeature = 0;
    SeenBoard seen;
    std::vector<UnclearTile> unclear;
    for (const Cell cell : cells_of(seen.board.size())) {
        const auto symbol = lattice.symbol(screen, cell.column, cell.row);
        seen.looks.push_back(features_of(screen, lattice, alphabet, cell.column, cell.row, symbol));
        if (const auto kind = alphabet.kind(symbol)) {
            seen.board.put(cell, static_cast<Kind>(*kind));
        } else if (!alphabet.empty(symbol)) {
            unclear.push_back({cell, alphabet.possible_kinds(symbol)});
            if (!alphabet.has_form(symbol)) {
                seen.looks.back()[FormFeature] = zx::oracle::FormMasks::SeveralMarks;
            }
        }
        seen.marks_unclear = seen.marks_unclear ||
                             seen.looks.back()[FormFeature] == zx::oracle::FormMasks::SeveralMarks;
    }
    if (!unclear.empty() && !put_unclear_tiles(seen.board, unclear)) {
        const Cell cell = unclear.front().cell;
        return zx::fail(
            zx::ErrorCode::Corrupt,
            static_cast<std::size_t>(cell.row * seen.board.size().columns + cell.column),
            fmt::format(
                "row {} column {} shows no tile of this game", cell.row + 1, cell.column + 1));
    }
    return seen;
}

} // namespace shisen::oracle
