// Calls the published entry points of the 48K ROM as machine code does. Each case states the
// contract of its entries: registers and memory before and after. roms-free/README.md names the
// sources of the contracts.
#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "entry_caller.hpp"

using namespace fixture;

TEST_CASE("entries that give a report") {
    struct Row {
        int address;
        char report;
    };
    // Report numbers: 0 to 9, then A = 10 and on. ERR_NR holds one less.
    for (const Row& row :
         {Row{0x046c, 'B'}, {0x0806, 'R'}, {0x0c86, '5'}, {0x0d00, 'D'}, {0x1555, 'G'},
          {0x15c4, 'J'},    {0x160e, 'O'}, {0x1725, 'O'}, {0x1765, 'F'}, {0x1793, 'O'},
          {0x1bec, 'N'},    {0x1c2e, '2'}, {0x1c8a, 'C'}, {0x1cee, '9'}, {0x1e9f, 'B'},
          {0x1f15, '4'},    {0x1f36, '7'}, {0x2244, 'K'}, {0x24f9, 'B'}, {0x31ad, '6'},
          {0x34e7, 'A'},    {0x35dc, 'B'}, {0x3703, '6'}, {0x371a, 'A'}}) {
        Caller rom;
        CAPTURE(row.address);
        const int number = row.report <= '9' ? row.report - '0' : row.report - 'A' + 10;
        CHECK(rom.report(static_cast<std::uint16_t>(row.address)) == number - 1);
    }
    Caller rom;
    rom.cpu.hl = 0x1207; // ERROR-3: the code is in L
    CHECK(rom.report(0x0055) == 7);
    Caller other;
    other.poke(Text, {0x3e, 0, 0xcf, 9}); // LD A,0 / RST 8 / 9
    CHECK(other.report(Text) == 9);
    CHECK(other.word(Stkend) == other.word(Stkbot));
}

TEST_CASE("entries of page 0 read the program text") {
    Caller rom;
    rom.poke(Text, {' ', 0x10, 2, 0x16, 1, 2, 'A', ' ', 0x0d});
    rom.read_from(Text);
    REQUIRE(rom.call(0x0018));
    CHECK(rom.a() == 'A');
    CHECK(rom.cpu.hl == Text + 6);
    CHECK(rom.word(ChAdd) == Text + 6);
    REQUIRE(rom.call(0x0020));
    CHECK(rom.a() == 0x0d);
    rom.read_from(Text);
    REQUIRE(rom.call(0x0074));
    CHECK(rom.a() == 0x10);
    CHECK(rom.cpu.hl == Text + 1);
    rom.cpu.hl = Text + 5;
    REQUIRE(rom.call(0x0077));
    CHECK(rom.word(ChAdd) == Text + 6);
    CHECK(rom.a() == 'A');
    rom.cpu.hl = Text;
    REQUIRE(rom.call(0x0078));
    CHECK(rom.word(ChAdd) == Text);
    for (const int code : {0x21, 0x0d, 0x20, 0x06, 0x10, 0x16}) {
        CAPTURE(code);
        rom.set_a(code);
        rom.cpu.hl = Text;
        REQUIRE(rom.call(0x007d));
        CHECK(rom.carry() == (code != 0x21 && code != 0x0d));
    }
    rom.cpu.bc = 5;
    REQUIRE(rom.call(0x0030));
    CHECK(rom.cpu.hl == rom.cpu.de + 4);
    CHECK(rom.cpu.bc == 5);
    CHECK(rom.word(Stkbot) == rom.cpu.hl + 1);
    CHECK(rom.byte(0x0052) == 0xc9);
    CHECK(rom.byte(0x096f) == 0xc9);
    CHECK(rom.byte(0x33a1) == 0xc9);
}

TEST_CASE("MASK-INT counts FRAMES in three bytes and keeps the registers") {
    Caller rom;
    rom.poke(0x5c78, {0xff, 0xff, 4});
    rom.cpu.af = 0x1234;
    rom.cpu.bc = 0x2345;
    rom.cpu.de = 0x3456;
    rom.cpu.hl = 0x4567;
    REQUIRE(rom.call(0x0038));
    CHECK(rom.bytes(0x5c78, 3) == std::vector<int>{0, 0, 5});
    CHECK(rom.cpu.af == 0x1234);
    CHECK(rom.cpu.bc == 0x2345);
    CHECK(rom.cpu.de == 0x3456);
    CHECK(rom.cpu.hl == 0x4567);
}

