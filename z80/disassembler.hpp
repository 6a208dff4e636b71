// Machine code to the text of one instruction.
#pragma once

#include <array>
#include <cstdint>
#include <string>

namespace zx::z80 {

struct Disassembly {
    /// As an assembler takes it, numbers in hex: "LD A,(IX-0x03)". DEFB for bytes that do nothing:
    /// a prefix that the next opcode does not heed, an ED opcode that does not exist.
    std::string text;
    /// Bytes that it takes, 1..4.
    int length;
};

/// The instruction at address, from the four bytes there (no instruction is longer).
[[nodiscard]] Disassembly disassemble(std::uint16_t address, std::array<std::uint8_t, 4> bytes);

} // namespace zx::z80
