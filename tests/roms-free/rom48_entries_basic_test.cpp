// Calls the published entry points that need a BASIC program, an edited line, a channel or the
// graphics state. rom48_entries_test.cpp has the others.
#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "entry_caller.hpp"

using namespace fixture;

namespace {

/// Puts text and its ENTER into free memory and lets the interpreter read it there.
void read_text(Caller& rom, std::string_view text) {
    std::uint16_t at = Text;
    for (const std::uint8_t code : codes_of_line(rom, text))
        rom.poke(at++, {code});
    rom.poke(at, {0x0d});
    rom.read_from(Text);
}

/// Puts a number of one digit with its hidden form, and then rest, into free memory, and lets the
/// interpreter read it there.
void read_digit(Caller& rom, int digit, std::initializer_list<int> rest) {
    rom.poke(Text, {'0' + digit, 0x0e, 0, 0, digit, 0, 0});
    rom.poke(Text + 7, rest);
    rom.read_from(Text);
}

std::uint16_t address(int value) {
    return static_cast<std::uint16_t>(value);
}

} // namespace

TEST_CASE("EACH-STMT finds a statement by its number or by its first token") {
    Caller rom;
    rom.enter("10 PRINT 1: LET a=2: DATA 3");
    const std::uint16_t line = rom.word(Prog);
    rom.cpu.hl = line;
    rom.cpu.de = 0x0300; // the third statement
    REQUIRE(rom.call(0x1988));
    CHECK(rom.byte(address(rom.cpu.hl + 1)) == 0xe4);
    rom.cpu.hl = address(line + 3);
    rom.cpu.de = 0x00e4; // the first DATA
    REQUIRE(rom.call(0x198b));
    CHECK(!rom.carry());
    CHECK(rom.byte(rom.cpu.hl) == 0xe4);
    rom.cpu.hl = address(line + 3);
    rom.cpu.de = 0x00eb;
    REQUIRE(rom.call(0x198b));
    CHECK(rom.carry());
}

TEST_CASE("OUT-LINE prints a line without a newline, 187D its text from HL") {
    Caller rom;
    rom.enter("10 PRINT \"x\"");
    rom.enter("CLS");
    rom.upper_screen();
    rom.poke_word(0x5c49, 10); // E_PPC
    rom.cpu.hl = rom.word(Prog);
    REQUIRE(rom.call(0x1855));
    rom.set_a('|');
    REQUIRE(rom.call(0x0010));
    CHECK(rom.row(0) == "  10>PRINT \"x\"|");
    REQUIRE(rom.call(0x1ff8));
    rom.bus.memory[Flags] |= 1; // no space before the keyword
    rom.cpu.hl = address(rom.word(Prog) + 4);
    REQUIRE(rom.call(0x187d));
    CHECK(rom.row(1) == "PRINT \"x\"");
    REQUIRE(rom.call(0x1ff8));
    rom.cpu.hl = 345;
    rom.cpu.bc = address(-100);
    rom.cpu.de = 0x0020;
    REQUIRE(rom.call(0x192a));
    CHECK(rom.cpu.hl == 45);
    CHECK(rom.row(2) == "3");
    rom.bus.memory[0x5c3b] |= 0x04;
    rom.set_a('k');
    REQUIRE(rom.call(0x1937));
    CHECK(rom.row(2) == "3k");
}

TEST_CASE("POINTERS and LINE-NO, the printer's and the lower screen's flags") {
    Caller rom;
    rom.enter("10 REM");
    rom.enter("20 REM");
    const std::uint16_t vars = rom.word(Vars);
    const std::uint16_t end = rom.word(Stkend);
    rom.cpu.hl = rom.word(Prog);
    rom.cpu.bc = 3;
    REQUIRE(rom.call(0x1664));
    CHECK(rom.cpu.de == end);
    CHECK(rom.word(Vars) == vars + 3);
    CHECK(rom.word(Stkend) == end + 3);
    CHECK(rom.cpu.bc == end - rom.word(Prog) + 1);
    Caller number;
    number.enter("10 REM");
    number.enter("20 REM");
    number.cpu.hl = number.word(Vars);
    number.cpu.de = number.word(Prog);
    REQUIRE(number.call(0x1695));
    CHECK(number.cpu.de == 10); // HL is no line: the line at DE
    for (const auto& [entry, lower, printer] :
         {std::tuple{0x1634, true, false}, {0x1642, false, false}, {0x164d, false, true}}) {
        const int called = entry;
        CAPTURE(called);
        Caller flags;
        REQUIRE(flags.call(address(entry)));
        if (entry != 0x164d)
            CHECK(((flags.byte(0x5c3c) & 1) != 0) == lower);
        CHECK(((flags.byte(Flags) & 2) != 0) == printer);
    }
}

