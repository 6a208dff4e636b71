// Forecasts of pairs and cursors that cannot be seen when H shows them.
#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "shisen/gravity.hpp"
#include "shisen/oracle/model.hpp"
#include "tests/oracle/judge_bench.hpp"

using namespace shisen;
using namespace shisen::oracle;

TEST_CASE("a pair that the cursor hid when H showed it may be seen after an arrow") {
    RuleVariants rules;
    rules.set(ArrowHint::Keeps);
    rules.set(SideEdge::Wraps);
    rules.set(TopEdge::Wraps);
    rules.set(Ring::Whole);
    ModelState position;
    position.game = begin({});
    Observation seen;
    seen.board = position.game.board;
    const auto pairs = joinable_pairs(rules, seen.board);
    REQUIRE(pairs.size() > 1);
    const Forecast shown = forecast(rules, position, press(Key::Hint), seen);
    CHECK_FALSE(shown.position.game.hint);
    seen.hint = std::optional(pairs.back());
    const Forecast moved = forecast(rules, shown.position, press(Key::Right), seen);
    CHECK(moved.position.game.hint == pairs.back());
    CHECK(moved.position.hints.shown == std::vector{pairs.back()});
    CHECK(moved.position.hints.unseen == 0);
}

TEST_CASE("a cursor that H has moved unseen, with its pair, is found after the next key") {
    RuleVariants rules;
    rules.set(HintCursor::GoesToPair);
    rules.set(SideEdge::Stops);
    rules.set(TopEdge::Stops);
    rules.set(Ring::Whole);
    ModelState position;
    position.game = begin({});
    Observation seen;
    seen.board = position.game.board;
    const auto pairs = joinable_pairs(rules, seen.board);
    const auto pair = std::find_if(pairs.begin(), pairs.end(), [](const Pair& candidate) {
        return candidate.second.column > 3;
    });
    REQUIRE(pair != pairs.end());
    const ModelState hidden = forecast(rules, position, press(Key::Hint), seen).position;
    REQUIRE(hidden.hints.pair_unseen);
    seen.cursor = Cell{pair->second.column - 1, pair->second.row};
    CHECK(forecast(rules, hidden, press(Key::Left), seen).position.game.cursor == *seen.cursor);
    seen.cursor = pair->second;
    CHECK(forecast(rules, hidden, press(Key::Back), seen).position.game.cursor == pair->second);
    remove_pair(seen.board, *pair, position.game.start.gravity);
    const ModelState taken = forecast(rules, hidden, press(Key::Enter), seen).position;
    CHECK(taken.game.board == seen.board);
    CHECK(taken.game.cursor == pair->second);
}

TEST_CASE("a pair that cannot be seen may stay after B with nothing to undo") {
    constexpr std::array<std::optional<IdleHint>, 3> Settings{
        std::nullopt, IdleHint::Keeps, IdleHint::Drops};
    for (const auto setting : Settings) {
        RuleVariants rules;
        rules.set(Ring::Whole);
        if (setting) {
            rules.set(Rule::IdleBackHint, static_cast<Setting>(*setting));
        }
        ModelState position;
        position.game = begin({});
        Observation seen;
        seen.board = position.game.board;
        const ModelState hidden = forecast(rules, position, press(Key::Hint), seen).position;
        REQUIRE(hidden.hints.pair_unseen);
        const ModelState after = forecast(rules, hidden, press(Key::Back), seen).position;
        CHECK(after.hints.pair_unseen == (setting != IdleHint::Drops));
        remove_pair(
            seen.board, joinable_pairs(rules, seen.board).front(), position.game.start.gravity);
        const ModelState taken = forecast(rules, after, press(Key::Enter), seen).position;
        CHECK((taken.game.board == seen.board) == (setting != IdleHint::Drops));
    }
}

