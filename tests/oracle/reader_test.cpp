// The reader learns the bundled tape, and changed builds of it that draw the same game otherwise,
// and then sees after each key what the native game says.
#include <algorithm>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "base/bytes.hpp"
#include "changed_tape.hpp"
#include "drawn_board.hpp"
#include "shisen/game.hpp"
#include "shisen/oracle/keys.hpp"
#include "shisen/oracle/reader.hpp"

using fixture::Change;
using fixture::draw_cell;
using fixture::draw_text;
using fixture::TapeGame;
using shisen::GameState;
using shisen::Key;
using shisen::oracle::Reader;
using shisen::oracle::Sighting;
using zx::oracle::Lockstep;
using zx::oracle::Outcome;

namespace {

/// What a reader should know, and what hides what.
struct Build {
    std::string name;
    std::vector<Change> changes;
    bool cursor = true;
    bool selection = true;
    bool hint = true;
    bool highlight = true;
    int keys = 120;
};

std::vector<Build> builds() {
    const Change cursor_is_black{{0xcb, 0xfa}, {0x16, 0x07}}; // SET 7,D; LD D,0x07
    const Change cursor_is_nothing{{0xcb, 0xfa}, {0x00, 0x00}};
    const Change selection_flashes{{0x16, 0x57}, {0x16, 0xb8}}; // LD D,n
    const Change hint_flashes{{0x16, 0x68}, {0x16, 0xe8}};
    const Change selection_like_hint{{0x16, 0x57}, {0x16, 0x68}};
    const Change hint_is_nothing{{0x16, 0x68}, {0x00, 0x00}};
    const Change kind_is_nothing{{0x16, 0x70}, {0x16, 0x78}};
    const Change small_letters{{0xcb, 0x3f, 0xcb, 0x3f, 0xc6, 0x41},
                               {0xcb, 0x3f, 0xcb, 0x3f, 0xc6, 0x61}}; // SRL A twice; ADD A,n
    // To the screen's left edge: LD A,n; RST 0x10; LD B,14.
    const Change at_the_edge{{0x3e, 0x03, 0xd7, 0x06, 0x0e}, {0x3e, 0x00, 0xd7, 0x06, 0x0e}};
    const Change gap_like_tile{{0xd7, 0x3e, 0x0f, 0x32, 0x8f, 0x5c},
                               {0xd7, 0x7a, 0x00, 0x32, 0x8f, 0x5c}}; // LD A,D for LD A,n
    return {
        {"the bundled tape", {}, true, true, true, true, 400},
        {"a dark cursor that hides all else", {cursor_is_black}},
        {"dark cursor, flashing selection, flashing pair",
         {cursor_is_black, selection_flashes, hint_flashes}},
        {"selection drawn like the pair", {selection_like_hint}},
        {"small letters at the screen's edge", {small_letters, at_the_edge}},
        {"gaps coloured with their tiles", {gap_like_tile}},
        {"no highlight", {kind_is_nothing}, true, true, true, false},
        {"no hint to be seen", {hint_is_nothing}, true, true, false, true},
        {"no cursor to be seen", {cursor_is_nothing}, false, false, true, false},
    };
}

/// "" if nothing that is seen contradicts the state, else what does.
std::string difference(const Sighting& seen, const GameState& state) {
    if (seen.board != state.board) {
        return "board\n" + seen.board.text() + "expected\n" + state.board.text();
    }
    if (seen.cursor && *seen.cursor != state.cursor) {
        return "cursor";
    }
    if (seen.selection && *seen.selection != state.selection) {
        return "selection";
    }
    if (seen.hint && *seen.hint != state.hint) {
        return "hint";
    }
    if (seen.highlighted && *seen.highlighted != highlighted(state)) {
        return "highlight";
    }
    if (seen.number != state.start.number) {
        return "number";
    }
    return seen.border == shisen::border_colour(status(state)) ? "" : "border";
}

shisen::Command random_command(std::mt19937& random, const GameState& state) {
    const auto dice = random() % 100;
    if (dice < 35) {
        return {static_cast<Key>(random() % 4), 0};
    }
    if (dice < 55) {
        return {Key::Hint, 0};
    }
    if (dice < 90 || (state.hint && dice < 96)) {
        return {Key::Enter, 0};
    }
    const auto key = static_cast<Key>(static_cast<unsigned>(Key::Back) + random() % 7);
    const auto number = static_cast<shisen::BoardNumber>(1 + random() % 65535);
    return {key, key == Key::ChooseBoard ? number : shisen::BoardNumber{0}};
}

/// How often a part was seen at all.
struct Seen {
    int cursor = 0;
    int selection = 0;
    int hint = 0;
    int highlight = 0;
};

Seen play(Lockstep& lockstep, const Reader& reader, int keys) {
    const auto first = reader.read(lockstep.machine());
    REQUIRE(first);
    REQUIRE(first->number);
    GameState state = shisen::begin({.number = *first->number});
    std::mt19937 random(20021);
    Seen count;
    for (int i = 0; i < keys; ++i) {
        shisen::Command command = random_command(random, state);
        REQUIRE(lockstep.press(shisen::oracle::strokes_of(command)) == Outcome::Waiting);
        const auto seen = reader.read(lockstep.machine());
        REQUIRE_MESSAGE(seen, (seen ? "" : seen.error().context));
        if (command.key == Key::NewBoard || command.key == Key::ToggleGravity) {
            REQUIRE(seen->number);
            command.number = *seen->number;
        }
        state = apply(state, command);
        CAPTURE(i);
        CAPTURE(static_cast<int>(command.key));
        REQUIRE(difference(*seen, state) == "");
        count.cursor += seen->cursor ? 1 : 0;
        count.selection += seen->selection && *seen->selection ? 1 : 0;
        count.hint += seen->hint && *seen->hint ? 1 : 0;
        count.highlight += seen->highlighted && seen->highlighted->size() > 1 ? 1 : 0;
    }
    return count;
}

} // namespace

