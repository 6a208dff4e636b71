// Tests the tape by its keys, one rule after the other. Every expectation comes from the rules, not
// from the tape.
#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "roms-free/roms.hpp"
#include "shisen/path.hpp"
#include "shisen/solver.hpp"
#include "tape_game.hpp"

using shisen::Cell;
using shisen::GameState;
using shisen::Key;
using shisen::Pair;

namespace {

constexpr int White = 7;
constexpr int Black = 0;
constexpr int Red = 2;
constexpr int Cyan = 5;

/// The deal as the rules describe it.
std::string dealt(std::int64_t s) {
    std::string cells;
    for (int i = 0; i < 84; ++i) {
        cells += static_cast<char>('A' + i / 4);
    }
    for (std::int64_t i = 83; i >= 1; --i) {
        s = 75 * (s + 1) % 65537 - 1;
        std::swap(cells[static_cast<std::size_t>(i)],
                  cells[static_cast<std::size_t>(s * (i + 1) / 65536)]);
    }
    for (std::size_t row = 6; row > 0; --row) {
        cells.insert(row * 14, 1, '\n');
    }
    return cells;
}

/// The tape and the native game, given the same keys.
struct Both {
    fixture::TapeGame tape;
    GameState state;

    explicit Both(int number = 42) {
        tape.choose(number);
        state = shisen::begin({.number = static_cast<shisen::BoardNumber>(number)});
        REQUIRE(tape.difference(state) == "");
    }

    void press(Key key) {
        tape.press(key);
        const auto number =
            takes_number(key) ? static_cast<shisen::BoardNumber>(tape.number()) : std::uint16_t{0};
        state = apply(state, {key, number});
        REQUIRE(tape.difference(state) == "");
    }

    void go_to(Cell cell) {
        while (state.cursor.column != cell.column) {
            press(state.cursor.column < cell.column ? Key::Right : Key::Left);
        }
        while (state.cursor.row != cell.row) {
            press(state.cursor.row < cell.row ? Key::Down : Key::Up);
        }
    }

    void take(const Pair& pair) {
        go_to(pair.first);
        press(Key::Enter);
        go_to(pair.second);
        press(Key::Enter);
    }
};

/// Removes the first removable pair repeatedly. Returns the end state and the number of removals.
std::pair<GameState, int> taken_by_hints(int number) {
    GameState state = shisen::begin({.number = static_cast<shisen::BoardNumber>(number)});
    int count = 0;
    for (;; ++count) {
        const GameState shown = apply(state, {Key::Hint});
        if (!shown.hint) {
            return {state, count};
        }
        state = apply(shown, {Key::Enter});
    }
}

/// Returns the first number from 1 on whose first pairs lead to that end.
int number_that_ends(shisen::Status status) {
    int number = 1;
    while (shisen::status(taken_by_hints(number).first) != status) {
        ++number;
    }
    return number;
}

} // namespace

TEST_CASE("the program on the tape has at most 1,024 bytes and starts by itself") {
    const auto tape = zx::roms::shisen1k_tap();
    REQUIRE(tape.size() > 21);
    const auto word = [&](std::size_t at) { return tape[at] + 256 * tape[at + 1]; };
    CHECK(word(0) == 19);        // a header
    CHECK(tape[3] == 0);         // of a BASIC program
    CHECK(word(14) <= 1024);     // its length
    CHECK(word(16) < 16384);     // its starting line
    CHECK(word(18) == word(14)); // no variables after it
    CHECK(word(21) == word(14) + 2);
    CHECK(tape[24] == 0); // line 0 ...
    CHECK(tape[25] == 0);
    CHECK(word(26) == word(14) - 4); // ... is all of it
    CHECK(tape[tape.size() - 2] == 13);
}

TEST_CASE("the tape loads and deals 84 letters on a 16K machine and on a 48K machine") {
    for (const auto model : {zx::machine::Model::Spectrum16, zx::machine::Model::Spectrum48}) {
        fixture::TapeGame tape(model);
        REQUIRE(tape.running());
        CHECK(tape.number() > 0);
        const GameState state =
            shisen::begin({.number = static_cast<shisen::BoardNumber>(tape.number())});
        CHECK(tape.difference(state) == "");
        CHECK(tape.board() == dealt(tape.number()));
        CHECK(tape.border() == Cyan);
    }
}

