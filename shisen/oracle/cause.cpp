// The cause of a difference, found by trials on copies of the subject.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>

#include <fmt/format.h>

#include "shisen/oracle/by_hand.hpp"
#include "shisen/oracle/seen_board.hpp"
#include "shisen/oracle/turn.hpp"

namespace shisen::oracle {
namespace {

/// The number of pairs that are selected tile by tile before a path fault is ruled out.
constexpr std::size_t MostTries = 40;

/// Returns true if the tape removes another pair that can be joined, or if there is none. A tape that
/// has kept a selection without showing it refuses all pairs.
bool takes_another(const Subject& subject,
                   const Difference& difference,
                   const RuleVariants& rules,
                   const Pair& pair) {
    constexpr std::size_t MostOthers = 3;
    const auto steps = [](const Pair& p) {
        return std::abs(p.first.row - p.second.row) + std::abs(p.first.column - p.second.column);
    };
    auto others = joinable_pairs(rules, difference.expected.game.board);
    std::erase(others, pair);
    std::stable_sort(others.begin(), others.end(), [&](const Pair& a, const Pair& b) {
        return steps(a) < steps(b);
    });
    others.resize(std::min(others.size(), MostOthers));
    return others.empty() || std::any_of(others.begin(), others.end(), [&](const Pair& other) {
               return takes(subject, *difference.seen, other, difference.expected.game.selection) ==
                      true;
           });
}

/// Returns true if the tape refuses the pair before the last step, too, with which it has taken another
/// one. Tells a path fault from a game that the tape takes for finished, in which it takes no pair.
bool refused_before(const Subject& tape, const Difference& difference, const RuleVariants& rules) {
    const ModelState& before = difference.before;
    const auto subject = difference.expected.game.removed ? tape.copy_before() : nullptr;
    if (!subject) {
        return false;
    }
    const Observed look = subject->look();
    if (!look || !(look->board == before.game.board)) {
        return false;
    }
    const auto pairs = joinable_pairs(rules, before.game.board);
    return std::any_of(pairs.begin(), pairs.end(), [&](const Pair& pair) {
        return takes(*subject, *look, pair, before.game.selection) == false;
    });
}

/// Returns two equal tiles that no rule joins, if the tape removes them.
std::optional<Pair> taken_without_path(const Subject& subject, const Difference& difference) {
    constexpr std::size_t MostPairs = 3;
    const GameState& game = difference.expected.game;
    const RuleVariants widest = RuleVariants::ours(); // a path may leave the board
    const std::vector<Cell> cells = cells_of(game.board.size());
    std::size_t tries = 0;
    for (const Cell first : cells) {
        for (const Cell second : cells) {
            if (!(first < second) || !game.board.occupied(first) ||
                game.board.at(first) != game.board.at(second) ||
                joinable(widest, game.board, {first, second})) {
                continue;
            }
            if (takes(subject, *difference.seen, {first, second}, game.selection) == true) {
                return Pair{first, second};
            }
            if (++tries >= MostPairs) {
                return std::nullopt;
            }
        }
    }
    return std::nullopt;
}

/// Puts the pair that H shows first among the doubtful pairs, if it is one of them.
void try_shown_pair_first(std::vector<Pair>& doubtful, const Subject& tape) {
    const auto subject = tape.copy();
    const Observed look = doubtful.empty() ? Observed() : subject->act(press(Key::Hint));
    if (!look || !look->hint || !*look->hint) {
        return;
    }
    const Pair shown = **look->hint;
    std::stable_partition(doubtful.begin(), doubtful.end(), [&](const Pair& pair) {
        return pair == shown || pair == Pair{shown.second, shown.first};
    });
}

void try_doubtful_pairs(Difference& difference, const Subject& subject, const RuleVariants& rules) {
    const Board& board = difference.expected.game.board;
    try_shown_pair_first(difference.doubtful, subject);
    std::size_t tries = 0;
    for (const Pair& pair : difference.doubtful) {
        if (++tries > MostTries) {
            return;
        }
        const bool right =
            board.at(pair.first) == board.at(pair.second) && joinable(rules, board, pair);
        // A faulty search may depend on the tile with which it begins.
        const auto wrong = [&](const Pair& ordered) {
            const auto taken =
                takes(subject, *difference.seen, ordered, difference.expected.game.selection);
            return taken && *taken != right;
        };
        if ((wrong(pair) || wrong({pair.second, pair.first})) &&
            (!right || takes_another(subject, difference, rules, pair) ||
             refused_before(subject, difference, rules))) {
            difference.fault = Fault::Path;
            difference.cells = {pair.first, pair.second};
            difference.words += "; by hand " + pair_text(pair) +
                                (right ? " are not taken, though they can be joined"
                                       : " are taken, though they cannot be joined");
            return;
        }
    }
    if (difference.fault != Fault::Hint) {
        return;
    }
    // A tape that does not look for a path may have taught a wrong rule about paths.
    if (const auto pair = taken_without_path(subject, difference)) {
        difference.fault = Fault::Path;
        difference.cells = {pair->first, pair->second};
        difference.words +=
            "; by hand " + pair_text(*pair) + " are taken, though they cannot be joined";
    }
}

/// True if any key that must have an effect has one.
bool answers(const Subject& tape) {
    constexpr std::array<Key, 6> Keys{
        Key::Right, Key::Down, Key::Left, Key::NewBoard, Key::Hint, Key::ToggleGravity};
    constexpr std::size_t MostMarked = 8;
    const auto subject = tape.copy();
    const Observed before = subject->look();
    // What ends in something that is not the game is no answer.
    const auto shows_another = [&](const Observed& after) {
        return before && after && !(*before == *after);
    };
    // A tape that waits for a number may take other keys as a part of it.
    if (const auto asking = tape.copy(); shows_another(asking->act(answer("7")))) {
        return true;
    }
    for (const Key key : Keys) {
        const Observed after = subject->act(press(key));
        if (shows_another(after)) {
            return true;
        }
        if (!after) {
            // A mark that cannot be read is an answer, too.
            const auto& unread = after.error().unread;
            return before && !unread.empty() && unread.size() <= MostMarked;
        }
    }
    return false;
}

/// Decides whether the number or the deal of a random board is wrong. The number is wrong if it
/// deals its own board when asked for, and the board shown is that of another number, or the number
/// is still that of the board before.
void ask_for_number(Difference& difference, const Subject& tape) {
    const Observation& seen = *difference.seen;
    const ModelState& before = difference.before;
    if (difference.fault != Fault::Deal || difference.step.answer || !seen.number ||
        *seen.number == 0) {
        return;
    }
    const auto subject = tape.copy();
    (void)subject->act(press(Key::ChooseBoard));
    const Observed look = subject->act(answer(std::to_string(*seen.number)));
    const bool same = look && look->number == seen.number;
    if (same && *seen.number == before.game.start.number && look->board == before.dealt &&
        !(seen.board == before.dealt)) {
        difference.fault = Fault::Number;
        difference.words += "; the number is still that of the board before";
        return;
    }
    const bool right = same && look->board == deal(*seen.number);
    for (int number = 1; right && number <= 65535; ++number) {
        // No number deals the board shown, so the demanded table has another deal.
        if (number != *seen.number && deal(static_cast<BoardNumber>(number)) == seen.board) {
            difference.fault = Fault::Number;
            difference.words += fmt::format("; it is board {}", number);
            return;
        }
    }
}

/// Decides whether the number of a random board before was wrong, if S deals another board for the same number.
/// It was wrong if S deals the board seen each time that it is asked for it, after different times and from
/// different places of the cursor.
void ask_for_number_again(Difference& difference, const Subject& tape) {
    constexpr int Times = 4;
    constexpr int MoreFrames = 5;
    const Observation& seen = *difference.seen;
    const ModelState& before = difference.before;
    if (difference.fault != Fault::Deal || !difference.step.answer || !seen.number ||
        difference.number_typed || before.game.start.number != *seen.number ||
        seen.board == before.dealt) {
        return;
    }
    const auto subject = tape.copy();
    for (int time = 0; time < Times; ++time) {
        (void)subject->act(press(Key::NewBoard));
        (void)subject->act(pause(1 + time * MoreFrames));
        for (int step = 0; step < time; ++step) {
            (void)subject->act(press(step % 2 == 0 ? Key::Right : Key::Down));
        }
        (void)subject->act(press(Key::ChooseBoard));
        const Observed look = subject->act(difference.step);
        if (!look || !(look->board == seen.board) || look->number != seen.number) {
            return;
        }
    }
    difference.fault = Fault::Number;
    difference.words += "; S always deals this one, and the number of the board before was wrong";
}

/// Recognises a tape that goes on with another board than the one that it shows: a removal changes most tiles, and
/// B leads to the other board.
void find_other_board(Difference& difference, const Subject& tape) {
    constexpr std::size_t FewestCells = 42; // more than gravity changes in two columns
    const ModelState& before = difference.before;
    if (difference.step != press(Key::Enter) || difference.expected.game.board.empty() ||
        differing_cells(before.game.board, difference.seen->board).size() < FewestCells) {
        return;
    }
    const auto subject = tape.copy();
    const std::size_t removals = before.game.removals.size() + 1;
    for (std::size_t i = 0; i < removals; ++i) {
        const Observed look = subject->act(press(Key::Back));
        if (!look) {
            return;
        }
        if (is_full(look->board)) {
            if (differing_cells(before.dealt, look->board).size() >= FewestCells) {
                difference.fault = Fault::Deal;
                difference.words += "; the game goes on with another board";
            }
            return;
        }
    }
}

/// Recognises a tape whose N deals the same board again and again. DELETE does so, too, which looks like a key that
/// was not taken, so that gravity is taken to be off.
void try_new_board(Difference& difference, const Subject& tape) {
    constexpr int Times = 3;
    if (difference.fault != Fault::Gravity || !difference.seen->number) {
        return;
    }
    const auto subject = tape.copy();
    for (int time = 0; time < Times; ++time) {
        const Observed look = subject->act(press(Key::NewBoard));
        if (!look || look->number != difference.seen->number) {
            return;
        }
    }
    difference.fault = Fault::Number;
    difference.words += "; N always deals this board again";
}

/// Returns the forecast with ours in place of unknown rules.
Forecast forecast_of(RuleVariants rules, const ModelState& position, const Step& step) {
    const RuleVariants ours = RuleVariants::ours();
    for (const RuleText& text : all_rules()) {
        if (!rules.known(text.rule)) {
            rules.set(text.rule, ours.at(text.rule));
        }
    }
    return forecast(rules, position, step, Observation());
}

Step arrow_on_the_board(Cell cursor) {
    return press(cursor.column == 0 ? Key::Right : Key::Left);
}

/// True if a message covers the board: the next key or two uncover the board that the rules expect. Its
/// letters may look like tiles.
bool covers_board(const Difference& difference, const Subject& tape, const RuleVariants& rules) {
    constexpr int MostKeys = 2;
    constexpr int FewestLetters = 4;
    if (difference.step.idle() || difference.step.answer || difference.step.key > Key::Last) {
        return false;
    }
    const ModelState after = forecast_of(rules, difference.before, difference.step).position;
    if (difference.seen) {
        const auto cells = cells_of(ClassicSize);
        const auto letters = std::count_if(cells.begin(), cells.end(), [&](Cell cell) {
            return difference.seen->board.at(cell) != after.game.board.at(cell);
        });
        if (letters < FewestLetters) {
            return false;
        }
    }
    const auto subject = tape.copy();
    for (int key = 0; key < MostKeys; ++key) {
        const Observed look = subject->act(arrow_on_the_board(after.game.cursor));
        if (look) {
            return look->board == after.game.board;
        }
    }
    return false;
}

/// True if the first key after a removal, whatever it is, only ends a message: an arrow has no effect
/// in place of the last step, and the same arrow then has its usual one.
bool swallows_key(const Difference& difference, const Subject& tape, const RuleVariants& rules) {
    const ModelState& before = difference.before;
    const auto subject = before.game.removed ? tape.copy_before() : nullptr;
    if (!subject) {
        return false;
    }
    subject->try_again(false);
    const Step arrow = arrow_on_the_board(before.game.cursor);
    const Forecast moved = forecast_of(rules, before, arrow);
    const Observed first = subject->act(arrow);
    const Observed second = subject->act(arrow);
    Forecast nothing = moved;
    nothing.position = before;
    // Without a visible cursor an arrow shows nothing.
    return first && second && first->cursor && second->cursor &&
           compare(nothing, *first) == Agreed && compare(moved, *second) == Agreed;
}

/// Recognises a message of a finished game that the tape shows although moves are left.
bool find_message(Difference& difference, const Subject& tape, const RuleVariants& rules) {
    if (covers_board(difference, tape, rules)) {
        difference.fault = Fault::Status;
        difference.words += "; a message covers the board, though the game is not over";
    } else if (swallows_key(difference, tape, rules)) {
        difference.fault = Fault::Status;
        difference.words +=
            "; the first key after the removal only ends a message, though the game "
            "is not over";
    } else {
        return false;
    }
    return true;
}

/// Names a mark on an empty place, such as that of a selection, that makes the board unreadable after an arrow,
/// which changes nothing but marks.
void find_mark_on_empty(Difference& difference, const Subject& tape) {
    if (difference.fault != Fault::Machine || difference.dead || !is_arrow(difference.step)) {
        return;
    }
    const Observed look = tape.look();
    const std::vector<Cell> unread = look ? std::vector<Cell>() : look.error().unread;
    if (unread.size() == 1 && !difference.before.game.board.occupied(unread.front())) {
        difference.fault = Fault::Highlight;
        difference.words += ", but a mark on an empty place";
    }
}

} // namespace

void find_cause(Difference& difference, const Subject& subject, const RuleVariants& rules) {
    if (find_message(difference, subject, rules)) {
        return;
    }
    if (!difference.seen) {
        find_mark_on_empty(difference, subject);
        return;
    }
    if (difference.fault != Fault::Machine && !answers(subject)) {
        difference.fault = Fault::Machine;
        difference.words += "; no key does anything any more";
        difference.dead = true;
        return;
    }
    try_new_board(difference, subject);
    find_other_board(difference, subject);
    ask_for_number(difference, subject);
    ask_for_number_again(difference, subject);
    try_doubtful_pairs(difference, subject, rules);
}

} // namespace shisen::oracle
