// Calls the ROM's LD-BYTES on a machine that plays the tape and on a copy with instant load.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "loaders/tape.hpp"
#include "machine/machine.hpp"

namespace fixture {

/// A call of LD-BYTES, and the block that it hears.
struct LoadCall {
    std::uint8_t flag = 0xff;
    bool load = true;
    std::uint16_t address = 0x9000;
    std::uint16_t length = 0;
    std::uint16_t stack = 0x7f00;
    zx::loaders::DataBlock block;
    /// The bytes in memory from `address` on before the call.
    std::vector<std::uint8_t> memory;
};

/// What a program can see after the call.
struct LoadResult {
    bool returned = false;
    std::uint16_t af = 0, ix = 0, de = 0, sp = 0;
    bool interrupts = false;
    /// An interrupt came between the EI of LD-BYTES and the DI of the caller.
    bool interrupted = false;
    std::vector<std::uint8_t> ram;
    int frames = 0;
};

class LdBytesBench {
  public:
    LdBytesBench(zx::machine::Model model, std::span<const std::uint8_t> rom);

    [[nodiscard]] LoadResult run(const LoadCall& call, bool instant) const;

  private:
    zx::machine::Machine ready_;
};

/// Returns a call with everything chosen at random: blocks that fit, with wrong flags and checksums,
/// too short and too long, loaded and verified, in all parts of memory.
[[nodiscard]] LoadCall random_call(std::uint32_t seed);

[[nodiscard]] std::string describe(const LoadCall& call);

/// Makes `count` random calls on both machines and compares all that a program can see (doctest).
void compare_calls(zx::machine::Model model, std::span<const std::uint8_t> rom, int count);

} // namespace fixture