TEST_CASE("a number deals the same board as the rules") {
    fixture::TapeGame tape;
    REQUIRE(tape.running());
    for (const int number : {1, 42, 4711, 65535, 32768, 9}) {
        tape.choose(number);
        CHECK(tape.number() == number);
        CHECK(tape.board() == dealt(number));
    }
    tape.choose(42);
    CHECK(tape.board().substr(0, 15) == "OFKJMAPLCATNDM\n");
}

TEST_CASE("S asks again for anything but 1 to 65535") {
    fixture::TapeGame tape;
    REQUIRE(tape.running());
    tape.choose(42);
    const std::string before = tape.board();
    tape.type("s");
    const auto asks = [&] { return tape.console().screen_rows()[23].substr(0, 2) == "L "; };
    CHECK(asks());
    CHECK((tape.console().attribute(23, 0) & 0x80) != 0); // the L flashes
    for (const char* wrong : {"\n", "0\n", "65536\n", "99999\n", "12x", "h", "123456", "7\b"}) {
        CAPTURE(wrong);
        tape.type(wrong);
        CHECK(asks());
        CHECK(tape.board() == before);
    }
    tape.type("65535\n");
    CHECK(tape.number() == 65535);
    CHECK(tape.board() == dealt(65535));
}

TEST_CASE("N and backspace deal random boards, backspace with the other gravity") {
    Both both;
    std::vector<int> numbers;
    for (int i = 0; i < 4; ++i) {
        both.press(i % 2 == 0 ? Key::NewBoard : Key::ToggleGravity);
        numbers.push_back(both.tape.number());
        both.press(Key::Hint);
        both.press(Key::Enter); // shows whether gravity is on
        both.press(Key::Hint);
        both.press(Key::Enter);
    }
    std::sort(numbers.begin(), numbers.end());
    CHECK(std::unique(numbers.begin(), numbers.end()) == numbers.end());
}

TEST_CASE("the cursor wraps at every edge") {
    Both both;
    for (const Key key : {Key::Left, Key::Up, Key::Right, Key::Down}) {
        both.press(key);
    }
    CHECK(both.state.cursor == Cell{0, 0});
    for (const Key key : {Key::Right, Key::Down, Key::Left, Key::Up}) {
        const int around = key == Key::Right || key == Key::Left ? 14 : 6;
        for (int i = 0; i < around; ++i) {
            both.press(key);
        }
        CHECK(both.state.cursor == Cell{0, 0});
    }
}

TEST_CASE("ENTER selects, deselects, changes the selection and takes a pair that can be joined") {
    Both both;
    both.press(Key::Enter);
    CHECK(both.state.selection == Cell{0, 0});
    both.press(Key::Enter);
    CHECK(!both.state.selection);
    both.press(Key::Enter);
    both.press(Key::Right);
    both.press(Key::Enter); // another kind
    CHECK(both.state.selection == Cell{1, 0});
    both.press(Key::Enter);

    const auto pairs = removable_pairs(both.state.board);
    REQUIRE(!pairs.empty());
    // Both cases: the second tile above the first and below it.
    both.take(pairs.front());
    CHECK(both.state.removals.size() == 1);
    const auto next = removable_pairs(both.state.board);
    REQUIRE(!next.empty());
    both.take({next.back().second, next.back().first});
    CHECK(both.state.removals.size() == 2);

    // An empty cell: nothing happens, the selection stays.
    Cell hole{0, 0};
    while (both.state.board.occupied(hole)) {
        ++hole.column;
        if (hole.column == 14) {
            hole = {0, hole.row + 1};
        }
    }
    Cell tile{0, 5};
    both.go_to(tile);
    both.press(Key::Enter);
    both.go_to(hole);
    both.press(Key::Enter);
    CHECK(both.state.selection == tile);
}

TEST_CASE("two tiles of a kind that cannot be joined are not taken: the second is selected") {
    Both both;
    std::optional<Pair> stuck;
    for (shisen::Kind kind = 0; kind < 21 && !stuck; ++kind) {
        const auto cells = both.state.board.cells_of(kind);
        if (!can_remove(both.state.board, cells[0], cells[1])) {
            stuck = Pair{cells[0], cells[1]};
        }
    }
    REQUIRE(stuck);
    both.take(*stuck);
    CHECK(both.state.selection == stuck->second);
    CHECK(both.state.board.tiles() == 84);
}

