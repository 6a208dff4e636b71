// The contracts between the interpreter and machine code, and loader programs.
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "basic_bench.hpp"
#include "system_variables.hpp"

using fixture::BasicBench;
using fixture::Prog;
using fixture::ProgramStart;

namespace {

/// Puts a program of these bytes into a booted machine, as a loader leaves it.
void put_program(BasicBench& bench, const std::vector<int>& bytes) {
    std::uint16_t at = ProgramStart;
    for (const int value : bytes)
        bench.poke(at++, {value});
    bench.poke_word(0x5c4b, at); // VARS
    bench.poke(at, {0x80});
    bench.poke_word(0x5c59, static_cast<std::uint16_t>(at + 1)); // E_LINE
    bench.poke(static_cast<std::uint16_t>(at + 1), {0x0d, 0x80});
    bench.poke_word(0x5c5b, static_cast<std::uint16_t>(at + 1)); // K_CUR
    for (const int pointer : {0x5c61, 0x5c63, 0x5c65})
        bench.poke_word(static_cast<std::uint16_t>(pointer), static_cast<std::uint16_t>(at + 3));
}

/// A line of 35 bytes of text whose statement calls USR with the given hidden number. The text
/// after the number is machine code, which the interpreter must not read.
std::vector<int> hidden_line(int number, std::vector<int> statement, std::vector<int> five) {
    std::vector<int> line{number >> 8, number & 0xff, 0x20, 0x00};
    line.insert(line.end(), statement.begin(), statement.end());
    line.push_back(0x0e);
    line.insert(line.end(), five.begin(), five.end());
    line.resize(35, 0);
    line.push_back(0x0d);
    return line;
}

struct EntryRow {
    std::string_view name;
    int number;
    std::vector<int> statement;
    std::vector<int> five;
};

const std::vector<int> Rounded{0x8f, 0x39, 0x96, 0x3e, 0x02}; // 23755.12
const std::vector<int> Small{0x00, 0x00, 0xcb, 0x5c, 0x00};

const EntryRow Entries[] = {
    {"OVER USR 7", 0, {0xde, 0xc0, '7'}, Rounded},
    {"RANDOMIZE USR 7", 0, {0xf9, 0xc0, '7'}, Rounded},
    {"RANDOMIZE USR 0", 0, {0xf9, 0xc0, '0'}, Rounded},
    {"PRINT USR 7", 0, {0xf5, 0xc0, '7'}, Rounded},
    {"in line 10", 10, {0xf9, 0xc0, '7'}, Rounded},
    {"a small integer", 0, {0xf9, 0xc0, '7'}, Small},
    {"spaces between", 0, {0xf9, ' ', 0xc0, ' ', '7'}, Small},
    {"LET a=USR 7", 0, {0xf1, 'a', '=', 0xc0, '7'}, Small},
};

} // namespace

TEST_CASE("USR with a hidden number enters the machine code with the documented registers") {
    for (const EntryRow& row : Entries) {
        CAPTURE(std::string(row.name));
        BasicBench bench;
        bench.boot();
        put_program(bench, hidden_line(row.number, row.statement, row.five));
        bench.type_line("GO TO 0");
        REQUIRE(bench.run_to(ProgramStart, 10'000'000));
        CHECK(bench.cpu.bc == ProgramStart);
        CHECK(bench.cpu.iy == 0x5c3a);
        CHECK(bench.cpu.hl_alt == 0x2758);
        CHECK(bench.cpu.im == 1);
        CHECK(bench.cpu.iff1);
        CHECK(bench.word(bench.cpu.sp) == 0x2d2b);
        CHECK(bench.word(0x5c45) == row.number); // PPC
        CHECK(static_cast<int>(bench.byte(0x5c47)) == 1);
    }
}

