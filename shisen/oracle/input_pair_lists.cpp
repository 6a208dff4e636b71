// The generator's plan of lists of pairs to their end, on boards where a list is easily wrong.
#include <algorithm>
#include <cstdlib>
#include <utility>

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

/// Plans the list of all pairs of the board, or a step to another board if the list is an easy one. The first two
/// lists of a turn come again after B, F or R, and a tile is selected within the first ones.
void InputGenerator::plan_pair_list() {
    constexpr int MostDeals = 12;
    constexpr int ListsAgain = 2;
    constexpr int ListsOfTiles = 3;
    const bool listed = position_->game.board == listed_board_;
    if (listed && list_again_ > 0 && travelled_lists_ < ListsAgain) {
        list_after_travel(std::exchange(list_again_, 0));
    } else if (!pairs_.empty() && !listed && lists_of_tiles_ < ListsOfTiles) {
        ++lists_of_tiles_;
        listed_board_ = position_->game.board;
        list_before_selection();
    } else if (listed || !has_neighbouring_partners(pairs_)) {
        if (++deals_ % MostDeals == 0) {
            take_shown();
        } else {
            key(Key::NewBoard);
        }
    } else {
        listed_board_ = position_->game.board;
        list_again_ = pairs_.size() + 2;
        key(Key::Hint, list_again_);
    }
}

/// Shows a pair of another board of the game, goes back to this one or to the one after a removal, and shows as
/// many pairs: a program may go on with the list of the other board.
void InputGenerator::list_after_travel(std::size_t pairs) {
    const bool first = travelled_lists_++ == 0;
    take_by_hand(); // H may show no further pair after the last one
    if (first) {
        key(Key::Hint);
        key(Key::Back);
    } else if (position_->game.start.gravity == Gravity::On) {
        key(Key::Back);
        key(Key::Hint);
        key(Key::Forward);
    } else {
        take_first_shown(1);
        key(Key::Hint);
        key(Key::Restart);
    }
    key(Key::Hint, pairs);
}

} // namespace shisen::oracle
