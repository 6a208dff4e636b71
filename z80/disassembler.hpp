// Translates machine code to the text of one instruction.
#pragma once

#include <array>
#include <cstdint>
#include <string>

namespace zx::z80 {

struct Disassembly {
    /// Text in assembler syntax with hexadecimal numbers: "LD A,(IX-0x03)". DEFB for bytes without
    /// effect: a prefix that the next opcode ignores, or an undefined ED opcode.
    std::string text;
    /// Length in bytes, 1..4.
    int length;
};

/// Disassembles the instruction at an address from the four bytes there (no instruction is longer).
[[nodiscard]] Disassembly disassemble(std::uint16_t address, std::array<std::uint8_t, 4> bytes);

} // namespace zx::z80
