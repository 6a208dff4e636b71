#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "shisen/game.hpp"
#include "shisen/game_text.hpp"
#include "shisen/path.hpp"
#include "tests/shisen/reference.hpp"

using namespace shisen;

namespace {

GameState press(GameState state, std::initializer_list<Key> keys) {
    for (const Key key : keys) {
        state = apply(state, {key});
    }
    return state;
}

GameState cursor_to(GameState state, Cell cell) {
    while (state.cursor.column != cell.column) {
        state = apply(state, {Key::Right});
    }
    while (state.cursor.row != cell.row) {
        state = apply(state, {Key::Down});
    }
    return state;
}

/// Selects both tiles by cursor and ENTER.
GameState take(const GameState& state, const Pair& pair) {
    GameState next = press(cursor_to(state, pair.first), {Key::Enter});
    return press(cursor_to(next, pair.second), {Key::Enter});
}

/// Removes the first hint until none is left.
GameState play_on(GameState state) {
    for (;;) {
        const GameState shown = press(state, {Key::Hint});
        if (!shown.hint) {
            return state;
        }
        state = press(shown, {Key::Enter});
    }
}

Command random_command(reference::Random& random) {
    // Mostly arrows and ENTER, otherwise few tiles are removed.
    const int dice = random.below(100);
    if (dice < 40) {
        return {static_cast<Key>(random.below(4))};
    }
    if (dice < 70) {
        return {random.below(2) == 0 ? Key::Enter : Key::Hint};
    }
    const Key key = static_cast<Key>(random.below(dice < 98 ? 10 : 13));
    return {key,
            takes_number(key) ? static_cast<BoardNumber>(1 + random.below(65535)) : BoardNumber{0}};
}

} // namespace

TEST_CASE("a new board has the cursor on row 1, column 1 and nothing selected") {
    const GameState state = begin({ClassicSize, Gravity::On, 42});
    CHECK(state.cursor == Cell{0, 0});
    CHECK_FALSE(state.selection);
    CHECK_FALSE(state.hint);
    CHECK(state.board == deal(42));
    CHECK(status(state) == Status::Playing);
    CHECK(border_colour(status(state)) == 5);
}

TEST_CASE("the cursor wraps round at all four edges") {
    const GameState state = begin({});
    CHECK(press(state, {Key::Left}).cursor == Cell{13, 0});
    CHECK(press(state, {Key::Up}).cursor == Cell{0, 5});
    CHECK(press(state, {Key::Left, Key::Right}).cursor == Cell{0, 0});
    CHECK(press(state, {Key::Up, Key::Down}).cursor == Cell{0, 0});
    CHECK(press(state, {Key::Right, Key::Down}).cursor == Cell{1, 1});
}

TEST_CASE("ENTER selects, deselects, moves the selection and takes a pair") {
    const GameState state = begin({ClassicSize, Gravity::Off, 1}); // TUKPGNRGOMDBQQ
    GameState selected = press(state, {Key::Enter});
    CHECK(selected.selection == Cell{0, 0});
    CHECK_FALSE(press(selected, {Key::Enter}).selection);
    CHECK(press(selected, {Key::Right, Key::Enter}).selection == Cell{1, 0});

    const GameState taken = take(state, {{12, 0}, {13, 0}});
    CHECK(taken.removed);
    CHECK(taken.board.tiles() == 82);
    CHECK_FALSE(taken.selection);
    CHECK(taken.cursor == Cell{13, 0});
    CHECK(taken.removals == std::vector<Pair>{{{12, 0}, {13, 0}}});
    // An empty cell: nothing happens, and a selection stays.
    CHECK_FALSE(press(taken, {Key::Enter}).selection);
    GameState kept = press(cursor_to(taken, {0, 0}), {Key::Enter});
    kept = press(cursor_to(kept, {13, 0}), {Key::Enter});
    CHECK(kept.selection == Cell{0, 0});
}

TEST_CASE("two tiles of a kind that cannot be joined only move the selection") {
    const GameState state = begin({ClassicSize, Gravity::Off, 1});
    const auto pairs = removable_pairs(state.board);
    for (const Cell a : state.board.cells_of(7)) {
        for (const Cell b : state.board.cells_of(7)) {
            if (a == b || can_connect(state.board, a, b)) {
                continue;
            }
            const GameState next = take(state, {a, b});
            CHECK(next.board.tiles() == 84);
            CHECK(next.selection == b);
        }
    }
}