TEST_CASE("entries of channels and streams") {
    Caller rom;
    for (const int stream : {0xfd, 0, 1, 2, 3, 0xfe}) {
        CAPTURE(stream);
        rom.set_a(stream);
        REQUIRE(rom.call(0x1601));
        const int offset = rom.word(Curchl) - rom.word(Chans);
        CHECK(offset == (stream == 2 ? 5 : stream == 3 ? 15 : stream == 0xfe ? 5 : 0));
        CHECK(((rom.byte(0x5c3c) & 1) != 0) == (offset == 0));
        CHECK(((rom.byte(Flags) & 2) != 0) == (offset == 15));
    }
    rom.cpu.de = 6; // an offset as STRMS holds it
    REQUIRE(rom.call(0x1610));
    CHECK(rom.word(Curchl) == rom.word(Chans) + 5);
    rom.cpu.hl = rom.word(Chans);
    REQUIRE(rom.call(0x1615));
    CHECK(rom.word(Curchl) == rom.word(Chans));
    for (const int stream : {2, 5}) {
        rom.push(stream);
        REQUIRE(rom.call(0x171e));
        CHECK(rom.cpu.hl == 0x5c10 + 2 * (stream + 3));
        CHECK(rom.cpu.bc == (stream == 2 ? 6 : 0));
        rom.set_a(stream);
        REQUIRE(rom.call(0x1727));
        CHECK(rom.cpu.hl == 0x5c10 + 2 * (stream + 3));
    }
    rom.push(16);
    CHECK(rom.report(0x171e) == 'O' - 'A' + 9);
    Caller other;
    other.poke(Text, {0x3e, 0x55, 0xc9});
    other.cpu.hl = Text;
    REQUIRE(other.call(0x162c));
    CHECK(other.a() == 0x55);
}

TEST_CASE("entries of the edit line") {
    Caller rom;
    REQUIRE(rom.call(0x16b0));
    for (const char code : {'P', 'Q'}) {
        rom.set_a(code);
        REQUIRE(rom.call(0x0f81));
    }
    CHECK(rom.bytes(rom.word(ELine), 4) == std::vector<int>{'P', 'Q', 0x0d, 0x80});
    CHECK(rom.word(KCur) == rom.word(ELine) + 2);
    REQUIRE(rom.call(0x1195));
    CHECK(rom.cpu.de == rom.word(ELine));
    REQUIRE(rom.call(0x1190));
    CHECK(rom.cpu.hl == rom.word(ELine) + 2);
    CHECK(rom.cpu.de == rom.word(ELine));
    REQUIRE(rom.call(0x1097));
    CHECK(rom.bytes(rom.word(ELine), 2) == std::vector<int>{0x0d, 0x80});

    rom.poke(Text, {'1', 0x0e, 0, 0, 1, 0, 0, '+', '2', 0x0e, 0, 0, 2, 0, 0, 0x0d});
    rom.cpu.hl = Text + 1;
    rom.set_a(0x0e);
    REQUIRE(rom.call(0x18b6));
    CHECK(rom.cpu.hl == Text + 7);
    CHECK(rom.a() == '+');
    rom.set_a('x');
    rom.cpu.hl = Text;
    REQUIRE(rom.call(0x18b6));
    CHECK(rom.cpu.hl == Text);

    for (const auto& [digits, number] :
         {std::pair<std::string, int>{"250 PRINT", 250}, {"PRINT", 0}, {"9999", 9999}}) {
        REQUIRE(rom.call(0x16b0));
        for (const char code : digits) {
            rom.set_a(code);
            REQUIRE(rom.call(0x0f81));
        }
        REQUIRE(rom.call(0x19fb));
        CHECK(rom.cpu.bc == number);
    }
    REQUIRE(rom.call(0x16b0));
    for (const char code : std::string("10000")) {
        rom.set_a(code);
        REQUIRE(rom.call(0x0f81));
    }
    CHECK(rom.report(0x19fb) == 'C' - 'A' + 9);
}

