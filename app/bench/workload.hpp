// The programs that `bench` runs, as bytes.
//
// Workload B: a mixed loop to compare Z80 cores by; 64 KiB of RAM, no interrupts, about 9.88 T per
// instruction. In published figures of other cores, a run of 200,037,068 T ends with 39735 in the
// word at 0x9110.
//
// Busy: a program that never idles on a 48K with its ROM. It copies 6,912 bytes of ROM to the
// screen from a moving address, then runs 256 rounds of IX, CB, ALU, DAA, CALL, PUSH and port 0xfe,
// with interrupts enabled.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "z80/flat_bus.hpp"

namespace zx::app {

inline constexpr std::uint16_t WorkloadStart = 0x8000;
inline constexpr std::uint16_t WorkloadResult = 0x9110;
inline constexpr std::int64_t WorkloadSlice = 69'888;
inline constexpr std::int64_t WorkloadTstates = 200'037'068;
inline constexpr std::uint16_t WorkloadWord = 39'735;

struct Placed {
    std::uint16_t address = 0;
    std::vector<std::uint8_t> bytes;
};

/// Returns program and data of workload B at their own address, or 16 KiB lower, in the contended
/// memory of a 48K.
[[nodiscard]] std::vector<Placed> workload_b(bool in_contended_memory);

/// Returns the busy program; start it at its address with interrupts enabled in mode 1.
[[nodiscard]] Placed busy_program();

} // namespace zx::app
