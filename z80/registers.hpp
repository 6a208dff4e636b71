// The Zilog Z80's programmer-visible state, and three hidden latches whose effects programs can
// observe. A plain value: a copy saves a processor, and a comparison shows whether two runs are
// equal.
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
    /// Bits 6-0 count opcode fetches; bit 7 is as LD R,A set it.
    std::uint8_t r = 0;
    /// Interrupt mode, 0..2.
    std::uint8_t im = 0;
    bool iff1 = false;
    bool iff2 = false;
    /// The processor is in HALT: PC is already after the instruction; opcode fetches continue
    /// without effect.
    bool halted = false;
    /// No interrupt is accepted at the next instruction boundary. Set by EI, by a DD/FD prefix that
    /// another one follows, and by RETN/RETI if IFF1 differed from IFF2.
    bool interrupt_shadow = false;
    /// The last instruction was LD A,I or LD A,R: an interrupt accepted now clears P/V (NMOS
    /// fault).
    bool loaded_iff2 = false;
    /// Q: the F that the last instruction wrote, or 0 if it wrote none. Affects SCF and CCF.
    std::uint8_t q = 0;
    /// 0xdd or 0xfd in the middle of a chain of prefixes: the last prefix fetched, whose
    /// instruction is not yet executed. 0 at every other instruction boundary, so a file format may
    /// omit it.
    std::uint8_t prefix = 0;

    friend bool operator==(const Registers&, const Registers&) = default;
};

} // namespace zx::z80
