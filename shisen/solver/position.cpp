#include "shisen/solver/position.hpp"

#include <cassert>

namespace shisen::solver {

namespace {

TileIndex tile_at(Size size, Cell cell) noexcept {
    return static_cast<TileIndex>(cell.column * size.rows + cell.row);
}

} // namespace

StartBoard::StartBoard(const Board& board, Gravity with_gravity)
    : size(board.size()), gravity(with_gravity),
      words(static_cast<std::size_t>(board.size().cells() + 63) / 64) {
    tiles_of_kind.resize(MaxKinds);
    for (int x = 0; x < size.columns; ++x) {
        for (int y = 0; y < size.rows; ++y) {
            const TileIndex tile = tile_at(size, {x, y});
            column[tile] = static_cast<std::uint8_t>(x);
            kind[tile] = board.at({x, y});
            if (kind[tile] != NoTile) {
                tiles_of_kind[kind[tile]].push_back(tile);
            }
        }
    }
    std::erase_if(tiles_of_kind, [](const auto& tiles) { return tiles.empty(); });
    for (std::size_t dense = 0; dense < tiles_of_kind.size(); ++dense) {
        for (const TileIndex tile : tiles_of_kind[dense]) {
            kind[tile] = static_cast<Kind>(dense);
        }
        searchable = searchable && tiles_of_kind[dense].size() <= MaxSameKind;
    }
}

Position::Position(const Board& board, const StartBoard& layout) : tiles(board.tiles()) {
    const Size size = board.size();
    assert(size.rows > 0);
    for (int y = -1; y <= size.rows; ++y) {
        rows[static_cast<std::size_t>(y) + 1] = board.row_line(y);
    }
    for (int x = -1; x <= size.columns; ++x) {
        columns[static_cast<std::size_t>(x) + 1] = board.column_line(x);
    }
    for (const auto& same : layout.tiles_of_kind) {
        for (const TileIndex tile : same) {
            left[tile / 64U] |= std::uint64_t{1} << (tile % 64U);
            row[tile] = static_cast<std::uint8_t>(tile % size.rows);
        }
    }
}

void Position::take(const StartBoard& layout, TileIndex tile) noexcept {
    left[tile / 64U] &= ~(std::uint64_t{1} << (tile % 64U));
    --tiles;
    const std::size_t x = layout.column[tile];
    int emptied = row[tile];
    if (layout.gravity == Gravity::On) {
        const std::size_t first = x * static_cast<std::size_t>(layout.size.rows);
        for (std::size_t above = tile; above-- > first;) {
            if (has(static_cast<TileIndex>(above))) {
                emptied = row[above]++;
            }
        }
    }
    rows[static_cast<std::size_t>(emptied) + 1] &= ~line_bit(static_cast<int>(x));
    columns[x + 1] &= ~line_bit(emptied);
}

std::vector<Pair>
cells_of_line(const StartBoard& layout, Position position, const std::vector<Move>& line) {
    std::vector<Pair> cells;
    cells.reserve(line.size());
    for (const Move move : line) {
        const Cell a = position.cell(layout, move.first);
        const Cell b = position.cell(layout, move.second);
        cells.push_back(a < b ? Pair{a, b} : Pair{b, a});
        position.take(layout, move);
    }
    return cells;
}

} // namespace shisen::solver
