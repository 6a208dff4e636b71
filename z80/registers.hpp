// The Zilog Z80's programmer-visible state and the three hidden latches that programs can see
// traces of. A plain value: copy it to save a processor, compare it to prove two runs equal.
#pragma once

#include <cstdint>

namespace zx::z80 {

struct Registers {
    std::uint16_t af = 0xffff, bc = 0xffff, de = 0xffff, hl = 0xffff;
    std::uint16_t af_alt = 0xffff, bc_alt = 0xffff, de_alt = 0xffff, hl_alt = 0xffff;
    std::uint16_t ix = 0xffff, iy = 0xffff, sp = 0xffff, pc = 0;
    /// MEMPTR, visible through bits 3 and 5 of F after BIT b,(HL).
    std::uint16_t wz = 0;
    std::uint8_t i = 0;
    /// Bits 6-0 count opcode fetches, bit 7 is what LD R,A set.
    std::uint8_t r = 0;
    /// Interrupt mode, 0..2.
    std::uint8_t im = 0;
    bool iff1 = false;
    bool iff2 = false;
    /// In HALT: PC is already behind the instruction; opcode fetches go on without effect.
    bool halted = false;
    /// No interrupt is accepted at the coming instruction boundary: set by EI, a lone DD/FD prefix,
    /// and RETN/RETI when IFF1 differed from IFF2.
    bool interrupt_shadow = false;
    /// The last instruction was LD A,I or LD A,R: an interrupt accepted now clears P/V (NMOS
    /// fault).
    bool loaded_iff2 = false;
    /// Q: the F that the last instruction wrote, or 0 if it wrote none. SCF and CCF see it.
    std::uint8_t q = 0;
    /// 0xdd or 0xfd in the midst of a chain of prefixes: the last one fetched, whose instruction is
    /// still to come. 0 at every other instruction boundary, so that a file format may leave it
    /// out.
    std::uint8_t prefix = 0;

    friend bool operator==(const Registers&, const Registers&) = default;
};

} // namespace zx::z80
