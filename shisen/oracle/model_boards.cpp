// The model, part: new boards, undoing and redoing, the cursor after a removal.
#include <algorithm>
#include <utility>

#include "shisen/gravity.hpp"
#include "shisen/oracle/model_move.hpp"

namespace shisen::oracle {
namespace {

void rebuild_board(ModelState& position) {
    GameState& game = position.game;
    game.board = position.dealt;
    for (std::size_t i = 0; i < game.done; ++i) {
        remove_pair(game.board, game.removals[i], game.start.gravity);
    }
}

/// Returns the cell if it holds a tile, else the next one below that does, else the bottom one of the
/// column.
Cell next_tile_below(const Board& board, Cell cell) {
    while (!board.occupied(cell) && cell.row + 1 < board.size().rows) {
        ++cell.row;
    }
    return cell;
}

/// Returns the cell if it holds a tile, else the next one in reading order that does, from the last cell on
/// to the first; on an empty board the cell.
Cell next_tile(const Board& board, Cell cell) {
    const Size size = board.size();
    for (int step = 0; step < size.cells(); ++step) {
        const int place = (cell.row * size.columns + cell.column + step) % size.cells();
        const Cell next{place % size.columns, place / size.columns};
        if (board.occupied(next)) {
            return next;
        }
    }
    return cell;
}

/// Returns the first cell in reading order with a tile that is not on the other board, nothing if there is
/// none.
std::optional<Cell> first_new_tile(const Board& board, const Board& other) {
    const Size size = board.size();
    for (int place = 0; place < size.cells(); ++place) {
        const Cell cell{place % size.columns, place / size.columns};
        if (board.occupied(cell) && (!other.occupied(cell) || board.at(cell) != other.at(cell))) {
            return cell;
        }
    }
    return std::nullopt;
}

/// Returns how many tiles of the pair are below the cell in its column.
int tiles_below(const Pair& pair, Cell cell) {
    int count = 0;
    for (const Cell tile : {pair.first, pair.second}) {
        count += tile.column == cell.column && tile.row > cell.row ? 1 : 0;
    }
    return count;
}

} // namespace

/// Moves the cursor after a pair has been taken.
void Move::removal_cursor(const Board& before, const Pair& pair) {
    GameState& game = this->game();
    // On an empty board the cursor may stay where it is.
    if (house_.rules().cursor_unknown || (game.board.empty() && seen_.cursor == game.cursor)) {
        return;
    }
    const Cell former = game.cursor;
    switch (house_.ask<RemovalCursor>()) {
    case RemovalCursor::GoesDown:
        if (game.start.gravity == Gravity::On) {
            game.cursor = next_tile_below(game.board, game.cursor);
        }
        break;
    case RemovalCursor::AlwaysGoesDown:
        if (const Cell below = next_tile_below(game.board, game.cursor);
            game.board.occupied(below) || seen_.cursor != game.cursor) {
            game.cursor = below;
        }
        break;
    case RemovalCursor::RidesDown:
        if (game.start.gravity == Gravity::On) {
            const Cell lowered{game.cursor.column,
                               game.cursor.row + tiles_below(pair, game.cursor)};
            // From an empty place it may go down, too.
            const bool rides = before.occupied(game.cursor) || seen_.cursor == lowered;
            game.cursor = rides ? lowered : game.cursor;
        }
        break;
    case RemovalCursor::GoesToPair: go_to_tile_of(pair); break;
    case RemovalCursor::GoesHome: game.cursor = home(game.cursor); break;
    case RemovalCursor::GoesToCell: game.cursor = fixed_cell(); break;
    case RemovalCursor::GoesToFirst: game.cursor = next_tile(game.board, {0, 0}); break;
    case RemovalCursor::GoesToNext: game.cursor = next_tile(game.board, game.cursor); break;
    case RemovalCursor::GoesToATile: game.cursor = cursor_on_some_tile(1); break;
    case RemovalCursor::GoesElsewhere: game.cursor = cursor_elsewhere(); break;
    default: break;
    }
    // In an empty column it may stay where it is.
    if (!game.board.occupied(game.cursor) && !seen_.cursor && game.cursor != former &&
        !position().cursor_or) {
        position().cursor_or = former;
    }
}

/// True for B, F, R or L while a tile is selected, if the key only clears the selection.
bool Move::only_clears_selection(Key key) {
    return house_.ask<TravelSelection>(rule_of_travel(Rule::BackSelection, key)) ==
           TravelSelection::OnlyClears;
}

/// Returns the number of removals after B, F, R or L.
std::size_t Move::travel_target(Key key) {
    const GameState& game = this->game();
    switch (key) {
    case Key::Back: return game.done == 0 ? 0 : game.done - 1;
    case Key::Forward: return std::min(game.done + 1, game.removals.size());
    case Key::Restart: return 0;
    default: return game.removals.size();
    }
}

/// True if the key is B, F, R or L with nothing to undo or redo, and the shown pair stays.
bool Move::keeps_pair(Key key) {
    if (key < Key::Back || key > Key::Last || travel_target(key) != game().done) {
        return false;
    }
    // A pair that cannot be seen never tells, so it may be kept as long as it is not known to be dropped.
    const Rule rule = rule_of_travel(Rule::IdleBackHint, key);
    return game().hint || unseen_pair_appears()
               ? house_.ask<IdleHint>(rule) == IdleHint::Keeps
               : house_.rules().at(rule) != static_cast<Setting>(IdleHint::Drops);
}

/// True if a pair is seen now, and one that could not be seen may have been shown before the step.
bool Move::unseen_pair_appears() const {
    return forecast_.position.hints.pair_unseen && seen_.hint && *seen_.hint;
}

/// Returns whether a selection that B, F, R or L keep is lost with its tile. `before` is the tile's kind,
/// if there was a tile.
bool Move::loses_selection(std::optional<Kind> before) {
    const Board& board = game().board;
    const Cell cell = *game().selection;
    if (!board.occupied(cell)) {
        return house_.ask<LostSelection>() == LostSelection::Clears;
    }
    return before && board.at(cell) != *before &&
           house_.ask<ChangedSelection>() == ChangedSelection::Clears;
}

void Move::travel(Key key) {
    GameState& game = this->game();
    const std::size_t done = travel_target(key);
    const bool idle = done == game.done;
    bool cleared = false;
    if (game.selection && idle) {
        const Rule rule = rule_of_travel(Rule::IdleBackSelection, key);
        if (house_.ask<IdleSelection>(rule) == IdleSelection::Clears) {
            game.selection.reset();
            cleared = true;
        }
    } else if (game.selection) {
        if (only_clears_selection(key)) {
            game.selection.reset();
            return;
        }
        if (house_.ask<TravelSelection>(rule_of_travel(Rule::BackSelection, key)) ==
            TravelSelection::Clears) {
            game.selection.reset();
        }
    }
    if (idle) {
        const Rule rule = rule_of_travel(Rule::IdleBackCheats, key);
        // A key that only clears the selection does not cheat.
        if (house_.ask<IdleCheats>(rule) == IdleCheats::Yes &&
            !(cleared && only_clears_selection(key))) {
            game.cheated = position().cheated_last = true;
        }
        idle_travel_ = true;
        return;
    }
    travelled_ = true;
    position().cheated_last = false;
    game.done = done;
    game.cheated = true;
    const bool on_tile = game.selection && game.board.occupied(*game.selection);
    const auto selected = on_tile ? std::optional(game.board.at(*game.selection)) : std::nullopt;
    const Board before = game.board;
    rebuild_board(position());
    if (game.selection && loses_selection(selected)) {
        game.selection.reset();
    }
    position().hints.forget();
    position().travelled = true;
    travel_cursor(key, before);
}

/// Returns the pair that may have been removed instead of `pair` with the same result: with gravity, equal
/// tiles one above the other can be exchanged. Takes the tile on which the cursor is seen, if it is one.
Pair Move::seen_pair(const Pair& pair, const Board& board) {
    const auto is_like = [&](Cell cell) {
        const Cell seen = *seen_.cursor;
        if (seen.column != cell.column || !board.inside(seen)) {
            return false;
        }
        const auto [top, bottom] = std::minmax(seen.row, cell.row);
        for (int row = top; row <= bottom; ++row) {
            if (board.at({cell.column, row}) != board.at(cell)) {
                return false;
            }
        }
        return true;
    };
    if (!seen_.cursor || game().start.gravity == Gravity::Off) {
        return pair;
    }
    return is_like(pair.first)    ? Pair{*seen_.cursor, pair.second}
           : is_like(pair.second) ? Pair{pair.first, *seen_.cursor}
                                  : pair;
}

/// Moves the cursor after B, F, R or L has undone or redone something. `before` is the former board.
void Move::travel_cursor(Key key, const Board& before) {
    GameState& game = this->game();
    const bool undone = key == Key::Back || key == Key::Restart;
    const Rule rule = key == Key::Back      ? Rule::BackCursor
                      : key == Key::Forward ? Rule::ForwardCursor
                      : key == Key::Restart ? Rule::RestartCursor
                                            : Rule::LastCursor;
    switch (house_.ask<TravelCursor>(rule)) {
    case TravelCursor::GoesToPair: {
        const Pair& pair = game.removals[undone ? game.done : game.done - 1];
        const Board& with_pair = key == Key::Forward ? before : game.board;
        go_to_tile_of(key == Key::Back || key == Key::Forward ? seen_pair(pair, with_pair) : pair);
        break;
    }
    case TravelCursor::GoesHome: game.cursor = home(game.cursor); break;
    case TravelCursor::GoesToCell: game.cursor = fixed_cell(); break;
    case TravelCursor::GoesToChange:
        game.cursor = first_new_tile(game.board, before).value_or(game.cursor);
        break;
    case TravelCursor::GoesToNext: game.cursor = next_tile(game.board, game.cursor); break;
    // F after F may leave it many times where no tile is below it.
    case TravelCursor::GoesToATile: game.cursor = cursor_on_some_tile(0.2); break;
    case TravelCursor::GoesElsewhere: game.cursor = cursor_elsewhere(); break;
    default: break;
    }
}

void Move::new_board(Gravity gravity, BoardNumber number, Rule home) {
    const Cell cursor = game().cursor;
    ModelState next;
    next.hints.orders = position().hints.orders;
    next.hints.resumes = position().hints.resumes;
    next.dealt = dealt(number);
    next.game.start = {ClassicSize, gravity, number};
    next.game.board = next.dealt;
    next.game.cursor = this->home(cursor, home);
    position() = std::move(next);
    dealt_ = true;
}

Board Move::dealt(BoardNumber number) {
    if (const auto known = deals_ && number != 0 ? deals_(number) : std::nullopt) {
        return *known;
    }
    const bool own = number == 0 || house_.ask<Deal>() == Deal::ItsOwn;
    // If no number is shown and the board of another number stays, the tape has refused the number.
    const GameState& old = forecast_.position.game;
    const bool refused = !seen_.number && number != 0 && old.start.number != 0 &&
                         number != old.start.number && seen_.board == forecast_.position.dealt;
    if (!own || refused) {
        return deal(number);
    }
    // log2 of the number of boards, 84! / (4!)^21.
    constexpr double Orders = 324.4;
    const auto dealt_before = [&](Gravity variant) {
        const auto before = remembered_.dealt.find({number, variant});
        return before != remembered_.dealt.end() && before->second == seen_.board;
    };
    // Both variants deal the same board, and which of them is played may not be seen.
    const bool again = dealt_before(Gravity::On) || dealt_before(Gravity::Off) ||
                       (number == 0 && forecast_.position.dealt == seen_.board);
    forecast_.unexplained_bits += again ? 0 : Orders;
    return is_full(seen_.board) ? seen_.board : deal(std::max<BoardNumber>(number, 1));
}

/// True if the tape shows its message about the end after F and L, and again if they have nothing to do.
bool Move::shows_message_again(bool won) {
    const Rule rule = won ? Rule::TravelWonKey : Rule::TravelStuckKey;
    const bool may_show = !house_.rules().known(rule) ||
                          house_.rules().at(rule) == static_cast<Setting>(EndKey::EndsMessage);
    return may_show && house_.ask<EndMessage>() == EndMessage::AlsoIdle;
}

Status Move::status() {
    const GameState& game = this->game();
    const bool won = game.board.empty();
    const bool stuck = !won && !any_joinable(house_, game.board);
    const Status end = won ? Status::Won : stuck ? Status::Stuck : Status::Playing;
    if (end == Status::Playing) {
        forecast_.position.just_ended = false;
    } else if (game.removed || travelled_ || dealt_) {
        forecast_.position.just_ended = true;
        forecast_.position.ended_by_travel = travelled_;
        forecast_.position.ended_by_deal = dealt_;
    } else if (idle_travel_ && shows_message_again(won)) {
        forecast_.position.just_ended = true;
        forecast_.position.ended_by_travel = true;
    }
    if (!game.cheated) {
        return end;
    }
    if (end == Status::Playing) {
        return house_.ask<RedBorder>() == RedBorder::AtEnd ? end : Status::Cheated;
    }
    if (forecast_.position.cheated_last && seen_.border == border_colour(Status::Cheated)) {
        return Status::Cheated;
    }
    switch (house_.ask<Precedence>(forecast_.position.travelled ? Rule::TravelPrecedence
                                                                : Rule::Precedence)) {
    case Precedence::WonOrStuck: return end;
    case Precedence::WonThenCheated: return won ? end : Status::Cheated;
    case Precedence::StuckThenCheated: return stuck ? end : Status::Cheated;
    default: return Status::Cheated;
    }
}

} // namespace shisen::oracle