TEST_CASE(
    "F with nothing to redo may only drop a pair that cannot be seen, and keep the selection") {
    for (const CommandHint setting : {CommandHint::OnlyDrops, CommandHint::Acts}) {
        RuleVariants rules;
        rules.set(Ring::Whole);
        rules.set(Rule::TravelHint, static_cast<Setting>(setting));
        rules.set(Rule::ForwardSelection, static_cast<Setting>(TravelSelection::Clears));
        rules.set(Rule::IdleForwardSelection, static_cast<Setting>(IdleSelection::Clears));
        rules.set(Rule::IdleForwardHint, static_cast<Setting>(IdleHint::Drops));
        ModelState position;
        position.game = begin({});
        position.game.selection = joinable_pairs(rules, position.game.board).front().first;
        Observation seen;
        seen.board = position.game.board;
        seen.selection.emplace(*position.game.selection);
        const ModelState hidden = forecast(rules, position, press(Key::Hint), seen).position;
        REQUIRE(hidden.hints.pair_unseen);
        const ModelState after = forecast(rules, hidden, press(Key::Forward), seen).position;
        const bool keeps = setting == CommandHint::OnlyDrops;
        CHECK(after.game.selection == (keeps ? position.game.selection : std::nullopt));
        CHECK_FALSE(after.hints.pair_unseen);
    }
}

TEST_CASE("after B the cursor may be on a tile that could have been removed instead") {
    RuleVariants rules;
    rules.set(Ring::Whole);
    rules.set(Rule::BackCursor, static_cast<Setting>(TravelCursor::GoesToPair));
    int tried = 0;
    for (BoardNumber number = 1; number < 200; ++number) {
        ModelState position;
        position.game = begin({ClassicSize, Gravity::On, number});
        position.dealt = position.game.board;
        const Board& board = position.dealt;
        for (const Pair& pair : joinable_pairs(rules, board)) {
            const Cell above{pair.second.column, pair.second.row - 1};
            if (above == pair.first || !board.inside(above) ||
                board.at(above) != board.at(pair.second)) {
                continue;
            }
            ++tried;
            position.game.hint = pair;
            Observation seen;
            seen.board = board;
            remove_pair(seen.board, pair, Gravity::On);
            const ModelState taken = forecast(rules, position, press(Key::Enter), seen).position;
            REQUIRE(taken.game.board == seen.board);
            seen.board = board;
            const Cell elsewhere{(above.column + 7) % ClassicSize.columns, above.row};
            for (const Cell cursor : {pair.first, pair.second, above}) {
                seen.cursor = cursor;
                CHECK(forecast(rules, taken, press(Key::Back), seen).position.game.cursor ==
                      cursor);
            }
            seen.cursor = elsewhere;
            CHECK(forecast(rules, taken, press(Key::Back), seen).position.game.cursor != elsewhere);
        }
    }
    CHECK(tried > 5);
}

TEST_CASE("a question of S that lies over tiles is no fault for a lenient judge") {
    fixture::NativeHouse house;
    house.question_covers_tiles = true;
    const auto start_states = fixture::native_bases(house);
    const CheckTally lenient =
        run_check(start_states, fixture::small_plan(), JudgeOptions::lenient());
    CHECK(fixture::found_text(lenient) == "");
    CHECK(lenient.coverage().unread == 0);
    const CheckTally strict = run_check(start_states, fixture::small_plan(), JudgeOptions());
    CHECK_FALSE(strict.agreed());
}

TEST_CASE("a pair that cannot be seen may cover the selection") {
    fixture::NativeHouse house;
    house.pair_covers_selection = true;
    house.hidden = {Part::Pair};
    const CheckTally tally =
        run_check(fixture::native_bases(house), fixture::small_plan(), JudgeOptions::lenient());
    CHECK(fixture::found_text(tally) == "");
}

TEST_CASE("the last pair may stay at the end of a list that has gone on after an arrow") {
    fixture::NativeHouse house;
    house.rules.set(ArrowHint::Keeps);
    house.rules.set(HintEnd::Stays);
    house.rules.set(HintResume::GoesOn);
    const CheckTally tally =
        run_check(fixture::native_bases(house), fixture::small_plan(), JudgeOptions::lenient());
    CHECK(fixture::found_text(tally) == "");
}

TEST_CASE("a pair that the cursor and the selection hide is not missed") {
    BoardNumber number = 1;
    while (deal(number).at({0, 0}) != deal(number).at({1, 0})) {
        ++number;
    }
    fixture::NativeHouse house;
    house.marks_cover_pair = true;
    const auto start_states = fixture::native_bases(house);
    const std::vector<Step> steps{press(Key::ChooseBoard),
                                  answer(std::to_string(number)),
                                  press(Key::Enter),
                                  press(Key::Right),
                                  press(Key::Hint)};
    CHECK_FALSE(replay(start_states, Gravity::On, steps, JudgeOptions::lenient()).difference);
    CHECK(replay(start_states, Gravity::On, steps, JudgeOptions()).difference);
    JudgeOptions compares_nothing = JudgeOptions::lenient();
    compares_nothing.pairs_hide = true;
    const TurnResult unseen =
        replay(start_states, Gravity::On, steps, compares_nothing, {Cause::AsItLooks, Confirm::No});
    CHECK_FALSE(unseen.difference);
}

