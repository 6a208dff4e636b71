// More of what the judge cannot see: boards with cells that cannot be read, cursors that are not shown, and pairs
// that are shown or can be taken for some time only.
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "shisen/gravity.hpp"
#include "shisen/oracle/check.hpp"
#include "shisen/oracle/hurried.hpp"
#include "shisen/oracle/model.hpp"
#include "shisen/oracle/rule_settings.hpp"
#include "shisen/oracle/shorten.hpp"
#include "tests/oracle/judge_bench.hpp"

using fixture::Flaw;
using fixture::NativeHouse;
using fixture::Watched;
using namespace shisen;
using namespace shisen::oracle;

namespace {

/// Returns what `look` shows, with the cursor's place unread if no tile is left.
Observed unread_if_won(Observed look) {
    if (!look || !look->board.empty()) {
        return look;
    }
    return tl::unexpected(
        SubjectFailure{SubjectFailure::Kind::Garbage, "a mark on an empty place", {*look->cursor}});
}

/// Takes the pairs that H shows until no tile is left. Returns false if no pair is left before.
bool win(Watched& watched) {
    while (!watched.judge.position().game.board.empty()) {
        for (const Key key : {Key::Hint, Key::Enter}) {
            const auto tiles = watched.judge.position().game.board.tiles();
            const Observed look = watched.subject->act(press(key));
            watched.difference = watched.judge.see(press(key), unread_if_won(look));
            if (watched.difference || (key == Key::Enter && look->board.tiles() == tiles)) {
                return false;
            }
        }
    }
    return true;
}

} // namespace

TEST_CASE("a question may be given up over a won board whose cursor cannot be read") {
    for (const EndKey won_key : {EndKey::Acts, EndKey::EndsMessage, EndKey::OnlyCommands}) {
        NativeHouse house;
        house.rules.set(Rule::ZeroEntry, static_cast<Setting>(Entry::GoesOn));
        for (const Rule rule : {Rule::WonKey, Rule::CheatWonKey}) {
            house.rules.set(rule, static_cast<Setting>(won_key));
        }
        int won = 0;
        for (int number = 1; number < 40 && won == 0; ++number) {
            Watched watched(house, JudgeOptions::lenient());
            watched.act(press(Key::ChooseBoard));
            watched.act(answer(std::to_string(number)));
            if (!win(watched)) {
                REQUIRE_FALSE(watched.difference);
                continue;
            }
            ++won;
            for (const Step& step : {press(Key::Left),
                                     press(Key::ChooseBoard),
                                     answer("0"),
                                     press(Key::Left),
                                     press(Key::ChooseBoard),
                                     answer("7"),
                                     press(Key::Left)}) {
                REQUIRE_FALSE(watched.difference);
                watched.difference =
                    watched.judge.see(step, unread_if_won(watched.subject->act(step)));
            }
            CAPTURE(static_cast<int>(won_key));
            CHECK_FALSE(watched.difference);
        }
        CHECK(won == 1);
    }
}

TEST_CASE("a cursor that is never seen in one column or row is a warning") {
    struct Line {
        bool is_row;
        int number; ///< from 0
        std::string words;
    };
    const Line lines[] = {{false, 0, "no mark shows the cursor on the tiles of column 1"},
                          {true, 5, "no mark shows the cursor on the tiles of row 6"}};
    for (const Line& line : lines) {
        const auto in_line = [&](Cell cell) {
            return (line.is_row ? cell.row : cell.column) == line.number;
        };
        for (const std::size_t looks_at_line : {std::size_t(11), std::size_t(12)}) {
            Coverage coverage;
            std::size_t looks = 0;
            for (int times = 0; times < 3; ++times) {
                for (const Cell cell : cells_of(ClassicSize)) {
                    ModelState position;
                    position.game.board = deal(1);
                    position.game.cursor = cell;
                    Observation seen;
                    seen.board = position.game.board;
                    seen.number = 1;
                    if (!in_line(cell)) {
                        seen.cursor = cell;
                    } else if (looks++ >= looks_at_line) {
                        continue;
                    }
                    coverage += coverage_of(press(Key::Right), false, position, seen);
                }
            }
            std::vector<std::string> words;
            for (const Warning& warning : warnings_of(coverage, {})) {
                if (warning.name == "cursor-not-shown") {
                    words.push_back(warning.words);
                }
            }
            const auto expected = looks_at_line == 12 ? std::vector<std::string>{line.words}
                                                      : std::vector<std::string>{};
            CHECK(words == expected);
        }
    }
}

TEST_CASE("a cursor that H has moved unseen may be at either tile of the pair") {
    NativeHouse house;
    house.rules.set(HintCursor::GoesToPair);
    Watched watched(house, JudgeOptions::lenient());
    Observed look = watched.subject->act(press(Key::Hint));
    REQUIRE(look);
    REQUIRE(*look->hint);
    look->cursor.reset();
    look->highlighted.reset();
    REQUIRE_FALSE(watched.judge.see(press(Key::Hint), look));
    int possible = 0;
    for (const Cell cell : cells_of(ClassicSize)) {
        possible += watched.judge.cursor_may_be_at(cell) ? 1 : 0;
    }
    CHECK(watched.judge.cursor_may_be_at((*look->hint)->first));
    CHECK(watched.judge.cursor_may_be_at((*look->hint)->second));
    CHECK(possible <= 3); // or where it was
}

