#include <array>
#include <functional>
#include <optional>
#include <set>
#include <utility>

#include <doctest/doctest.h>

#include "shisen/oracle/check.hpp"
#include "shisen/oracle/game_lines.hpp"
#include "shisen/oracle/input_generator.hpp"
#include "shisen/path.hpp"
#include "tests/oracle/native/native_tape.hpp"

using namespace shisen;
using namespace shisen::oracle;

namespace {

CheckPlan plan_of(std::int64_t keys) {
    CheckPlan plan;
    plan.last = 30;
    plan.keys = keys;
    return plan;
}

/// Plays a turn, and calls `look` with the game before each step.
void follow_turn(const Turn& turn, const std::function<void(const GameState&, const Step&)>& look) {
    const StartStates start_states = fixture::native_bases(fixture::Flaw::None);
    const auto result = play(start_states, turn, JudgeOptions());
    Judge judge{JudgeOptions()};
    const auto subject = start_states.of(turn.gravity).copy();
    REQUIRE_FALSE(judge.begin(subject->look(), turn.gravity));
    for (const Step& step : result.steps) {
        look(judge.position().game, step);
        REQUIRE_FALSE(judge.see(step, subject->act(step)));
    }
}

} // namespace

TEST_CASE("the same seed presses the same keys, another seed different ones") {
    const auto start_states = fixture::native_bases(fixture::Flaw::None);
    for (const Strategy strategy : {Strategy::Scenarios, Strategy::Game, Strategy::Honest}) {
        Turn turn{7, Gravity::On, strategy, 12345, 3, 200};
        const TurnResult first = play(start_states, turn, JudgeOptions());
        CHECK(play(start_states, turn, JudgeOptions()).steps == first.steps);
        turn.seed = 54321;
        CHECK_FALSE(play(start_states, turn, JudgeOptions()).steps == first.steps);
    }
}

TEST_CASE("a turn begins with its board and stops when its keys are used up") {
    const auto start_states = fixture::native_bases(fixture::Flaw::None);
    const TurnResult result =
        play(start_states, {999, Gravity::Off, Strategy::Scenarios, 5, 0, 26}, JudgeOptions());
    REQUIRE(result.steps.size() > 2);
    CHECK(result.steps[0] == press(Key::ChooseBoard));
    CHECK(result.steps[1] == answer("999"));
    CHECK(result.keys >= 26);
    CHECK(result.keys <= 26 + 7);
}

TEST_CASE("a few thousand keys reach every situation that a fault needs") {
    const auto start_states = fixture::native_bases(fixture::Flaw::None);
    std::set<std::string> texts;
    std::set<int> keys;
    std::size_t won = 0;
    std::size_t stuck = 0;
    std::size_t refused_pairs = 0;
    std::size_t hints_ended = 0;
    for (const Turn& turn : turns_of(plan_of(9000))) {
        const TurnResult result = play(start_states, turn, JudgeOptions());
        REQUIRE_FALSE(result.difference);
        won += result.won ? 1u : 0u;
        stuck += result.stuck ? 1u : 0u;
        Judge judge{JudgeOptions()};
        const auto subject = start_states.of(turn.gravity).copy();
        REQUIRE_FALSE(judge.begin(subject->look(), turn.gravity));
        for (const Step& step : result.steps) {
            const GameState before = judge.position().game;
            REQUIRE_FALSE(judge.see(step, subject->act(step)));
            keys.insert(step.answer ? -1 : static_cast<int>(step.key));
            if (step.answer) {
                texts.insert(step.text);
            }
            const bool same_kind =
                before.selection && !(*before.selection == before.cursor) &&
                before.board.occupied(before.cursor) &&
                before.board.at(*before.selection) == before.board.at(before.cursor);
            refused_pairs += step.key == Key::Enter && same_kind && !before.hint &&
                                     !can_connect(before.board, *before.selection, before.cursor)
                                 ? 1u
                                 : 0u;
            hints_ended += judge.position().hints.ended ? 1u : 0u;
        }
    }
    CHECK(keys.size() == 14);
    CHECK(texts.contains("0"));
    CHECK(texts.contains("65536"));
    CHECK((texts.contains("43210") || texts.contains("49394") || texts.contains("40000")));
    CHECK(texts.contains("00042"));
    CHECK(texts.contains("000042"));
    CHECK(won > 0);
    CHECK(stuck > 0);
    CHECK(refused_pairs > 20);
    CHECK(hints_ended > 20);
}

TEST_CASE("a history turn goes the whole way back and forward at once") {
    const StartStates start_states = fixture::native_bases(fixture::Flaw::None);
    const auto result =
        play(start_states, {42, Gravity::On, Strategy::History, 3, 0, 180}, JudgeOptions());
    const auto restart = std::find(result.steps.begin(), result.steps.end(), press(Key::Restart));
    REQUIRE(restart != result.steps.end());
    constexpr int ManyRemovals = 10;
    CHECK(std::count(result.steps.begin(), restart, press(Key::Enter)) > ManyRemovals);
    CHECK(*(restart + 1) == press(Key::Last));
    CHECK(std::count(restart, result.steps.end(), press(Key::Back)) > ManyRemovals);
}

