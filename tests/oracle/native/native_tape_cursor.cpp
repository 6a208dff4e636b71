// The native tape's cursor: arrows, and where it goes when the board changes.
#include <algorithm>

#include "tests/oracle/native/native_tape_subject.hpp"

namespace fixture {

void NativeTape::go_home(Rule rule) {
    if (is(rule, Home::Elsewhere)) {
        cursor_ = {7, 3};
    } else if (!is(rule, Home::Stays) && !flaw(Flaw::CursorKeepsPlace)) {
        cursor_ = {0, 0};
    }
}

/// Moves the cursor by one cell, or over an edge.
void NativeTape::move_cursor(Key key) {
    switch (key) {
    case Key::Left: --cursor_.column; break;
    case Key::Right: ++cursor_.column; break;
    case Key::Up: --cursor_.row; break;
    default: ++cursor_.row; break;
    }
    if (cursor_.column < 0 || cursor_.column == Columns) {
        const bool right = cursor_.column == Columns;
        if (is(SideEdge::Stops) || (right && flaw(Flaw::CursorStopsAtRight))) {
            cursor_.column = right ? Columns - 1 : 0;
        } else {
            const int other_row = cursor_.row + (right ? 1 : -1);
            if (is(SideEdge::NextRowInside) && (other_row < 0 || other_row == Rows)) {
                cursor_.column = right ? Columns - 1 : 0;
                return;
            }
            cursor_.column = right ? 0 : Columns - 1;
            if (is(SideEdge::NextRowInside)) {
                cursor_.row = other_row;
            } else if (is(SideEdge::NextRow) || (right && flaw(Flaw::CursorWrapsIntoNextRow))) {
                cursor_.row = (cursor_.row + (right ? 1 : Rows - 1)) % Rows;
            }
        }
    }
    if (cursor_.row < 0 || cursor_.row == Rows) {
        const bool down = cursor_.row == Rows;
        if (is(TopEdge::Stops)) {
            cursor_.row = down ? Rows - 1 : 0;
        } else {
            cursor_.row = down ? 0 : Rows - 1;
            if (is(TopEdge::NextColumn)) {
                cursor_.column = (cursor_.column + (down ? 1 : Columns - 1)) % Columns;
            } else if (is(TopEdge::OtherColumn)) {
                const int columns = house_.rules.edge_columns.value_or(3);
                cursor_.column = (cursor_.column + (down ? columns : Columns - columns)) % Columns;
            }
        }
    }
}

bool NativeTape::moves_on_empty_line() const {
    return is(EmptyLine::GoesThere) || (is(EmptyLine::GoesOnEmptyBoard) && tiles() == 0);
}

void NativeTape::arrow(Key key) {
    if (shown_ && is(ArrowHint::OnlyDrops)) {
        shown_.reset();
        return;
    }
    const auto before = cursor_;
    move_cursor(key);
    if (is(EmptyPlace::PassesOver)) {
        const auto next = cursor_;
        for (int steps = 1; steps < Columns && at(grid_, cursor_) == Empty; ++steps) {
            move_cursor(key);
        }
        const bool back = cursor_.row == before.row && cursor_.column == before.column;
        if (back || at(grid_, cursor_) == Empty) {
            cursor_ = moves_on_empty_line() ? next : before;
        }
    }
    if (is(EmptyPlace::PassesInRow) && (key == Key::Left || key == Key::Right) &&
        at(grid_, cursor_) == Empty) {
        const auto next = cursor_;
        auto tile = before;
        do {
            tile.column += key == Key::Left ? -1 : 1;
        } while (tile.column >= 0 && tile.column < Columns && at(grid_, tile) == Empty);
        const bool found = tile.column >= 0 && tile.column < Columns;
        cursor_ = found ? tile : moves_on_empty_line() ? next : before;
    }
    if (is(EmptyPlace::PassesToEdge) && at(grid_, cursor_) == Empty) {
        const auto next = cursor_;
        const int by = key == Key::Left || key == Key::Up ? -1 : 1;
        auto tile = cursor_;
        while (tile.column >= 0 && tile.column < Columns && tile.row >= 0 && tile.row < Rows &&
               at(grid_, tile) == Empty) {
            (key == Key::Left || key == Key::Right ? tile.column : tile.row) += by;
        }
        const bool found =
            tile.column >= 0 && tile.column < Columns && tile.row >= 0 && tile.row < Rows;
        const bool other = tile.column != before.column || tile.row != before.row;
        cursor_ = found && other ? tile : moves_on_empty_line() ? next : before;
    }
    const bool clears =
        selection_ && (shown_ ? is(ShownArrowSelection::Clears) : is(ArrowSelection::Clears));
    const bool stopped = cursor_.row == before.row && cursor_.column == before.column;
    const bool drops = is(ArrowHint::Keeps) ? clears && is(ClearedHint::Drops)
                                            : !(stopped && is(StoppedArrowHint::Keeps));
    if (drops && !flaw(Flaw::HintStaysAfterArrow)) {
        shown_.reset();
    }
    if (clears) {
        selection_.reset();
    }
}

/// Moves the cursor after B, F, R or L has undone or redone something.
void NativeTape::travel_cursor(Key key, const Grid& before) {
    const bool undone = key == Key::Back || key == Key::Restart;
    const Rule rule = key == Key::Back      ? Rule::BackCursor
                      : key == Key::Forward ? Rule::ForwardCursor
                      : key == Key::Restart ? Rule::RestartCursor
                                            : Rule::LastCursor;
    const auto setting = static_cast<TravelCursor>(house_.rules.at(rule));
    if (setting == TravelCursor::GoesToPair) {
        cursor_ = history_[undone ? done_ : done_ - 1].b;
    } else if (setting == TravelCursor::GoesHome) {
        go_home();
    } else if (setting == TravelCursor::GoesToCell) {
        cursor_ = house_.fixed_cell;
    } else if (setting == TravelCursor::GoesToNext) {
        go_to_next_tile();
    } else if (setting == TravelCursor::GoesToATile) {
        go_to_last_tile();
    } else if (setting == TravelCursor::GoesElsewhere) {
        go_opposite();
    } else if (setting == TravelCursor::GoesToChange) {
        for (int i = Columns * Rows - 1; i >= 0; --i) {
            const Cell cell{i % Columns, i / Columns};
            if (at(grid_, cell) != Empty && at(grid_, cell) != at(before, cell)) {
                cursor_ = cell;
            }
        }
    }
}

/// Moves the cursor from an empty place to the next tile in reading order.
void NativeTape::go_to_next_tile() {
    for (int i = 0; i < Columns * Rows && at(grid_, cursor_) == Empty; ++i) {
        cursor_.column = (cursor_.column + 1) % Columns;
        cursor_.row = (cursor_.row + (cursor_.column == 0 ? 1 : 0)) % Rows;
    }
}

/// Moves the cursor from an empty place to the last tile in reading order.
void NativeTape::go_to_last_tile() {
    for (int i = 0; i < Columns * Rows && at(grid_, cursor_) == Empty; ++i) {
        const int place = Columns * Rows - 1 - i;
        if (at(grid_, {place % Columns, place / Columns}) != Empty) {
            cursor_ = {place % Columns, place / Columns};
        }
    }
}

/// Moves the cursor to the place at the other side of the board's middle.
void NativeTape::go_opposite() {
    cursor_ = {Columns - 1 - cursor_.column, Rows - 1 - cursor_.row};
}

/// Moves the cursor after a removal.
void NativeTape::removal_cursor(const Taken& taken, bool on_tile) {
    switch (static_cast<RemovalCursor>(house_.rules.at(Rule::RemovalCursor))) {
    case RemovalCursor::GoesDown:
    case RemovalCursor::AlwaysGoesDown:
        while ((falls_ || is(RemovalCursor::AlwaysGoesDown)) && cursor_.row < Rows - 1 &&
               at(grid_, cursor_) == Empty) {
            ++cursor_.row;
        }
        break;
    case RemovalCursor::RidesDown:
        if (falls_ && on_tile) {
            const auto below = [from = cursor_](Cell cell) {
                return cell.column == from.column && cell.row > from.row ? 1 : 0;
            };
            cursor_.row += below(taken.a) + below(taken.b);
        }
        break;
    case RemovalCursor::GoesToPair: cursor_ = taken.b; break;
    case RemovalCursor::GoesHome: go_home(); break;
    case RemovalCursor::GoesToCell: cursor_ = house_.fixed_cell; break;
    case RemovalCursor::GoesToFirst: cursor_ = {0, 0}; [[fallthrough]];
    case RemovalCursor::GoesToNext: go_to_next_tile(); break;
    case RemovalCursor::GoesToATile: go_to_last_tile(); break;
    case RemovalCursor::GoesElsewhere: go_opposite(); break;
    default: break;
    }
}

} // namespace fixture
