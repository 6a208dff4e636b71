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
