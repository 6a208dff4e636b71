// Calls the published entry points that print, clear and scroll. rom48_entries_test.cpp has the
// others.
#include <cstdint>
#include <vector>

#include <doctest/doctest.h>

#include "entry_caller.hpp"

using namespace fixture;

TEST_CASE("entries of the screen: positions, addresses, clearing and scrolling") {
    Caller rom;
    rom.upper_screen();
    rom.cpu.bc = 0x1821 - 0x0302; // row 3, column 2
    REQUIRE(rom.call(0x0dd9));
    CHECK(rom.word(0x5c84) == 0x4000 + 3 * 32 + 2); // DF_CC
    CHECK(rom.word(0x5c88) == 0x151f);              // S_POSN
    rom.cpu.bc = 0;
    REQUIRE(rom.call(0x0b03));
    CHECK(rom.cpu.bc == 0x151f);
    CHECK(rom.cpu.hl == 0x4062);
    rom.set_a('X');
    REQUIRE(rom.call(0x0ad9));
    CHECK(rom.row(3) == "  X");
    CHECK(rom.word(0x5c88) == 0x151e);
    rom.cpu.bc = 0x0a07;
    rom.cpu.hl = 0x5000;
    REQUIRE(rom.call(0x0adc));
    CHECK(rom.word(0x5c84) == 0x5000);
    CHECK(rom.word(0x5c88) == 0x0a07);

    rom.cpu.bc = 0x8600;
    REQUIRE(rom.call(0x0b38)); // bit 1: left upper quarter, bit 2: right lower quarter
    CHECK(rom.cpu.hl == Membot + 8);
    CHECK(rom.bytes(Membot, 8) == std::vector<int>{0xf0, 0xf0, 0xf0, 0xf0, 0x0f, 0x0f, 0x0f, 0x0f});

    for (const int row : {0, 7, 8, 23}) {
        rom.cpu.bc = static_cast<std::uint16_t>((24 - row) << 8 | 0x12);
        rom.cpu.de = 0x0034;
        REQUIRE(rom.call(0x0e9b));
        CHECK(rom.cpu.hl == 0x4000 + (row / 8) * 0x800 + (row % 8) * 32);
        CHECK(rom.d() == row);
        CHECK(rom.e() == 0x34);
        CHECK(rom.c() == 0x12);
    }
    rom.cpu.bc = 0x0500;
    rom.cpu.hl = 0x4820;
    REQUIRE(rom.call(0x0e88));
    CHECK(rom.cpu.de == 0x5820);
    CHECK(rom.cpu.bc == 5 * 32);

    rom.poke(0x50e0, {0xaa});
    rom.poke(0x5aa0, {0x47});
    rom.bus.memory[0x5c3c] &= 0xfe; // TV_FLAG: upper screen
    REQUIRE(rom.call(0x0dfe));
    CHECK(rom.byte(0x50c0) == 0xaa);
    CHECK(rom.byte(0x50e0) == 0);
    CHECK(rom.byte(0x5a80) == 0x47);
    rom.poke(0x4800, {1});
    rom.cpu.bc = 0x0200;
    REQUIRE(rom.call(0x0e44)); // the two lines at the bottom
    CHECK(rom.byte(0x50c0) == 0);
    CHECK(rom.byte(0x4800) == 1);
    CHECK(rom.b() == 2);
    CHECK(rom.c() == 0x21);
    rom.poke(0x4020, {0x77});
    rom.cpu.bc = 0x1700;
    REQUIRE(rom.call(0x0e00));
    CHECK(rom.byte(0x4000) == 0x77);

    rom.poke(0x5c7d, {9, 8});
    rom.poke(0x5c8c, {7});
    REQUIRE(rom.call(0x0daf));
    CHECK(rom.word(0x5c7d) == 0);
    CHECK(rom.byte(0x5c8c) == 1);
    CHECK(rom.word(0x5c88) == 0x1821);
    CHECK(rom.byte(0x4800) == 0);
    CHECK(rom.word(Curchl) == rom.word(Chans) + 5);
    CHECK(rom.word(rom.word(Curchl)) == 0x09f4);
    REQUIRE(rom.call(0x0d6e));
    CHECK(rom.word(Curchl) == rom.word(Chans));
    CHECK(rom.word(rom.word(Chans)) == 0x09f4);
    CHECK(rom.word(static_cast<std::uint16_t>(rom.word(Chans) + 2)) == 0x10a8);
    CHECK(rom.byte(0x5c6b) == 2);
    CHECK((rom.byte(0x5c3c) & 0x21) == 1);

    rom.upper_screen();
    rom.set_a(0x16);
    rom.cpu.de = 0x1234;
    REQUIRE(rom.call(0x0a7d));
    CHECK(rom.byte(0x5c0e) == 0x16);
    CHECK(rom.word(rom.word(Curchl)) == 0x1234);
    rom.cpu.de = 0x09f4;
    REQUIRE(rom.call(0x0a80));
    CHECK(rom.word(rom.word(Curchl)) == 0x09f4);

    rom.poke(0x5b00, {1, 2, 3});
    REQUIRE(rom.call(0x0edf));
    CHECK(rom.bytes(0x5b00, 3) == std::vector<int>{0, 0, 0});
    CHECK(rom.byte(0x5c7f) == 0x21);
}