TEST_CASE("MAIN-ADD stores the edited line, LINE-SCAN checks it") {
    Caller rom;
    REQUIRE(rom.call(0x16b0));
    for (const int code : {0x37, 0x30, 0xf5, 0x35}) { // 70 PRINT 5
        rom.set_a(code);
        REQUIRE(rom.call(0x0f81));
    }
    rom.bus.memory[ErrNr] = 0xff;
    REQUIRE(rom.call(0x1b17));
    CHECK((rom.byte(Flags) & 0x80) == 0);
    CHECK(int(rom.byte(ErrNr)) == 0xff);
    const std::uint16_t line = rom.word(ELine);
    CHECK(rom.bytes(line, 11) == std::vector<int>{'7', '0', 0xf5, '5', 0x0e, 0, 0, 5, 0, 0, 0x0d});
    REQUIRE(rom.call(0x19fb));
    CHECK(rom.cpu.bc == 70);
}

TEST_CASE("EXPT-1NUM, EXPT-EXP and the others read operands") {
    Caller rom;
    read_digit(rom, 6, {0x0d});
    REQUIRE(rom.call(0x1c82));
    CHECK(rom.last() == integer(6));
    rom.poke(Text, {'3', 0x0e, 0, 0, 3, 0, 0, ',', '4', 0x0e, 0, 0, 4, 0, 0, 0x0d});
    rom.read_from(Text);
    REQUIRE(rom.call(0x1c7a));
    CHECK(rom.last() == integer(4));
    read_digit(rom, 5, {0x0d});
    REQUIRE(rom.call(0x0018)); // A = the character at CH_ADD
    REQUIRE(rom.call(0x1cde));
    CHECK(rom.last() == integer(5));
    read_text(rom, "\"abc\"");
    REQUIRE(rom.call(0x1c8c));
    REQUIRE(rom.call(0x2bf1));
    CHECK(rom.cpu.bc == 3);
    Caller text;
    read_text(text, "\"abc\"");
    CHECK(text.report(0x1c82) == 'C' - 'A' + 9);
    Caller number;
    read_digit(number, 5, {0x0d});
    CHECK(number.report(0x1c8c) == 'C' - 'A' + 9);
}

TEST_CASE("RESTORE, CLEAR, RETURN and POKE with their operands on the calculator stack") {
    Caller rom;
    rom.enter("10 DATA 1");
    rom.enter("30 DATA 2");
    rom.cpu.bc = 25;
    REQUIRE(rom.call(0x1e45));
    const std::uint16_t second = rom.word(0x5c57);
    rom.cpu.hl = 30;
    REQUIRE(rom.call(0x196e));
    CHECK(second == rom.cpu.hl - 1); // DATADD
    rom.push(Text);
    rom.push(77);
    REQUIRE(rom.call(0x1e80));
    CHECK(rom.byte(Text) == 77);
    Caller clear;
    clear.enter("LET a=1");
    clear.enter("CLEAR 40000");
    CHECK(clear.word(0x5cb2) == 40000);
    CHECK(int(clear.byte(40000)) == 0x3e);
    Caller back;
    CHECK(back.report(0x1f36) == 6);
}

TEST_CASE("graphics with operands on the calculator stack") {
    Caller rom;
    REQUIRE(rom.call(0x0d6b));
    rom.push(12);
    rom.push(34);
    REQUIRE(rom.call(0x22dc));
    CHECK(rom.word(0x5c7d) == (34 << 8 | 12));
    rom.cpu.bc = 50 << 8 | 60;
    REQUIRE(rom.call(0x22df));
    CHECK(rom.word(0x5c7d) == (50 << 8 | 60));
    rom.push(12);
    rom.push(34);
    REQUIRE(rom.call(0x22cb));
    CHECK(rom.last() == integer(1));
    const std::uint16_t saved = rom.cpu.hl_alt;
    rom.push(10);
    rom.push(-20);
    REQUIRE(rom.call(0x2477));
    rom.cpu.hl_alt = saved;
    CHECK(rom.word(0x5c7d) == (30 << 8 | 70));
    rom.push(100);
    rom.push(90);
    rom.push(30);
    REQUIRE(rom.call(0x232d));
    rom.cpu.bc = 90 << 8 | 130;
    REQUIRE(rom.call(0x22ce));
    CHECK(rom.last() == integer(1));
    rom.poke(0x5c7d, {50, 50});
    rom.push(20);
    rom.push(10);
    rom.push(1);
    REQUIRE(rom.call(0x2394));
    CHECK(rom.word(0x5c7d) == (60 << 8 | 70));
    Caller text;
    text.enter("PRINT AT 2,3; INK 1;\"Q\"");
    text.push(2);
    text.push(3);
    REQUIRE(text.call(0x2535));
    REQUIRE(text.call(0x2bf1));
    CHECK(text.byte(text.cpu.de) == 'Q');
    text.push(2);
    text.push(3);
    REQUIRE(text.call(0x2580));
    CHECK(text.last() == integer(0x39));
}

