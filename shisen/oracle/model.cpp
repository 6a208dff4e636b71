#include "shisen/oracle/model.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "shisen/gravity.hpp"
#include "shisen/oracle/difference.hpp"
#include "shisen/oracle/model_move.hpp"
#include "shisen/oracle/number_entry.hpp"

namespace shisen::oracle {

void Move::key(const Step& step) {
    position().none_found_or = false;
    if (step.idle()) {
        if (step.foreign.empty() || !ends_message(Key::ToggleGravity)) {
            game().removed = false;
        }
        if (step.pause > 0 || seen_.pair_timed_out) {
            hide_pair(true);
        }
    } else if (position().asking) {
        if (step.answer) {
            const std::string typed(std::exchange(position().letter_typed, false) ? "s" : "");
            answer(typed + (position().refused ? without_deletes(step.text) : step.text));
            position().refused = position().asking;
        } else if (step.key >= Key::Hint) {
            position().letter_typed = step.key != Key::ToggleGravity;
        }
    } else {
        // An answer without a question: the digits are not commands, the ENTER after them is.
        command(step.answer ? Key::Enter : step.key);
    }
}

void Move::command(Key key) {
    if (ends_message(key)) {
        return;
    }
    GameState& game = this->game();
    std::optional<Pair> shown = game.hint;
    if (key == Key::Enter && shown && seen_.board == game.board &&
        (seen_.hint && !seen_.pair_timed_out ? house_.is(HintTime::Disappears)
                                             : house_.ask<HintTime>() == HintTime::Disappears)) {
        shown.reset(); // its time was up before the key was taken
    }
    if (shown && key > Key::Hint && seen_.pair_timed_out && seen_.board != game.board &&
        house_.ask<HintTime>() == HintTime::Disappears) {
        shown.reset(); // the same: the command has changed the board
        game.hint.reset();
    }
    HintList& hints = position().hints;
    const bool unseen = hints.pair_unseen;
    find_hidden_cursor(key);
    game.removed = false;
    hints.interrupted |= key != Key::Hint && hints.begun();
    if (ignores_travel(key)) {
        return;
    }
    if (shown && key > Key::Enter && key != Key::Hint && only_drops_pair(key)) {
        game.hint.reset();
        if (travels(key) && game.selection && only_clears_selection(key)) {
            game.selection.reset();
        }
        return;
    }
    if (only_drops_unseen_pair(key)) {
        hints.pair_unseen = false;
        return;
    }
    if (key > Key::Down && !keeps_pair(key)) {
        game.hint.reset();
        hints.pair_unseen = false;
    } else if (key > Key::Down && unseen_pair_appears()) {
        notice_unseen_pair(hints, game, house_, **seen_.hint);
    }
    switch (key) {
    case Key::Left:
    case Key::Right:
    case Key::Up:
    case Key::Down: arrow(key); break;
    case Key::Enter: enter(shown, unseen); break;
    case Key::Hint: hint(shown); break;
    case Key::Back:
    case Key::Forward:
    case Key::Restart:
    case Key::Last: travel(key); break;
    case Key::NewBoard: new_board(game.start.gravity, seen_.number.value_or(0)); break;
    case Key::ToggleGravity:
        new_board(game.start.gravity == Gravity::On ? Gravity::Off : Gravity::On,
                  seen_.number.value_or(0));
        break;
    case Key::ChooseBoard:
        position().asking = true;
        position().refused = false;
        position().letter_typed = false;
        position().number_hidden = !seen_.number && seen_.board == game.board;
        position().hint_before_question = shown;
        position().unseen_before_question = unseen;
        break;
    }
    if (key != Key::Hint && shown && position().game.hint == shown) {
        hide_pair(seen_.pair_timed_out);
    }
}

/// True if a command only drops a pair that cannot be seen: the board stays, which the command would change, or
/// the selection, which it might clear.
bool Move::only_drops_unseen_pair(Key key) {
    if (!position().hints.pair_unseen || game().hint || seen_.board != game().board) {
        return false;
    }
    const bool deals = key == Key::NewBoard || key == Key::ToggleGravity;
    const bool moves = travels(key) && travel_target(key) != game().done;
    const bool may_clear = travels(key) && game().selection && seen_.selection == game().selection;
    return (deals || moves || may_clear) && only_drops_pair(key);
}

/// True if the key only drops a shown pair.
bool Move::only_drops_pair(Key key) {
    return house_.ask<CommandHint>(travels(key) ? Rule::TravelHint : Rule::CommandHint) ==
           CommandHint::OnlyDrops;
}

/// True for B, F, R or L while a tile is selected, if it is then no command.
bool Move::ignores_travel(Key key) {
    if (!travels(key) || !game().selection) {
        return false;
    }
    const Rule rule = rule_of_travel(Rule::BackSelection, key);
    const bool unclear = travel_target(key) == game().done && !house_.rules().known(rule);
    return !unclear && house_.ask<TravelSelection>(rule) == TravelSelection::Ignored;
}

void Move::enter(const std::optional<Pair>& shown, bool unseen) {
    GameState& game = this->game();
    if (shown) {
        take(*shown);
        show_next_pair();
    } else if (const auto taken = unseen ? unseen_pair_taken() : std::nullopt) {
        take_unseen(*taken);
    } else if (house_.rules().cursor_unknown) {
        position().hints.selection_unknown = true;
        if (seen_.selection) {
            game.selection = *seen_.selection;
        }
    } else if (!game.board.occupied(game.cursor)) {
        if (game.selection && house_.ask<EmptyCell>() == EmptyCell::Deselects) {
            game.selection.reset();
        }
    } else if (!game.selection) {
        game.selection = game.cursor;
    } else if (game.selection == game.cursor) {
        game.selection.reset();
    } else {
        enter_on_another(*game.selection);
    }
    deal_after_win();
}

/// Deals the board that a tape deals by itself after the removal of the last pair.
void Move::deal_after_win() {
    const GameState& game = this->game();
    if (!game.removed || !game.board.empty() || !is_full(seen_.board)) {
        return;
    }
    const Rule rule = game.cheated ? Rule::CheatWonBoard : Rule::WonBoard;
    const bool again = seen_.board == position().dealt;
    if (house_.ask<WonBoard>(rule) == (again ? WonBoard::Same : WonBoard::New)) {
        new_board(game.start.gravity, again ? game.start.number : seen_.number.value_or(0));
    }
}

void Move::enter_on_another(Cell selection) {
    GameState& game = this->game();
    if (game.board.at(selection) != game.board.at(game.cursor)) {
        position().missed_other = true;
        const auto rule = house_.ask<OtherKind>();
        settle_selection(rule == OtherKind::Keeps, rule == OtherKind::Deselects);
    } else if (const Pair pair{selection, game.cursor}; joinable(house_, game.board, pair)) {
        take(pair);
    } else {
        position().missed_other = false;
        const auto rule = house_.ask<BlockedPair>();
        settle_selection(rule == BlockedPair::Keeps, rule == BlockedPair::Deselects);
    }
}

void Move::settle_selection(bool keeps, bool deselects) {
    position().missed = true;
    if (deselects) {
        game().selection.reset();
    } else if (!keeps) {
        game().selection = game().cursor;
    }
}

void Move::take(Pair pair) {
    GameState& game = this->game();
    if (pair.second < pair.first) {
        std::swap(pair.first, pair.second);
    }
    game.removals.resize(game.done);
    game.removals.push_back(pair);
    ++game.done;
    position().travelled = position().cheated_last = false;
    const Board before = game.board;
    remove_pair(game.board, pair, game.start.gravity);
    removal_cursor(before, pair);
    game.selection.reset();
    game.removed = true;
    position().hints.forget();
    position().hints.selection_unknown = false;
}

/// Takes a pair that was not seen. If H moves the cursor to a tile of the pair, and it was not seen there, it
/// may have been on either.
void Move::take_unseen(const Pair& pair) {
    GameState& game = this->game();
    const bool at_pair = game.cursor == pair.first || game.cursor == pair.second;
    if (at_pair || house_.rules().cursor_unknown ||
        house_.ask<HintCursor>() != HintCursor::GoesToPair) {
        take(pair);
        return;
    }
    const Board before = game.board;
    game.cursor = pair.first;
    take(pair);
    const Cell from_first = game.cursor;
    game.cursor = pair.second;
    removal_cursor(before, pair);
    const Cell from_second = game.cursor;
    if (!seen_.cursor) {
        game.cursor = from_first;
        position().cursor_or = from_second;
    } else if (seen_.cursor != from_second) {
        game.cursor = from_first;
    }
}

/// Returns the pair that was taken, judging by the board, if the tape does not show which pair H has
/// found.
std::optional<Pair> Move::unseen_pair_taken() {
    const GameState& game = this->game();
    if (seen_.board == game.board) {
        return std::nullopt;
    }
    const auto pairs = all_hints(game, house_);
    const auto taken = std::find_if(pairs.begin(), pairs.end(), [&](const Pair& pair) {
        Board board = game.board;
        remove_pair(board, pair, game.start.gravity);
        return board == seen_.board;
    });
    return taken == pairs.end() ? std::nullopt : std::optional(*taken);
}

/// Finds out whether the selected kind is highlighted although the cursor is on an empty place.
void Move::light_selection() {
    const GameState& game = this->game();
    const bool may_be_lit =
        game.selection && game.board.occupied(*game.selection) && !game.board.occupied(game.cursor);
    if (may_be_lit && seen_.highlighted && !position().asking) {
        forecast_.selection_lit = house_.ask<EmptyLight>() == EmptyLight::SelectedKind;
    }
}

Forecast Move::finish() {
    light_selection();
    forecast_.border = border_colour(status());
    forecast_.open = house_.open();
    return std::move(forecast_);
}

Forecast forecast(const RuleVariants& rules,
                  const ModelState& position,
                  const Step& step,
                  const Observation& seen,
                  const RequiredDeals& deals,
                  const KnownBoards& remembered) {
    const auto from = [&](const ModelState& start) {
        Move move(rules, start, seen, deals, remembered);
        move.key(step);
        return move.finish();
    };
    if (!position.cursor_or) {
        return from(position);
    }
    ModelState here = position;
    here.cursor_or.reset();
    ModelState there = here;
    there.game.cursor = *position.cursor_or;
    Forecast first = from(here);
    if (first.open) {
        return first;
    }
    Forecast second = from(there);
    if (compare(first, seen) != Agreed && (second.open || compare(second, seen) == Agreed)) {
        return second;
    }
    if (!seen.cursor && second.open) {
        first.open = second.open; // then either cell is followed for each of its settings
        return first;
    }
    if (!seen.cursor && !first.position.cursor_or) {
        const Cell other = second.position.game.cursor;
        first.position.cursor_or =
            other == first.position.game.cursor ? second.position.cursor_or : std::optional(other);
    }
    return first;
}

Forecast forecast_new_board(const RuleVariants& rules,
                            Gravity gravity,
                            BoardNumber number,
                            Cell cursor,
                            const Observation& seen,
                            const RequiredDeals& deals,
                            const KnownBoards& remembered) {
    ModelState before;
    before.game.cursor = cursor;
    Move move(rules, before, seen, deals, remembered);
    move.new_board(gravity, number);
    return move.finish();
}

bool joinable(const RuleVariants& rules, const Board& board, const Pair& pair) noexcept {
    House house(rules);
    return joinable(house, board, pair);
}

std::vector<Pair> joinable_pairs(const RuleVariants& rules, const Board& board) {
    House house(rules);
    return joinable_pairs(house, board);
}

bool is_full(const Board& board) {
    if (!(board.size() == ClassicSize)) {
        return false;
    }
    std::array<int, MaxKinds> counts{};
    for (int row = 0; row < ClassicSize.rows; ++row) {
        for (int column = 0; column < ClassicSize.columns; ++column) {
            const Kind kind = board.at({column, row});
            if (kind >= ClassicSize.kinds()) {
                return false;
            }
            ++counts[kind];
        }
    }
    return std::all_of(
        counts.begin(), counts.begin() + ClassicSize.kinds(), [](int count) { return count == 4; });
}

} // namespace shisen::oracle