TEST_CASE("a pair that is shown for longer than it can be taken is found in a session") {
    const Turn session{1, Gravity::Off, Strategy::Session, 5, 0, 1250};
    CHECK_FALSE(play(fixture::native_bases(NativeHouse()), session, JudgeOptions()).difference);
    const auto result = play(fixture::native_bases(Flaw::HintEndsUnseen), session, JudgeOptions());
    REQUIRE(result.difference);
    CHECK(result.difference->fault == Fault::Hint);
}

TEST_CASE(
    "an arrow that ends the drawing of a new board is found in a session, and shown by two keys") {
    const auto start_states = fixture::native_bases(Flaw::ArrowEndsDrawing);
    const Turn session{1, Gravity::Off, Strategy::Session, 5, 0, 1250};
    const auto result = play(start_states, session, JudgeOptions());
    REQUIRE(result.difference);
    CHECK(result.difference->fault == Fault::Deal);
    CHECK(result.difference->cells.size() == 14);
    const Finding found{0, session, result.steps, *result.difference};
    const Shrunk shrunk = shrink(start_states, found, JudgeOptions());
    CHECK(steps_text(shrunk.steps) == "N (right 4 frames later)");
    CHECK(shrunk.keys == 2);
}

TEST_CASE("two keys in a hurry change neither the game nor what is judged") {
    Watched watched(NativeHouse{}, JudgeOptions{});
    for (const Key key : {Key::NewBoard, Key::Hint, Key::Back}) {
        CHECK_FALSE(
            difference_in_a_hurry(*watched.subject, watched.judge, press_and_right(key, 4)));
    }
    REQUIRE_FALSE(watched.judge.see(press(Key::Hint), watched.subject->act(press(Key::Hint))));
    // Nothing is compared at the question of S.
    NativeHouse house;
    house.flaw = Flaw::ArrowEndsDrawing;
    Watched flawed(house, JudgeOptions());
    const Step hurried = press_and_right(Key::NewBoard, 4);
    CHECK(difference_in_a_hurry(*flawed.subject, flawed.judge, hurried));
    const Step asks = press(Key::ChooseBoard);
    REQUIRE_FALSE(flawed.judge.see(asks, flawed.subject->act(asks)));
    CHECK_FALSE(difference_in_a_hurry(*flawed.subject, flawed.judge, hurried));
}

TEST_CASE("B acts if the time of a shown pair was up before, though it only drops a pair") {
    RuleVariants rules;
    rules.set(HintTime::Disappears);
    rules.set(Rule::TravelHint, static_cast<Setting>(CommandHint::OnlyDrops));
    ModelState shown;
    shown.game = begin({});
    const auto pairs = joinable_pairs(rules, shown.game.board);
    REQUIRE(pairs.size() > 1);
    const Board dealt = shown.game.board;
    remove_pair(shown.game.board, pairs.front(), shown.game.start.gravity);
    shown.game.removals = {pairs.front()};
    shown.game.done = 1;
    shown.dealt = dealt;
    shown.game.hint = joinable_pairs(rules, shown.game.board).front();
    for (const bool timed_out : {true, false}) {
        Observation seen;
        seen.board = dealt;
        seen.hint.emplace();
        seen.pair_timed_out = timed_out;
        const Forecast expected = forecast(rules, shown, press(Key::Back), seen);
        CHECK((expected.position.game.board == seen.board) == timed_out);
        CHECK_FALSE(expected.position.game.hint);
    }
}

TEST_CASE("a selection whose tile is gone may leave its mark on the empty place") {
    ModelState position;
    position.game = begin({});
    const Cell selected{3, 1};
    const Cell other{4, 1};
    position.game.board.remove(selected);
    position.game.board.remove(other);
    position.game.selection = selected;
    CHECK(marks_explain({selected}, position, press(Key::Forward)));
    CHECK_FALSE(marks_explain({other}, position, press(Key::Forward)));
    position.game.selection.reset();
    CHECK_FALSE(marks_explain({selected}, position, press(Key::Forward)));
}

TEST_CASE("a list whose last pair stays begins anew when the time of that pair is up") {
    RuleVariants rules;
    rules.set(HintEnd::Stays);
    ModelState at_end;
    at_end.game = begin({});
    const auto pairs = joinable_pairs(rules, at_end.game.board);
    REQUIRE(pairs.size() > 1);
    at_end.hints.shown = pairs;
    at_end.hints.ended = true;
    at_end.hints.all_shown = true;
    at_end.game.hint = pairs.back();
    for (const HintTime time : {HintTime::Disappears, HintTime::Stays}) {
        rules.set(time);
        for (const Pair& pair : {pairs.front(), pairs.back()}) {
            Observation seen;
            seen.board = at_end.game.board;
            seen.hint = std::optional(pair);
            const Forecast expected = forecast(rules, at_end, press(Key::Hint), seen);
            const bool agrees = expected.position.game.hint == pair;
            CHECK(agrees == (pair == pairs.back() || time == HintTime::Disappears));
        }
    }
}