TEST_CASE("H shows every pair in order, then none, then begins again") {
    GameState state = begin({ClassicSize, Gravity::On, 42});
    const auto pairs = removable_pairs(state.board);
    REQUIRE(pairs.size() > 3);
    for (int round = 0; round < 2; ++round) {
        for (const Pair& pair : pairs) {
            state = press(state, {Key::Hint});
            CHECK(state.hint == pair);
        }
        state = press(state, {Key::Hint});
        CHECK_FALSE(state.hint);
    }
    state = press(state, {Key::Hint, Key::Hint});
    CHECK(state.hint == pairs[1]);
    const GameState taken = press(state, {Key::Enter});
    CHECK(taken.removals == std::vector<Pair>{pairs[1]});
    CHECK_FALSE(taken.hint);
    CHECK_FALSE(taken.cheated);
    for (const Key key : {Key::Left, Key::Back, Key::Forward, Key::Restart, Key::Last}) {
        const GameState dropped = press(state, {key});
        CHECK_FALSE(dropped.hint);
        CHECK(press(dropped, {Key::Hint}).hint == pairs[0]);
    }
}

TEST_CASE(
    "with a tile selected H shows only pairs with that tile, and an arrow keeps the selection") {
    const GameState state = begin({ClassicSize, Gravity::On, 42});
    const auto pairs = removable_pairs(state.board);
    const Cell tile = pairs.back().second;
    GameState selected = press(cursor_to(state, tile), {Key::Enter});
    std::vector<Pair> shown;
    for (selected = press(selected, {Key::Hint}); selected.hint;
         selected = press(selected, {Key::Hint})) {
        shown.push_back(*selected.hint);
        const GameState moved = press(selected, {Key::Left});
        CHECK_FALSE(moved.hint);
        CHECK(moved.selection == tile);
    }
    std::vector<Pair> expected;
    for (const Pair& pair : pairs) {
        if (pair.first == tile || pair.second == tile) {
            expected.push_back(pair);
        }
    }
    CHECK(shown == expected);
    CHECK(selected.selection == tile);
    const GameState taken = press(selected, {Key::Hint, Key::Enter});
    CHECK(taken.board.tiles() == 82);
    CHECK_FALSE(taken.selection);
}

TEST_CASE("B, F, R and L move through the history, clear the selection and count as cheating") {
    for (const Gravity gravity : {Gravity::Off, Gravity::On}) {
        const GameState start = begin({ClassicSize, gravity, 4711});
        std::vector<Board> boards{start.board};
        GameState state = start;
        for (int i = 0; i < 10; ++i) {
            state = press(state, {Key::Hint, Key::Enter});
            boards.push_back(state.board);
        }
        CHECK(status(state) == Status::Playing);
        GameState back = press(press(cursor_to(state, {5, 5}), {Key::Enter}), {Key::Back});
        CHECK(back.board == boards[9]);
        CHECK_FALSE(back.selection);
        CHECK(back.cursor == Cell{5, 5});
        CHECK(status(back) == Status::Cheated);
        CHECK(border_colour(status(back)) == 2);
        for (int i = 8; i >= 0; --i) {
            back = press(back, {Key::Back});
            CHECK(back.board == boards[static_cast<std::size_t>(i)]);
        }
        for (std::size_t i = 1; i <= 10; ++i) {
            back = press(back, {Key::Forward});
            CHECK(back.board == boards[i]);
        }
        CHECK(press(state, {Key::Restart}).board == boards[0]);
        CHECK(press(state, {Key::Restart, Key::Last}).board == boards[10]);
        // Red until the next new board.
        CHECK(status(apply(back, {Key::NewBoard, 9})) == Status::Playing);
    }
}

TEST_CASE(
    "B or R with nothing to undo and F or L with nothing to redo clear the selection and no more") {
    const GameState state = press(begin({}), {Key::Right});
    const GameState selected = press(state, {Key::Enter});
    REQUIRE(selected.selection);
    for (const Key key : {Key::Back, Key::Forward, Key::Restart, Key::Last}) {
        CHECK(press(selected, {key}) == state);
    }
    const GameState taken = press(begin({}), {Key::Hint, Key::Enter});
    CHECK_FALSE(press(taken, {Key::Forward, Key::Last}).cheated);
}