TEST_CASE("a command runs with STMT-RET on the stack and MAIN-4 at ERR_SP") {
    BasicBench bench;
    bench.boot();
    bench.type_line("RANDOMIZE USR 30000");
    bench.poke(30000, {0xc9});
    REQUIRE(bench.run_to(30000, 10'000'000));
    const std::uint16_t error_sp = bench.word(0x5c3d);
    CHECK(error_sp == 0xff54);
    CHECK(bench.word(error_sp) == 0x1303);
    CHECK(bench.word(static_cast<std::uint16_t>(error_sp - 2)) == 0x1b76);
}

TEST_CASE("USR returns BC, also after a routine that clears the screen and loads HL' itself") {
    BasicBench bench;
    bench.boot();
    bench.poke(30000,
               {0xd9,
                0x21,
                0x00,
                0x00,
                0xd9,
                0xcd,
                0x6b,
                0x0d,
                0x21,
                0x58,
                0x27,
                0xd9,
                0x01,
                0x07,
                0x00,
                0xc9});
    bench.enter("PRINT USR 30000");
    CHECK(bench.row(0) == "7");
    CHECK(bench.row(23) == "0 OK, 0:1");
}

TEST_CASE("machine code may leave by 1B76, by 1303 or by RST 08") {
    struct Row {
        std::string_view name;
        std::initializer_list<int> code;
        std::string_view printed;
        std::string_view report;
    };
    const Row rows[] = {
        {"JP 1B76", {0xed, 0x7b, 0x3d, 0x5c, 0xc3, 0x76, 0x1b}, "5", "0 OK, 0:2"},
        {"JP 1303", {0xed, 0x7b, 0x3d, 0x5c, 0xe1, 0xc3, 0x03, 0x13}, "", "0 OK, 0:1"},
        {"RST 08 FF", {0xcf, 0xff}, "", "0 OK, 0:1"},
        {"RST 08 05", {0xcf, 0x05}, "", "6 Number too big, 0:1"},
        {"RST 08 1A", {0xcf, 0x1a}, "", "R Tape loading error, 0:1"},
        {"RET", {0xc9}, "5", "0 OK, 0:2"},
    };
    for (const Row& row : rows) {
        CAPTURE(std::string(row.name));
        BasicBench bench;
        bench.boot();
        bench.poke(30000, row.code);
        bench.enter("RANDOMIZE USR 30000: PRINT 5");
        CHECK(bench.row(0) == row.printed);
        CHECK(bench.row(23) == row.report);
        bench.enter("PRINT 6"); // and the machine still works
        CHECK(bench.row(23) == "0 OK, 0:1");
    }
}

TEST_CASE("a small game of ROM calls runs for 10 seconds, keeps IY and returns to BASIC") {
    BasicBench bench;
    bench.boot();
    // CALL 0D6B, LD A,2, CALL 1601, then 500 times: HALT, CALL 0052, CALL 028E, LD A,'*', RST 10 at
    // a fixed position by AT 5,5; every 50th frame a click by CALL 03B5.
    bench.poke(30000, {0xcd, 0x6b, 0x0d, 0x3e, 0x02, 0xcd, 0x01, 0x16, 0x01, 0xf4, 0x01, 0xc5,
                       0x76, 0xcd, 0x52, 0x00, 0xcd, 0x8e, 0x02, 0x3e, 0x16, 0xd7, 0x3e, 0x05,
                       0xd7, 0x3e, 0x05, 0xd7, 0x3e, 0x2a, 0xd7, 0x11, 0x02, 0x00, 0x21, 0x64,
                       0x00, 0xcd, 0xb5, 0x03, 0xc1, 0x0b, 0x78, 0xb1, 0x20, 0xdd, 0xc9});
    bench.type_line("RANDOMIZE USR 30000");
    REQUIRE(bench.run_to(30000, 10'000'000));
    for (int frame = 0; frame < 490; ++frame) {
        bench.run_frames(1);
        REQUIRE(bench.cpu.iy == 0x5c3a);
    }
    CHECK(bench.row(5) == "     *");
    CHECK(bench.run_until_waiting(60));
    CHECK(bench.row(23) == "0 OK, 0:1");
}