TEST_CASE("hints go through all pairs in order, then none, then begin again") {
    Both both(4711);
    const auto pairs = removable_pairs(both.state.board);
    REQUIRE(pairs.size() > 2);
    for (int round = 0; round < 2; ++round) {
        for (const Pair& pair : pairs) {
            both.press(Key::Hint);
            CHECK(both.state.hint == pair);
        }
        both.press(Key::Hint);
        CHECK(!both.state.hint);
    }
    // With a selection only its pairs; an arrow drops the hint and keeps the selection.
    both.go_to(pairs[1].second);
    both.press(Key::Enter);
    both.press(Key::Hint);
    REQUIRE(both.state.hint);
    both.press(Key::Down);
    CHECK(!both.state.hint);
    CHECK(both.state.selection == pairs[1].second);
    both.press(Key::Hint);
    both.press(Key::Enter);
    CHECK(both.state.board.tiles() == 82);
    CHECK(both.tape.border() == Cyan); // hints do not count as cheating
}

TEST_CASE("back, forward, restart and last move through the removals and turn the border red") {
    for (const Key gravity : {Key::ChooseBoard, Key::ToggleGravity}) {
        Both both;
        if (gravity == Key::ToggleGravity) {
            both.press(gravity);
        }
        const GameState start = both.state;
        // With nothing to undo or redo these keys do nothing and do not count as cheating.
        for (const Key key : {Key::Back, Key::Forward, Key::Restart, Key::Last}) {
            both.press(key);
            CHECK(both.tape.border() == Cyan);
        }
        for (int i = 0; i < 6; ++i) {
            both.press(Key::Hint);
            both.press(Key::Enter);
        }
        const std::string end = both.tape.board();
        both.press(Key::Last);
        CHECK(both.tape.border() == Cyan);
        both.press(Key::Back);
        CHECK(both.tape.border() == Red);
        CHECK(both.tape.board() != end);
        both.press(Key::Forward);
        CHECK(both.tape.board() == end);
        both.press(Key::Restart);
        CHECK(both.tape.board() == start.board.text());
        both.press(Key::Last);
        CHECK(both.tape.board() == end);
        CHECK(both.tape.border() == Red);
        // A removal after going back discards the undone ones.
        both.press(Key::Back);
        both.press(Key::Back);
        both.press(Key::Hint);
        both.press(Key::Hint);
        both.press(Key::Enter);
        const std::string other = both.tape.board();
        both.press(Key::Last);
        CHECK(both.tape.board() == other);
        // A new board resets the cheating.
        both.press(Key::NewBoard);
        CHECK(both.tape.border() == Cyan);
    }
}

TEST_CASE("capital letters do the same") {
    fixture::TapeGame tape;
    REQUIRE(tape.running());
    tape.type("S65535\nH\nB");
    CHECK(tape.board() == dealt(65535));
    CHECK(tape.border() == Red);
}

TEST_CASE("a game won by the keyboard ends with an empty board and a white border") {
    const int number = number_that_ends(shisen::Status::Won);
    Both both(number);
    while (!both.state.board.empty()) {
        const auto pairs = removable_pairs(both.state.board);
        REQUIRE(!pairs.empty());
        both.take(pairs.front());
    }
    CHECK(both.tape.border() == White);
    CHECK(both.state.removals.size() == 42);
    both.press(Key::Hint);
    both.press(Key::Enter);
    both.press(Key::Restart);
    CHECK(both.tape.border() == Red);
    CHECK(both.tape.board() == dealt(number));
}

TEST_CASE("a board without a removable pair turns the border black") {
    const int number = number_that_ends(shisen::Status::Stuck);
    Both both(number);
    for (int i = taken_by_hints(number).second; i > 0; --i) {
        CHECK(both.tape.border() == Cyan);
        both.press(Key::Hint);
        both.press(Key::Enter);
    }
    CHECK(both.tape.border() == Black);
    CHECK(!both.state.board.empty());
    both.press(Key::Back);
    CHECK(both.tape.border() == Red);
}
