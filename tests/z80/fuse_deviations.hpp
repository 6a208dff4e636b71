// The table of differences between the tests of the Fuse emulator and newer measurements of the
// hardware, with reasons. Every known deviation of a test must occur.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "z80/registers.hpp"

namespace zx::z80::test {

/// An event of the set: MC and PC test contention, MR, MW, PR and PW transfer a byte. data: -1 if
/// there is none.
struct FuseEvent {
    std::int64_t time;
    std::string kind;
    std::uint16_t address;
    int data;
    friend bool operator==(const FuseEvent&, const FuseEvent&) = default;
};

/// The state at the end of a test.
struct FuseOutcome {
    Registers registers;
    std::int64_t tstates;
    std::vector<std::uint8_t> memory;
    std::vector<FuseEvent> events;
    /// For each of our events, whether it is a T-state that holds the refresh address.
    std::vector<std::size_t> held_refresh;
};

/// Empty if both are the same.
std::string difference_of(const FuseOutcome& actual, const FuseOutcome& expected);

struct FuseDeviation {
    /// The reason for the difference.
    std::string_view reason;
    /// The names of the tests concerned; empty: all that hold a refresh address.
    std::string_view tests;
    /// Changes our outcome to what the set expects, in this respect only.
    void (*accept)(FuseOutcome& actual, const FuseOutcome& expected);
};

std::span<const FuseDeviation> fuse_deviations();

bool touches(const FuseDeviation& deviation, std::string_view test, const FuseOutcome& actual);

} // namespace zx::z80::test
