// A tape on which some tiles of the cursor's kind are not highlighted, though they should be.
#include <algorithm>
#include <vector>

#include <doctest/doctest.h>

#include "base/bytes.hpp"
#include "changed_tape.hpp"
#include "shisen/oracle/keys.hpp"
#include "shisen/oracle/reader.hpp"

using fixture::TapeGame;
using shisen::Key;
using shisen::oracle::Reader;
using zx::oracle::Lockstep;
using zx::oracle::SettleResult;

TEST_CASE("a highlight that leaves a column out is read while the cursor stops at an edge") {
    TapeGame tape = fixture::started_tape();
    REQUIRE(tape.running());
    // CP C; LD D,0x70; JR Z,inked. B is 14 in the first column. The changed code is
    //   LD D,0x70; CP C; RET NZ; PUSH AF; LD A,B; CP 14; JR Z,first; POP AF; CP A; RET
    //   first: POP AF; OR A; RET
    // LD A,C; SUB 14; LD C,A takes the cursor from the right edge to the left one.
    REQUIRE(change(tape,
                   {{{0xb9, 0x16, 0x70, 0x28}, {0xcd, 0x00, 0x70, 0x28}},
                    {{0x79, 0xd6, 0x0e, 0x4f}, {0x79, 0xd6, 0x01, 0x4f}}}));
    const std::vector<int> program{0x16,
                                   0x70,
                                   0xb9,
                                   0xc0,
                                   0xf5,
                                   0x78,
                                   0xfe,
                                   0x0e,
                                   0x28,
                                   0x03,
                                   0xf1,
                                   0xbf,
                                   0xc9,
                                   0xf1,
                                   0xb7,
                                   0xc9};
    std::uint16_t address = 0x7000;
    for (const int byte : program) {
        tape.machine().poke(address++, static_cast<std::uint8_t>(byte));
    }
    Lockstep lockstep(tape.machine());
    const auto press = [&](Key key) {
        REQUIRE(lockstep.press(shisen::oracle::stroke_of(key)) == SettleResult::Waiting);
    };
    press(Key::NewBoard);
    for (int column = 1; column < shisen::ClassicSize.columns; ++column) {
        press(Key::Right);
    }
    const auto reader = Reader::learn(lockstep);
    REQUIRE(reader);
    CAPTURE(reader->describe());
    REQUIRE(reader->knows_highlight());
    for (int column = 0; column < shisen::ClassicSize.columns; ++column) {
        const auto seen = reader->read(tape.machine());
        REQUIRE(seen);
        REQUIRE(seen->cursor);
        REQUIRE(seen->highlighted);
        const auto& lit = *seen->highlighted;
        for (const shisen::Cell cell : seen->board.cells_of(seen->board.at(*seen->cursor))) {
            const bool found = std::find(lit.begin(), lit.end(), cell) != lit.end();
            CHECK(found == (cell.column > 0 || cell == *seen->cursor));
        }
        press(Key::Left);
    }
}
