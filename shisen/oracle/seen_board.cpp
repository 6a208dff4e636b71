#include "shisen/oracle/seen_board.hpp"

#include <algorithm>
#include <string>

namespace shisen::oracle {

namespace {

constexpr int TilesOfAKind = 4;

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
           std::all_of(counts.begin(), counts.end(), [](const auto& count) {
               return count.second == TilesOfAKind;
           });
}

zx::Result<SeenBoard> see_board(const zx::oracle::Screen& screen,
                                const zx::oracle::Lattice& lattice,
                                const zx::oracle::Alphabet& alphabet) {
    SeenBoard seen;
    for (const Cell cell : cells_of(seen.board.size())) {
        const auto symbol = lattice.symbol(screen, cell.column, cell.row);
        if (const auto kind = alphabet.kind(symbol)) {
            seen.board.put(cell, static_cast<Kind>(*kind));
        } else if (!alphabet.empty(symbol)) {
            return zx::fail(zx::ErrorCode::Corrupt,
                            seen.looks.size(),
                            "row " + std::to_string(cell.row + 1) + " column " +
                                std::to_string(cell.column + 1) + " shows no tile of this game");
        }
        seen.looks.push_back(features_of(screen, lattice, alphabet, cell.column, cell.row));
    }
    return seen;
}

} // namespace shisen::oracle
