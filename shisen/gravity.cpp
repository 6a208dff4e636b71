#include "shisen/gravity.hpp"

namespace shisen {

void settle(Board& board) noexcept {
    const Size size = board.size();
    for (int column = 0; column < size.columns; ++column) {
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
    const Size size = board.size();
    for (int column = 0; column < size.columns; ++column) {
        for (int row = 0; row + 1 < size.rows; ++row) {
            if (board.occupied({column, row}) && !board.occupied({column, row + 1})) {
                return false;
            }
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