TEST_CASE("LET stores the last value, OPEN and CLOSE take a stream") {
    Caller rom;
    rom.enter("LET a=5");
    rom.poke(Text, {'a', '=', 0x0d});
    rom.read_from(Text);
    REQUIRE(rom.call(0x1c1f));
    rom.push(9);
    rom.bus.memory[Flags] |= 0x40;
    REQUIRE(rom.call(0x2aff));
    CHECK(rom.bytes(rom.word(Vars), 6) == std::vector<int>{0x61, 0, 0, 9, 0, 0});
    Caller stream;
    stream.enter("OPEN #5,\"s\"");
    stream.push(5);
    REQUIRE(stream.call(0x171e));
    CHECK(stream.cpu.bc == 6);
    stream.push(5);
    REQUIRE(stream.call(0x16e5));
    stream.push(5);
    REQUIRE(stream.call(0x171e));
    CHECK(stream.cpu.bc == 0);
    stream.push(16);
    CHECK(stream.report(0x16e5) == 'O' - 'A' + 9);
}

TEST_CASE("characters, tokens and bitmaps at a position") {
    Caller rom;
    rom.upper_screen();
    REQUIRE(rom.call(0x0d4d));
    rom.cpu.bc = 0x1821;
    rom.cpu.hl = 0x4000;
    rom.set_a('A');
    REQUIRE(rom.call(0x0b65));
    CHECK(rom.cpu.bc == 0x1820);
    CHECK(rom.cpu.hl == 0x4001);
    rom.set_a('B');
    REQUIRE(rom.call(0x0b24));
    CHECK(rom.cpu.hl == 0x4002);
    CHECK(rom.row(0) == "AB");
    rom.poke(Text, {1, 2, 3, 4, 5, 6, 7, 8});
    rom.cpu.de = Text;
    REQUIRE(rom.call(0x0b7f));
    CHECK(rom.byte(0x4002) == 1);
    CHECK(rom.byte(0x4702) == 8);
    CHECK(rom.cpu.bc == 0x181e);
    rom.bus.memory[0x5c8f] = 0x56; // ATTR_T
    rom.cpu.hl = 0x4811;
    rom.cpu.bc = 0x1234;
    REQUIRE(rom.call(0x0bdb));
    CHECK(int(rom.byte(0x5911)) == 0x56);
    CHECK(rom.cpu.bc == 0x1234);
    Caller word;
    word.upper_screen();
    word.bus.memory[Flags] |= 1; // no space before the keyword
    word.set_a(0xf5 - 0xa5);
    REQUIRE(word.call(0x0c10));
    CHECK(word.row(0) == "PRINT");
}

TEST_CASE("WAIT-KEY and INPUT-AD read from the current channel") {
    Caller rom;
    rom.set_a(0xfd);
    REQUIRE(rom.call(0x1601));
    rom.bus.memory[Flags] &= 0xdf;
    rom.cpu.bc = 0x1111;
    REQUIRE(rom.call(0x15e6)); // no key
    CHECK(!rom.carry());
    CHECK(rom.zero());
    CHECK(rom.cpu.bc == 0x1111);
    rom.bus.memory[0x5c08] = 'e';
    rom.bus.memory[Flags] |= 0x20;
    REQUIRE(rom.call(0x10a8));
    CHECK(rom.carry());
    CHECK(rom.a() == 'e');
    rom.bus.memory[0x5c08] = 'f';
    rom.bus.memory[Flags] |= 0x20;
    REQUIRE(rom.call(0x15de));
    CHECK(rom.carry());
    CHECK(rom.a() == 'f');
}

TEST_CASE("fetching and restacking numbers") {
    Caller rom;
    rom.push(3);
    rom.push(4);
    rom.cpu.hl = address(rom.word(Stkend) - 10);
    rom.cpu.de = address(rom.word(Stkend) - 5);
    REQUIRE(rom.call(0x3293));
    CHECK(rom.last() == std::vector<int>{0x83, 0, 0, 0, 0});
    CHECK(rom.bytes(address(rom.word(Stkend) - 10), 5) == std::vector<int>{0x82, 0x40, 0, 0, 0});
    rom.poke(Text, {0x84, 0x7f, 0xff, 0xff, 0xff});
    rom.cpu.hl = Text;
    REQUIRE(rom.call(0x3214));
    CHECK(rom.bytes(Text, 5) == integer(15));
}
