// The reader on the bundled tape, on faulty builds of it, and on screens without a game.
#include <algorithm>
#include <string>

#include <doctest/doctest.h>

#include "base/bytes.hpp"
#include "changed_tape.hpp"
#include "drawn_board.hpp"
#include "shisen/oracle/keys.hpp"
#include "shisen/oracle/reader.hpp"
#include "shisen/oracle/tape_subject.hpp"

using fixture::draw_cell;
using fixture::draw_text;
using fixture::TapeGame;
using shisen::Key;
using shisen::oracle::Reader;
using zx::oracle::Lockstep;
using zx::oracle::SettleResult;

namespace {

struct Learned {
    TapeGame tape;
    Reader reader;
};

/// The bundled tape's game and a reader that has learned it, once for all callers.
Learned learned_tape() {
    static const Learned learned = [] {
        TapeGame tape = fixture::started_tape();
        Lockstep lockstep(tape.machine());
        const auto reader = Reader::learn(lockstep);
        REQUIRE(reader);
        return Learned{tape, *reader};
    }();
    return learned;
}

} // namespace

TEST_CASE("a highlight of the wrong tiles is read correctly") {
    TapeGame tape = fixture::started_tape();
    REQUIRE(tape.running());
    // LD H,board; LD C,(HL); LD L,n. If the page of the board is stored after the cursor, there is
    // space for INC C, and the next kind of the alphabet is highlighted.
    REQUIRE(change(tape, {{{0x26, 0x62, 0x4e, 0x2e, 0x12}, {0x00, 0x4e, 0x0c, 0x2e, 0x12}}}));
    tape.machine().poke(0x63f7, 0x62);
    Lockstep lockstep(tape.machine());
    REQUIRE(lockstep.press(shisen::oracle::stroke_of(Key::Right)) == SettleResult::Waiting);
    const auto reader = Reader::learn(lockstep);
    REQUIRE(reader);
    CAPTURE(reader->describe());
    REQUIRE(reader->knows_highlight());
    for (int i = 0; i < 14; ++i) {
        REQUIRE(lockstep.press(shisen::oracle::stroke_of(Key::Right)) == SettleResult::Waiting);
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

TEST_CASE("a number that stays the one of the first board is read") {
    TapeGame tape = fixture::started_tape();
    REQUIRE(tape.running());
    constexpr std::uint16_t NumberAddress = 0x63f8;
    const std::uint8_t low = tape.machine().peek(NumberAddress);
    const std::uint8_t high = tape.machine().peek(NumberAddress + 1);
    REQUIRE(low + 256 * high >= 10);
    // LD BC,(number) becomes LD BC,n; NOP.
    REQUIRE(change(tape, {{{0xed, 0x4b, 0xf8, 0x63}, {0x01, low, high, 0x00}}}));
    Lockstep lockstep(tape.machine());
    const auto reader = Reader::learn(lockstep);
    REQUIRE(reader);
    REQUIRE(reader->knows_number());
    REQUIRE(lockstep.press(shisen::oracle::stroke_of(Key::NewBoard)) == SettleResult::Waiting);
    const auto seen = reader->read(tape.machine());
    REQUIRE(seen);
    CHECK(seen->number == low + 256 * high);
}

TEST_CASE("a cursor that wraps to the wrong column is read correctly") {
    TapeGame tape = fixture::started_tape();
    REQUIRE(tape.running());
    REQUIRE(change(tape, {{{0xd6, 0x66}, {0xd6, 0x65}}})); // SUB 6 * row, and one more column
    Lockstep lockstep(tape.machine());
    const auto reader = Reader::learn(lockstep);
    REQUIRE(reader);
    REQUIRE(reader->knows_cursor());
    CHECK(reader->knows_selection());
    for (int i = 0; i < 6; ++i) {
        CHECK(reader->read(tape.machine())->cursor == shisen::Cell{0, i});
        REQUIRE(lockstep.press(shisen::oracle::stroke_of(Key::Down)) == SettleResult::Waiting);
    }
    CHECK(reader->read(tape.machine())->cursor == shisen::Cell{1, 0});
}

TEST_CASE("learning does not change the machine") {
    TapeGame tape = fixture::started_tape();
    Lockstep lockstep(tape.machine());
    REQUIRE(lockstep.settle() == SettleResult::Waiting);
    zx::machine::Machine other = tape.machine();
    REQUIRE(Reader::learn(lockstep));
    // Except in the few frames in which it waits visibly.
    Lockstep beside(other);
    REQUIRE(beside.settle() == SettleResult::Waiting);
    CHECK(tape.machine().hash() == other.hash());
}

TEST_CASE("keys that have no effect while the tape is learned make later keys no slower") {
    TapeGame tape = fixture::started_tape();
    Lockstep lockstep(tape.machine());
    REQUIRE(lockstep.settle() == SettleResult::Waiting);
    for (int board = 0; board < 4; ++board) {
        REQUIRE(Reader::learn(lockstep));
        CHECK(lockstep.pace() == 0);
        REQUIRE(lockstep.press(shisen::oracle::stroke_of(Key::NewBoard)) == SettleResult::Waiting);
    }
}

TEST_CASE("a machine without a running game is no Shisen") {
    auto machine = fixture::blank_machine();
    Lockstep lockstep(machine);
    const auto reader = Reader::learn(lockstep);
    REQUIRE(!reader);
    CHECK(reader.error().code == zx::ErrorCode::BadSignature);
    CHECK(reader.error().context ==
          "this is no Shisen: no board of 14 by 6 tiles, four of each kind, is on the screen");
}

TEST_CASE("a picture that changes all over in each frame is named as the reason") {
    auto machine = fixture::blank_machine();
    // EI; again: LD HL,0x5800; INC (HL) and INC HL for all 768 attributes; HALT; JR again
    std::uint16_t address = 0x8000;
    for (const int byte :
         {0xfb, 0x21, 0x00, 0x58, 0x34, 0x23, 0x7c, 0xfe, 0x5b, 0x20, 0xf9, 0x76, 0x18, 0xf3}) {
        machine.poke(address++, static_cast<std::uint8_t>(byte));
    }
    machine.registers().pc = 0x8000;
    machine.registers().halted = false;
    Lockstep lockstep(machine);
    const auto reader = Reader::learn(lockstep);
    REQUIRE(!reader);
    CHECK(reader.error().code == zx::ErrorCode::BadSignature);
    CHECK(reader.error().context ==
          "the board cannot be read, because the picture never comes to rest: without a key 768 of "
          "its 768 cells change");
}

TEST_CASE("a board of another deal is read even if the program answers no key") {
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

TEST_CASE("a tile that the program makes blink is read at every moment") {
    auto machine = fixture::blank_machine();
    const auto board = shisen::deal(77);
    const auto layout = fixture::layouts().front();
    draw_board(machine, layout, board);
    // Every eight frames the first tile gets INK 7 on PAPER 7, which hides it, or INK 0 again.
    // EI; loop: LD A,(FRAMES); AND 8; JR Z,+2; LD A,7; OR 0x38; LD (tile),A; XOR A; IN A,(0xfe);
    // JR loop
    const auto tile =
        static_cast<std::uint16_t>(0x5800 + layout.origin.row * 32 + layout.origin.column);
    std::uint16_t address = 0x8000;
    for (const int byte :
         {0xfb, 0x3a, 0x78, 0x5c,        0xe6,      0x08, 0x28, 0x02, 0x3e, 0x07,
          0xf6, 0x38, 0x32, tile & 0xff, tile >> 8, 0xaf, 0xdb, 0xfe, 0x18, 0xed}) {
        machine.poke(address++, static_cast<std::uint8_t>(byte));
    }
    machine.registers().pc = 0x8000;
    machine.registers().sp = 0x7f00;
    machine.registers().halted = false;
    Lockstep lockstep(machine);
    const auto reader = Reader::learn(lockstep);
    REQUIRE(reader);
    for (int frame = 0; frame < 20; ++frame) {
        const auto seen = reader->read(machine);
        REQUIRE(seen);
        CHECK(seen->board.tiles() == board.tiles());
        machine.run_frame();
    }
}

TEST_CASE("a blinking cell is shown in an INK of the tiles") {
    auto machine = fixture::blank_machine();
    machine.poke(0x4000, 0x55);
    // Every eight frames the first cell gets the complement of its colours, INK 0 on PAPER 4.
    // EI; loop: LD A,(FRAMES); AND 8; JR Z,+2; LD A,0x3f; XOR 0x20; LD (0x5800),A; JR loop
    std::uint16_t address = 0x8000;
    for (const int byte : {0xfb,
                           0x3a,
                           0x78,
                           0x5c,
                           0xe6,
                           0x08,
                           0x28,
                           0x02,
                           0x3e,
                           0x3f,
                           0xee,
                           0x20,
                           0x32,
                           0x00,
                           0x58,
                           0x18,
                           0xf0}) {
        machine.poke(address++, static_cast<std::uint8_t>(byte));
    }
    machine.registers().pc = 0x8000;
    machine.registers().sp = 0x7f00;
    machine.registers().halted = false;
    constexpr int Frames = 20;
    for (int frame = 0; frame < Frames; ++frame) {
        machine.run_frame();
        for (const int ink : {0, 7}) {
            const auto inks = static_cast<std::uint8_t>(1u << ink);
            const auto screen = zx::oracle::read_blinking_screen(machine, Frames, {{}, inks});
            CHECK(screen.at({0, 0}).ink() == ink);
            CHECK(screen.at({0, 0}).flash());
        }
    }
}

TEST_CASE("an unknown tile is garbage and reported with its position") {
    auto [tape, reader] = learned_tape();
    const auto place = reader.lattice().place(4, 2);
    draw_cell(tape.machine(), place, fixture::doodle(5), 0x78);
    const auto seen = reader.read(tape.machine());
    REQUIRE(!seen);
    CHECK(seen.error().code == zx::ErrorCode::Corrupt);
    CHECK(seen.error().offset == 2 * 14 + 4);
    CHECK(seen.error().context == "row 3 column 5 shows no tile of this game");
}

TEST_CASE("a screen without the game is garbage, not a won game") {
    auto [tape, reader] = learned_tape();
    for (int row = 0; row < 24; ++row) {
        draw_text(tape.machine(), {row, 0}, std::string(32, ' '));
    }
    draw_text(tape.machine(), {23, 0}, "9 STOP statement, 10:1");
    const auto seen = reader.read(tape.machine());
    REQUIRE(!seen);
    CHECK(seen.error().context == "the board is gone from the screen");
}

TEST_CASE("a game in progress is read from a new board on") {
    TapeGame tape = fixture::started_tape();
    tape.type("h\nh\n");
    Lockstep lockstep(tape.machine());
    const auto reader = Reader::learn(lockstep);
    REQUIRE_MESSAGE(reader, (reader ? "" : reader.error().context));
    CHECK(reader->read(tape.machine())->board.tiles() == 84);
}

TEST_CASE("sounds are not judged while the loudspeaker plays music") {
    for (const bool music : {false, true}) {
        auto tape = fixture::started_tape();
        auto& machine = tape.machine();
        // An interrupt routine at 0x7171 that switches the loudspeaker on and off:
        // PUSH AF; LD A,(0x7200); XOR 0x10; LD (0x7200),A; OR 5; OUT (0xfe),A; POP AF; JP 0x38
        std::uint16_t address = 0x7171;
        for (const int byte : {0xf5,
                               0x3a,
                               0x00,
                               0x72,
                               0xee,
                               0x10,
                               0x32,
                               0x00,
                               0x72,
                               0xf6,
                               0x05,
                               0xd3,
                               0xfe,
                               0xf1,
                               0xc3,
                               0x38,
                               0x00}) {
            machine.poke(address++, static_cast<std::uint8_t>(byte));
        }
        for (int vector = 0x7000; vector <= 0x7100; ++vector) {
            machine.poke(zx::wrap16(vector), 0x71);
        }
        machine.registers().i = 0x70;
        machine.registers().im = music ? 2 : 1;
        const auto learned = shisen::oracle::learn_tape(machine);
        REQUIRE_MESSAGE(learned, (learned ? "" : learned.error().context));
        const auto look = learned->start_states.falling->look();
        REQUIRE(look);
        CHECK(look->sounded.has_value() == !music);
    }
}

TEST_CASE("a Shisen whose N deals no board is learned, and the variant is named") {
    auto tape = fixture::started_tape();
    auto& machine = tape.machine();
    // The table of commands: a letter, then the distance to its routine.
    int places = 0;
    for (int address = 23755; address < 23755 + 1024; ++address) {
        const auto at = [&](int offset) { return machine.peek(zx::wrap16(address + offset)); };
        if (at(0) == 'N' && at(2) == 'S' && at(4) == 'B') {
            machine.poke(zx::wrap16(address), '?');
            ++places;
        }
    }
    REQUIRE(places == 1);
    const auto learned = shisen::oracle::learn_tape(machine);
    REQUIRE(learned);
    REQUIRE(learned->failed.size() == 1);
    CHECK(learned->failed.front().gravity == shisen::Gravity::On);
    CHECK_FALSE(learned->starts(shisen::Gravity::On));
    CHECK(learned->starts(shisen::Gravity::Off));
    CHECK(learned->start_states.falling);
}
