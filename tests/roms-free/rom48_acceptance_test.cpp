// The cases of the ROM's acceptance plan that need machine code or ports. A title begins with
// the level and the number of the case. corpus/acceptance.txt holds the cases that are typed.
#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "basic_bench.hpp"
#include "system_variables.hpp"

using namespace fixture;

namespace {

constexpr std::uint16_t CodeAt = 40000;

BasicBench booted() {
    BasicBench bench;
    bench.boot();
    return bench;
}

std::uint16_t wrapped(int address) {
    return static_cast<std::uint16_t>(address);
}

/// Runs calculator literals; the end literal and RET are added.
std::vector<int> calculate(BasicBench& bench, const std::vector<int>& literals) {
    std::uint16_t at = CodeAt;
    bench.poke(at++, {0xef});
    for (const int literal : literals)
        bench.poke(at++, {literal});
    bench.poke(at, {0x38, 0xc9});
    bench.poke_word(Stkend, bench.word(Stkbot));
    REQUIRE(bench.call(CodeAt));
    const int size = bench.word(Stkend) - bench.word(Stkbot);
    return bench.bytes(bench.word(Stkbot), size);
}

std::vector<int> small(int value) {
    return {0, value < 0 ? 0xff : 0, value & 0xff, value >> 8 & 0xff, 0};
}

} // namespace

TEST_CASE("4.2 a line over the whole screen has one pixel in each column") {
    BasicBench bench = booted();
    bench.enter("PLOT 0,0: DRAW 255,175");
    CHECK(bench.bytes(0x5c7d, 2) == std::vector<int>{0xff, 0xaf});
    std::array<int, 256> columns{};
    for (int at = 0x4000; at < 0x5800; ++at) {
        if (at >= 0x5000 && (at & 0xe0) >= 0xc0)
            continue; // the lower screen
        for (int bit = 0; bit < 8; ++bit)
            columns.at(unsigned((at & 31) * 8 + bit)) += bench.byte(wrapped(at)) >> (7 - bit) & 1;
    }
    CHECK(std::all_of(columns.begin(), columns.end(), [](int count) { return count == 1; }));
}

TEST_CASE("5.1 RST 08 with each byte shows its report") {
    constexpr std::array Reports{"0 OK",
                                 "1 NEXT without FOR",
                                 "2 Variable not found",
                                 "3 Subscript wrong",
                                 "4 Out of memory",
                                 "5 Out of screen",
                                 "6 Number too big",
                                 "7 RETURN without GOSUB",
                                 "8 End of file",
                                 "9 STOP statement",
                                 "A Invalid argument",
                                 "B Integer out of range",
                                 "C Nonsense in BASIC",
                                 "D BREAK - CONT repeats",
                                 "E Out of DATA",
                                 "F Invalid file name",
                                 "G No room for line",
                                 "H STOP in INPUT",
                                 "I FOR without NEXT",
                                 "J Invalid I/O device",
                                 "K Invalid colour",
                                 "L BREAK into program",
                                 "M RAMTOP no good",
                                 "N Statement lost",
                                 "O Invalid stream",
                                 "P FN without DEF",
                                 "Q Parameter error",
                                 "R Tape loading error"};
    BasicBench bench = booted();
    bench.enter("10 REM: RANDOMIZE USR 40000");
    bench.enter("20 LET a=1: RANDOMIZE USR 40000");
    for (int report = 0; report < static_cast<int>(Reports.size()); ++report) {
        bench.poke(CodeAt, {0xcf, (report - 1) & 0xff});
        bench.enter("RUN");
        CHECK(bench.row(23) == std::string(Reports.at(unsigned(report))) + ", 20:2");
    }
}

TEST_CASE("5.2 a program catches errors by the word at ERR_SP") {
    BasicBench bench = booted();
    // LD HL,40020 : PUSH HL : LD (ERR_SP),SP : LD (50004),SP : RST 08, 09
    bench.poke(
        CodeAt,
        {0x21, 0x54, 0x9c, 0xe5, 0xed, 0x73, 0x3d, 0x5c, 0xed, 0x73, 0x54, 0xc3, 0xcf, 0x09});
    // LD A,(ERR_NR) : LD (50000),A : LD (50002),SP
    bench.poke(CodeAt + 20, {0x3a, 0x3a, 0x5c, 0x32, 0x50, 0xc3, 0xed, 0x73, 0x52, 0xc3});
    bench.type_line("RANDOMIZE USR 40000");
    REQUIRE(bench.run_to(CodeAt + 30, 20'000'000));
    CHECK(int(bench.byte(50000)) == 9);
    CHECK(bench.word(50002) == bench.word(50004) + 2); // the word has been taken
}