TEST_CASE("after each key the reader sees what the native game says, however it is drawn") {
    for (const Build& build : builds()) {
        CAPTURE(build.name);
        TapeGame tape;
        REQUIRE(tape.running());
        REQUIRE(change(tape, build.changes));
        Lockstep lockstep(tape.machine());
        REQUIRE(lockstep.press(shisen::oracle::stroke_of(Key::NewBoard)) == Outcome::Waiting);
        const auto reader = Reader::learn(lockstep);
        REQUIRE_MESSAGE(reader, (reader ? "" : reader.error().context));
        CAPTURE(reader->describe());
        CHECK(reader->knows_number());
        CHECK(reader->knows_cursor() == build.cursor);
        CHECK(reader->knows_selection() == build.selection);
        CHECK(reader->knows_hint() == build.hint);
        CHECK(reader->knows_highlight() == build.highlight);
        const Seen seen = play(lockstep, *reader, build.keys);
        // What is known is seen, and not just taken to be there.
        CHECK((seen.cursor > build.keys / 2) == build.cursor);
        CHECK((seen.selection > 0) == build.selection);
        CHECK((seen.hint > 0) == build.hint);
        CHECK((seen.highlight > build.keys / 4) == build.highlight);
    }
}

TEST_CASE("a highlight of the wrong tiles is seen as it is") {
    TapeGame tape;
    REQUIRE(tape.running());
    // LD H,board; LD C,(HL); LD L,n: with the page of the board behind the cursor in memory there
    // is room for INC C, and the kind behind the cursor's in the alphabet is lit.
    REQUIRE(change(tape, {{{0x26, 0x62, 0x4e, 0x2e, 0x12}, {0x00, 0x4e, 0x0c, 0x2e, 0x12}}}));
    tape.machine().poke(0x63f7, 0x62);
    Lockstep lockstep(tape.machine());
    REQUIRE(lockstep.press(shisen::oracle::stroke_of(Key::Right)) == Outcome::Waiting);
    const auto reader = Reader::learn(lockstep);
    REQUIRE(reader);
    CAPTURE(reader->describe());
    REQUIRE(reader->knows_highlight());
    for (int i = 0; i < 14; ++i) {
        REQUIRE(lockstep.press(shisen::oracle::stroke_of(Key::Right)) == Outcome::Waiting);
        const auto seen = reader->read(tape.machine());
        REQUIRE(seen);
        REQUIRE(seen->cursor);
        REQUIRE(seen->highlighted);
        const shisen::Kind kind = seen->board.at(*seen->cursor);
        for (const shisen::Cell cell : seen->board.cells_of(static_cast<shisen::Kind>(kind + 1))) {
            const auto& lit = *seen->highlighted;
            CHECK(std::find(lit.begin(), lit.end(), cell) != lit.end());
        }
        CHECK(*seen->highlighted != seen->board.cells_of(kind));
    }
}