TEST_CASE("CLEAR n sets and marks RAMTOP and moves the stack; n out of range gives report M") {
    BasicBench bench;
    bench.boot();
    bench.enter("CLEAR 30000: PRINT PEEK 30000");
    CHECK(bench.row(0) == "62");
    CHECK(bench.word(0x5cb2) == 30000);
    bench.type_line("RANDOMIZE USR 30001");
    bench.poke(30001, {0xc9});
    REQUIRE(bench.run_to(30001, 10'000'000));
    CHECK(bench.word(0x5c3d) == 29997);
    bench.run_until_waiting();
    bench.enter("CLEAR 23800");
    CHECK(bench.row(23) == "M RAMTOP no good, 0:1");
}

TEST_CASE("the published one-line uses of machine code entries work") {
    struct Row {
        std::string_view line;
        std::string_view report;
    };
    constexpr Row Rows[] = {
        {"RANDOMIZE USR 3190: PRINT 1", "0 OK, 0:2"},
        {"RANDOMIZE USR 3280: PRINT 1", "0 OK, 0:2"},
        {"RANDOMIZE USR 3582: PRINT 1", "0 OK, 0:2"},
        {"RANDOMIZE USR 3435: PRINT 1", "0 OK, 0:2"},
        {"RANDOMIZE USR 3438: PRINT 1", "0 OK, 0:2"},
        {"RANDOMIZE USR 8020: PRINT 1", "0 OK, 0:2"},
    };
    for (const Row& row : Rows) {
        CAPTURE(std::string(row.line));
        BasicBench bench;
        bench.boot();
        bench.enter(row.line);
        CHECK(bench.row(23) == row.report);
    }
    BasicBench bench;
    bench.boot();
    bench.enter("PRINT 65536-USR 7962");
    const int free_bytes = std::stoi(bench.row(0));
    CHECK(free_bytes > 41370);
    CHECK(free_bytes < 41570);
}

TEST_CASE("the calculator and the number entries work as documented for machine code") {
    BasicBench bench;
    bench.boot();
    bench.cpu.bc = 54321;
    REQUIRE(bench.call(0x2d2b)); // STACK-BC
    CHECK(bench.bytes(0x5cce, 5) == std::vector<int>{0x00, 0x00, 0x31, 0xd4, 0x00});
    REQUIRE(bench.call(0x2da2)); // FP-TO-BC
    CHECK(bench.cpu.bc == 0xd431);
    CHECK((bench.cpu.af & 0x41) == 0x40); // Z, no carry
    bench.cpu.af = 0xc800;
    REQUIRE(bench.call(0x2d28)); // STACK-A
    REQUIRE(bench.call(0x2dd5)); // FP-TO-A
    CHECK((bench.cpu.af >> 8) == 0xc8);

    bench.cpu.hl = 300;
    bench.cpu.de = 200;
    REQUIRE(bench.call(0x30a9)); // HL=HL*DE
    CHECK(bench.cpu.hl == 60000);
    CHECK((bench.cpu.af & 1) == 0);
    bench.cpu.hl = 300;
    bench.cpu.de = 300;
    REQUIRE(bench.call(0x30a9));
    CHECK((bench.cpu.af & 1) == 1);

    // RST 28: 7 * 10
    bench.poke(30000, {0xef, 0x34, 0x40, 0xb0, 0x00, 0x07, 0xa4, 0x04, 0x38, 0xc9});
    REQUIRE(bench.call(30000));
    CHECK(bench.bytes(0x5cce, 5) == std::vector<int>{0x00, 0x00, 0x46, 0x00, 0x00});
    CHECK(bench.cpu.hl == 0x5cce);
    CHECK(bench.cpu.de == 0x5cd3);
}

