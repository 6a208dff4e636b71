#include <algorithm>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "rom_bench.hpp"

using fixture::Bytes;
using fixture::RomBench;
using fixture::with_checksum;
using zx::ula::Key;

namespace {

constexpr int SaBytes = 0x04c2;
constexpr int LdBytes = 0x0556;
constexpr int LdEdge1 = 0x05e7;
constexpr int Destination = 0xa000;
constexpr int BreakError = 0x0c;

const Bytes Data = {0x55, 0xff, 0x00};

/// Calls LD-BYTES for three bytes at Destination.
bool load(RomBench& bench, int flag, bool verify = false) {
    bench.registers.ix = Destination;
    bench.registers.de = 3;
    bench.registers.af = static_cast<std::uint16_t>(flag << 8 | (verify ? 0 : 1));
    return bench.call(LdBytes);
}

Bytes loaded(const RomBench& bench) {
    return {bench.peek(Destination), bench.peek(Destination + 1), bench.peek(Destination + 2)};
}

const Bytes Block = with_checksum({0xff, 0x55, 0xff, 0x00});

} // namespace

TEST_CASE("LD-BYTES loads a block of the wanted flag at normal speed") {
    RomBench bench;
    bench.play(Block, 1.0);
    REQUIRE(load(bench, 0xff));
    CHECK(bench.carry());
    CHECK(loaded(bench) == Data);
    CHECK(bench.registers.ix == Destination + 3);
    CHECK(bench.registers.de == 0);
    CHECK(bench.registers.iff1);
    CHECK((bench.bus.writes.back().value & 7) == 7); // the original border
}

TEST_CASE("LD-BYTES loads tapes that are up to ten per cent fast or slow") {
    for (const double scale : {0.90, 0.95, 1.05, 1.10}) {
        CAPTURE(scale);
        RomBench bench;
        bench.play(Block, scale);
        REQUIRE(load(bench, 0xff));
        CHECK(bench.carry());
        CHECK(loaded(bench) == Data);
    }
}

TEST_CASE("LD-BYTES refuses another flag and changes no memory") {
    RomBench bench;
    bench.play(Block, 1.0);
    REQUIRE(load(bench, 0x00));
    CHECK_FALSE(bench.carry());
    CHECK(loaded(bench) == Bytes{0, 0, 0});
}

TEST_CASE("LD-BYTES refuses a block with one wrong bit") {
    RomBench bench;
    Bytes damaged = Block;
    damaged[2] ^= 0x10;
    bench.play(damaged, 1.0);
    REQUIRE(load(bench, 0xff));
    CHECK_FALSE(bench.carry());
}

TEST_CASE("VERIFY agrees with equal memory, not with changed memory, and writes none") {
    for (const bool equal : {true, false}) {
        CAPTURE(equal);
        RomBench bench;
        const Bytes memory = {0x55, static_cast<std::uint8_t>(equal ? 0xff : 0xfe), 0x00};
        bench.poke(Destination, memory);
        bench.play(Block, 1.0);
        REQUIRE(load(bench, 0xff, true));
        CHECK(bench.carry() == equal);
        CHECK(loaded(bench) == memory);
    }
}

TEST_CASE("SPACE stops a load with report D and restores the border") {
    RomBench bench;
    bench.bus.keyboard.press(Key::Space);
    CHECK_FALSE(load(bench, 0xff));
    CHECK(bench.error() == BreakError);
    CHECK(bench.bus.writes.back().value == 7);
    CHECK(bench.registers.iff1);
}

TEST_CASE("the border shows red and cyan in the leader, blue and yellow in the data") {
    RomBench bench;
    bench.play(Block, 1.0);
    REQUIRE(load(bench, 0xff));
    std::vector<int> seen;
    for (const auto& write : bench.bus.writes) {
        const int colour = write.value & 7;
        if (std::find(seen.begin(), seen.end(), colour) == seen.end()) {
            seen.push_back(colour);
        }
    }
    std::sort(seen.begin(), seen.end());
    CHECK(seen == std::vector{1, 2, 5, 6, 7});
}

TEST_CASE("LD-EDGE-1 waits 358 T, then samples every 59 T and times out when B wraps") {
    RomBench bench;
    bench.registers.bc = 0xf602; // ten samples
    const std::int64_t start = bench.bus.tstate;
    REQUIRE(bench.call(LdEdge1));
    CHECK_FALSE(bench.carry());
    CHECK(bench.zero());
    // The last sample is not taken: INC B 4 T, RET Z 11 T.
    CHECK(bench.bus.tstate - start == 358 + 9 * 59 + 4 + 11);
    CHECK(bench.registers.bc == 0x0002);
}

