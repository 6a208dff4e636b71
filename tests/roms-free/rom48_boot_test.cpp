#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "basic_bench.hpp"

using fixture::BasicBench;

namespace {

struct WordRow {
    std::string_view name;
    std::uint16_t address;
    std::uint16_t value;
};

constexpr WordRow BootWords[] = {
    {"PROG", 0x5c53, 0x5ccb},
    {"VARS", 0x5c4b, 0x5ccb},
    {"E_LINE", 0x5c59, 0x5ccc},
    {"WORKSP", 0x5c61, 0x5cce},
    {"STKBOT", 0x5c63, 0x5cce},
    {"STKEND", 0x5c65, 0x5cce},
    {"CHANS", 0x5c4f, 0x5cb6},
    {"RAMTOP", 0x5cb2, 0xff57},
    {"UDG", 0x5c7b, 0xff58},
    {"P_RAMT", 0x5cb4, 0xffff},
    {"CHARS", 0x5c36, 0x3c00},
    {"DATADD", 0x5c57, 0x5cca},
    {"CURCHL", 0x5c51, 0x5cb6},
    {"PR_CC", 0x5c80, 0x5b00},
    {"S_POSN", 0x5c88, 0x1821},
    {"MEM", 0x5c68, 0x5c92},
};

struct ByteRow {
    std::string_view name;
    std::uint16_t address;
    std::uint8_t value;
};

constexpr ByteRow BootBytes[] = {
    {"ATTR_P", 0x5c8d, 0x38},
    {"BORDCR", 0x5c48, 0x38},
    {"DF_SZ", 0x5c6b, 2},
    {"REPDEL", 0x5c09, 0x23},
    {"REPPER", 0x5c0a, 5},
    {"RASP", 0x5c38, 0x40},
    {"PIP", 0x5c39, 0},
    {"RAMTOP's mark", 0xff57, 0x3e},
    {"VARS end", 0x5ccb, 0x80},
    {"edit line", 0x5ccc, 0x0d},
    {"its end", 0x5ccd, 0x80},
    {"MODE", 0x5c41, 0},
    {"P_POSN", 0x5c7f, 0x21},
    {"SCR_CT", 0x5c8c, 1},
    {"KSTATE", 0x5c00, 0xff},
    {"second slot", 0x5c04, 0xff},
};

} // namespace

TEST_CASE("a cold start waits for a key within 2.5 seconds with the documented variables") {
    BasicBench bench;
    CHECK(bench.boot() < 8'750'000);
    for (const WordRow& row : BootWords) {
        CAPTURE(std::string(row.name));
        CHECK(bench.word(row.address) == row.value);
    }
    for (const ByteRow& row : BootBytes) {
        CAPTURE(std::string(row.name));
        CHECK(static_cast<int>(bench.byte(row.address)) == row.value);
    }
    CHECK(bench.cpu.iy == 0x5c3a);
    CHECK(bench.cpu.im == 1);
    CHECK(bench.cpu.i == 0x3f);
    CHECK(bench.cpu.iff1);
}

TEST_CASE("ERR_SP is RAMTOP - 3 before the editor stacks its own error word, RAMTOP - 7 in it") {
    BasicBench bench;
    REQUIRE(bench.run_to(0x1295, 20'000'000));
    CHECK(bench.word(0x5c3d) == 0xff54);
    CHECK(bench.cpu.sp == 0xff56);
    REQUIRE(bench.run_to(0x15d4, 20'000'000));
    CHECK(bench.word(0x5c3d) == 0xff50);
}

TEST_CASE("a cold start leaves one line on a white screen with a white border") {
    BasicBench bench;
    bench.boot();
    for (int row = 0; row < 23; ++row) {
        CAPTURE(row);
        CHECK(bench.row(row).empty());
    }
    CHECK(bench.row(23).starts_with("Four Rivers"));
    const auto attributes = bench.bytes(0x5800, 768);
    CHECK(std::all_of(attributes.begin(), attributes.end(), [](int a) { return a == 0x38; }));
    REQUIRE_FALSE(bench.bus.writes.empty());
    CHECK((bench.bus.writes.back().value & 7) == 7);
}

TEST_CASE("the channel records and streams are set up as documented") {
    BasicBench bench;
    bench.boot();
    CHECK(bench.bytes(0x5cb6, 21) == std::vector<int>{0xf4, 0x09, 0xa8, 0x10, 'K',  0xf4, 0x09,
                                                      0xc4, 0x15, 'S',  0x81, 0x0f, 0xc4, 0x15,
                                                      'R',  0xf4, 0x09, 0xc4, 0x15, 'P',  0x80});
    CHECK(bench.bytes(0x5c10, 16) ==
          std::vector<int>{1, 0, 6, 0, 0x0b, 0, 1, 0, 1, 0, 6, 0, 0x10, 0, 0, 0});
}

TEST_CASE("with 16K the memory test ends at 7fff") {
    BasicBench bench(0x7fff);
    bench.boot();
    CHECK(bench.word(0x5cb2) == 0x7f57);
    CHECK(bench.word(0x5c7b) == 0x7f58);
    CHECK(bench.word(0x5cb4) == 0x7fff);
    CHECK(bench.row(23).starts_with("Four Rivers"));
}

TEST_CASE("NEW keeps RAMTOP and the bytes above it, and forgets program and variables") {
    BasicBench bench;
    bench.boot();
    bench.enter("10 REM kept?");
    bench.enter("LET a=1");
    bench.enter("CLEAR 29999");
    bench.poke(30000, {1, 2, 3});
    bench.enter("NEW");
    CHECK(bench.word(0x5cb2) == 29999);
    CHECK(bench.word(0x5c4b) == 0x5ccb);
    CHECK(bench.bytes(30000, 3) == std::vector<int>{1, 2, 3});
    CHECK(bench.row(23).starts_with("Four Rivers"));
}

TEST_CASE(
    "the words that IM 2 programs read as their vector are ffff, and the ROM begins with DI") {
    const BasicBench bench;
    CHECK(static_cast<int>(bench.byte(0x0000)) == 0xf3);
    for (const int address : {0x38ff, 0x39ff, 0x3aff, 0x3bff}) {
        CAPTURE(address);
        CHECK(bench.word(static_cast<std::uint16_t>(address)) == 0xffff);
    }
    CHECK(static_cast<int>(bench.byte(0x3cff)) == 0xff);
}
