// The generator's plan of boards at which a byte or a bit of their number overflows: each is asked for twice, and
// a pair with tiles above it is removed.
#include <algorithm>
#include <array>
#include <string>

#include "shisen/oracle/input_generator.hpp"

namespace shisen::oracle {

namespace {

/// Numbers with a byte that is 0 or 255, and neighbours.
constexpr std::array<BoardNumber, 7> Numbers{256, 65535, 32768, 65280, 1, 4096, 512};

/// The cursor stands there before a board is asked for again: the deal must not depend on it.
constexpr std::array<Cell, 4> Corners{{{ClassicSize.columns - 1, ClassicSize.rows - 1},
                                       {0, ClassicSize.rows - 1},
                                       {0, 0},
                                       {ClassicSize.columns - 1, 0}}};

/// Returns how many tiles are above the pair in its columns.
int tiles_above(const Pair& pair, const Board& board) {
    int tiles = 0;
    for (const Cell cell : {pair.first, pair.second}) {
        for (int row = 0; row < cell.row; ++row) {
            tiles += board.occupied({cell.column, row}) ? 1 : 0;
        }
    }
    return tiles;
}

} // namespace

/// Plans the deal of the next of these boards; then a removal, and the same deal with the cursor in a corner.
void InputGenerator::plan_edge_board() {
    const std::size_t part = edge_part_++;
    const std::size_t index = part / 2;
    const std::string number = std::to_string(Numbers[index % Numbers.size()]);
    if (part % 2 == 1) {
        const auto pair =
            std::max_element(pairs_.begin(), pairs_.end(), [&](const Pair& a, const Pair& b) {
                return tiles_above(a, position_->game.board) <
                       tiles_above(b, position_->game.board);
            });
        if (pair != pairs_.end()) {
            enter(pair->first);
            enter(pair->second);
        }
        go(Corners[index % Corners.size()]);
    }
    key(Key::ChooseBoard);
    answer_with(number);
}

} // namespace shisen::oracle
