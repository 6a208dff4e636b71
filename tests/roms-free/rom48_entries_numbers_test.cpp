// Calls the published entry points of graphics, numbers, arithmetic and the calculator stack.
// rom48_entries_test.cpp has the others.
#include <cstdint>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "entry_caller.hpp"

using namespace fixture;

TEST_CASE("entries of graphics") {
    Caller rom;
    rom.bus.writes.clear();
    rom.cpu.bc = 0x1122;
    rom.cpu.de = 0x3344;
    rom.set_a(5);
    REQUIRE(rom.call(0x2297));
    CHECK(rom.byte(0x5c48) == 0x28);
    CHECK((rom.bus.writes.back().value & 7) == 5);
    CHECK(rom.cpu.bc == 0x1122);
    rom.set_a(2);
    REQUIRE(rom.call(0x229b));
    CHECK(rom.byte(0x5c48) == 0x17);
    rom.set_a(8);
    CHECK(rom.report(0x2297) == 'K' - 'A' + 9);

    Caller point;
    for (const auto& [x, y] : {std::pair{0, 175}, {255, 0}, {100, 87}}) {
        point.cpu.bc = static_cast<std::uint16_t>(y << 8 | x);
        REQUIRE(point.call(0x22aa));
        const int line = 175 - y;
        CHECK(point.cpu.hl ==
              0x4000 + (line & 0xc0) * 32 + (line & 7) * 256 + (line & 0x38) * 4 + x / 8);
        CHECK(point.a() == x % 8);
        CHECK(point.c() == x);
    }
    point.set_a(191);
    point.cpu.bc = 9;
    REQUIRE(point.call(0x22b0));
    CHECK(point.cpu.hl == 0x57e1);
    CHECK(point.a() == 1);
    REQUIRE(point.call(0x0d4d));
    point.cpu.bc = 10 << 8 | 20;
    REQUIRE(point.call(0x22e5));
    CHECK(point.word(0x5c7d) == 0x0a14);
    point.cpu.bc = 10 << 8 | 20;
    REQUIRE(point.call(0x22ce));
    CHECK(point.last() == integer(1));
    point.cpu.bc = 11 << 8 | 20;
    REQUIRE(point.call(0x22ce));
    CHECK(point.last() == integer(0));
    point.push(30);
    point.push(-40);
    REQUIRE(point.call(0x2307));
    CHECK(point.b() == 40);
    CHECK(point.c() == 30);
    CHECK(point.d() == 0xff);
    CHECK(point.e() == 1);
    point.push(-200);
    REQUIRE(point.call(0x2314));
    CHECK(point.a() == 200);
    CHECK(point.c() == 0xff);
    point.poke(0x5c7d, {100, 100});
    const std::uint16_t saved = point.cpu.hl_alt;
    point.cpu.bc = 5 << 8 | 9;
    point.cpu.de = 0x01ff; // up, to the left
    REQUIRE(point.call(0x24ba));
    point.cpu.hl_alt = saved;
    CHECK(point.word(0x5c7d) == ((100 + 5) << 8 | (100 - 9)));
    point.push(9);
    point.push(-5);
    REQUIRE(point.call(0x24b7));
    CHECK(point.word(0x5c7d) == (100 << 8 | 100));
    point.cpu.bc = 200 << 8 | 1;
    point.cpu.de = 0x0101;
    CHECK(point.report(0x24ba) == 'B' - 'A' + 9);

    Caller text;
    text.enter("PRINT AT 3,4; INK 1;\"K\"");
    text.cpu.bc = 4 << 8 | 3;
    REQUIRE(text.call(0x2538));
    REQUIRE(text.call(0x2bf1));
    CHECK(text.cpu.bc == 1);
    CHECK(text.byte(text.cpu.de) == 'K');
    text.cpu.bc = 4 << 8 | 3;
    REQUIRE(text.call(0x2583));
    CHECK(text.last() == integer(0x39));
}