TEST_CASE("a turn of dead ends reaches boards without moves, with gravity and without") {
    const StartStates start_states = fixture::native_bases(fixture::Flaw::None);
    for (const Gravity gravity : {Gravity::On, Gravity::Off}) {
        const Turn turn{42, gravity, Strategy::DeadEnds, 3, 0, 320};
        const auto result = play(start_states, turn, JudgeOptions());
        Judge judge{JudgeOptions()};
        const auto subject = start_states.of(gravity).copy();
        REQUIRE_FALSE(judge.begin(subject->look(), gravity));
        std::set<BoardNumber> stuck;
        for (const Step& step : result.steps) {
            REQUIRE_FALSE(judge.see(step, subject->act(step)));
            const GameState& game = judge.position().game;
            if (status(game) == Status::Stuck) {
                stuck.insert(game.start.number);
            }
            CHECK((!game.cheated || stuck.contains(game.start.number)));
        }
        CHECK(stuck.size() >= 2);
    }
}

TEST_CASE("a turn of late dead ends reaches a board without moves after many removals") {
    constexpr int ManyRemovals = 35;
    const StartStates start_states = fixture::native_bases(fixture::Flaw::None);
    for (const Gravity gravity : {Gravity::On, Gravity::Off}) {
        const Turn turn{42, gravity, Strategy::LateDeadEnds, 3, 0, 420};
        const auto result = play(start_states, turn, JudgeOptions());
        CHECK(result.stuck);
        CHECK(std::count(result.steps.begin(), result.steps.end(), press(Key::Enter)) >=
              ManyRemovals);
    }
}

TEST_CASE("a turn of next games selects the tile under the cursor before and after N") {
    const StartStates start_states = fixture::native_bases(fixture::Flaw::None);
    const auto result =
        play(start_states, {42, Gravity::Off, Strategy::NextGames, 3, 0, 100}, JudgeOptions());
    const std::vector<Step> wanted{press(Key::Enter), press(Key::NewBoard), press(Key::Enter)};
    CHECK(std::search(result.steps.begin(), result.steps.end(), wanted.begin(), wanted.end()) !=
          result.steps.end());
}

TEST_CASE("a line to a late dead end leaves few tiles and no move") {
    const RuleVariants rules = RuleVariants::ours();
    int found = 0;
    for (BoardNumber number = 1; number <= 5; ++number) {
        for (const Gravity gravity : {Gravity::On, Gravity::Off}) {
            Rng rng(number);
            Board board = deal(number);
            const auto line = line_to_late_dead_end(rules, board, gravity, rng);
            for (const Pair& pair : line) {
                REQUIRE(joinable(rules, board, pair));
                remove_pair(board, pair, gravity);
            }
            if (!line.empty()) {
                ++found;
                CHECK(joinable_pairs(rules, board).empty());
                CHECK(board.tiles() >= 4);
                CHECK(board.tiles() <= 14);
            }
        }
    }
    CHECK(found >= 3);
}

TEST_CASE("a turn of kinds compares neighbouring tiles of most kinds") {
    std::set<std::pair<Kind, Kind>> compared;
    follow_turn(
        {42, Gravity::On, Strategy::Kinds, 3, 0, 1100},
        [&](const GameState& game, const Step& step) {
            if (step == press(Key::Enter) && game.selection && game.board.occupied(game.cursor)) {
                compared.insert(
                    std::minmax({game.board.at(*game.selection), game.board.at(game.cursor)}));
            }
        });
    // Of 210.
    CHECK(compared.size() > 180);
}

TEST_CASE("a turn of branches leaves the line at each depth, and redoes where nothing is undone") {
    std::set<std::size_t> left_at;
    std::set<std::size_t> alone_at;
    follow_turn({42, Gravity::On, Strategy::Branches, 3, 0, 300},
                [&](const GameState& game, const Step& step) {
                    if (step == press(Key::Enter) && game.hint &&
                        game.done < game.removals.size()) {
                        left_at.insert(game.done);
                    }
                    if (step == press(Key::Forward) && game.done == game.removals.size()) {
                        alone_at.insert(game.done);
                    }
                });
    for (std::size_t depth = 1; depth < 16; ++depth) {
        CAPTURE(depth);
        CHECK(left_at.contains(depth));
        CHECK(alone_at.contains(depth));
    }
}

