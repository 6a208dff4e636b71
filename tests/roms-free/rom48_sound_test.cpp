#include <doctest/doctest.h>

#include "rom_bench.hpp"

using fixture::RomBench;

namespace {

constexpr int Beeper = 0x03b5;

void check_beep(int de, int hl) {
    CAPTURE(hl);
    RomBench bench;
    bench.registers.de = static_cast<std::uint16_t>(de);
    bench.registers.hl = static_cast<std::uint16_t>(hl);
    REQUIRE(bench.call(Beeper));
    const auto& writes = bench.bus.writes;
    REQUIRE(writes.size() == static_cast<std::size_t>(2 * (de + 1)));
    for (std::size_t i = 0; i < writes.size(); ++i) {
        CHECK(writes[i].value == (i % 2 == 0 ? 0x1f : 0x0f));
        if (i > 0) {
            CHECK(writes[i].tstate - writes[i - 1].tstate == 118 + 4 * hl);
        }
    }
    CHECK(bench.registers.iff1);
}

} // namespace

TEST_CASE("BEEPER makes DE+1 cycles of half periods of exactly 118 + 4*HL T") {
    check_beep(3, 100);
    for (const int hl : {0, 1, 2, 3, 4, 5, 1019, 1020, 1021, 1022, 1023, 1024, 1025, 2047, 16640}) {
        check_beep(1, hl);
    }
    check_beep(0, 65535);
}

TEST_CASE("BEEPER keeps the border's colour") {
    RomBench bench;
    bench.poke(0x5c48, {0x10}); // red
    bench.registers.de = 0;
    bench.registers.hl = 10;
    REQUIRE(bench.call(Beeper));
    CHECK(bench.bus.writes[0].value == 0x1a);
    CHECK(bench.bus.writes[1].value == 0x0a);
}