TEST_CASE("5.9 MAKE-ROOM and RECLAIM-2 move the pointers above the point only") {
    BasicBench bench = booted();
    bench.enter("10 PRINT 1");
    const int vars = bench.word(Vars);
    const int e_line = bench.word(ELine);
    for (int pointer = 0x5c4b; pointer < 0x5c67; pointer += 2) {
        CAPTURE(pointer);
        for (const int offset : {-1, 0, 1}) {
            if (pointer == 0x5c4b || pointer == 0x5c65)
                continue; // VARS and STKEND are needed as they are
            BasicBench test = bench;
            test.poke_word(wrapped(pointer), wrapped(vars + offset));
            test.cpu.hl = wrapped(vars);
            test.cpu.bc = 4;
            REQUIRE(test.call(0x1655));
            CHECK(test.cpu.hl == vars - 1);
            CHECK(test.cpu.de == vars + 3);
            CHECK(test.word(wrapped(pointer)) == vars + offset + (offset > 0 ? 4 : 0));
            CHECK(test.word(Vars) == vars);
            if (pointer != ELine)
                CHECK(test.word(ELine) == e_line + 4);
            test.cpu.hl = wrapped(vars);
            test.cpu.bc = 4;
            REQUIRE(test.call(0x19e8));
            CHECK(test.cpu.hl == vars);
            CHECK(test.word(wrapped(pointer)) == vars + offset);
        }
    }
}

TEST_CASE("5.10 LINE-ADDR finds lines, NEXT-ONE the next line or variable") {
    BasicBench bench = booted();
    bench.enter("10 REM a");
    bench.enter("20 REM b");
    bench.enter("LET a=1: LET long=2: LET a$=\"xy\": DIM b(2): DIM b$(3): FOR i=1 TO 2: NEXT i");
    const int prog = bench.word(Prog);
    const int second = prog + 7;
    const auto find = [&](int number) {
        bench.cpu.hl = wrapped(number);
        REQUIRE(bench.call(0x196e));
    };
    find(15);
    CHECK(bench.cpu.hl == second);
    CHECK(bench.cpu.de == prog);
    CHECK((bench.cpu.af & 0x40) == 0);
    find(10);
    CHECK(bench.cpu.hl == prog);
    CHECK((bench.cpu.af & 0x40) != 0);
    find(21);
    CHECK(bench.cpu.hl == bench.word(Vars));
    int at = bench.word(Vars);
    for (const int length : {6, 9, 5, 16, 9, 19}) {
        CAPTURE(length);
        bench.cpu.hl = wrapped(at);
        REQUIRE(bench.call(0x19b8));
        CHECK(bench.cpu.hl == at);
        CHECK(bench.cpu.bc == length);
        CHECK(bench.cpu.de == at + length);
        at += length;
    }
    CHECK(bench.byte(wrapped(at)) == 0x80);
}

TEST_CASE("5.11 numbers, strings, tables and character classes for machine code") {
    BasicBench bench = booted();
    bench.cpu.af = 0x0200;
    REQUIRE(bench.call(0x1601));
    for (const int number : {9999, 7}) {
        bench.cpu.bc = wrapped(number);
        REQUIRE(bench.call(0x1a1b));
    }
    bench.poke(50000, {'s', 't', 'r', 0x80, 'A' + 0x80, 'm', 'e', 's' + 0x80});
    bench.cpu.de = 50000;
    bench.cpu.bc = 3;
    REQUIRE(bench.call(0x203c));
    bench.cpu.de = 50003;
    bench.cpu.af = 0x0100;
    REQUIRE(bench.call(0x0c0a));
    CHECK(bench.row(0) == "99997strmes");
    bench.poke(50000, {65, 1, 66, 2, 0});
    bench.cpu.hl = 50000;
    bench.cpu.bc = 66;
    REQUIRE(bench.call(0x16dc));
    CHECK(bench.cpu.hl == 50003);
    CHECK((bench.cpu.af & 1) == 1);
    bench.cpu.hl = 50000;
    bench.cpu.bc = 67;
    REQUIRE(bench.call(0x16dc));
    CHECK((bench.cpu.af & 1) == 0);
    CHECK((bench.cpu.af & 0xff00) == 0);
    struct Row {
        char sign;
        bool alpha;
        bool numeric;
    };
    constexpr std::array Rows{Row{'@', false, false},
                              Row{'A', true, false},
                              Row{'[', false, false},
                              Row{'a', true, false},
                              Row{'{', false, false},
                              Row{'0', false, true},
                              Row{'9', false, true},
                              Row{':', false, false}};
    for (const Row& row : Rows) {
        CAPTURE(row.sign);
        const auto carry = [&](int address) {
            bench.cpu.af = static_cast<std::uint16_t>(row.sign << 8);
            REQUIRE(bench.call(wrapped(address)));
            return (bench.cpu.af & 1) != 0;
        };
        CHECK(carry(0x2c8d) == row.alpha);
        CHECK(carry(0x2c88) == (row.alpha || row.numeric));
        CHECK(carry(0x2d1b) == !row.numeric);
    }
    for (const int keys : {0, 1, 2, 3}) {
        bench.bus.rows[0] = (keys & 1) != 0 ? 0x1e : 0x1f;
        bench.bus.rows[7] = (keys & 2) != 0 ? 0x1e : 0x1f;
        REQUIRE(bench.call(0x1f54));
        CHECK(((bench.cpu.af & 1) == 0) == (keys == 3));
    }
}