TEST_CASE("USR is a number whatever type the machine code leaves behind") {
    BasicBench bench;
    bench.boot();
    // RES 6,(IY+1), LD BC,5, RET: as after LOOK-VARS on the name of a string.
    bench.poke(30000, {0xfd, 0xcb, 0x01, 0xb6, 0x01, 0x05, 0x00, 0xc9});
    bench.enter("PRINT USR 30000: LET q=USR 30000: IF USR 30000=5 THEN PRINT q+1");
    CHECK(bench.row(0) == "5");
    CHECK(bench.row(1) == "6");
    CHECK(bench.row(23) == "0 OK, 0:4");
    bench.enter("RANDOMIZE USR 30000");
    CHECK(bench.row(23) == "0 OK, 0:1");
    CHECK(bench.word(0x5c76) == 5);
}

TEST_CASE("machine code reads parameters that follow USR in the statement") {
    BasicBench bench;
    bench.boot();
    // RST 20, SCANNING, FIND-INT2, PUSH BC, RST 20, SCANNING, STK-FETCH, PR-STRING, POP BC, RET
    bench.poke(30000, {0xe7, 0xcd, 0xfb, 0x24, 0xcd, 0x99, 0x1e, 0xc5, 0xe7, 0xcd,
                       0xfb, 0x24, 0xcd, 0xf1, 0x2b, 0xcd, 0x3c, 0x20, 0xc1, 0xc9});
    // The editor would refuse the line.
    put_program(bench, {0x00, 0x0a, 0x1b, 0x00, 0xf9, 0xc0, '0',  0x0e, 0x00, 0x00, 0x30,
                        0x75, 0x00, ',',  '3',  '0',  '0',  0x0e, 0x00, 0x00, 0x2c, 0x01,
                        0x00, ',',  '"',  'h',  'e',  'y',  '"',  ':',  0x0d});
    bench.enter("PRINT \"\";: GO TO 10");
    CHECK(bench.row(0) == "hey");
    CHECK(bench.row(23) == "0 OK, 10:2");
    CHECK(bench.word(0x5c76) == 300);
}

TEST_CASE("DATA, NEXT and REM are found behind embedded colours") {
    struct Row {
        std::string_view name;
        std::vector<int> program;
        std::string_view printed;
    };
    const Row rows[] = {
        // 10 READ a: PRINT a, 20 <INK 2><PAPER 6>DATA 7
        {"DATA",
         {0x00, 0x0a, 0x07, 0x00, 0xe3, 'a',  ':', 0xf5, 'a',  ':',  0x0d, 0x00, 0x14, 0x0d,
          0x00, 0x10, 0x02, 0x11, 0x06, 0xe4, '7', 0x0e, 0x00, 0x00, 0x07, 0x00, 0x00, 0x0d},
         "7"},
        // 10 <INK 2>REM :DATA 3, 20 <AT 0,1>DATA 7, 30 READ a: PRINT a
        {"REM",
         {0x00, 0x0a, 0x0d, 0x00, 0x10, 0x02, 0xea, ':',  0xe4, '3',  0x0e, 0x00, 0x00, 0x03, 0x00,
          0x00, 0x0d, 0x00, 0x14, 0x0c, 0x00, 0x16, 0x00, 0x01, 0xe4, '7',  0x0e, 0x00, 0x00, 0x07,
          0x00, 0x00, 0x0d, 0x00, 0x1e, 0x06, 0x00, 0xe3, 'a',  ':',  0xf5, 'a',  0x0d},
         "7"},
        // 10 FOR i=2 TO 1: PRINT "x": <INK 2>NEXT <INK 3>i: PRINT "ok"
        {"NEXT",
         {0x00, 0x0a, 0x25, 0x00, 0xeb, 'i',  '=',  '2',  0x0e, 0x00, 0x00, 0x02, 0x00, 0x00,
          0xcc, '1',  0x0e, 0x00, 0x00, 0x01, 0x00, 0x00, ':',  0xf5, '"',  'x',  '"',  ':',
          0x10, 0x02, 0xf3, 0x10, 0x03, 'i',  ':',  0xf5, '"',  'o',  'k',  '"',  0x0d},
         "ok"},
    };
    for (const Row& row : rows) {
        CAPTURE(std::string(row.name));
        BasicBench bench;
        bench.boot();
        put_program(bench, row.program);
        bench.enter("GO TO 10");
        CHECK(bench.row(0) == row.printed);
    }
}