TEST_CASE("LD-EDGE-1 finds an edge, complements level and colour, and leaves other registers") {
    RomBench bench;
    bench.bus.pulses = {700, 100'000};
    bench.bus.next_edge = bench.bus.tstate;
    bench.registers.bc = 0x8002;
    bench.registers.de = 0x1234;
    bench.registers.hl = 0x5678;
    REQUIRE(bench.call(LdEdge1));
    CHECK(bench.carry());
    CHECK((bench.registers.bc & 0x27) == 0x25);
    CHECK(bench.bus.writes.back().value == (5 | 8));
    CHECK(bench.registers.de == 0x1234);
    CHECK(bench.registers.hl == 0x5678);
}

TEST_CASE("LD-EDGE-1 reports SPACE by a reset zero flag") {
    RomBench bench;
    bench.bus.keyboard.press(Key::Space);
    bench.registers.bc = 0x8002;
    REQUIRE(bench.call(LdEdge1));
    CHECK_FALSE(bench.carry());
    CHECK_FALSE(bench.zero());
}

TEST_CASE("the custom loader entry at 0562 loads as the whole routine does") {
    RomBench bench;
    // INC D : EX AF,AF' : DEC D : DI : LD A,0x0f : OUT (0xfe),A : LD HL,0x053f : PUSH HL : JP
    // 0x0562
    bench.poke(
        0xb000,
        {0x14, 0x08, 0x15, 0xf3, 0x3e, 0x0f, 0xd3, 0xfe, 0x21, 0x3f, 0x05, 0xe5, 0xc3, 0x62, 0x05});
    bench.play(Block, 1.0);
    bench.registers.ix = Destination;
    bench.registers.de = 3;
    bench.registers.af = 0xff01;
    REQUIRE(bench.call(0xb000));
    CHECK(bench.carry());
    CHECK(loaded(bench) == Data);
}

TEST_CASE("SA-BYTES writes leader, sync, bits and parity with exact pulses") {
    RomBench bench;
    const Bytes data = {0xa5, 0x00, 0xff};
    bench.poke(Destination, data);
    bench.registers.ix = Destination;
    bench.registers.de = 3;
    bench.registers.af = 0xff00;
    REQUIRE(bench.call(SaBytes));
    CHECK(bench.carry());
    CHECK(bench.registers.iff1);

    const auto& writes = bench.bus.writes;
    std::vector<std::int64_t> pulses;
    for (std::size_t i = 1; i < writes.size(); ++i) {
        pulses.push_back(writes[i].tstate - writes[i - 1].tstate);
    }
    std::vector<std::int64_t> expected(3223, 2168);
    expected.push_back(667);
    expected.push_back(735);
    for (const std::uint8_t byte : with_checksum({0xff, 0xa5, 0x00, 0xff})) {
        for (int bit = 7; bit >= 0; --bit) {
            expected.insert(expected.end(), 2, ((byte >> bit) & 1) != 0 ? 1710 : 855);
        }
    }
    REQUIRE(pulses.size() == expected.size() + 1); // the level returns at the end
    for (std::size_t i = 0; i < expected.size(); ++i) {
        CAPTURE(i);
        CHECK(std::abs(pulses[i] - expected[i]) <= 1);
    }
    CHECK(writes[0].value == 0x02);
    CHECK(writes[1].value == 0x0d);
    CHECK(writes[3225].value == 0x0e);
    CHECK(writes[3226].value == 0x01);
}

TEST_CASE("the custom saver entry at 04D0 takes the flag from A and the leader from HL") {
    RomBench bench;
    // Pushes the return to 053F, then LD HL,9 : LD C,0xff : XOR A : INC A : JP 04D0
    bench.poke(
        0xb000,
        {0x21, 0x3f, 0x05, 0xe5, 0x21, 0x09, 0x00, 0x0e, 0xff, 0xaf, 0x3c, 0xc3, 0xd0, 0x04});
    bench.registers.ix = Destination;
    bench.registers.de = 1;
    REQUIRE(bench.call(0xb000));
    // The first byte after leader and sync is the flag 01: seven short bits and a long one.
    const auto& writes = bench.bus.writes;
    const auto sync = std::find_if(writes.begin() + 1, writes.end(), [&](const auto& write) {
        return write.tstate - (&write - 1)->tstate < 1000;
    });
    REQUIRE(writes.end() - sync > 20);
    for (int pulse = 0; pulse < 16; ++pulse) {
        CAPTURE(pulse);
        const auto length = sync[pulse + 2].tstate - sync[pulse + 1].tstate;
        CHECK(std::abs(length - (pulse < 14 ? 855 : 1710)) <= 1);
    }
}

TEST_CASE("LD-BYTES loads the output of SA-BYTES") {
    RomBench saver;
    const Bytes data = {0x12, 0x80, 0x7f};
    saver.poke(Destination, data);
    saver.registers.ix = Destination;
    saver.registers.de = 3;
    saver.registers.af = 0x0000;
    REQUIRE(saver.call(SaBytes));

    RomBench bench;
    for (std::size_t i = 1; i < saver.bus.writes.size(); ++i) {
        bench.bus.pulses.push_back(saver.bus.writes[i].tstate - saver.bus.writes[i - 1].tstate);
    }
    bench.bus.next_edge = bench.bus.tstate;
    REQUIRE(load(bench, 0x00));
    CHECK(bench.carry());
    CHECK(loaded(bench) == data);
}