TEST_CASE("a removal after B discards the undone ones") {
    GameState state = begin({ClassicSize, Gravity::On, 7});
    for (int i = 0; i < 5; ++i) {
        state = press(state, {Key::Hint, Key::Enter});
    }
    state = press(state, {Key::Back, Key::Back, Key::Hint, Key::Hint, Key::Enter});
    CHECK(state.removals.size() == 4);
    CHECK(press(state, {Key::Forward}).board == state.board);
    CHECK(press(state, {Key::Last}).board == state.board);
}

TEST_CASE("N and S keep the gravity, backspace changes it; number 0 is refused") {
    const GameState state = press(begin({ClassicSize, Gravity::On, 1}), {Key::Right, Key::Enter});
    for (const Key key : {Key::NewBoard, Key::ChooseBoard}) {
        CHECK(apply(state, {key, 500}) == begin({ClassicSize, Gravity::On, 500}));
        CHECK(apply(state, {key, 0}) == state);
    }
    const GameState other = apply(state, {Key::ToggleGravity, 500});
    CHECK(other == begin({ClassicSize, Gravity::Off, 500}));
    CHECK(apply(other, {Key::ToggleGravity, 65535}) == begin({ClassicSize, Gravity::On, 65535}));
}

TEST_CASE("an emptied board is won, a board without a pair is stuck") {
    int won = 0;
    int stuck = 0;
    for (BoardNumber number = 1; number <= 60; ++number) {
        const GameState end = play_on(begin({ClassicSize, Gravity::On, number}));
        CHECK(status(end) == (end.board.empty() ? Status::Won : Status::Stuck));
        CHECK(border_colour(status(end)) == (end.board.empty() ? 7 : 0));
        (end.board.empty() ? won : stuck) += 1;
        if (end.board.empty()) {
            CHECK(end.done == 42);
            CHECK(status(press(end, {Key::Back, Key::Forward})) == Status::Cheated);
        }
    }
    CHECK(won > 0);
    CHECK(stuck > 0);
}

TEST_CASE("every tile of the kind under the cursor is highlighted") {
    const GameState state = begin({ClassicSize, Gravity::Off, 1});
    CHECK(highlighted(state) == state.board.cells_of(state.board.at({0, 0})));
    CHECK(highlighted(state).size() == 4);
    const GameState taken = take(state, {{12, 0}, {13, 0}});
    CHECK(highlighted(taken).empty());
}

TEST_CASE("random games keep the rules and give the same state after replay and as text") {
    reference::Random random(11);
    for (int round = 0; round < 300; ++round) {
        const Size size = round % 5 == 0 ? Size{8, 5} : round % 7 == 0 ? Size{30, 16} : ClassicSize;
        Game game{{size,
                   round % 2 == 0 ? Gravity::On : Gravity::Off,
                   static_cast<BoardNumber>(1 + random.below(65535))},
                  {}};
        GameState state = begin(game.start);
        for (int i = 0; i < 200; ++i) {
            const Command command = random_command(random);
            game.commands.push_back(command);
            state = apply(state, command);
            REQUIRE(state.board.tiles() == size.cells() - 2 * static_cast<int>(state.done));
            REQUIRE(state.done <= state.removals.size());
            REQUIRE((!state.selection || state.board.occupied(*state.selection)));
            REQUIRE(
                (!state.hint || can_remove(state.board, state.hint->first, state.hint->second)));
            REQUIRE((state.start.gravity == Gravity::Off || is_settled(state.board)));
        }
        REQUIRE(replay(game) == state);
        const std::string text = game_text(game);
        const auto parsed = parse_game(text);
        REQUIRE(parsed.has_value());
        REQUIRE(*parsed == game);
        REQUIRE(game_text(*parsed) == text);
    }
}

TEST_CASE("the text of a game reads as documented") {
    const Game game{{ClassicSize, Gravity::On, 42},
                    {{Key::Right},
                     {Key::Right},
                     {Key::Right},
                     {Key::Enter},
                     {Key::Hint},
                     {Key::ChooseBoard, 7},
                     {Key::ToggleGravity, 65535}}};
    CHECK(game_text(game) == "shisen 14x6 on 42 r3eHS7G65535");
    CHECK(game_text({{{8, 5}, Gravity::Off, 1}, {}}) == "shisen 8x5 off 1 -");
    CHECK(parse_game(" shisen  14x6 on 42 rr1reH1S7G65535\r\n") == game);
}

