// The generator's plan of short games, each followed by another board or the same again.
#include <optional>
#include <string>

#include "shisen/oracle/input_generator.hpp"

namespace shisen::oracle {

namespace {

/// True if gravity moves a tile above this one when the pair is taken.
bool has_tile_above(const Board& board, Cell cell, Cell partner) {
    const Cell above{cell.column, cell.row - 1};
    return cell.row > 0 && board.occupied(above) && above != partner;
}

} // namespace

/// Plans a part of a short game, or the step to the next one. A program may keep something of the former
/// game: removals that F or L redo, their number, a shown pair, a selection, or that the player has cheated.
void InputGenerator::plan_next_game() {
    constexpr int Parts = 5;
    if (position_->game.selection) {
        enter(*position_->game.selection);
    }
    const bool selects = next_game_ / Parts % 2 == 1; // in each second round of parts
    switch (next_game_++ % Parts) {
    case 0:
        take_first_shown(3);
        key(Key::Back);
        key(Key::ChooseBoard);
        answer_with(std::to_string(board_));
        key(Key::Forward);
        key(Key::Enter);
        key(Key::Right);
        key(Key::Last);
        break;
    case 1:
        take_first_shown(1);
        key(Key::Hint, 3);
        key(Key::Back);
        key(Key::Enter, selects ? 1 : 2); // the next part shows whether DELETE has changed gravity
        key(Key::ToggleGravity);
        break;
    case 2: take_from_below(); break;
    case 3:
        key(Key::Back);
        key(Key::ToggleGravity);
        key(Key::Last);
        break;
    default:
        take_from_below();
        key(Key::NewBoard);
        key(Key::Forward);
        // A selection that is kept without a mark shows only if the cursor is on its cell after N.
        key(Key::Enter);
        key(Key::NewBoard);
        key(Key::Enter);
    }
}

/// Takes the nearest pair of which a tile has another one above it, so that gravity shows, or the pair that
/// H shows if there is none.
void InputGenerator::take_from_below() {
    const Board& board = position_->game.board;
    const auto shows_gravity = [&](const Pair& pair) {
        return has_tile_above(board, pair.first, pair.second) ||
               has_tile_above(board, pair.second, pair.first);
    };
    std::optional<Pair> best;
    int best_cost = 0;
    for (const Pair& pair : pairs_) {
        const int cost = way(position_->game.cursor, pair.first) + way(pair.first, pair.second);
        if (shows_gravity(pair) && (!best || cost < best_cost)) {
            best = pair;
            best_cost = cost;
        }
    }
    if (best) {
        enter(best->first);
        enter(best->second);
    } else {
        take_first_shown(1);
    }
}

void InputGenerator::take_first_shown(std::size_t times) {
    for (std::size_t i = 0; i < times; ++i) {
        key(Key::Hint);
        key(Key::Enter);
    }
}

} // namespace shisen::oracle