TEST_CASE("5.12 the calculator's literals") {
    BasicBench bench = booted();
    struct Row {
        std::vector<int> literals;
        std::vector<int> result;
    };
    const auto five = [](int value) { return std::vector<int>{0x34, 0x40, 0xb0, 0x00, value}; };
    const auto two = [&](int x, int y, std::vector<int> then) {
        std::vector<int> all = five(x);
        const auto second = five(y);
        all.insert(all.end(), second.begin(), second.end());
        all.insert(all.end(), then.begin(), then.end());
        return all;
    };
    const auto one = [&](int x, std::vector<int> then) {
        std::vector<int> all = five(x);
        all.insert(all.end(), then.begin(), then.end());
        return all;
    };
    const std::vector<Row> rows{
        {two(7, 5, {0x01, 0x02}), small(5)}, // exchange, delete
        {two(7, 5, {0x03}), small(2)},       // subtract
        {two(7, 5, {0x04}), small(35)},      // multiply
        {two(8, 2, {0x05, 0x3a}), small(4)}, // divide, truncate
        {two(7, 0, {0x07}), small(7)},       // OR
        {two(7, 5, {0x07}), small(1)},
        {two(7, 5, {0x08}), small(7)}, // AND
        {two(7, 0, {0x08}), small(0)},
        {two(7, 5, {0x09}), small(0)}, // <=
        {two(5, 5, {0x09}), small(1)},
        {two(7, 5, {0x0a}), small(1)},     // >=
        {two(7, 5, {0x0b}), small(1)},     // <>
        {two(7, 5, {0x0c}), small(1)},     // >
        {two(7, 5, {0x0d}), small(0)},     // <
        {two(5, 5, {0x0e}), small(1)},     // =
        {two(7, 5, {0x0f}), small(12)},    // add
        {one(7, {0x1b}), small(-7)},       // negate
        {one(7, {0x1b, 0x2a}), small(7)},  // ABS
        {one(7, {0x1b, 0x29}), small(-1)}, // SGN
        {one(7, {0x30}), small(0)},        // NOT
        {one(0, {0x30}), small(1)},
        {one(9, {0x28, 0x27}), small(3)},     // SQR, INT
        {one(0, {0x1f}), small(0)},           // SIN 0
        {one(7, {0x31, 0x0f}), small(14)},    // duplicate
        {two(17, 5, {0x32, 0x02}), small(2)}, // n mod m
        {two(17, 5, {0x32, 0x01, 0x02}), small(3)},
        {one(7, {0x33, 0x02, 0x1b}), small(7)},    // jump over negate
        {two(7, 1, {0x00, 0x02, 0x1b}), small(7)}, // jump-true
        {two(7, 0, {0x00, 0x02, 0x1b}), small(-7)},
        {one(7, {0x36}), small(0)},              // less than 0
        {one(7, {0x37}), small(1)},              // greater than 0
        {one(7, {0x3d}), {0x83, 0x60, 0, 0, 0}}, // re-stack
        {{0xa0, 0xa1, 0x0f, 0xa4, 0x0f}, small(11)},
        {{0xa2}, {0x80, 0, 0, 0, 0}},
        {{0xa3}, {0x81, 0x49, 0x0f, 0xda, 0xa2}},
        {one(7, {0xc0, 0xc5, 0x02, 0xe5, 0xe0, 0x0f}), small(14)}, // memories
        // series: A(1) = 1, A(0) = 0 at z = 1/2 is 2 z, and five times 0 before it
        {{0xa2, 0x86, 0x40, 0xb0, 0,    0,    0x40, 0xb0, 0,    0,    0x40, 0xb0, 0,   0,
          0x40, 0xb0, 0,    0,    0x40, 0xb0, 0,    1,    0x40, 0xb0, 0,    0,    0x27},
         small(1)},
        {one(65, {0x2f, 0x1c}), small(65)},                            // CHR$, CODE
        {one(65, {0x2e, 0x1e}), small(2)},                             // STR$, LEN
        {one(12, {0x2e, 0x1d}), small(12)},                            // VAL
        {two(65, 66, {0x2f, 0x01, 0x2f, 0x01, 0x17, 0x1e}), small(2)}, // strings joined
        {two(65, 66, {0x2f, 0x01, 0x2f, 0x01, 0x15}), small(1)},       // < of strings
        {two(65, 65, {0x2f, 0x01, 0x2f, 0x16}), small(1)},             // = of strings
    };
    for (std::size_t i = 0; i < rows.size(); ++i) {
        CAPTURE(i);
        CHECK(calculate(bench, rows[i].literals) == rows[i].result);
    }
    // 335E: B holds the literal that 3B performs
    bench.poke(CodeAt,
               {0x06, 0x0f, 0xcd, 0x5e, 0x33, 0x34, 0x40, 0xb0, 0, 7, 0x31, 0x3b, 0x38, 0xc9});
    bench.poke_word(Stkend, bench.word(Stkbot));
    REQUIRE(bench.call(CodeAt));
    CHECK(bench.bytes(bench.word(Stkbot), 5) == small(14));
}