TEST_CASE("entries of the program and of memory") {
    Caller rom;
    rom.enter("10 PRINT 1: LET a=2: DATA 3");
    rom.enter("20 REM x: DATA 4");
    const std::uint16_t first = rom.word(Prog);
    const auto length = static_cast<std::uint16_t>(4 + rom.word(std::uint16_t(first + 2)));
    const auto second = static_cast<std::uint16_t>(first + length);

    rom.cpu.hl = first;
    rom.cpu.de = 0;
    REQUIRE(rom.call(0x1695));
    CHECK(rom.cpu.de == 10);
    rom.cpu.bc = 10;
    rom.cpu.hl = first;
    REQUIRE(rom.call(0x1980));
    CHECK(rom.zero());
    rom.cpu.bc = 11;
    rom.cpu.hl = first;
    REQUIRE(rom.call(0x1980));
    CHECK(rom.carry());
    CHECK(!rom.zero());
    rom.cpu.hl = 15;
    REQUIRE(rom.call(0x196e));
    CHECK(rom.cpu.hl == second);
    CHECK(rom.cpu.de == first);
    CHECK(!rom.zero());
    rom.cpu.hl = second;
    rom.cpu.de = first;
    REQUIRE(rom.call(0x19dd));
    CHECK(rom.cpu.bc == length);
    CHECK(rom.cpu.hl == first);
    CHECK(rom.cpu.de == second);

    // LOOK-PROG: DATA of line 10, then none before it ends.
    rom.cpu.hl = static_cast<std::uint16_t>(first - 1);
    rom.cpu.de = 0x00e4;
    REQUIRE(rom.call(0x1d86));
    CHECK(!rom.carry());
    rom.cpu.de = 0x00eb; // FOR is in no line
    rom.cpu.hl = static_cast<std::uint16_t>(first - 1);
    REQUIRE(rom.call(0x1d86));
    CHECK(rom.carry());

    const int free_before = rom.word(Stkend);
    rom.cpu.hl = second;
    rom.cpu.bc = 7;
    REQUIRE(rom.call(0x1655));
    CHECK(rom.cpu.hl == second - 1);
    CHECK(rom.cpu.de == second + 6);
    CHECK(rom.word(Stkend) == free_before + 7);
    rom.cpu.hl = second;
    rom.cpu.bc = 7;
    REQUIRE(rom.call(0x19e8));
    CHECK(rom.cpu.hl == second);
    rom.cpu.hl = second;
    REQUIRE(rom.call(0x1652));
    CHECK(rom.word(Stkend) == free_before + 1);
    rom.cpu.de = second;
    rom.cpu.hl = static_cast<std::uint16_t>(second + 1);
    REQUIRE(rom.call(0x19e5));
    CHECK(rom.word(Stkend) == free_before);

    rom.cpu.bc = 100;
    REQUIRE(rom.call(0x1f05));
    CHECK(rom.cpu.bc == 100);
    rom.cpu.bc = 60000;
    CHECK(rom.report(0x1f05) == 3);
}

TEST_CASE("entries of the interpreter") {
    Caller rom;
    rom.poke(0x5c5c, {0});
    rom.cpu.bc = 4711;
    REQUIRE(rom.call(0x1e5a));
    CHECK(rom.word(0x5c76) == 4711);
    rom.cpu.hl = 120;
    rom.cpu.de = 0x0300;
    REQUIRE(rom.call(0x1e73));
    CHECK(rom.word(0x5c42) == 120);
    CHECK(rom.byte(0x5c44) == 3);
    rom.push(3000);
    REQUIRE(rom.call(0x1e67));
    CHECK(rom.word(0x5c42) == 3000);
    CHECK(rom.byte(0x5c44) == 0);
    rom.push(61440);
    CHECK(rom.report(0x1e67) == 'B' - 'A' + 9);

    Caller two;
    two.push(40000);
    two.push(-3);
    REQUIRE(two.call(0x1e85));
    CHECK(two.a() == 253);
    CHECK(two.cpu.bc == 40000);
    two.push(200);
    REQUIRE(two.call(0x1e94));
    CHECK(two.a() == 200);
    two.push(65535);
    REQUIRE(two.call(0x1e99));
    CHECK(two.cpu.bc == 65535);
    two.push(256);
    CHECK(two.report(0x1e94) == 'B' - 'A' + 9);

    Caller use;
    REQUIRE(use.call(0x1f1a));
    const int below = use.cpu.bc;
    use.push(1);
    REQUIRE(use.call(0x1f1a));
    CHECK(use.cpu.bc == below + 5);
    use.bus.memory[Flags] |= 0x80;
    REQUIRE(use.call(0x1ce6));
    CHECK(use.last() == integer(0));
    for (const int code : {0x0d, int{':'}, int{')'}}) {
        use.set_a(code);
        REQUIRE(use.call(0x2048));
        CHECK(use.zero() == (code != ')'));
    }

    Caller pause;
    pause.cpu.bc = 3;
    pause.bus.memory[Flags] &= 0xdf;
    const auto before = pause.bus.tstates;
    REQUIRE(pause.call(0x1f3d));
    CHECK((pause.bus.tstates - before) / 69888 <= 3);
    CHECK((pause.bus.tstates - before) / 69888 >= 2);
}
