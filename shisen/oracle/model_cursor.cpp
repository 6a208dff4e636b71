// The model, part: where the cursor is after a key that is no arrow.
#include <algorithm>

#include "shisen/oracle/difference.hpp"
#include "shisen/oracle/model_move.hpp"

namespace shisen::oracle {

namespace {

/// log2 of the 84 cells of a board.
constexpr double BitsOfCell = 6.4;

} // namespace

/// Moves the cursor to the tile of the pair where it is seen. If it is not seen, to the one of which the kind
/// is highlighted, or to either.
void Move::go_to_tile_of(const Pair& pair) {
    game().cursor = seen_.cursor == pair.second ? pair.second : pair.first;
    if (seen_.cursor) {
        return;
    }
    const auto is_lit_as_from = [&](Cell cell) {
        Forecast there;
        there.position.game = game();
        there.position.game.cursor = cell;
        return same_lit(there, *seen_.highlighted);
    };
    if (seen_.highlighted && !is_lit_as_from(pair.first) && is_lit_as_from(pair.second)) {
        game().cursor = pair.second;
    } else {
        position().cursor_or = pair.second;
    }
}

/// Moves the cursor to a tile of a pair that cannot be seen, if that is where it is seen.
void Move::follow_unseen_pair() {
    GameState& game = this->game();
    if (!position().hints.pair_unseen || !seen_.cursor || *seen_.cursor == game.cursor) {
        return;
    }
    const auto pairs = all_hints(game, house_);
    const bool in_a_pair = std::any_of(pairs.begin(), pairs.end(), [&](const Pair& pair) {
        return pair.first == *seen_.cursor || pair.second == *seen_.cursor;
    });
    if (in_a_pair && house_.ask<HintCursor>() == HintCursor::GoesToPair) {
        game.cursor = *seen_.cursor;
    }
}

/// Moves the cursor to a tile of a pair that cannot be seen, if it was hidden with the pair and is seen
/// after this key where it must have come from such a tile.
void Move::find_hidden_cursor(Key key) {
    GameState& game = this->game();
    if (!position().hints.pair_unseen || !seen_.cursor) {
        return;
    }
    const bool deals = key == Key::NewBoard || key == Key::ToggleGravity;
    if (deals ? house_.ask<Home>() != Home::Stays : key > Key::Last) {
        return;
    }
    const auto leads_there = [&](Cell from) {
        const Cell to = key <= Key::Down ? cursor_after(house_, game.board, from, key) : from;
        return to == *seen_.cursor;
    };
    if (leads_there(game.cursor)) {
        return;
    }
    for (const Pair& pair : all_hints(game, house_)) {
        for (const Cell cell : {pair.first, pair.second}) {
            if (leads_there(cell) && house_.ask<HintCursor>() == HintCursor::GoesToPair) {
                game.cursor = cell;
                return;
            }
        }
    }
}

/// Returns the cell to which the cursor always goes; if that is home and the cursor is seen there, a wrong
/// cell, because another setting says so.
Cell Move::fixed_cell() {
    const Cell corner{0, 0};
    const auto home = house_.ask<Home>();
    Cell cell = corner;
    if (house_.rules().fixed_cell) {
        cell = *house_.rules().fixed_cell;
    } else if (seen_.cursor && game().board.inside(*seen_.cursor) && *seen_.cursor != corner) {
        cell = *seen_.cursor;
        forecast_.unexplained_bits += BitsOfCell;
        forecast_.fixed_cell = cell;
    }
    const bool is_home = home == Home::TopLeft
                             ? cell == corner
                             : house_.is(Home::Elsewhere) && house_.rules().home == cell;
    if (is_home && seen_.cursor == cell) {
        cell = {cell == corner ? 1 : 0, 0};
    }
    return cell;
}

/// Returns where the cursor is seen, if that is on the board. The description does not say where it goes
/// when the board changes. Explains less than a setting that says more.
Cell Move::cursor_elsewhere() {
    constexpr double ToStay = 1;
    constexpr double ToGo = 4;
    const Cell cursor = game().cursor;
    const Size size = game().board.size();
    const bool seen = seen_.cursor && seen_.cursor->column >= 0 && seen_.cursor->row >= 0 &&
                      seen_.cursor->column < size.columns && seen_.cursor->row < size.rows;
    const Cell now = seen ? *seen_.cursor : cursor;
    forecast_.unexplained_bits += now == cursor ? ToStay : ToGo;
    return now;
}

/// Returns where the cursor is seen, if its place is empty, and that is a tile. If it stays, this adds
/// `to_stay` unexplained bits.
Cell Move::cursor_on_some_tile(double to_stay) {
    const GameState& game = this->game();
    if (game.board.occupied(game.cursor) || !seen_.cursor) {
        return game.cursor;
    }
    if (*seen_.cursor == game.cursor) {
        forecast_.unexplained_bits += to_stay;
        return game.cursor;
    }
    const Cell now = cursor_elsewhere();
    return game.board.occupied(now) ? now : game.cursor;
}

Cell Move::home(Cell cursor, Rule rule) {
    const Cell corner{0, 0};
    switch (house_.ask<Home>(rule)) {
    case Home::Stays: return cursor;
    case Home::Elsewhere: break;
    default: return corner;
    }
    if (house_.rules().home) {
        return *house_.rules().home;
    }
    // The mark of a selection may hide the cursor.
    if (!seen_.cursor) {
        forecast_.unexplained_bits += BitsOfCell;
        return corner;
    }
    if (*seen_.cursor == corner) {
        return {-1, -1}; // the first setting covers this with fewer bits
    }
    forecast_.unexplained_bits += BitsOfCell;
    forecast_.home = *seen_.cursor;
    return *seen_.cursor;
}

} // namespace shisen::oracle
