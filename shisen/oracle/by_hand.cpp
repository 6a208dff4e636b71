#include "shisen/oracle/by_hand.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "shisen/oracle/game_lines.hpp"
#include "shisen/oracle/model.hpp"

namespace shisen::oracle {

namespace {

constexpr int Red = 2;

/// Moves the cursor without crossing an edge, so that no edge rule matters: along the row first, and if it does
/// not come to the cell, along the column first. Where the cursor is seen after each arrow decides: it may pass
/// over empty places. Returns false if it does not come to the cell.
bool go(Subject& subject, Cell& cursor, Cell cell) {
    constexpr int MostArrows = 24; // each way
    for (int arrows = 0; cursor != cell && arrows < 2 * MostArrows; ++arrows) {
        const bool along_row =
            arrows < MostArrows ? cursor.column != cell.column : cursor.row == cell.row;
        int& place = along_row ? cursor.column : cursor.row;
        const bool back = place > (along_row ? cell.column : cell.row);
        const Key key = along_row ? (back ? Key::Left : Key::Right) : (back ? Key::Up : Key::Down);
        const Observed look = subject.act(press(key));
        place += back ? -1 : 1;
        if (look && look->cursor && look->board.inside(*look->cursor)) {
            cursor = *look->cursor;
        }
    }
    return cursor == cell;
}

/// Returns where the cursor is seen, `usual` if it is not seen on the board.
Cell cursor_in(const Observed& look, Cell usual) {
    return look && look->cursor && look->board.inside(*look->cursor) ? *look->cursor : usual;
}

Observed enter_at(Subject& subject, Cell& cursor, Cell cell) {
    (void)go(subject, cursor, cell);
    return subject.act(press(Key::Enter));
}

/// Returns a copy that shows the same board and no pair: after keys that drop a shown pair on tapes on which
/// it outlives arrows. Returns nullptr if none of them does. A shown pair would be taken by ENTER.
std::unique_ptr<Subject> without_shown_pair(const Subject& tape, const Observation& seen) {
    std::vector<std::vector<Step>> ways{{press(Key::Forward)},
                                        {press(Key::Back), press(Key::Forward)}};
    if (seen.number && *seen.number != 0) {
        ways.push_back({press(Key::ChooseBoard), answer(std::to_string(*seen.number))});
    }
    for (const std::vector<Step>& way : ways) {
        auto subject = tape.copy();
        Observed look = subject->look();
        for (const Step& step : way) {
            look = subject->act(step);
        }
        if (look && look->board == seen.board && look->hint && !*look->hint) {
            return subject;
        }
    }
    return nullptr;
}

/// Returns the pairs that can be joined, either on the board or only by a path outside it; the
/// nearest ones first.
std::vector<Pair> nearest_pairs(const Board& board, Ring ring) {
    RuleVariants none = RuleVariants::ours();
    none.set(Ring::None);
    auto pairs = joinable_pairs(RuleVariants::ours(), board);
    std::erase_if(pairs, [&](const Pair& pair) {
        return joinable(none, board, pair) != (ring == Ring::None);
    });
    const auto keys = [](const Pair& pair) {
        return pair.first.row + pair.first.column + std::abs(pair.second.row - pair.first.row) +
               std::abs(pair.second.column - pair.first.column);
    };
    std::stable_sort(pairs.begin(), pairs.end(), [&](const Pair& a, const Pair& b) {
        return keys(a) < keys(b);
    });
    return pairs;
}

/// Presses ENTER on both tiles of the first pair that is near the cursor. Returns the look after.
Observed enter_nearest_pair(Subject& subject, const Observation& seen) {
    std::vector<Pair> pairs = nearest_pairs(seen.board, Ring::None);
    if (pairs.empty()) {
        pairs = nearest_pairs(seen.board, Ring::Whole);
    }
    const Observed look = subject.look();
    if (pairs.empty() || !look || !look->cursor || !seen.board.inside(*look->cursor)) {
        return tl::unexpected(SubjectFailure());
    }
    Cell cursor = *look->cursor;
    (void)enter_at(subject, cursor, pairs.front().first);
    return enter_at(subject, cursor, pairs.front().second);
}

/// Removes the pair that H shows; if that fails, for example because the pair is shown for a short time only, a
/// pair by the cursor, before which these keys are pressed. Returns the look after, a failure if no pair is removed;
/// then the subject is unchanged.
Observed remove_a_pair(std::unique_ptr<Subject>& subject, const Observed& before) {
    const std::vector<std::vector<Key>> drops{
        {}, {Key::Hint, Key::Enter, Key::Enter}, {Key::Enter}, {Key::Hint, Key::Left}};
    if (!before) {
        return before;
    }
    auto tried = subject->copy();
    (void)tried->act(press(Key::Hint));
    Observed after = tried->act(press(Key::Enter));
    const auto fewer = [&] { return after && after->board.tiles() < before->board.tiles(); };
    for (auto drop = drops.begin(); !fewer() && drop != drops.end(); ++drop) {
        tried = subject->copy();
        for (const Key key : *drop) {
            (void)tried->act(press(key));
        }
        after = enter_nearest_pair(*tried, *before);
    }
    if (!fewer()) {
        return tl::unexpected(SubjectFailure());
    }
    subject = std::move(tried);
    return after;
}

/// Removes these pairs tile by tile. Returns the look after the last one, a failure if one is not removed.
Observed remove_line(Subject& subject, const std::vector<Pair>& line) {
    Observed look = subject.look();
    for (const Pair& pair : line) {
        if (!look || !look->cursor || !look->board.inside(*look->cursor)) {
            return tl::unexpected(SubjectFailure());
        }
        const int tiles = look->board.tiles();
        Cell cursor = *look->cursor;
        (void)enter_at(subject, cursor, pair.first);
        look = enter_at(subject, cursor, pair.second);
        if (!look || look->board.tiles() != tiles - 2) {
            return tl::unexpected(SubjectFailure());
        }
    }
    return look;
}

/// A game in which one removal was undone with B.
struct CheatedGame {
    std::unique_ptr<Subject> subject;
    Board start;
    int border_at_start = 0;
    Observation after_back;
};

std::optional<CheatedGame> cheat(const Subject& start) {
    auto subject = start.copy();
    const Observed first = subject->look();
    const Observed removed = remove_a_pair(subject, first);
    const Observed look = removed ? subject->act(press(Key::Back)) : removed;
    if (!look || look->board == removed->board) {
        return std::nullopt;
    }
    return CheatedGame{std::move(subject), first->board, first->border, *look};
}

/// Plays a cheated game by the rules to a win or to a board without moves. Returns whether the border is red then,
/// nothing if the game cannot be played so.
std::optional<bool>
red_at_end(const Subject& start, Gravity gravity, const RuleVariants& rules, bool win) {
    const auto game = cheat(start);
    if (!game || game->after_back.board != game->start) {
        return std::nullopt;
    }
    Rng rng(1);
    const auto line = win ? line_to_win(rules, game->start, gravity, rng)
                          : line_to_dead_end(rules, game->start, gravity, rng);
    const Observed last = remove_line(*game->subject, line);
    if (line.empty() || !last || last->board.empty() != win) {
        return std::nullopt;
    }
    return last->border == Red;
}

/// Presses B after a removal and plays the game on to its end, and if the border is not red then, another one to the
/// other end. Returns AtEnd if the border keeps its colour after B and becomes red at one of the ends, Unknown if the
/// game cannot be played so, and otherwise AtOnce.
RedBorder red_border_from(const Subject& start, Gravity gravity, const RuleVariants& rules) {
    constexpr int MostRemovals = 42;
    auto game = cheat(start);
    if (!game) {
        return RedBorder::Unknown;
    }
    Observation look = game->after_back;
    if (look.border != game->border_at_start) {
        return RedBorder::AtOnce;
    }
    for (int removal = 0; removal < MostRemovals && !look.board.empty(); ++removal) {
        const Observed next = remove_a_pair(game->subject, look);
        if (!next) {
            if (!joinable_pairs(RuleVariants::ours(), look.board).empty()) {
                return RedBorder::Unknown;
            }
            break;
        }
        look = *next;
        if (look.border == Red) {
            return look.board.empty() || !remove_a_pair(game->subject, look) ? RedBorder::AtEnd
                                                                             : RedBorder::AtOnce;
        }
    }
    const bool won = look.board.empty();
    return red_at_end(start, gravity, rules, !won).value_or(false) ? RedBorder::AtEnd
                                                                   : RedBorder::AtOnce;
}

} // namespace

std::optional<bool> takes(const Subject& tape,
                          const Observation& seen,
                          const Pair& pair,
                          std::optional<Cell> selected) {
    if (!seen.cursor || !seen.board.inside(*seen.cursor)) {
        return std::nullopt;
    }
    auto subject = tape.copy();
    Cell cursor = *seen.cursor;
    // An arrow drops a shown pair; a selection is dropped, too.
    const Key there = cursor.column == 0 ? Key::Right : Key::Left;
    (void)subject->act(press(there));
    Observed look = subject->act(press(there == Key::Left ? Key::Right : Key::Left));
    cursor = cursor_in(look, cursor); // the first arrow may only have dropped the pair
    if (look && look->hint && *look->hint) {
        subject = without_shown_pair(*subject, seen);
        if (!subject) {
            return std::nullopt;
        }
        look = subject->look();
        cursor = cursor_in(look, cursor);
        selected.reset();
    }
    // The cursor or the pair may hide the selection; then it is where the rules have it.
    const auto selection = look && look->selection ? *look->selection : selected;
    if (selection && seen.board.inside(*selection)) {
        (void)enter_at(*subject, cursor, *selection);
    }
    (void)enter_at(*subject, cursor, pair.first);
    if (cursor != pair.first || !go(*subject, cursor, pair.second)) {
        return std::nullopt;
    }
    const Observed between = subject->look();
    const Observed after = subject->act(press(Key::Enter));
    if (!after) {
        return std::nullopt;
    }
    if (between && between->board.tiles() < seen.board.tiles()) {
        return std::nullopt; // ENTER on the first tile took a pair that was still shown
    }
    const Kind kind = seen.board.at(pair.first);
    const bool taken = after->board.cells_of(kind).size() < seen.board.cells_of(kind).size();
    if (!taken && after->board.tiles() < seen.board.tiles()) {
        return std::nullopt; // another pair was taken
    }
    // A tape that has kept another selection, which may not be seen, refuses any pair.
    const bool first_selected =
        !between || !between->selection || *between->selection == pair.first;
    return taken || first_selected ? std::optional(taken) : std::nullopt;
}

std::optional<Ring> ring_by_hand(const StartStates& start_states) {
    constexpr std::size_t MostPairs = 3;
    constexpr std::size_t FewestPairs = 3;
    std::size_t tries = 0;
    std::size_t takings = 0;
    for (const auto& start : {start_states.falling, start_states.flat}) {
        const Observed seen = start->look();
        if (!seen || !is_full(seen->board)) {
            continue;
        }
        // A tape that does not take a pair on the board cannot be tried by hand.
        const std::vector<Pair> inside = nearest_pairs(seen->board, Ring::None);
        if (inside.empty() || takes(*start, *seen, inside.front(), std::nullopt) != true) {
            return std::nullopt;
        }
        std::vector<Pair> pairs = nearest_pairs(seen->board, Ring::Whole);
        pairs.resize(std::min(pairs.size(), MostPairs));
        for (const Pair& pair : pairs) {
            const auto taken = takes(*start, *seen, pair, std::nullopt);
            if (!taken) {
                return std::nullopt;
            }
            ++tries;
            takings += *taken ? 1u : 0u;
        }
    }
    if (tries < FewestPairs || (takings != 0 && takings != tries)) {
        return std::nullopt;
    }
    return takings == 0 ? Ring::None : Ring::Whole;
}

std::optional<CommandHint> command_hint_by_hand(const StartStates& start_states) {
    // N may deal the same board by chance, so that it seems to have dropped the pair only.
    constexpr std::array Pauses{0, 7, 23};
    for (const int frames : Pauses) {
        const auto subject = start_states.falling->copy();
        const Observed shown = subject->act(press(Key::Hint));
        if (!shown || !shown->hint || !*shown->hint || !is_full(shown->board)) {
            return std::nullopt;
        }
        if (frames > 0) {
            (void)subject->look_after(frames);
        }
        const Observed after = subject->act(press(Key::NewBoard));
        if (!after || !is_full(after->board)) {
            return std::nullopt;
        }
        if (after->board != shown->board) {
            return CommandHint::Acts;
        }
        if (!after->hint || *after->hint) {
            return std::nullopt;
        }
    }
    return CommandHint::OnlyDrops;
}

RedBorder red_border_by_hand(const StartStates& start_states, const RuleVariants& rules) {
    const RedBorder falling = red_border_from(*start_states.falling, Gravity::On, rules);
    if (falling == RedBorder::AtEnd) {
        return falling;
    }
    const RedBorder flat = red_border_from(*start_states.flat, Gravity::Off, rules);
    return flat != RedBorder::Unknown ? flat : falling;
}

RuleVariants rules_by_hand(const StartStates& start_states, RuleVariants rules) {
    // A wrong hint, a wrong command or a missing border must not be taken for a rule.
    if (!rules.known(Rule::Ring)) {
        if (const auto ring = ring_by_hand(start_states)) {
            rules.set(*ring);
        }
    }
    if (!rules.known(Rule::CommandHint)) {
        if (const auto command = command_hint_by_hand(start_states)) {
            rules.set(*command);
        }
    }
    if (!(rules == RuleVariants::ours())) {
        rules.set(red_border_by_hand(start_states, rules));
    }
    return rules;
}

} // namespace shisen::oracle