TEST_CASE("a selected tile that is shown by its small letter is read") {
    TapeGame tape;
    REQUIRE(tape.running());
    // JR NZ,letter; LD A,' '; letter: CALL in_table, led over a detour through free memory:
    //   PUSH AF; LD A,(selected); CP L; JR NZ,other; POP AF; SET 5,A; JP in_table
    //   other: POP AF; JP in_table
    const std::uint16_t call = fixture::find(tape, {0x20, 0x02, 0x3e, 0x20, 0xcd});
    REQUIRE(call != 0);
    auto& machine = tape.machine();
    const std::uint8_t low = machine.peek(zx::wrap16(call + 5));
    const std::uint8_t high = machine.peek(zx::wrap16(call + 6));
    std::uint16_t address = 0x7000;
    for (const int byte : {0xf5,
                           0x3a,
                           0xf3,
                           0x63,
                           0xbd,
                           0x20,
                           0x06,
                           0xf1,
                           0xcb,
                           0xef,
                           0xc3,
                           int{low},
                           int{high},
                           0xf1,
                           0xc3,
                           int{low},
                           int{high}}) {
        machine.poke(address++, static_cast<std::uint8_t>(byte));
    }
    machine.poke(zx::wrap16(call + 5), 0x00);
    machine.poke(zx::wrap16(call + 6), 0x70);
    // Nothing but the letter tells: the colours of a selection are left out.
    REQUIRE(change(tape, {{{0x16, 0x57}, {0x00, 0x00}}}));
    Lockstep lockstep(machine);
    const auto reader = Reader::learn(lockstep);
    REQUIRE(reader);
    CAPTURE(reader->describe());
    CHECK(reader->knows_cursor());
    REQUIRE(reader->knows_selection());
    const Seen seen = play(lockstep, *reader, 150);
    CHECK(seen.selection > 0);
    CHECK(seen.hint > 0);
}

TEST_CASE("a cursor that is a pointer beside its tile is found and followed") {
    TapeGame tape;
    REQUIRE(tape.running());
    // LD A,' '; RST 0x10; INC L; RET draws the gap behind a tile; now by way of
    //   LD A,(cursor); CP L; LD A,'<'; JR Z,out; LD A,' '; out: RST 0x10; RET
    REQUIRE(change(tape,
                   {{{0x3e, 0x20, 0xd7, 0x2c, 0xc9}, {0xcd, 0x00, 0x70, 0x2c, 0xc9}},
                    {{0xcb, 0xfa}, {0x00, 0x00}}}));
    std::uint16_t address = 0x7000;
    for (const int byte :
         {0x3a, 0xf6, 0x63, 0xbd, 0x3e, 0x3c, 0x28, 0x02, 0x3e, 0x20, 0xd7, 0xc9}) {
        tape.machine().poke(address++, static_cast<std::uint8_t>(byte));
    }
    Lockstep lockstep(tape.machine());
    REQUIRE(lockstep.press(shisen::oracle::stroke_of(Key::NewBoard)) == Outcome::Waiting);
    const auto reader = Reader::learn(lockstep);
    REQUIRE(reader);
    CAPTURE(reader->describe());
    REQUIRE(reader->knows_cursor());
    CHECK(reader->knows_selection());
    CHECK(reader->knows_hint());
    CHECK(reader->knows_highlight());
    CHECK(play(lockstep, *reader, 150).cursor > 100);
}