TEST_CASE("entries of numbers") {
    Caller rom;
    rom.set_a(200);
    REQUIRE(rom.call(0x2d28));
    CHECK(rom.last() == integer(200));
    rom.cpu.bc = 60000;
    REQUIRE(rom.call(0x2d2b));
    CHECK(rom.last() == integer(60000));
    REQUIRE(rom.call(0x2da2));
    CHECK(rom.cpu.bc == 60000);
    CHECK(!rom.carry());
    CHECK(rom.zero());
    rom.push(-7);
    REQUIRE(rom.call(0x2dd5));
    CHECK(rom.a() == 7);
    CHECK(!rom.carry());
    CHECK(!rom.zero());
    rom.push(256);
    REQUIRE(rom.call(0x2dd5));
    CHECK(rom.carry());
    rom.set_a('7');
    REQUIRE(rom.call(0x2d22));
    CHECK(!rom.carry());
    CHECK(rom.last() == integer(7));
    rom.set_a('x');
    REQUIRE(rom.call(0x2d22));
    CHECK(rom.carry());
    rom.poke(Text, {'1', '2', '3', 0x0d});
    rom.read_from(Text);
    rom.set_a('1');
    REQUIRE(rom.call(0x2d3b));
    CHECK(rom.last() == integer(123));
    rom.poke(Text, {'2', '.', '5', 0x0d});
    rom.read_from(Text);
    rom.set_a('2');
    REQUIRE(rom.call(0x2c9b));
    CHECK(rom.last() == std::vector<int>{0x82, 0x20, 0, 0, 0});
    rom.push(3);
    rom.set_a(4);
    REQUIRE(rom.call(0x2d4f));
    REQUIRE(rom.call(0x2da2));
    CHECK(rom.cpu.bc == 30000);

    rom.poke(Text, {0, 0xff, 0x34, 0x12, 0});
    rom.cpu.hl = Text;
    REQUIRE(rom.call(0x2d7f));
    CHECK(rom.cpu.de == 0xedcc);
    CHECK(rom.c() == 0xff);
    CHECK(rom.cpu.hl == Text + 3);
    rom.cpu.hl = Text;
    rom.cpu.de = 1234;
    rom.cpu.bc = 0x00ff;
    REQUIRE(rom.call(0x2d8e));
    CHECK(rom.bytes(Text, 5) == integer(-1234));
    CHECK(rom.cpu.hl == Text);
    rom.cpu.de = 1234;
    REQUIRE(rom.call(0x2d8c));
    CHECK(rom.bytes(Text, 5) == integer(1234));

    rom.cpu.af = 25 << 8;
    rom.cpu.bc = 7;
    REQUIRE(rom.call(0x2f8b));
    CHECK(rom.a() == ((25 * 10 + 7) & 0xff));
    CHECK(rom.c() == ((25 * 10 + 7) >> 8));
    rom.cpu.hl = 300;
    rom.cpu.de = 200;
    rom.cpu.bc = 0x9988;
    REQUIRE(rom.call(0x30a9));
    CHECK(rom.cpu.hl == 60000);
    CHECK(rom.cpu.de == 200);
    CHECK(rom.cpu.bc == 0x9988);
    CHECK(!rom.carry());
    rom.cpu.hl = 300;
    rom.cpu.de = 300;
    REQUIRE(rom.call(0x30a9));
    CHECK(rom.carry());
}

TEST_CASE("entries of arithmetic take two numbers in memory") {
    struct Row {
        int address;
        int first;
        int second;
        int result;
    };
    for (const Row& row : {Row{0x3014, 1000, -300, 700},
                           {0x300f, 1000, 300, 700},
                           {0x30ca, -20, 30, -600},
                           {0x31af, 900, -30, -30}}) {
        Caller rom;
        CAPTURE(row.address);
        rom.push(row.first);
        rom.push(row.second);
        rom.cpu.hl = static_cast<std::uint16_t>(rom.word(Stkend) - 10);
        rom.cpu.de = static_cast<std::uint16_t>(rom.word(Stkend) - 5);
        REQUIRE(rom.call(static_cast<std::uint16_t>(row.address)));
        CHECK(rom.cpu.hl == rom.word(Stkend) - 10);
        rom.poke_word(Stkend, static_cast<std::uint16_t>(rom.word(Stkend) - 5));
        REQUIRE(rom.call(0x2da2));
        CHECK(rom.cpu.bc == (row.result < 0 ? -row.result : row.result));
        CHECK(rom.zero() == (row.result >= 0));
    }
    Caller rom;
    rom.poke(Text, {0, 0xff, 0xfb, 0xff, 0}); // -5
    rom.cpu.hl = Text;
    REQUIRE(rom.call(0x3492));
    CHECK(rom.bytes(Text, 5) == integer(-1));
    rom.cpu.hl = Text;
    REQUIRE(rom.call(0x346a));
    CHECK(rom.bytes(Text, 5) == integer(1));
    rom.cpu.hl = Text;
    REQUIRE(rom.call(0x346e));
    CHECK(rom.bytes(Text, 5) == integer(-1));
    rom.cpu.bc = 0x1234;
    rom.cpu.hl = Text;
    rom.set_a(9);
    REQUIRE(rom.call(0x34e9));
    CHECK(!rom.carry());
    CHECK(rom.a() == 9);
    CHECK(rom.cpu.hl == Text);
    CHECK(rom.cpu.bc == 0x1234);
    rom.cpu.hl = Text;
    REQUIRE(rom.call(0x3506));
    CHECK(rom.bytes(Text, 5) == integer(1));
    rom.cpu.hl = Text;
    REQUIRE(rom.call(0x34f9));
    CHECK(rom.bytes(Text, 5) == integer(1));
    rom.cpu.hl = Text;
    REQUIRE(rom.call(0x3501));
    CHECK(rom.bytes(Text, 5) == integer(0));
    rom.cpu.hl = Text;
    REQUIRE(rom.call(0x34e9));
    CHECK(rom.carry());
    rom.cpu.hl = Text;
    rom.cpu.af = 1;
    REQUIRE(rom.call(0x350b));
    CHECK(rom.bytes(Text, 5) == integer(1));
    rom.cpu.hl = Text;
    REQUIRE(rom.call(0x3297));
    CHECK(rom.bytes(Text, 5) == std::vector<int>{0x81, 0, 0, 0, 0});
}

