#include <utility>

#include <doctest/doctest.h>

#include "rom_bench.hpp"

using fixture::on_screen;
using fixture::RomBench;

TEST_CASE("addresses of lines and pixels are computed") {
    RomBench bench;
    for (const auto& [b, address] :
         {std::pair{0x18, 0x4000}, {0x11, 0x40e0}, {0x10, 0x4800}, {0x01, 0x50e0}}) {
        bench.registers.bc = static_cast<std::uint16_t>(b << 8);
        REQUIRE(bench.call(0x0e9b));
        CHECK(bench.registers.hl == address);
        CHECK((bench.registers.de >> 8) == 0x18 - b);
    }
    struct Pixel {
        int bc, hl, a;
    };
    for (const Pixel& pixel :
         {Pixel{0x0000, 0x57a0, 0}, {0xafff, 0x401f, 7}, {0x0a14, 0x5582, 4}}) {
        bench.registers.bc = static_cast<std::uint16_t>(pixel.bc);
        REQUIRE(bench.call(0x22aa));
        CHECK(bench.registers.hl == pixel.hl);
        CHECK(bench.a() == pixel.a);
    }
    bench.registers.bc = 0xb000;
    CHECK_FALSE(bench.call(0x22aa));
    CHECK(bench.error() == 0x0a);

    RomBench whole;
    whole.registers.af = 0xbf00;
    whole.registers.bc = 0x00ff;
    REQUIRE(whole.call(0x22b0));
    CHECK(whole.registers.hl == 0x57ff);
    CHECK(whole.a() == 7);
}

TEST_CASE("BORDER sets port and BORDCR with a readable ink") {
    RomBench bench;
    for (const auto& [colour, bordcr] : {std::pair{0, 0x07}, {2, 0x17}, {4, 0x20}, {7, 0x38}}) {
        bench.registers.af = static_cast<std::uint16_t>(colour << 8);
        REQUIRE(bench.call(0x229b));
        CHECK(bench.bus.writes.back().value == colour);
        CHECK(bench.peek(0x5c48) == bordcr);
    }
}

TEST_CASE("PLOT-SUB sets, toggles and resets pixels and colours the cell") {
    RomBench bench = on_screen();
    bench.poke(0x5c8f, {0x42});
    const auto plot = [&](int flag) {
        bench.poke(0x5c91, {static_cast<std::uint8_t>(flag)});
        bench.registers.bc = 100 << 8 | 50;
        REQUIRE(bench.call(0x22e5));
        return bench.peek(0x4b26);
    };
    CHECK(plot(0) == 0x20);
    CHECK(bench.peek(0x5926) == 0x42);
    CHECK(bench.word_at(0x5c7d) == (100 << 8 | 50));
    CHECK(plot(5) == 0x20); // OVER 1: INVERSE 1 leaves it
    CHECK(plot(1) == 0x00); // OVER 1 toggles
    CHECK(plot(1) == 0x20);
    CHECK(plot(4) == 0x00); // INVERSE 1 resets
}

TEST_CASE("DRAW-LINE walks from COORDS and stops at the edge with report B") {
    RomBench bench = on_screen();
    bench.registers.bc = 0x0005;
    bench.registers.de = 0x0101;
    REQUIRE(bench.call(0x24ba));
    CHECK(bench.peek(0x57a0) == 0x7c);
    CHECK(bench.word_at(0x5c7d) == 0x0005);
    bench.registers.bc = 0x0100;
    bench.registers.de = 0xff01;
    CHECK_FALSE(bench.call(0x24ba));
    CHECK(bench.error() == 0x0a);

    RomBench diagonal = on_screen();
    diagonal.registers.bc = 175 << 8 | 255;
    diagonal.registers.de = 0x0101;
    REQUIRE(diagonal.call(0x24ba));
    CHECK(diagonal.word_at(0x5c7d) == (175 << 8 | 255));
    int pixels = 0;
    for (int i = 0x4000; i < 0x5800; ++i) {
        pixels += __builtin_popcount(diagonal.peek(i));
    }
    CHECK(pixels == 255); // one a column; the first was not drawn a second time
}
