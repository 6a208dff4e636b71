// The generator's plan of lists of pairs to their end, on boards where a list is easily wrong.
#include <algorithm>
#include <cstdlib>

#include "shisen/oracle/input_generator.hpp"

namespace shisen::oracle {

namespace {

bool neighbours(Cell a, Cell b) {
    return std::abs(a.column - b.column) + std::abs(a.row - b.row) == 1;
}

/// True if a tile has two partners that are neighbours. A search that goes on one cell too far after a
/// pair leaves out the second partner.
bool has_neighbouring_partners(const std::vector<Pair>& pairs) {
    const auto joins = [&](Cell a, Cell b) {
        return std::any_of(pairs.begin(), pairs.end(), [&](const Pair& pair) {
            return (pair.first == a && pair.second == b) || (pair.first == b && pair.second == a);
        });
    };
    return std::any_of(pairs.begin(), pairs.end(), [&](const Pair& near) {
        return neighbours(near.first, near.second) &&
               std::any_of(pairs.begin(), pairs.end(), [&](const Pair& far) {
                   return (far.first == near.first && joins(far.second, near.second)) ||
                          (far.second == near.first && joins(far.first, near.second));
               });
    });
}

} // namespace

/// Plans the list of all pairs of the board, or a step to another board if the list is an easy one.
void InputGenerator::plan_pair_list() {
    constexpr int MostDeals = 12;
    if (!has_neighbouring_partners(pairs_) || position_->game.board == listed_board_) {
        if (++deals_ % MostDeals == 0) {
            take_shown();
        } else {
            key(Key::NewBoard);
        }
        return;
    }
    listed_board_ = position_->game.board;
    key(Key::Hint, pairs_.size() + 2);
}

} // namespace shisen::oracle