TEST_CASE("a cursor that leaves an edge for the wrong column is seen where it is") {
    TapeGame tape;
    REQUIRE(tape.running());
    REQUIRE(change(tape, {{{0xd6, 0x66}, {0xd6, 0x65}}})); // SUB 6 * row, and one more column
    Lockstep lockstep(tape.machine());
    const auto reader = Reader::learn(lockstep);
    REQUIRE(reader);
    REQUIRE(reader->knows_cursor());
    CHECK(reader->knows_selection());
    for (int i = 0; i < 6; ++i) {
        CHECK(reader->read(tape.machine())->cursor == shisen::Cell{0, i});
        REQUIRE(lockstep.press(shisen::oracle::stroke_of(Key::Down)) == Outcome::Waiting);
    }
    CHECK(reader->read(tape.machine())->cursor == shisen::Cell{1, 0});
}

TEST_CASE("learning leaves the machine as it was") {
    TapeGame tape;
    Lockstep lockstep(tape.machine());
    REQUIRE(lockstep.settle() == Outcome::Waiting);
    zx::machine::Machine other = tape.machine();
    REQUIRE(Reader::learn(lockstep));
    // But for the few frames in which it is seen to wait.
    Lockstep beside(other);
    REQUIRE(beside.settle() == Outcome::Waiting);
    CHECK(tape.machine().hash() == other.hash());
}

TEST_CASE("a machine that plays nothing is no Shisen") {
    auto machine = fixture::blank_machine();
    Lockstep lockstep(machine);
    const auto reader = Reader::learn(lockstep);
    REQUIRE(!reader);
    CHECK(reader.error().code == zx::ErrorCode::BadSignature);
    CHECK(reader.error().context ==
          "this is no Shisen: no full board of 14 by 6 tiles is on the screen");
}

TEST_CASE("a board of another deal on a screen that answers no key is still read") {
    auto machine = fixture::blank_machine();
    draw_board(machine, fixture::layouts().front(), shisen::deal(77));
    machine.poke(0x8000, 0xfb); // EI; HALT; JR to the HALT
    machine.poke(0x8001, 0x76);
    machine.poke(0x8002, 0x18);
    machine.poke(0x8003, 0xfd);
    machine.registers().pc = 0x8000;
    Lockstep lockstep(machine);
    const auto reader = Reader::learn(lockstep);
    REQUIRE(reader);
    CHECK(!reader->knows_cursor());
    CHECK(!reader->knows_selection());
    CHECK(!reader->knows_hint());
    CHECK(!reader->knows_highlight());
    CHECK(!reader->knows_number());
    const auto seen = reader->read(machine);
    REQUIRE(seen);
    CHECK(seen->board == shisen::deal(77));
    CHECK(!seen->cursor);
    CHECK(!seen->selection);
    CHECK(!seen->hint);
    CHECK(!seen->highlighted);
    CHECK(!seen->number);
}

TEST_CASE("a tile that is none of the game's is garbage, told with its place") {
    TapeGame tape;
    Lockstep lockstep(tape.machine());
    const auto reader = Reader::learn(lockstep);
    REQUIRE(reader);
    const auto place = reader->lattice().place(4, 2);
    draw_cell(tape.machine(), place, fixture::doodle(5), 0x78);
    const auto seen = reader->read(tape.machine());
    REQUIRE(!seen);
    CHECK(seen.error().code == zx::ErrorCode::Corrupt);
    CHECK(seen.error().offset == 2 * 14 + 4);
    CHECK(seen.error().context == "row 3 column 5 shows no tile of this game");
}

TEST_CASE("a screen from which the game has gone is garbage, not a game that is won") {
    TapeGame tape;
    Lockstep lockstep(tape.machine());
    const auto reader = Reader::learn(lockstep);
    REQUIRE(reader);
    for (int row = 0; row < 24; ++row) {
        draw_text(tape.machine(), {row, 0}, std::string(32, ' '));
    }
    draw_text(tape.machine(), {23, 0}, "9 STOP statement, 10:1");
    const auto seen = reader->read(tape.machine());
    REQUIRE(!seen);
    CHECK(seen.error().context == "the board is gone from the screen");
}

TEST_CASE("a game that was played on is read from a new board") {
    TapeGame tape;
    tape.type("h\nh\n");
    Lockstep lockstep(tape.machine());
    const auto reader = Reader::learn(lockstep);
    REQUIRE_MESSAGE(reader, (reader ? "" : reader.error().context));
    CHECK(reader->read(tape.machine())->board.tiles() == 84);
}
