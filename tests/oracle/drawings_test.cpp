// Changed builds of the bundled tape draw the same game differently. The reader learns each of them
// and then reads the native game's state after each key.
#include <map>
#include <random>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "base/bytes.hpp"
#include "changed_tape.hpp"
#include "shisen/game.hpp"
#include "shisen/oracle/keys.hpp"
#include "shisen/oracle/reader.hpp"
#include "tests/support/amount.hpp"

using fixture::Change;
using fixture::TapeGame;
using shisen::GameState;
using shisen::Key;
using shisen::oracle::Observation;
using shisen::oracle::Reader;
using zx::oracle::Lockstep;
using zx::oracle::SettleResult;

namespace {

/// What a reader should learn, and which marks hide others.
struct Build {
    std::string name;
    std::vector<Change> changes;
    bool cursor = true;
    bool selection = true;
    bool hint = true;
    bool highlight = true;
    int keys = support::amount(24, 20);
};

std::vector<Build> builds() {
    const Change cursor_is_black{{0xcb, 0xfa}, {0x16, 0x07}};  // SET 7,D; LD D,0x07
    const Change cursor_is_yellow{{0xcb, 0xfa}, {0x16, 0x71}}; // the colours of one kind in four
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
        {"the bundled tape", {}, true, true, true, true, support::amount(120, 60)},
        {"a dark cursor that hides all else", {cursor_is_black}},
        {"a cursor that looks like its kind on every fourth kind", {cursor_is_yellow}},
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

/// Returns "" if nothing that is seen contradicts the state, else the contradiction.
std::string difference(const Observation& seen, const GameState& state) {
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
    const auto rng = random() % 100;
    if (rng < 35) {
        return {static_cast<Key>(random() % 4), 0};
    }
    if (rng < 55) {
        return {Key::Hint, 0};
    }
    if (rng < 90 || (state.hint && rng < 96)) {
        return {Key::Enter, 0};
    }
    const auto key = static_cast<Key>(static_cast<unsigned>(Key::Back) + random() % 7);
    const auto number = static_cast<shisen::BoardNumber>(1 + random() % 65535);
    return {key, key == Key::ChooseBoard ? number : shisen::BoardNumber{0}};
}

/// Returns the kind of the game for each kind that is read. Tiles without a letter are numbered in the
/// order in which they are found.
std::map<shisen::Kind, shisen::Kind> kinds_of_game(const shisen::Board& read,
                                                   const shisen::Board& game) {
    std::map<shisen::Kind, shisen::Kind> kinds{{shisen::NoTile, shisen::NoTile}};
    for (const shisen::Cell cell : shisen::oracle::cells_of(game.size())) {
        kinds.emplace(read.at(cell), game.at(cell));
    }
    return kinds;
}

shisen::Board with_kinds(const shisen::Board& read,
                         const std::map<shisen::Kind, shisen::Kind>& kinds) {
    shisen::Board board(read.size());
    for (const shisen::Cell cell : shisen::oracle::cells_of(read.size())) {
        board.put(cell, kinds.at(read.at(cell)));
    }
    return board;
}

/// How often each part was seen.
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
    const auto kinds = kinds_of_game(first->board, state.board);
    std::mt19937 random(20021);
    Seen count;
    for (int i = 0; i < keys; ++i) {
        shisen::Command command = random_command(random, state);
        REQUIRE(lockstep.press(shisen::oracle::strokes_of(command)) == SettleResult::Waiting);
        auto seen = reader.read(lockstep.machine());
        REQUIRE_MESSAGE(seen, (seen ? "" : seen.error().context));
        seen->board = with_kinds(seen->board, kinds);
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

void poke(zx::machine::Machine& machine, std::uint16_t address, const std::vector<int>& bytes) {
    for (const int byte : bytes) {
        machine.poke(address++, static_cast<std::uint8_t>(byte));
    }
}

/// Shows the selected tile as a small letter.
void poke_small_letter(TapeGame& tape) {
    // JR NZ,letter; LD A,' '; letter: CALL in_table, with a detour through free memory:
    //   PUSH AF; LD A,(selected); CP L; JR NZ,other; POP AF; SET 5,A; JP in_table
    //   other: POP AF; JP in_table
    const std::uint16_t call = fixture::find(tape, {0x20, 0x02, 0x3e, 0x20, 0xcd});
    REQUIRE(call != 0);
    auto& machine = tape.machine();
    const int low = machine.peek(zx::wrap16(call + 5));
    const int high = machine.peek(zx::wrap16(call + 6));
    const std::vector<int> detour{
        0xf5, 0x3a, 0xf3, 0x63, 0xbd, 0x20, 0x06, 0xf1, 0xcb, 0xef, 0xc3, 0, 0, 0xf1, 0xc3, 0, 0};
    poke(machine, 0x7000, detour);
    poke(machine, 0x700b, {low, high});
    poke(machine, 0x700f, {low, high});
    poke(machine, zx::wrap16(call + 5), {0x00, 0x70});
}

} // namespace

TEST_CASE("after each key the reader reads the native game's state in every drawing") {
    for (const Build& build : builds()) {
        CAPTURE(build.name);
        TapeGame tape = fixture::started_tape();
        REQUIRE(tape.running());
        REQUIRE(change(tape, build.changes));
        Lockstep lockstep(tape.machine());
        REQUIRE(lockstep.press(shisen::oracle::stroke_of(Key::NewBoard)) == SettleResult::Waiting);
        const auto reader = Reader::learn(lockstep);
        REQUIRE_MESSAGE(reader, (reader ? "" : reader.error().context));
        CAPTURE(reader->describe());
        CHECK(reader->knows_number());
        CHECK(reader->knows_cursor() == build.cursor);
        CHECK(reader->knows_selection() == build.selection);
        CHECK(reader->knows_hint() == build.hint);
        CHECK(reader->knows_highlight() == build.highlight);
        const Seen seen = play(lockstep, *reader, build.keys);
        // Each part that is known must also have been seen.
        CHECK((seen.cursor > build.keys / 2) == build.cursor);
        CHECK((seen.selection > 0) == build.selection);
        CHECK((seen.hint > 0) == build.hint);
        CHECK((seen.highlight > build.keys / 4) == build.highlight);
    }
}

TEST_CASE("a selected tile that is shown as a small letter is read") {
    TapeGame tape = fixture::started_tape();
    REQUIRE(tape.running());
    poke_small_letter(tape);
    // Only the letter shows the selection; its colours are removed.
    REQUIRE(change(tape, {{{0x16, 0x57}, {0x00, 0x00}}}));
    Lockstep lockstep(tape.machine());
    const auto reader = Reader::learn(lockstep);
    REQUIRE(reader);
    CAPTURE(reader->describe());
    CHECK(reader->knows_cursor());
    REQUIRE(reader->knows_selection());
    const Seen seen = play(lockstep, *reader, support::amount(150, 40));
    CHECK(seen.selection > 0);
    CHECK(seen.hint > 0);
}

TEST_CASE("a star over one of the two letters of a tile is read as a mark") {
    // in_table is RST 0x10; LD A,n; LD (attr_t),A; LD A,' '; RST 0x10; INC L; RET. The changed code
    // prints the letter twice, with a star for one of them on the selected tile:
    //   PUSH AF; LD A,(selected); CP L; LD A,'*'; JR Z,star; POP AF; PUSH AF
    //   star: RST 0x10; POP AF; RST 0x10; INC L; RET
    const std::vector<int> star_first{0xf5,
                                      0x3a,
                                      0xf3,
                                      0x63,
                                      0xbd,
                                      0x3e,
                                      0x2a,
                                      0x28,
                                      0x02,
                                      0xf1,
                                      0xf5,
                                      0xd7,
                                      0xf1,
                                      0xd7,
                                      0x2c,
                                      0xc9};
    //   PUSH AF; RST 0x10; LD A,(selected); CP L; LD A,'*'; JR Z,star; POP AF; PUSH AF
    //   star: RST 0x10; POP AF; INC L; RET
    const std::vector<int> star_last{0xf5,
                                     0xd7,
                                     0x3a,
                                     0xf3,
                                     0x63,
                                     0xbd,
                                     0x3e,
                                     0x2a,
                                     0x28,
                                     0x02,
                                     0xf1,
                                     0xf5,
                                     0xd7,
                                     0xf1,
                                     0x2c,
                                     0xc9};
    for (const auto& program : {star_first, star_last}) {
        CAPTURE(program == star_first);
        TapeGame tape = fixture::started_tape();
        REQUIRE(tape.running());
        // Only the star shows the selection; its colours are removed.
        REQUIRE(
            change(tape,
                   {{{0xd7, 0x3e, 0x0f, 0x32, 0x8f, 0x5c}, {0xc3, 0x00, 0x70, 0x00, 0x00, 0x00}},
                    {{0x16, 0x57}, {0x00, 0x00}}}));
        poke(tape.machine(), 0x7000, program);
        Lockstep lockstep(tape.machine());
        REQUIRE(lockstep.press(shisen::oracle::stroke_of(Key::NewBoard)) == SettleResult::Waiting);
        const auto reader = Reader::learn(lockstep);
        REQUIRE_MESSAGE(reader, (reader ? "" : reader.error().context));
        CAPTURE(reader->describe());
        CHECK(reader->knows_cursor());
        CHECK(reader->knows_highlight());
        CHECK(reader->knows_hint());
        REQUIRE(reader->knows_selection());
        CHECK(play(lockstep, *reader, support::amount(150, 40)).selection > 0);
    }
}

TEST_CASE("a cursor that is a pointer beside its tile is found and tracked") {
    TapeGame tape = fixture::started_tape();
    REQUIRE(tape.running());
    // LD A,' '; RST 0x10; INC L; RET draws the gap after a tile. The changed code is
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
    REQUIRE(lockstep.press(shisen::oracle::stroke_of(Key::NewBoard)) == SettleResult::Waiting);
    const auto reader = Reader::learn(lockstep);
    REQUIRE(reader);
    CAPTURE(reader->describe());
    REQUIRE(reader->knows_cursor());
    CHECK(reader->knows_selection());
    CHECK(reader->knows_hint());
    CHECK(reader->knows_highlight());
    const int keys = support::amount(150, 40);
    CHECK(play(lockstep, *reader, keys).cursor > keys * 2 / 3);
}

TEST_CASE("a cursor that two marks at the edges of the screen show is found and tracked") {
    TapeGame tape = fixture::started_tape();
    REQUIRE(tape.running());
    // get_key begins with SET 3,(IY+1); RES 5,(IY+1), and the cursor's tile does not flash.
    REQUIRE(change(tape,
                   {{{0xfd, 0xcb, 0x01, 0xde, 0xfd, 0xcb, 0x01, 0xae},
                     {0xcd, 0x00, 0x70, 0x00, 0x00, 0x00, 0x00, 0x00}},
                    {{0xcb, 0xfa}, {0x00, 0x00}}}));
    poke(tape.machine(),
         0x7000,
         {0xf5, 0xc5, 0xd5, 0xe5,                         // PUSH AF, BC, DE and HL
          0x21, 0x00, 0x58, 0x11, 0x20, 0x00, 0x06, 0x18, // LD HL,0x5800; LD DE,32; LD B,24
          0x36, 0x38, 0x19, 0x10, 0xfb,                   // LD (HL),0x38; ADD HL,DE; DJNZ
          0x21, 0x01, 0x58, 0x06, 0x1f,                   // LD HL,0x5801; LD B,31
          0x36, 0x38, 0x2c, 0x10, 0xfb,                   // LD (HL),0x38; INC L; DJNZ
          0x3a, 0xf6, 0x63, 0xd6, 0x12,                   // LD A,(cursor); SUB 18
          0x21, 0x80, 0x58, 0x11, 0x40, 0x00,             // LD HL,0x5880; LD DE,64
          0xd6, 0x11, 0x38, 0x03, 0x19, 0x18, 0xf9,       // SUB 17; JR C,on; ADD HL,DE; JR
          0xc6, 0x11, 0x36, 0x10,                         // on: ADD A,17; LD (HL),0x10
          0x87, 0xc6, 0x03, 0x6f, 0x26, 0x58, 0x36, 0x10, // ADD A,A; ADD A,3; LD L,A; LD H,0x58...
          0xe1, 0xd1, 0xc1, 0xf1,                         // POP HL, DE, BC and AF
          0xfd, 0xcb, 0x01, 0xde, 0xfd, 0xcb, 0x01, 0xae, 0xc9});
    Lockstep lockstep(tape.machine());
    REQUIRE(lockstep.press(shisen::oracle::stroke_of(Key::NewBoard)) == SettleResult::Waiting);
    const auto reader = Reader::learn(lockstep);
    REQUIRE(reader);
    CAPTURE(reader->describe());
    REQUIRE(reader->knows_cursor());
    CHECK(reader->describe().find("a mark beside its row") != std::string::npos);
    CHECK(reader->knows_selection());
    CHECK(reader->knows_hint());
    CHECK(reader->knows_highlight());
    const int keys = support::amount(150, 40);
    CHECK(play(lockstep, *reader, keys).cursor > keys * 2 / 3);
}

TEST_CASE(
    "a selected tile of the highlighted kind is read if the cursor's tile is not highlighted") {
    TapeGame tape = fixture::started_tape();
    REQUIRE(tape.running());
    auto& machine = tape.machine();
    // The cursor is a pointer beside a plain tile, as above. Only a small letter shows the selection.
    REQUIRE(change(tape,
                   {{{0x3e, 0x20, 0xd7, 0x2c, 0xc9}, {0xcd, 0x20, 0x70, 0x2c, 0xc9}},
                    {{0xcb, 0xfa}, {0x16, 0x78}}, // SET 7,D; LD D,0x78
                    {{0x16, 0x57}, {0x00, 0x00}}}));
    poke_small_letter(tape);
    poke(machine, 0x7020, {0x3a, 0xf6, 0x63, 0xbd, 0x3e, 0x3c, 0x28, 0x02, 0x3e, 0x20, 0xd7, 0xc9});
    Lockstep lockstep(machine);
    REQUIRE(lockstep.press(shisen::oracle::stroke_of(Key::NewBoard)) == SettleResult::Waiting);
    const auto reader = Reader::learn(lockstep);
    REQUIRE(reader);
    CAPTURE(reader->describe());
    REQUIRE(reader->knows_selection());
    const auto first = reader->read(machine);
    REQUIRE(first);
    REQUIRE(first->cursor);
    REQUIRE(lockstep.press(shisen::oracle::stroke_of(Key::Enter)) == SettleResult::Waiting);
    const auto tiles = first->board.cells_of(first->board.at(*first->cursor));
    REQUIRE(tiles.size() == 4);
    const shisen::Cell other = tiles[0] == *first->cursor ? tiles[1] : tiles[0];
    for (shisen::Cell here = *first->cursor; here != other;) {
        const bool along = here.column != other.column;
        const bool on = along ? here.column < other.column : here.row < other.row;
        const Key key = along ? (on ? Key::Right : Key::Left) : (on ? Key::Down : Key::Up);
        REQUIRE(lockstep.press(shisen::oracle::stroke_of(key)) == SettleResult::Waiting);
        (along ? here.column : here.row) += on ? 1 : -1;
    }
    const auto seen = reader->read(machine);
    REQUIRE(seen);
    CHECK(seen->cursor == other);
    REQUIRE(seen->selection);
    CHECK(*seen->selection == first->cursor);
}
