#include <doctest/doctest.h>

#include "board.hpp"

using namespace zx;
using fixture::Board;

TEST_CASE("an unattached port reads the ULA's bus in the last T-state of the cycle") {
    Board board;
    for (int i = 0; i < 6912; ++i) {
        board.bus.poke(static_cast<std::uint16_t>(0x4000 + i),
                       static_cast<std::uint8_t>(i % 251 + 1));
    }
    const auto screen = [](int offset) { return offset % 251 + 1; };
    const auto read_ending_at = [&](int t) {
        board.bus.set_tstate(t - 3);
        return static_cast<int>(board.bus.in(0x00ff));
    };
    CHECK(read_ending_at(14337) == 0xff);
    CHECK(read_ending_at(14338) == screen(0));
    CHECK(read_ending_at(14339) == screen(0x1800));
    CHECK(read_ending_at(14340) == screen(1));
    CHECK(read_ending_at(14341) == screen(0x1801));
    CHECK(read_ending_at(14342) == 0xff);
    CHECK(read_ending_at(14345) == 0xff);
    CHECK(read_ending_at(14346) == screen(2));
    CHECK(read_ending_at(14338 + 123) == screen(0x181f));
    CHECK(read_ending_at(14338 + 124) == 0xff);
    CHECK(read_ending_at(14338 + 224) == screen(0x100));
    CHECK(read_ending_at(14338 + 191 * 224 + 123) == screen(0x1aff));
    CHECK(read_ending_at(14338 + 192 * 224) == 0xff);
}

TEST_CASE("port 0xfe reads keys and EAR with bits 5 and 7 set, at any even address") {
    Board board;
    board.state.ula_port = 0;
    CHECK(board.bus.in(0x00fe) == 0xbf);
    CHECK(board.bus.in(0x0000) == 0xbf);
    board.state.keyboard.press(ula::Key::Space);
    CHECK(board.bus.in(0x7ffe) == 0xbe);
    CHECK(board.bus.in(0xfefe) == 0xbf);
    board.state.ula_port = ula::EarOutBit;
    CHECK(board.bus.in(0x7ffe) == 0xfe);
    board.state.ula_port = ula::MicOutBit;
    CHECK(board.bus.in(0x7ffe) == 0xbe);
    board.state.issue = ula::Issue::Issue2;
    CHECK(board.bus.in(0x7ffe) == 0xfe);
}

TEST_CASE("a Kempston joystick answers at A7 to A5 low when it is fitted") {
    Board board;
    board.state.stick = 0x15;
    CHECK(board.bus.in(0x001f) == 0xff);
    board.state.joystick = machine::Joystick::Kempston;
    CHECK(board.bus.in(0x001f) == 0x15);
    CHECK(board.bus.in(0xff1f) == 0x15);
    CHECK(board.bus.in(0x003f) == 0xff);
    CHECK(board.bus.in(0x009f) == 0xff);
    CHECK(board.bus.in(0x005f) == 0xff);
    // The even ports belong to the ULA only.
    CHECK(board.bus.in(0x001e) == 0xbf);
}

TEST_CASE("a write to the ULA sets the border and records each new level of the pin") {
    Board board;
    board.bus.set_tstate(100);
    board.bus.out(0x00fe, 0x12);
    CHECK(board.state.border() == 2);
    board.bus.set_tstate(200);
    board.bus.out(0x00fe, 0x15);
    board.bus.set_tstate(300);
    board.bus.out(0x00fe, 0x05);
    board.bus.set_tstate(400);
    board.bus.out(0x00ff, 0x1a);
    CHECK(board.state.border() == 5);
    // T2 of the cycle, one T after its start.
    CHECK(board.bus.levels() == std::vector<ula::LevelChange>{{101, 3560}, {301, 340}});
}

TEST_CASE("ROM and absent memory ignore writes, and absent memory reads the floating bus") {
    Board board(machine::Model::Spectrum16);
    board.bus.write(0x0000, 0x55);
    CHECK(board.bus.peek(0x0000) == 0xf3);
    board.bus.write(0x9000, 0x55);
    board.bus.set_tstate(0);
    CHECK(board.bus.read(0x9000) == 0xff);
    CHECK(board.bus.read(0xffff) == 0xff);
    board.bus.poke(0x4000, 0x5a);
    // Sampled in the last of the cycle's three T-states.
    board.bus.set_tstate(14336);
    CHECK(board.bus.read(0x9000) == 0x5a);
    board.bus.set_tstate(14340);
    CHECK(board.bus.read(0x9000) == 0xff);
    board.bus.write(0x7fff, 0x77);
    CHECK(board.bus.peek(0x7fff) == 0x77);
}

TEST_CASE("the 48K has RAM from 0x4000 to 0xffff with a separate byte at each address") {
    Board board;
    for (int address = 0x4000; address <= 0xffff; address += 0x1001) {
        board.bus.write(static_cast<std::uint16_t>(address),
                        static_cast<std::uint8_t>(address >> 8));
    }
    for (int address = 0x4000; address <= 0xffff; address += 0x1001) {
        CHECK(board.bus.peek(static_cast<std::uint16_t>(address)) == address >> 8);
    }
}