TEST_CASE("a removal may send the cursor to another place each time") {
    fixture::NativeHouse house;
    house.changing = Rule::RemovalCursor;
    house.changes_to = static_cast<Setting>(RemovalCursor::GoesToFirst);
    house.changes_at = 30;
    const CheckTally tally =
        run_check(fixture::native_bases(house), fixture::small_plan(), JudgeOptions::lenient());
    CHECK(fixture::found_text(tally) == "");
    CHECK(tally.learned_rules().at(Rule::RemovalCursor) ==
          static_cast<Setting>(RemovalCursor::GoesElsewhere));
}

TEST_CASE("an answer to S that is no board number may have another effect each time") {
    for (const Rule rule : {Rule::WrappedEntry, Rule::LargeEntry}) {
        fixture::NativeHouse house;
        house.changing = rule;
        house.changes_to = static_cast<Setting>(Entry::GoesOn);
        house.changes_at = 150;
        Turn turn;
        turn.strategy = Strategy::Entries;
        turn.keys = 1000;
        const TurnResult result = play(fixture::native_bases(house), turn, JudgeOptions::lenient());
        CHECK_FALSE(result.difference);
        CAPTURE(static_cast<int>(rule));
        CHECK(result.odd_entries.size() == 1);
        CHECK(play(fixture::native_bases(house), turn, JudgeOptions()).difference);
    }
}

TEST_CASE("a key that only drops a pair that was not seen is no fault") {
    fixture::NativeHouse house;
    house.rules.set(ArrowHint::OnlyDrops);
    house.rules.set(CommandHint::OnlyDrops);
    const auto start_states = fixture::native_bases(house);
    for (const Key key : {Key::Right, Key::NewBoard, Key::ToggleGravity}) {
        const auto tape = start_states.falling->copy();
        JudgeOptions options = JudgeOptions::lenient();
        options.rules.set(HintOrder::Other);
        Judge judge(options);
        CHECK_FALSE(judge.begin(tape->look(), Gravity::On));
        Observed shown = tape->act(press(Key::Hint));
        REQUIRE(shown);
        REQUIRE(*shown->hint);
        shown->hint.reset();
        CHECK_FALSE(judge.see(press(Key::Hint), shown));
        const Observed dropped = tape->act(press(key));
        CHECK_FALSE(judge.see(press(key), dropped));
        CHECK_FALSE(judge.see(press(key), tape->act(press(key))));
    }
}

TEST_CASE("a cursor that is seen on tiles only is a warning") {
    ModelState position;
    position.game.board = deal(1);
    Observation seen;
    seen.board = position.game.board;
    seen.cursor = position.game.cursor;
    Coverage coverage = coverage_of(press(Key::Right), false, position, seen);
    position.game.board.remove(position.game.cursor);
    seen.cursor.reset();
    const auto names = [&] {
        std::vector<std::string_view> all;
        for (const Warning& warning : warnings_of(coverage, {})) {
            all.push_back(warning.name);
        }
        return all;
    };
    const auto is_cursor = [](std::string_view name) { return name == "cursor-not-shown"; };
    for (int i = 0; i < 5; ++i) {
        const auto before = names();
        CHECK(std::none_of(before.begin(), before.end(), is_cursor));
        coverage += coverage_of(press(Key::Right), false, position, seen);
    }
    auto all = names();
    CHECK(std::count_if(all.begin(), all.end(), is_cursor) == 1);
    // One look at the cursor on an empty place is enough.
    seen.cursor = position.game.cursor;
    coverage += coverage_of(press(Key::Right), false, position, seen);
    all = names();
    CHECK(std::none_of(all.begin(), all.end(), is_cursor));
}

TEST_CASE("an answer that may be an ENTER may cover a tile, but a number must deal a board that is "
          "read") {
    fixture::NativeHouse house;
    house.rules.set(Rule::ZeroEntry, static_cast<Setting>(Entry::GoesOn));
    fixture::Watched ended(house, JudgeOptions::lenient());
    ended.act(press(Key::ChooseBoard));
    ended.act(answer("0"));
    REQUIRE_FALSE(ended.difference);
    CHECK(ended.judge.may_be_at_board());
    CHECK(ended.judge.see_unread(answer("42"), ended.subject->look()->border));

    fixture::Watched asked(house, JudgeOptions::lenient());
    asked.act(press(Key::ChooseBoard));
    REQUIRE_FALSE(asked.difference);
    CHECK_FALSE(asked.judge.may_be_at_board());
    CHECK_FALSE(asked.judge.see_unread(answer("42"), asked.subject->look()->border));
}