TEST_CASE("entries of the calculator stack") {
    Caller rom;
    rom.poke(Text, {0x82, 0x20, 0, 0, 0});
    const std::uint16_t end = rom.word(Stkend);
    rom.cpu.hl = Text;
    REQUIRE(rom.call(0x33b4));
    CHECK(rom.cpu.hl == Text + 5);
    CHECK(rom.cpu.de == end + 5);
    CHECK(rom.word(Stkend) == end + 5);
    CHECK(rom.last() == std::vector<int>{0x82, 0x20, 0, 0, 0});
    REQUIRE(rom.call(0x35bf));
    CHECK(rom.cpu.hl == end);
    CHECK(rom.cpu.de == end + 5);
    rom.cpu.hl = Text;
    rom.cpu.de = Text + 100;
    REQUIRE(rom.call(0x33c0));
    CHECK(rom.bytes(Text + 100, 5) == std::vector<int>{0x82, 0x20, 0, 0, 0});
    rom.set_a(3);
    rom.cpu.hl = Text;
    REQUIRE(rom.call(0x3406));
    CHECK(rom.cpu.hl == Text + 15);
    rom.set_a(0x11);
    rom.cpu.bc = 0x3344;
    rom.cpu.de = 0x2255;
    REQUIRE(rom.call(0x2ab6));
    CHECK(rom.last() == std::vector<int>{0x11, 0x55, 0x22, 0x44, 0x33});
    rom.bus.memory[Flags] |= 0x40;
    rom.cpu.de = Text;
    rom.cpu.bc = 4;
    REQUIRE(rom.call(0x2ab2));
    CHECK((rom.byte(Flags) & 0x40) == 0);
    REQUIRE(rom.call(0x2bf1));
    CHECK(rom.cpu.de == Text);
    CHECK(rom.cpu.bc == 4);
    CHECK(rom.cpu.hl == rom.word(Stkend));

    // The literals follow a call of 335B as they follow RST 28; 335E executes the literal in B for 3B.
    rom.push(20);
    rom.push(4);
    rom.poke(Text, {0xcd, 0x5b, 0x33, 0x05, 0x38, 0xc9}); // CALL 335B / division / end / RET
    REQUIRE(rom.call(Text));
    REQUIRE(rom.call(0x2da2));
    CHECK(rom.cpu.bc == 5);
    rom.push(20);
    rom.push(4);
    rom.poke(Text, {0x06, 0x03, 0xcd, 0x5e, 0x33, 0x3b, 0x38, 0xc9});
    REQUIRE(rom.call(Text));
    REQUIRE(rom.call(0x2da2));
    CHECK(rom.cpu.bc == 16);

    rom.poke(Text, {'6', 0x0e, 0, 0, 6, 0, 0, '*', '7', 0x0e, 0, 0, 7, 0, 0, 0x0d});
    rom.read_from(Text);
    REQUIRE(rom.call(0x24fb));
    CHECK(rom.a() == 0x0d);
    CHECK((rom.byte(Flags) & 0x40) != 0);
    REQUIRE(rom.call(0x2da2));
    CHECK(rom.cpu.bc == 42);
    for (const int flag : {0x80, 0}) {
        rom.bus.memory[Flags] = static_cast<std::uint8_t>((rom.bus.memory[Flags] & 0x7f) | flag);
        REQUIRE(rom.call(0x2530));
        CHECK(rom.zero() == (flag == 0));
    }
}