TEST_CASE("5.16 LPRINT reaches the routine that a program puts into channel P") {
    BasicBench bench = booted();
    // LD HL,(50000): LD (HL),A: INC HL: LD (50000),HL: RET
    bench.poke(CodeAt, {0x2a, 0x50, 0xc3, 0x77, 0x23, 0x22, 0x50, 0xc3, 0xc9});
    bench.poke_word(50000, 50010);
    bench.poke_word(wrapped(bench.word(0x5c4f) + 15), CodeAt);
    bench.enter("LPRINT \"ab\";TAB 9;CHR$ 16;CHR$ 2;1+1");
    CHECK(bench.row(23) == "0 OK, 0:1");
    CHECK(bench.bytes(50010, 9) == std::vector<int>{'a', 'b', 0x17, 9, 0, 16, 2, '2', 0x0d});
}

TEST_CASE("5.17 a line is entered by key presses alone") {
    BasicBench bench = booted();
    struct Press {
        int row;
        int bit;
        bool caps = false;
        bool symbol = false;
    };
    const auto press = [&](Press key) {
        if (key.row >= 0)
            bench.bus.rows.at(unsigned(key.row)) &=
                static_cast<std::uint8_t>(0x1f & ~(1 << key.bit));
        if (key.caps)
            bench.bus.rows[0] &= 0x1e;
        if (key.symbol)
            bench.bus.rows[7] &= 0x1d;
        bench.run_frames(3);
        bench.bus.rows.fill(0x1f);
        bench.run_frames(7);
    };
    const Press quote{5, 0, false, true};
    const Press both{-1, 0, true, true};
    for (const Press& key : {Press{3, 0}, // 1
                             Press{4, 0}, // 0
                             Press{5, 0}, // PRINT
                             quote,
                             both,
                             Press{1, 0, false, true}, // ~ in E mode with a shift on A
                             quote,
                             Press{5, 1, false, true}, // ;
                             both,
                             Press{7, 3},  // INKEY$ is N in E mode
                             Press{6, 0}}) // ENTER
        press(key);
    REQUIRE(bench.run_until_waiting());
    CHECK(bench.row(0) == "  10>PRINT \"~\";INKEY$");
    press({6, 0});
    press({2, 3}); // RUN
    press({6, 0});
    REQUIRE(bench.run_until_waiting());
    CHECK(bench.row(0) == "~");
    CHECK(bench.row(23) == "0 OK, 10:1");
    press({3, 1, true}); // CAPS LOCK
    press({5, 0});       // PRINT
    press({1, 0});
    CHECK(bench.row(23) == "PRINT AC");
    press({4, 1, true}); // GRAPHICS
    CHECK(bench.row(23) == "PRINT AG");
}

TEST_CASE("5.18 USR 4757 shows the start-up line, USR 7997 waits for a key, USR 0 resets") {
    BasicBench bench = booted();
    bench.enter("10 REM x");
    bench.enter("CLS : RANDOMIZE USR 4757");
    CHECK(bench.row(23).starts_with("Four Rivers"));
    bench.type_line("RANDOMIZE USR 7997");
    bench.run_frames(60);
    CHECK(bench.row(23).empty());
    bench.bus.memory[0x5c08] = 'x';
    bench.bus.memory[0x5c3b] |= 0x20;
    REQUIRE(bench.run_until_waiting());
    CHECK(bench.row(23) == "0 OK, 0:1");
    bench.type_line("RANDOMIZE USR 0");
    bench.run_frames(200);
    REQUIRE(bench.run_until_waiting());
    CHECK(bench.row(23).starts_with("Four Rivers"));
    CHECK(bench.word(Vars) == bench.word(Prog));
}
