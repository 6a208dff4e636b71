// The tape cases of the ROM's acceptance plan. A title begins with the level and the number of the
// case.
#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "basic_bench.hpp"

using fixture::BasicBench;

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

/// The pulses that the ROM wrote to MIC since `first`, as lengths in T-states.
std::vector<std::int64_t> recorded(const BasicBench& bench, std::size_t first) {
    std::vector<std::int64_t> pulses;
    int level = -1;
    std::int64_t edge = 0;
    for (std::size_t i = first; i < bench.bus.writes.size(); ++i) {
        const auto& write = bench.bus.writes[i];
        const int now = write.value >> 3 & 1;
        if (now == level)
            continue;
        if (level >= 0)
            pulses.push_back(write.tstates - edge);
        level = now;
        edge = write.tstates;
    }
    return pulses;
}

/// Types a SAVE, presses a key and returns what reaches the tape.
std::vector<std::int64_t> saved(BasicBench& bench, std::string_view line) {
    bench.type_line(line);
    REQUIRE(bench.run_until_waiting());
    CHECK(bench.row(22).empty());
    CHECK(bench.row(23) == "Start tape, then press any key.");
    const std::size_t first = bench.bus.writes.size();
    bench.feed({'x'});
    REQUIRE(bench.run_until_waiting(3000));
    CHECK(bench.row(23).starts_with("0 OK"));
    return recorded(bench, first);
}

/// Types a command that reads the tape, plays the pulses and returns the report.
std::string
load(BasicBench& bench, std::string_view line, const std::vector<std::int64_t>& pulses) {
    bench.type_line(line);
    bench.run_frames(5);
    bench.bus.pulses = pulses;
    bench.bus.pulse = 0;
    bench.bus.next_edge = bench.bus.tstates;
    REQUIRE(bench.run_until_waiting(3000));
    return bench.row(23);
}

} // namespace

TEST_CASE("4.11 SAVE writes header, pause and data with the documented pulses and borders") {
    BasicBench bench = booted();
    bench.enter("10 REM");
    const std::size_t first = bench.bus.writes.size();
    const auto pulses = saved(bench, "SAVE \"x\" LINE 10");
    const auto is = [](std::int64_t wanted) {
        return [wanted](std::int64_t length) { return std::abs(length - wanted) <= 2; };
    };
    std::size_t at = 0;
    while (at < pulses.size() && !is(2168)(pulses[at]))
        ++at;
    for (const std::size_t leader : {8063U, 3223U}) {
        CAPTURE(leader);
        const auto begin = pulses.begin() + static_cast<long>(at);
        const auto end = std::find_if_not(begin, pulses.end(), is(2168));
        CHECK(std::abs(static_cast<long>(end - begin) - static_cast<long>(leader)) <= 1);
        CHECK(is(667)(end[0]));
        CHECK(is(735)(end[1]));
        at = static_cast<std::size_t>(end - pulses.begin()) + 2;
        const std::size_t bytes = leader == 8063 ? 19 : 8;
        std::vector<int> block;
        for (std::size_t byte = 0; byte < bytes; ++byte) {
            int value = 0;
            for (int bit = 0; bit < 8; ++bit, at += 2)
                value = value << 1 | (pulses.at(at) > 1200 ? 1 : 0);
            block.push_back(value);
        }
        int parity = 0;
        for (const int byte : block)
            parity ^= byte;
        CHECK(parity == 0);
        if (leader == 8063) {
            CHECK(block[0] == 0x00);
            CHECK(block[1] == 0x00);
            CHECK(block[2] == 'x');
            CHECK(block[3] == ' ');
            CHECK(block[12] == 6); // length
            CHECK(block[14] == 10);
            CHECK(block[15] == 0);
            CHECK(block[16] == 6);
            CHECK(*std::max_element(&pulses.at(at), &pulses.at(at + 3)) > 3'400'000); // one second
            while (!is(2168)(pulses.at(at)))
                ++at;
        } else {
            CHECK(block == std::vector<int>{0xff, 0, 10, 2, 0, 0xea, 0x0d, block.back()});
        }
    }
    std::array<bool, 16> seen{};
    for (std::size_t i = first; i < bench.bus.writes.size(); ++i)
        seen.at(bench.bus.writes[i].value & 15) = true;
    CHECK((seen[0x02] && seen[0x0d] && seen[0x01] && seen[0x0e]));
}

