// The generator's scenarios that ask for pairs.
#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>

#include "shisen/oracle/input_generator.hpp"

namespace shisen::oracle {

void InputGenerator::all_hints() {
    key(Key::Hint, pairs_.size() + 2);
    if (rng_.one_in(2)) {
        key(Key::Enter);
    }
}

void InputGenerator::hints_of_tile() {
    const Board& board = position_->game.board;
    if (board.empty()) {
        return;
    }
    if (!pairs_.empty() && rng_.one_in(3)) {
        list_before_selection();
        return;
    }
    Cell cell = some_tile();
    if (!pairs_.empty() && !rng_.one_in(4)) {
        // The nearest of a few, because the keys of a turn are few.
        constexpr int Tries = 4;
        const auto of_pair = [this] {
            const Pair& pair = pairs_[rng_.below(pairs_.size())];
            return rng_.one_in(2) ? pair.first : pair.second;
        };
        cell = of_pair();
        for (int i = 1; i < Tries; ++i) {
            const Cell other = of_pair();
            const Cell from = position_->game.cursor;
            cell = way(from, other) < way(from, cell) ? other : cell;
        }
    }
    ask_pairs_of(cell, rng_.one_in(2));
}

/// Shows some pairs. Then the pairs of one of their tiles are asked for.
void InputGenerator::list_before_selection() {
    constexpr std::size_t MostBefore = 6;
    key(Key::Hint, 1 + rng_.below(std::min(pairs_.size(), MostBefore)));
    asks_for_shown_tile_ = true;
}

/// Asks for all pairs of the nearest tile of those that H has shown last. Returns false if it has shown none.
bool InputGenerator::hints_of_shown_tile() {
    const Cell from = position_->game.cursor;
    std::optional<Cell> nearest;
    for (const Pair& pair : position_->hints.shown) {
        for (const Cell cell : {pair.first, pair.second}) {
            // An arrow drops the pair that is shown, which ENTER would take.
            const bool nearer = !nearest || way(from, cell) < way(from, *nearest);
            nearest = nearer && cell != from ? cell : nearest;
        }
    }
    if (nearest) {
        ask_pairs_of(*nearest, true);
    }
    return nearest.has_value();
}

/// Selects a tile and asks for its pairs, or for one of them.
void InputGenerator::ask_pairs_of(Cell cell, bool to_the_end) {
    const auto count =
        static_cast<std::size_t>(std::count_if(pairs_.begin(), pairs_.end(), [&](const Pair& pair) {
            return pair.first == cell || pair.second == cell;
        }));
    if (!(position_->game.selection == cell)) {
        enter(cell);
    }
    // The pairs of the selected tile, not of the one under the cursor, nor only those from there on.
    constexpr std::size_t Places = 4;
    const std::size_t place = times_asked_++ % Places;
    if (place % 2 == 1) {
        const Key usual = place == 1 ? Key::Left : Key::Right;
        const int last = position_->game.board.size().columns - 1;
        key(cell.column == 0 ? Key::Right : cell.column == last ? Key::Left : usual);
    }
    key(Key::Hint, to_the_end ? count + 2 : 1);
    if (rng_.one_in(2)) {
        key(Key::Enter);
    }
}

void InputGenerator::drop_hint() {
    constexpr std::array<Key, 4> Arrows{Key::Left, Key::Right, Key::Up, Key::Down};
    if (rng_.one_in(2)) {
        for (std::size_t i = 0, first = rng_.below(4); i < Arrows.size(); ++i) {
            key(Key::Hint, 1 + rng_.below(2));
            key(Arrows[(first + i) % Arrows.size()]);
        }
        return;
    }
    key(Key::Hint, 1 + rng_.below(2));
    key(Arrows[rng_.below(4)]);
    if (rng_.one_in(3)) {
        key(Key::Enter);
        key(Key::Hint);
    } else {
        // To the end of the list that begins again or goes on.
        key(Key::Hint, rng_.one_in(2) ? 2 : pairs_.size() + 1);
    }
}

} // namespace shisen::oracle