TEST_CASE("a turn of places drops a selection by B or F after an arrow, on each place") {
    std::set<Cell> dropped;
    follow_turn({42, Gravity::Off, Strategy::Places, 3, 0, 300},
                [&](const GameState& game, const Step& step) {
                    const bool travels = step == press(Key::Back) || step == press(Key::Forward);
                    if (travels && game.selection && *game.selection != game.cursor) {
                        dropped.insert(*game.selection);
                    }
                });
    // The two places of the pair that is taken may be empty.
    CHECK(dropped.size() >= 80);
}

TEST_CASE(
    "with gravity a turn of places first presses ENTER on a selected tile that B has lifted") {
    std::optional<Kind> selected;
    Cell place{};
    bool pressed = false;
    follow_turn({42, Gravity::On, Strategy::Places, 3, 0, 40},
                [&](const GameState& game, const Step& step) {
                    if (step == press(Key::Back) && game.selection) {
                        place = *game.selection;
                        selected = game.board.at(place);
                    } else if (step == press(Key::Enter) && selected && !game.selection) {
                        pressed = pressed || (game.cursor == Cell{place.column, place.row - 1} &&
                                              game.board.at(game.cursor) == *selected &&
                                              game.board.at(place) != *selected);
                    }
                });
    CHECK(pressed);
}

TEST_CASE("a turn of commands presses each command after each other one") {
    std::set<std::pair<Key, Key>> pairs;
    std::optional<Key> last;
    std::size_t selected_at_s = 0;
    follow_turn({42, Gravity::On, Strategy::Commands, 3, 0, 160},
                [&](const GameState& game, const Step& step) {
                    if (step.answer) {
                        return;
                    }
                    if (last) {
                        pairs.insert({*last, step.key});
                    }
                    last = step.key;
                    if (step.key == Key::ChooseBoard && game.selection) {
                        ++selected_at_s;
                    }
                });
    constexpr std::array Commands{Key::Right,
                                  Key::Enter,
                                  Key::Hint,
                                  Key::Back,
                                  Key::Forward,
                                  Key::Restart,
                                  Key::Last,
                                  Key::NewBoard,
                                  Key::ToggleGravity,
                                  Key::ChooseBoard};
    for (const Key first : Commands) {
        for (const Key second : Commands) {
            CAPTURE(static_cast<int>(first));
            CAPTURE(static_cast<int>(second));
            const bool left_out = first == Key::Hint && second == Key::ChooseBoard;
            CHECK(pairs.contains({first, second}) != left_out);
        }
    }
    CHECK(selected_at_s > 0);
}

TEST_CASE("every strategy has keys to press on an empty board and on one of two tiles") {
    constexpr int Steps = 400;
    RuleVariants rules;
    rules.set(Ring::Whole);
    ModelState position;
    position.game = begin({});
    for (const bool empty : {true, false}) {
        Board board;
        if (!empty) {
            board.put({0, 5}, 1);
            board.put({13, 5}, 1);
        }
        position.game.board = board;
        for (auto strategy = Strategy::Scenarios; strategy <= Strategy::Kinds;
             strategy = static_cast<Strategy>(static_cast<int>(strategy) + 1)) {
            InputGenerator generator(1, strategy, 42);
            std::set<std::string> pressed;
            for (int step = 0; step < Steps; ++step) {
                const Step next = generator.next(position, rules);
                pressed.insert(steps_text(std::array{next}));
                position.asking = !next.answer && next.key == Key::ChooseBoard;
            }
            CHECK(pressed.size() > 1);
        }
    }
}

TEST_CASE("turns divide the keys between boards and variants") {
    const CheckPlan plan = plan_of(5000);
    const auto turns = turns_of(plan);
    std::int64_t keys = 0;
    std::set<std::pair<int, Gravity>> tables;
    for (const Turn& turn : turns) {
        keys += turn.keys;
        tables.insert({turn.board, turn.gravity});
    }
    CHECK(keys == 5000);
    CHECK(tables.size() == 60);
    CHECK(turns_of(plan) == turns);
    CheckPlan falling = plan;
    falling.flat = false;
    for (const Turn& turn : turns_of(falling)) {
        CHECK(turn.gravity == Gravity::On);
    }
}

TEST_CASE("spread boards have every low byte and every high byte within 256 turns") {
    for (const std::uint64_t first : {0u, 256u, 5120u}) {
        std::set<int> low;
        std::set<int> high;
        std::set<int> numbers;
        for (std::uint64_t turn = first; turn < first + 256; ++turn) {
            const BoardNumber number = spread_board(turn, 3);
            low.insert(number % 256);
            high.insert(number / 256);
            numbers.insert(number);
        }
        CHECK(low.size() >= 255); // the number 0 is taken by 1
        CHECK(high.size() == 256);
        CHECK(numbers.size() == 256);
    }
    CHECK(spread_board(0, 1) == 1);
}

TEST_CASE("a check of a tape that deals no board in either variant has no turns") {
    CheckPlan plan = plan_of(20'000);
    plan.falling = false;
    plan.flat = false;
    CHECK(turns_of(plan).empty());
}