TEST_CASE("a place that F makes empty may be unread only if the cursor may be there") {
    fixture::NativeHouse house;
    fixture::Watched watched(house, JudgeOptions::lenient());
    for (const Key key : {Key::Hint, Key::Enter, Key::Restart}) {
        watched.act(press(key));
    }
    REQUIRE_FALSE(watched.difference);
    const GameState& game = watched.judge.position().game;
    REQUIRE(game.removals.size() == 1);
    watched.subject->act(press(Key::Forward));
    const int border = watched.subject->look()->border;
    const Pair pair = game.removals.front();
    for (const Cell cell : {pair.first, pair.second}) {
        Judge judge = watched.judge;
        CHECK(judge.see_unread(press(Key::Forward), border, {cell}));
        CHECK(judge.position().game.cursor == cell);
    }
    // The cursor is on one place only.
    Judge judge = watched.judge;
    CHECK_FALSE(judge.see_unread(press(Key::Forward), border, {pair.first, pair.second}));
}

TEST_CASE("two tiles of a pair that cannot be seen may look highlighted, or no longer so") {
    Forecast expected;
    expected.position.game = begin({});
    const GameState& game = expected.position.game;
    const auto lit = highlighted(game);
    const Kind other = game.board.at(game.cursor) == 0 ? 1 : 0;
    const auto tiles = game.board.cells_of(other);
    std::vector<Cell> seen = lit;
    seen.insert(seen.end(), tiles.begin(), tiles.begin() + 2);
    CHECK_FALSE(same_lit(expected, seen));
    expected.position.hints.pair_unseen = true;
    CHECK(same_lit(expected, seen));
    CHECK(same_lit(expected, lit));
    // Three tiles are no pair, nor are two of different kinds.
    seen.push_back(tiles[2]);
    CHECK_FALSE(same_lit(expected, seen));
    seen = lit;
    seen.push_back(tiles[0]);
    std::erase(seen, lit.back() == game.cursor ? lit.front() : lit.back());
    CHECK_FALSE(same_lit(expected, seen));
}

namespace {

/// Asks for boards from 1 on until H and ENTER lead to a board without a move, and returns the tape on that board.
std::unique_ptr<Subject> on_board_without_win(const Subject& start) {
    for (BoardNumber number = 1;; ++number) {
        auto tape = start.copy();
        (void)tape->act(press(Key::ChooseBoard));
        (void)tape->act(answer(std::to_string(number)));
        const auto ahead = tape->copy();
        do {
            (void)ahead->act(press(Key::Hint));
        } while (ahead->act(press(Key::Enter)));
        const Observed end = ahead->act(press(Key::Left)); // ends the message
        if (end && !end->board.empty()) {
            return tape;
        }
    }
}

} // namespace

TEST_CASE("a pair that was not seen may end the game under a message that covers the board") {
    fixture::NativeHouse house;
    house.covering_message = true;
    for (const Rule rule : {Rule::WonKey, Rule::StuckKey}) {
        house.rules.set(rule, static_cast<Setting>(EndKey::EndsMessage));
    }
    const auto tape = on_board_without_win(*fixture::native_bases(house).falling);
    JudgeOptions options = JudgeOptions::lenient();
    options.rules.set(HintOrder::Other);
    Judge judge(options);
    REQUIRE_FALSE(judge.begin(tape->look(), Gravity::On));
    for (bool last = false; !last;) {
        const auto ahead = tape->copy();
        (void)ahead->act(press(Key::Hint));
        last = !ahead->act(press(Key::Enter));
        Observed shown = tape->act(press(Key::Hint));
        REQUIRE(shown);
        REQUIRE(*shown->hint);
        if (last) {
            shown->hint.reset();
        }
        REQUIRE_FALSE(judge.see(press(Key::Hint), shown));
        const Observed taken = tape->act(press(Key::Enter));
        REQUIRE(last == !taken);
        REQUIRE_FALSE(judge.see(press(Key::Enter), taken));
    }
    CHECK_FALSE(judge.see(press(Key::Left), tape->act(press(Key::Left))));
}
