// The numbers that N draws, on the bundled tape with another way to draw them.
#include <cstdint>
#include <optional>
#include <vector>

#include <doctest/doctest.h>

#include "base/bytes.hpp"
#include "changed_tape.hpp"
#include "shisen/oracle/deal_sample.hpp"
#include "shisen/oracle/tape_subject.hpp"

using fixture::TapeGame;
using shisen::Gravity;
using shisen::oracle::TapeSubject;

namespace {

/// Returns the range of the numbers that N draws if this code is run in place of LD HL,(FRAMES), which
/// reads the ROM's frame counter.
std::optional<shisen::oracle::NarrowRange> range_with(const std::vector<std::uint8_t>& draw) {
    constexpr std::uint16_t Free = 0x7000;
    constexpr std::uint8_t Jump = 0xc3;
    constexpr int JumpBytes = 3;
    TapeGame tape = fixture::started_tape();
    // LD HL,(FRAMES); LD A,H; OR L; JR Z
    const std::uint16_t from = fixture::find(tape, {0x2a, 0x78, 0x5c, 0x7c, 0xb5, 0x28});
    REQUIRE(from != 0);
    const auto jump = [&](std::uint16_t at, std::uint16_t to) {
        tape.machine().poke(at, Jump);
        tape.machine().poke(zx::wrap16(at + 1), static_cast<std::uint8_t>(to & 0xff));
        tape.machine().poke(zx::wrap16(at + 2), static_cast<std::uint8_t>(to >> 8));
    };
    std::uint16_t at = Free;
    for (const std::uint8_t byte : draw) {
        tape.machine().poke(at++, byte);
    }
    jump(at, zx::wrap16(from + JumpBytes));
    jump(from, Free);
    const auto learned = shisen::oracle::learn_tape(tape.machine());
    REQUIRE(learned);
    return shisen::oracle::narrow_range_of_draws(
        dynamic_cast<const TapeSubject&>(learned->start_states.of(Gravity::On)));
}

} // namespace

TEST_CASE("numbers that N draws from the whole range are not narrow") {
    CHECK_FALSE(range_with({0x2a, 0x78, 0x5c})); // LD HL,(FRAMES)
}

TEST_CASE("numbers of ten bits are not taken for numbers of three digits") {
    // LD HL,(FRAMES); LD A,H; AND 3; LD H,A
    const auto range = range_with({0x2a, 0x78, 0x5c, 0x7c, 0xe6, 0x03, 0x67});
    REQUIRE(range);
    CHECK(range->highest >= 1000);
    CHECK(range->highest < 1024);
    CHECK_FALSE(range->decimal());
}

TEST_CASE("numbers below 1000 are numbers of three digits") {
    // LD HL,(FRAMES); LD DE,1000; OR A; repeat: SBC HL,DE; JR NC,repeat; ADD HL,DE
    const auto range =
        range_with({0x2a, 0x78, 0x5c, 0x11, 0xe8, 0x03, 0xb7, 0xed, 0x52, 0x30, 0xfc, 0x19});
    REQUIRE(range);
    CHECK(range->highest < 1000);
    CHECK(range->decimal());
}

TEST_CASE("numbers of one byte that do not come from the frame counter are narrow") {
    // LD A,R; LD L,A; LD H,0
    const auto range = range_with({0xed, 0x5f, 0x6f, 0x26, 0x00});
    REQUIRE(range);
    CHECK(range->highest < 256);
}

TEST_CASE("numbers that depend on the number before are not narrow") {
    // LD HL,(number); LD D,H; LD E,L; ADD HL,HL; ADD HL,HL; ADD HL,DE; LD DE,(FRAMES); LD D,0; ADD HL,DE
    CHECK_FALSE(range_with({0x2a,
                            0xf8,
                            0x63,
                            0x54,
                            0x5d,
                            0x29,
                            0x29,
                            0x19,
                            0xed,
                            0x5b,
                            0x78,
                            0x5c,
                            0x16,
                            0x00,
                            0x19}));
}