TEST_CASE("a text that is not a game is refused with the offset of the error") {
    struct Bad {
        const char* text;
        zx::ErrorCode code;
        std::size_t offset;
    };
    for (const Bad& row : std::vector<Bad>{
             {"", zx::ErrorCode::Empty, 0},
             {"  \n", zx::ErrorCode::Empty, 0},
             {"chess 14x6 on 42 -", zx::ErrorCode::BadSignature, 0},
             {"shisen", zx::ErrorCode::BadValue, 6},
             {"shisen 5x5 on 42 -", zx::ErrorCode::BadValue, 7},
             {"shisen 14x6 yes 42 -", zx::ErrorCode::BadValue, 12},
             {"shisen 14x6 on 0 -", zx::ErrorCode::BadValue, 15},
             {"shisen 14x6 on 65536 -", zx::ErrorCode::BadValue, 15},
             {"shisen 14x6 on 42x -", zx::ErrorCode::BadValue, 15},
             {"shisen 14x6 on 42", zx::ErrorCode::Truncated, 17},
             {"shisen 14x6 on 42 rrq", zx::ErrorCode::BadValue, 20},
             {"shisen 14x6 on 42 rN", zx::ErrorCode::BadValue, 19},
             {"shisen 14x6 on 42 rN0", zx::ErrorCode::BadValue, 19},
             {"shisen 14x6 on 42 rS65536", zx::ErrorCode::BadValue, 19},
             {"shisen 14x6 on 42 r0", zx::ErrorCode::BadValue, 18},
             {"shisen 14x6 on 42 r99999999999999", zx::ErrorCode::BadValue, 18},
             {"shisen 14x6 on 42 r60000l60000", zx::ErrorCode::TooLarge, 24},
             {"shisen 14x6 on 42 - x", zx::ErrorCode::BadValue, 20},
         }) {
        CAPTURE(row.text);
        const auto game = parse_game(row.text);
        REQUIRE_FALSE(game.has_value());
        CHECK(game.error().code == row.code);
        CHECK(game.error().offset == row.offset);
    }
}

TEST_CASE(
    "the parser handles any text, and an accepted text is written and read to the same game") {
    constexpr std::string_view Alphabet = "lrudeHBFRLNGS0123456789- x\nq";
    reference::Random random(5);
    int accepted = 0;
    for (int round = 0; round < 20000; ++round) {
        std::string text = "shisen 14x6 on 42 r3eH2S7G65535BFRL";
        const std::size_t start = round % 2 == 0 ? 18 : 0;
        for (int change = random.below(4); change >= 0; --change) {
            const auto at = start + static_cast<std::size_t>(
                                        random.below(static_cast<int>(text.size() - start)));
            text[at] =
                Alphabet[static_cast<std::size_t>(random.below(static_cast<int>(Alphabet.size())))];
        }
        const auto game = parse_game(text);
        if (game) {
            ++accepted;
            REQUIRE(parse_game(game_text(*game)) == *game);
        } else {
            REQUIRE(game.error().offset <= text.size());
            REQUIRE_FALSE(game.error().context.empty());
        }
    }
    CHECK(accepted > 1000);
    CHECK(accepted < 19000);
}

TEST_CASE("a game with another dealer uses its boards for back, forward and new numbers") {
    const Dealer next_one = [](BoardNumber number, Size size) {
        return deal(static_cast<BoardNumber>(number + 1), size);
    };
    const Game game{{ClassicSize, Gravity::On, 42},
                    {{Key::Hint},
                     {Key::Enter},
                     {Key::Hint},
                     {Key::Enter},
                     {Key::Restart},
                     {Key::Last},
                     {Key::Back}}};
    const GameState theirs = replay(game, next_one);
    Game ours = game;
    ours.start.number = 43;
    const GameState same = replay(ours);
    CHECK(theirs.board == same.board);
    CHECK(theirs.board.tiles() == 82);
    CHECK(theirs.removals == same.removals);
    CHECK(theirs.start.number == 42);
    CHECK(apply(theirs, {Key::Restart}, next_one).board == deal(43, ClassicSize));
    for (const Key key : {Key::NewBoard, Key::ChooseBoard, Key::ToggleGravity}) {
        CHECK(apply(theirs, {key, 7}, next_one).board == deal(8, ClassicSize));
    }
}