TEST_CASE("LOOK-VARS and STK-VAR put a string on the calculator stack") {
    constexpr std::uint16_t Name = 32000;
    struct Row {
        std::string_view line;
        std::initializer_list<int> name;
        std::string_view text; ///< The result of STK-FETCH.
    };
    const Row rows[] = {
        {"LET x$=\"no\": LET s$=\"found\"", {'s', '$', 0x0d}, "found"},
        {"DIM s$(2,3): LET s$(2)=\"two\"",
         {'s', '$', '(', '2', 0x0e, 0, 0, 2, 0, 0, ')', 0x0d},
         "two"},
    };
    for (const Row& row : rows) {
        CAPTURE(std::string(row.line));
        BasicBench bench;
        bench.boot();
        bench.enter(row.line);
        bench.poke(Name, row.name);
        bench.poke_word(0x5c5d, Name);    // CH_ADD
        bench.bus.memory[0x5c3b] |= 0x80; // a running program
        REQUIRE(bench.call(0x28b2));
        CHECK((bench.cpu.af & 0x41) == 0x40);
        REQUIRE(bench.call(0x2996));
        REQUIRE(bench.call(0x2bf1));
        REQUIRE(bench.cpu.bc == row.text.size());
        const auto first = bench.bus.memory.begin() + bench.cpu.de;
        CHECK(std::string(first, first + bench.cpu.bc) == row.text);
    }
}

TEST_CASE("LOOK-VARS distinguishes a number from an array, and STK-VAR finds its element") {
    constexpr std::uint16_t Name = 32000;
    BasicBench bench;
    bench.boot();
    bench.enter("LET n=8: DIM n(3): LET n(2)=9");
    bench.bus.memory[0x5c3b] |= 0x80;

    bench.poke(Name, {'n', 0x0d});
    bench.poke_word(0x5c5d, Name);
    REQUIRE(bench.call(0x28b2));
    CHECK((bench.cpu.af & 0x41) == 0);
    CHECK(bench.bytes(static_cast<std::uint16_t>(bench.cpu.hl + 1), 5) ==
          std::vector<int>{0, 0, 8, 0, 0});

    bench.poke(Name, {'n', '(', '2', 0x0e, 0, 0, 2, 0, 0, ')', 0x0d});
    bench.poke_word(0x5c5d, Name);
    REQUIRE(bench.call(0x28b2));
    CHECK((bench.cpu.af & 0x41) == 0x40);
    REQUIRE(bench.call(0x2996));
    CHECK(bench.bytes(static_cast<std::uint16_t>(bench.cpu.hl + 1), 5) ==
          std::vector<int>{0, 0, 9, 0, 0});
}

TEST_CASE("the class routines take a variable, a loop variable and colour items") {
    BasicBench bench;
    bench.boot();
    bench.enter("LET a=5");
    bench.poke(50000, {'a', '=', '1', 0x0d});
    for (const std::uint16_t routine : {std::uint16_t{0x1c1f}, std::uint16_t{0x1c6c}}) {
        CAPTURE(routine);
        bench.poke_word(0x5c5d, 50000);   // CH_ADD
        bench.bus.memory[0x5c3b] |= 0x80; // FLAGS: running
        REQUIRE(bench.call(routine));
        CHECK(bench.word(0x5c4d) == bench.word(0x5c4b)); // DEST: the first variable
        CHECK((bench.byte(0x5c71) & 2) == 0);            // FLAGX: not a new one
        CHECK(bench.word(0x5c5d) == 50001);
        if (routine == 0x1c6c)
            CHECK((bench.cpu.af & 0xff00) == '=' << 8);
    }
    bench.poke_word(0x5c5d, 50002);
    REQUIRE(bench.call(0x1cbe));
    CHECK(int(bench.byte(0x5c90)) == 0xf8); // MASK_T: only INK changes
    CHECK(bench.word(0x5c5d) == 50002);
}
