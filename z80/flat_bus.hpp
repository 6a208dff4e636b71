// 64 KiB of RAM and a clock: the simplest bus, for tests and for measuring the speed of the
// processor alone.
#pragma once

#include <array>
#include <cstdint>

#include "z80/bus.hpp"

namespace zx::z80 {

using FlatMemory = std::array<std::uint8_t, 0x10000>;

/// Reads of ports return 0xff, writes to them have no effect, and interrupts read 0xff from the
/// data bus. The caller owns the memory.
struct FlatBus {
    /// A small value that only the processor uses during a run (CopiedBus).
    static constexpr bool CopiedWhileRunning = true;

    std::uint8_t* memory;
    /// T-states since the start, and the T-state at or after which run() ends.
    std::int64_t tstates = 0;
    std::int64_t deadline = 0;

    explicit FlatBus(FlatMemory& ram) noexcept : memory(ram.data()) {}

    [[gnu::always_inline]] std::uint8_t fetch_opcode(std::uint16_t address,
                                                     std::uint16_t) noexcept {
        tstates += 4;
        return memory[address];
    }
    [[gnu::always_inline]] std::uint8_t read(std::uint16_t address) noexcept {
        tstates += 3;
        return memory[address];
    }
    [[gnu::always_inline]] void write(std::uint16_t address, std::uint8_t value) noexcept {
        tstates += 3;
        memory[address] = value;
    }
    [[gnu::always_inline]] std::uint8_t in(std::uint16_t) noexcept {
        tstates += 4;
        return 0xff;
    }
    [[gnu::always_inline]] void out(std::uint16_t, std::uint8_t) noexcept { tstates += 4; }
    [[gnu::always_inline]] void internal(std::uint16_t, int count) noexcept { tstates += count; }
    std::uint8_t acknowledge(std::uint16_t) noexcept {
        tstates += 7;
        return 0xff;
    }
    void acknowledge_nmi(std::uint16_t, std::uint16_t) noexcept { tstates += 5; }
    /// Makes all HALT cycles up to the deadline at once (FastHaltBus).
    [[nodiscard, gnu::always_inline]] std::uint64_t fetch_until_end(std::uint16_t,
                                                                    std::uint8_t) noexcept {
        const std::int64_t fetches = (deadline - tstates + 3) / 4;
        tstates += fetches * 4;
        return static_cast<std::uint64_t>(fetches);
    }
    [[nodiscard, gnu::always_inline]] bool keep_running() const noexcept {
        return tstates < deadline;
    }
};

static_assert(Bus<FlatBus>);

} // namespace zx::z80
