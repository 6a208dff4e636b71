// The block instructions, one pass each. A pass that repeats sets PC back to the ED byte, so that
// an interrupt can be accepted between two passes. Included through z80/execute.hpp only.
#pragma once

#include <cstdint>

#include "base/bytes.hpp"
#include "z80/alu.hpp"
#include "z80/core.hpp"

namespace zx::z80::detail {

/// The direction of the pointers, and whether the instruction repeats.
enum class Way { Up = 1, Down = -1 };
enum class Times { Once, Repeat };

template <class Cpu>
[[gnu::always_inline]] inline void go_back(Cpu& cpu, std::uint16_t held_address) {
    cpu.internal(held_address, 5);
    cpu.wz = wrap16(cpu.pc - 1);
    cpu.pc = wrap16(cpu.pc - 2);
}

/// LDI, LDD, LDIR, LDDR.
template <Way W, Times Repeated, class Cpu>
[[gnu::always_inline]] inline void block_load(Cpu& cpu) {
    const std::uint8_t byte = cpu.read(cpu.hl);
    cpu.write(cpu.de, byte);
    cpu.internal(cpu.de, 2);
    cpu.bc = wrap16(cpu.bc - 1);
    std::uint8_t flags = alu::block_load(byte, cpu.a, cpu.bc != 0, cpu.f);
    if (Repeated == Times::Repeat && cpu.bc != 0) {
        go_back(cpu, cpu.de);
        flags = alu::block_repeats(flags, cpu.pc);
    }
    cpu.hl = wrap16(cpu.hl + static_cast<int>(W));
    cpu.de = wrap16(cpu.de + static_cast<int>(W));
    cpu.set_flags(flags);
}

/// CPI, CPD, CPIR, CPDR.
template <Way W, Times Repeated, class Cpu>
[[gnu::always_inline]] inline void block_compare(Cpu& cpu) {
    const std::uint8_t byte = cpu.read(cpu.hl);
    cpu.internal(cpu.hl, 5);
    cpu.bc = wrap16(cpu.bc - 1);
    cpu.wz = wrap16(cpu.wz + static_cast<int>(W));
    std::uint8_t flags = alu::block_compare(byte, cpu.a, cpu.bc != 0, cpu.f);
    if (Repeated == Times::Repeat && cpu.bc != 0 && byte != cpu.a) {
        go_back(cpu, cpu.hl);
        flags = alu::block_repeats(flags, cpu.pc);
    }
    cpu.hl = wrap16(cpu.hl + static_cast<int>(W));
    cpu.set_flags(flags);
}

/// INI, IND, INIR, INDR. The port's high byte is B before its decrement.
template <Way W, Times Repeated, class Cpu> [[gnu::always_inline]] inline void block_in(Cpu& cpu) {
    cpu.fetch_longer(1);
    const std::uint8_t byte = cpu.bus.in(cpu.bc);
    cpu.write(cpu.hl, byte);
    cpu.wz = wrap16(cpu.bc + static_cast<int>(W));
    const unsigned sum = unsigned{byte} + low(cpu.bc + static_cast<int>(W));
    cpu.bc = wrap16(cpu.bc - 0x100);
    const std::uint8_t b = high(cpu.bc);
    std::uint8_t flags = alu::block_io(byte, sum, b);
    if (Repeated == Times::Repeat && b != 0) {
        go_back(cpu, cpu.hl);
        flags = alu::block_io_repeats(flags, b, cpu.pc);
    }
    cpu.hl = wrap16(cpu.hl + static_cast<int>(W));
    cpu.set_flags(flags);
}

/// True if OTIR and OTDR hold the port, BC, on the address bus in the 5 T of a repetition (Fuse,
/// SkoolKit, redcode). Disputed: HL (an older FAQ).
inline constexpr bool OutRepeatHoldsPort = true;

/// OUTI, OUTD, OTIR, OTDR. The port's high byte is B after its decrement.
template <Way W, Times Repeated, class Cpu> [[gnu::always_inline]] inline void block_out(Cpu& cpu) {
    cpu.fetch_longer(1);
    const std::uint8_t byte = cpu.read(cpu.hl);
    cpu.bc = wrap16(cpu.bc - 0x100);
    cpu.bus.out(cpu.bc, byte);
    cpu.hl = wrap16(cpu.hl + static_cast<int>(W));
    cpu.wz = wrap16(cpu.bc + static_cast<int>(W));
    const std::uint8_t b = high(cpu.bc);
    std::uint8_t flags = alu::block_io(byte, unsigned{byte} + low(cpu.hl), b);
    if (Repeated == Times::Repeat && b != 0) {
        go_back(cpu, OutRepeatHoldsPort ? cpu.bc : cpu.hl);
        flags = alu::block_io_repeats(flags, b, cpu.pc);
    }
    cpu.set_flags(flags);
}

} // namespace zx::z80::detail
