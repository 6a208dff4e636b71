// The model's arrows: where the cursor goes, and what becomes of the selection and of a shown pair.
#include <optional>
#include <type_traits>

#include "shisen/oracle/model.hpp"
#include "shisen/oracle/model_move.hpp"

namespace shisen::oracle {

namespace {

/// Moves along one axis; `edge` is the rule for leaving the board.
template <class Edge>
void step_along(
    House& house, int& place, int& other, int by, int count, int others, int further = 0) {
    const int next = place + by;
    if (next >= 0 && next < count) {
        place = next;
        return;
    }
    const auto rule = static_cast<Setting>(house.ask<Edge>());
    if (rule == 2) { // stops
        return;
    }
    if (rule == static_cast<Setting>(SideEdge::NextRowInside) && std::is_same_v<Edge, SideEdge>) {
        if (other + by >= 0 && other + by < others) {
            place = (next + count) % count;
            other += by;
        }
        return;
    }
    place = (next + count) % count;
    if (rule == 3) { // continues in the next line
        other = (other + by + others) % others;
    } else if (rule == 4) { // goes on further away
        other = (other + by * further + others) % others;
    }
}

/// Returns the first tile after this place in its row or column, or a place outside the board. `by` is 1
/// or -1.
Cell next_tile_in_line(const Board& board, Cell place, bool in_row, int by) {
    do {
        (in_row ? place.column : place.row) += by;
    } while (board.inside(place) && !board.occupied(place));
    return place;
}

} // namespace

Cell cursor_after(
    House& house, const Board& board, Cell cursor, Key arrow, std::optional<int> columns) {
    const Size size = board.size();
    const int further = house.rules().edge_columns.value_or(columns.value_or(0));
    const Cell before = cursor;
    const int by = arrow == Key::Left || arrow == Key::Up ? -1 : 1;
    const auto step = [&] {
        if (arrow == Key::Left || arrow == Key::Right) {
            step_along<SideEdge>(house, cursor.column, cursor.row, by, size.columns, size.rows);
        } else {
            step_along<TopEdge>(
                house, cursor.row, cursor.column, by, size.rows, size.columns, further);
        }
    };
    step();
    const Cell next = cursor;
    if (next == before || board.occupied(next)) {
        return next;
    }
    const auto rule = house.ask<EmptyPlace>();
    const bool in_row = arrow == Key::Left || arrow == Key::Right;
    if (rule == EmptyPlace::GoesThere || (rule == EmptyPlace::PassesInRow && !in_row)) {
        return next;
    }
    if (rule == EmptyPlace::PassesInRow || rule == EmptyPlace::PassesToEdge) {
        cursor =
            next_tile_in_line(board, rule == EmptyPlace::PassesInRow ? before : next, in_row, by);
    } else {
        // In a row or a column that wraps, the cursor comes back to where it was.
        for (int steps = 1; steps < size.cells() && !board.occupied(cursor) && cursor != before;
             ++steps) {
            step();
        }
    }
    if (board.inside(cursor) && board.occupied(cursor) && !(cursor == before)) {
        return cursor;
    }
    switch (house.ask<EmptyLine>()) {
    case EmptyLine::Stays: return before;
    case EmptyLine::GoesOnEmptyBoard: return board.empty() ? next : before;
    default: return next;
    }
}

/// Returns whether an arrow clears the selection. If a pair may be shown that cannot be seen, and the
/// tape clears the selection only with a pair or only without one, what is seen counts.
bool Move::arrow_clears_selection() {
    const GameState& game = this->game();
    if (!game.selection) {
        return false;
    }
    const auto at_pair = [&] {
        return house_.ask<ShownArrowSelection>() == ShownArrowSelection::Clears;
    };
    if (game.hint) {
        return at_pair();
    }
    const bool clears = house_.ask<ArrowSelection>() == ArrowSelection::Clears;
    const bool unsure = position().hints.pair_unseen && at_pair() != clears;
    return unsure ? seen_.selection && !*seen_.selection : clears;
}

void Move::arrow(Key key) {
    GameState& game = this->game();
    Cell& cursor = game.cursor;
    const Cell before = cursor;
    HintList& hints = position().hints;
    if (game.hint && house_.ask<ArrowHint>() == ArrowHint::OnlyDrops) {
        game.hint.reset();
        return;
    }
    if (hints.pair_unseen && seen_.cursor == before &&
        cursor_after(house_, game.board, before, key) != before &&
        house_.ask<ArrowHint>() == ArrowHint::OnlyDrops) {
        hints.pair_unseen = false;
        return;
    }
    cursor = cursor_after(house_, game.board, before, key, learn_edge(key));
    const bool clears = arrow_clears_selection();
    const auto drops_pair = [&] {
        return house_.ask<ArrowHint>() == ArrowHint::Drops
                   ? cursor != before || house_.ask<StoppedArrowHint>() == StoppedArrowHint::Drops
                   : clears && house_.ask<ClearedHint>() == ClearedHint::Drops;
    };
    if (game.hint && drops_pair()) {
        game.hint.reset();
    }
    if (hints.pair_unseen) {
        // The cursor may have left a tile of the pair.
        const bool now_seen = seen_.hint && *seen_.hint;
        const bool drops =
            now_seen ? house_.ask<ArrowHint>() == ArrowHint::Drops : house_.is(ArrowHint::Drops);
        hints.pair_unseen = !drops;
        if (now_seen && !drops) {
            notice_unseen_pair(hints, game, house_, **seen_.hint);
        }
    }
    if (clears) {
        game.selection.reset();
    }
}

/// Returns the columns that the cursor has gone by an arrow over the top or bottom edge, if this is
/// still to be learned; a wrong number if another setting explains them with fewer bits.
std::optional<int> Move::learn_edge(Key arrow) {
    const Cell from = game().cursor;
    const Size size = game().board.size();
    const bool over_edge =
        (arrow == Key::Up && from.row == 0) || (arrow == Key::Down && from.row == size.rows - 1);
    if (!over_edge || !house_.is(TopEdge::OtherColumn) || house_.rules().edge_columns ||
        !seen_.cursor) {
        return std::nullopt;
    }
    const int right = seen_.cursor->column - from.column;
    const int columns = ((arrow == Key::Down ? right : -right) + size.columns) % size.columns;
    if (columns <= 1) {
        return size.columns / 2;
    }
    constexpr double Columns = 3.8; // log2 of 14
    forecast_.unexplained_bits += Columns;
    forecast_.edge_columns = columns;
    return columns;
}

} // namespace shisen::oracle
