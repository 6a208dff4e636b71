// Where the tests of the Fuse emulator and the hardware, as newer measurements show it, part ways:
// one table with reasons. Every deviation that is known of a test must still be there.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "z80/registers.hpp"

namespace zx::z80::test {

/// An event of the set: at MC/PC contention is looked at, at MR/MW/PR/PW a byte moves. data: -1
/// where there is none.
struct FuseEvent {
    std::int64_t time;
    std::string kind;
    std::uint16_t address;
    int data;
    friend bool operator==(const FuseEvent&, const FuseEvent&) = default;
};

/// What a test ends in.
struct FuseOutcome {
    Registers registers;
    std::int64_t tstates;
    std::vector<std::uint8_t> memory;
    std::vector<FuseEvent> events;
    /// Which of our events are T-states that hold the refresh address.
    std::vector<std::size_t> held_refresh;
};

/// Empty if both are the same.
std::string difference_of(const FuseOutcome& actual, const FuseOutcome& expected);

struct FuseDeviation {
    /// Why we are not as the set has it.
    std::string_view reason;
    /// The tests that it touches, by name; empty: every one that holds a refresh address.
    std::string_view tests;
    /// Makes of our outcome what the set expects, in this respect only.
    void (*accept)(FuseOutcome& actual, const FuseOutcome& expected);
};

std::span<const FuseDeviation> fuse_deviations();

bool touches(const FuseDeviation& deviation, std::string_view test, const FuseOutcome& actual);

} // namespace zx::z80::test