TEST_CASE("PO-SEARCH finds a message, PO-SAVE and RST 10 keep the registers") {
    Caller rom;
    rom.upper_screen();
    rom.poke(Text, {0x80, 'a', 'b' + 0x80, 'C', 'd' + 0x80});
    rom.set_a(1);
    rom.cpu.de = Text;
    REQUIRE(rom.call(0x0c41));
    CHECK(rom.cpu.de == Text + 3);
    for (const int entry : {0x0010, 0x0c3b, 0x15f2}) {
        CAPTURE(entry);
        rom.set_a('z');
        rom.cpu.bc = 0x1122;
        rom.cpu.de = 0x3344;
        rom.cpu.hl = 0x5566;
        REQUIRE(rom.call(static_cast<std::uint16_t>(entry)));
        CHECK(rom.cpu.bc == 0x1122);
        CHECK(rom.cpu.de == 0x3344);
        CHECK(rom.cpu.hl == 0x5566);
    }
    rom.set_a(7);
    REQUIRE(rom.call(0x15ef));
    CHECK(rom.row(0) == "zzz7");
    REQUIRE(rom.call(0x1ff8));
    rom.set_a(0x0d);
    REQUIRE(rom.call(0x0010));
    rom.poke(Text, {3, 0xe8});
    rom.cpu.hl = Text;
    rom.cpu.de = 0x3344;
    REQUIRE(rom.call(0x1a28));
    CHECK(rom.cpu.hl == Text + 1);
    CHECK(rom.cpu.de == 0x3344);
    CHECK(rom.row(2) == "1000");
}

TEST_CASE("PRINT items and colours for machine code") {
    Caller rom;
    rom.upper_screen();
    rom.poke(Text, {0xac, '5', 0x0e, 0, 0, 5,   0,   0,   ',', '7', 0x0e,
                    0,    0,   7,    0, 0, ';', '"', 'h', 'i', '"', 0x0d});
    rom.read_from(Text);
    REQUIRE(rom.call(0x1fdf));
    CHECK(rom.row(5) == "       hi");
    REQUIRE(rom.call(0x1ff5));

    struct Row {
        int code;
        int operand;
        int attr;
        int mask;
    };
    for (const Row& row : {Row{0x10, 2, 0x02, 0xf8},
                           {0x11, 6, 0x30, 0xc7},
                           {0x12, 1, 0x80, 0x7f},
                           {0x13, 1, 0x40, 0xbf},
                           {0x10, 8, 0x07, 0xff}}) {
        CAPTURE(row.code);
        CAPTURE(row.operand);
        rom.bus.memory[0x5c8d] = 0x38; // ATTR_P
        REQUIRE(rom.call(0x0d4d));
        rom.bus.memory[0x5c90] = 0;
        rom.set_a(row.code);
        rom.cpu.de = static_cast<std::uint16_t>(row.operand << 8);
        REQUIRE(rom.call(0x2211));
        const int changed = ~row.mask & 0xff;
        CHECK((rom.byte(0x5c8f) & changed) == (row.attr & changed));
        if (row.operand == 8)
            CHECK((rom.byte(0x5c90) & 7) == 7);
    }
    rom.set_a(0x10);
    rom.cpu.de = 10 << 8;
    CHECK(rom.report(0x2211) == 'K' - 'A' + 9);

    Caller item;
    item.upper_screen();
    item.push(4);
    item.set_a(0x10);
    REQUIRE(item.call(0x2207)); // the operand is on the calculator stack
    CHECK((item.byte(0x5c8f) & 7) == 4);
    item.poke(Text, {'3', 0x0e, 0, 0, 3, 0, 0, ';'});
    item.read_from(Text);
    item.poke(0x5c78, {1, 0, 0});
    item.set_a(0x10);
    REQUIRE(item.call(0x21fc));
    CHECK((item.byte(0x5c8f) & 7) == 3);
    CHECK(item.word(ChAdd) == Text + 7);
    CHECK(item.unused_executed == 0);
    item.poke(Text, {'2', 0x0e, 0, 0, 2, 0, 0, ';'});
    item.read_from(Text);
    item.poke(Text, {'#', '3', 0x0e, 0, 0, 3, 0, 0, ';'});
    REQUIRE(item.call(0x0018));
    REQUIRE(item.call(0x2070));
    CHECK(!item.carry());
    CHECK(item.word(Curchl) == item.word(Chans) + 15);
}
