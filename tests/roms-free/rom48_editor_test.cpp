// The line editor, used by BASIC and by machine code.
#include <string>

#include <doctest/doctest.h>

#include "basic_bench.hpp"

using fixture::BasicBench;

namespace {

constexpr int Edit = 0x07;
constexpr int Left = 0x08;
constexpr int Right = 0x09;
constexpr int Down = 0x0a;
constexpr int Up = 0x0b;
constexpr int Delete = 0x0c;
constexpr int Enter = 0x0d;

} // namespace

TEST_CASE("the cursor is K where a keyword is expected and L elsewhere") {
    BasicBench bench;
    bench.boot();
    bench.feed({'1', '0'});
    bench.run_until_waiting();
    CHECK(bench.row(23) == "10K");
    CHECK((bench.byte(0x5c3b) & 0x08) == 0);
    bench.feed({0xf5}); // PRINT
    bench.run_until_waiting();
    CHECK(bench.row(23) == "10 PRINT L");
    CHECK((bench.byte(0x5c3b) & 0x08) != 0);
    bench.feed({'"', ':', '"', ':'});
    bench.run_until_waiting();
    CHECK(bench.row(23) == "10 PRINT \":\":K");
    bench.feed({0xfa, '1', 0xcb}); // IF 1 THEN
    bench.run_until_waiting();
    CHECK(bench.row(23) == "10 PRINT \":\": IF 1 THEN K");
}

TEST_CASE("EDIT fetches the current line, and the changed line replaces it") {
    BasicBench bench;
    bench.boot();
    bench.enter("10 PRINT 1");
    bench.enter("20 PRINT 2");
    bench.feed({Edit});
    bench.run_until_waiting();
    CHECK(bench.row(23) == "  20K PRINT 2");
    bench.feed({Right, Right, Delete, '9', Enter});
    bench.run_until_waiting();
    CHECK(bench.row(1) == "  20>PRINT 9");
    bench.feed({Up});
    bench.run_until_waiting();
    CHECK(bench.row(0) == "  10>PRINT 1");
    bench.feed({Down});
    bench.run_until_waiting();
    CHECK(bench.row(1) == "  20>PRINT 9");
}

TEST_CASE("characters are inserted and deleted at the cursor, not beyond the ends") {
    BasicBench bench;
    bench.boot();
    bench.feed({Left, Delete, 0xf5, '1', '3', Left, '2', Left, Left, Left, Left, Right, '0'});
    bench.run_until_waiting();
    CHECK(bench.row(23) == "PRINT 0L123");
    bench.feed({Right, Right, Right, Right, Delete, Enter});
    bench.run_until_waiting();
    CHECK(bench.row(0) == "12");
}

TEST_CASE("a line that fills the screen stays within it and can still be entered") {
    BasicBench bench;
    bench.boot();
    bench.feed({0xea});
    for (int i = 0; i < 760; ++i)
        bench.feed({'a'});
    bench.run_until_waiting();
    CHECK(bench.row(23).find('a') != std::string::npos);
    bench.feed({Enter});
    bench.run_until_waiting();
    CHECK(bench.row(23) == "0 OK, 0:1");
}

TEST_CASE("machine code reads a number with the editor in INPUT mode") {
    BasicBench bench;
    bench.boot();
    // CHAN-OPEN 1, FLAGX bit 5, one byte of workspace with 0d and the cursor, EDITOR; then
    // GET-CHAR, INT-TO-FP and FP-TO-BC of the typed text.
    bench.poke(30000,
               {0x3e, 0x01, 0xcd, 0x01, 0x16, 0xfd, 0xcb, 0x37, 0xee, 0x01, 0x01, 0x00, 0xf7,
                0x36, 0x0d, 0x22, 0x5b, 0x5c, 0xcd, 0x2c, 0x0f, 0xfd, 0xcb, 0x37, 0xae, 0x2a,
                0x61, 0x5c, 0x22, 0x5d, 0x5c, 0xdf, 0xcd, 0x3b, 0x2d, 0xcd, 0xa2, 0x2d, 0xc9});
    bench.enter("PRINT USR 30000");
    CHECK(bench.row(23) == "L");
    bench.feed({'4', '7', '1', '2', Delete, '1'});
    bench.run_until_waiting();
    CHECK(bench.row(23) == "4711L");
    bench.feed({Enter});
    bench.run_until_waiting();
    CHECK(bench.row(0) == "4711");
    CHECK(bench.row(23) == "0 OK, 0:1");
}