TEST_CASE("4.12 what SAVE writes, VERIFY and LOAD read") {
    BasicBench bench = booted();
    bench.enter("10 PRINT \"it runs\"");
    const auto program = saved(bench, "SAVE \"x\" LINE 10");
    CHECK(load(bench, "VERIFY \"\"", program) == "0 OK, 0:1");
    bench.enter("10 PRINT \"it RUNS\"");
    CHECK(load(bench, "VERIFY \"\"", program) == "R Tape loading error, 0:1");
    BasicBench other = booted();
    CHECK(load(other, "LOAD \"x\"", program) == "0 OK, 10:1");
    CHECK(other.row(1) == "Program: x");
    CHECK(other.row(2) == "it runs");

    bench.poke(30000, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10});
    const auto code = saved(bench, "SAVE \"a\" CODE 30000,10");
    other = booted();
    CHECK(load(other, "LOAD \"\" CODE 40000", code) == "0 OK, 0:1");
    CHECK(other.bytes(40000, 10) == bench.bytes(30000, 10));
    CHECK(load(other, "LOAD \"\" CODE 40000,5", code) == "R Tape loading error, 0:1");

    bench.enter("DIM q(3): LET q(2)=7");
    const auto array = saved(bench, "SAVE \"q\" DATA q()");
    other = booted();
    CHECK(load(other, "LOAD \"\" DATA z()", array) == "0 OK, 0:1");
    other.enter("CLS : PRINT z(1);z(2)");
    CHECK(other.row(0) == "07");

    bench.enter("PRINT AT 7,7;\"picture\"");
    const auto screen = saved(bench, "SAVE \"s\" SCREEN$");
    other = booted();
    CHECK(load(other, "LOAD \"\" SCREEN$", screen) == "0 OK, 0:1");
    CHECK(other.row(7) == "       picture");
}

TEST_CASE("5.15 a loader with its own timing constants reads a fast block by 05E7") {
    // A leader, one long pulse, then bits of 400 T and 800 T pulses read by a loop in RAM.
    BasicBench bench = booted();
    const std::vector<int> data{0x12, 0xa5, 0xff, 0x00};
    bench.bus.pulses.assign(100, 1500);
    for (const int byte : data) {
        for (int bit = 7; bit >= 0; --bit)
            bench.bus.pulses.insert(bench.bus.pulses.end(), 2, (byte >> bit & 1) != 0 ? 1140 : 570);
    }
    bench.bus.pulses.push_back(2000);
    bench.bus.next_edge = bench.bus.tstates + 5000;
    // DI: LD IX,50000: LD E,4: LD C,2 / wait for the first edge and 100 more: LD D,101
    // edge: LD B,9C: CALL 05E7: RET NC: DEC D: JR NZ,edge
    // byte: LD L,1 / bit: LD B,B0: CALL 05E3: RET NC: LD A,C4: CP B: RL L: JR NC,bit
    // LD (IX+0),L: INC IX: DEC E: JR NZ,byte: EI: RET
    bench.poke(CodeAt, {0xf3, 0xdd, 0x21, 0x50, 0xc3, 0x1e, 0x04, 0x0e, 0x02, 0x16, 0x65, 0x06,
                        0x9c, 0xcd, 0xe7, 0x05, 0xd0, 0x15, 0x20, 0xf7, 0x2e, 0x01, 0x06, 0xb0,
                        0xcd, 0xe3, 0x05, 0xd0, 0x3e, 0xc4, 0xb8, 0xcb, 0x15, 0x30, 0xf3, 0xdd,
                        0x75, 0x00, 0xdd, 0x23, 0x1d, 0x20, 0xe9, 0xfb, 0xc9});
    REQUIRE(bench.call(CodeAt, 1'000'000));
    for (unsigned i = 0; i < 4; ++i)
        CHECK(int(bench.byte(wrapped(50000 + int(i)))) == data[i]);
}
