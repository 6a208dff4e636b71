#include "shisen/game.hpp"

#include <algorithm>
#include <cassert>

#include "shisen/path.hpp"

namespace shisen {

namespace {

bool has(const Pair& pair, Cell cell) noexcept {
    return pair.first == cell || pair.second == cell;
}

void move_cursor(GameState& state, int columns, int rows) noexcept {
    const Size size = state.start.size;
    state.cursor.column = (state.cursor.column + columns + size.columns) % size.columns;
    state.cursor.row = (state.cursor.row + rows + size.rows) % size.rows;
}

Board dealt(const Start& start, const Dealer& dealer) {
    return dealer ? dealer(start.number, start.size) : deal(start.number, start.size);
}

/// Returns the board after the first `done` removals, replayed from the deal.
void rebuild_board(GameState& state, const Dealer& dealer) {
    state.board = dealt(state.start, dealer);
    for (std::size_t i = 0; i < state.done; ++i) {
        remove_pair(state.board, state.removals[i], state.start.gravity);
    }
}

void take(GameState& state, Cell a, Cell b) {
    const Pair pair = a < b ? Pair{a, b} : Pair{b, a};
    state.removals.resize(state.done);
    state.removals.push_back(pair);
    ++state.done;
    remove_pair(state.board, pair, state.start.gravity);
    state.selection.reset();
    state.removed = true;
}

void enter(GameState& state, const std::optional<Pair>& shown) {
    const Cell cursor = state.cursor;
    if (shown) {
        take(state, shown->first, shown->second);
    } else if (!state.board.occupied(cursor)) {
        return;
    } else if (state.selection == cursor) {
        state.selection.reset();
    } else if (state.selection && can_remove(state.board, *state.selection, cursor)) {
        take(state, *state.selection, cursor);
    } else {
        state.selection = cursor;
    }
}

std::optional<Pair> next_hint(const GameState& state, const std::optional<Pair>& shown) {
    for (const Pair& pair : removable_pairs(state.board)) {
        if ((!shown || *shown < pair) && (!state.selection || has(pair, *state.selection))) {
            return pair;
        }
    }
    return std::nullopt;
}

void travel(GameState& state, std::size_t done, const Dealer& dealer) {
    state.selection.reset();
    if (done != state.done) {
        state.done = done;
        state.cheated = true;
        rebuild_board(state, dealer);
    }
}

} // namespace

GameState begin(const Start& start, const Dealer& dealer) {
    assert(start.size.playable() && start.number != 0);
    GameState state;
    state.start = start;
    state.board = dealt(start, dealer);
    return state;
}

GameState apply(const GameState& state, Command command, const Dealer& dealer) {
    if (takes_number(command.key)) {
        if (command.number == 0) {
            return state;
        }
        Start start = state.start;
        start.number = command.number;
        if (command.key == Key::ToggleGravity) {
            start.gravity = start.gravity == Gravity::On ? Gravity::Off : Gravity::On;
        }
        return begin(start, dealer);
    }
    GameState next = state;
    next.hint.reset();
    next.removed = false;
    switch (command.key) {
    case Key::Left: move_cursor(next, -1, 0); break;
    case Key::Right: move_cursor(next, 1, 0); break;
    case Key::Up: move_cursor(next, 0, -1); break;
    case Key::Down: move_cursor(next, 0, 1); break;
    case Key::Enter: enter(next, state.hint); break;
    case Key::Hint: next.hint = next_hint(next, state.hint); break;
    case Key::Back: travel(next, next.done == 0 ? 0 : next.done - 1, dealer); break;
    case Key::Forward: travel(next, std::min(next.done + 1, next.removals.size()), dealer); break;
    case Key::Restart: travel(next, 0, dealer); break;
    case Key::Last: travel(next, next.removals.size(), dealer); break;
    case Key::NewBoard:
    case Key::ToggleGravity:
    case Key::ChooseBoard: break;
    }
    return next;
}

Status status(const GameState& state) {
    if (state.cheated) {
        return Status::Cheated;
    }
    if (state.board.empty()) {
        return Status::Won;
    }
    return any_removable(state.board) ? Status::Playing : Status::Stuck;
}

std::vector<Cell> highlighted(const GameState& state) {
    const Kind kind = state.board.at(state.cursor);
    return kind == NoTile ? std::vector<Cell>{} : state.board.cells_of(kind);
}

GameState replay(const Game& game, const Dealer& dealer) {
    GameState state = begin(game.start, dealer);
    for (const Command command : game.commands) {
        state = apply(state, command, dealer);
    }
    return state;
}

} // namespace shisen
