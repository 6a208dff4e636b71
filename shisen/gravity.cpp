#include "shisen/gravity.hpp"

namespace shisen {

namespace {

/// Returns true if the column has no empty cell below a tile.
bool column_is_settled(const Board& board, int column) noexcept {
    const int rows = board.size().rows;
    const Line tiles = board.column_line(column) & (line_bit(rows) - line_bit(0));
    // The bits of tiles without a gap, from any row down to the last, add up to the bit after the last row.
    return tiles == 0 || tiles + (tiles & (~tiles + 1)) == line_bit(rows);
}

} // namespace

void settle(Board& board) noexcept {
    const Size size = board.size();
    for (int column = 0; column < size.columns; ++column) {
        if (column_is_settled(board, column)) {
            continue;
        }
        int floor = size.rows - 1;
        for (int row = size.rows - 1; row >= 0; --row) {
            const Kind kind = board.at({column, row});
            if (kind == NoTile) {
                continue;
            }
            if (row != floor) {
                board.remove({column, row});
                board.put({column, floor}, kind);
            }
            --floor;
        }
    }
}

bool is_settled(const Board& board) noexcept {
    for (int column = 0; column < board.size().columns; ++column) {
        if (!column_is_settled(board, column)) {
            return false;
        }
    }
    return true;
}

void remove_pair(Board& board, const Pair& pair, Gravity gravity) noexcept {
    board.remove(pair.first);
    board.remove(pair.second);
    if (gravity == Gravity::On) {
        settle(board);
    }
}

} // namespace shisen
