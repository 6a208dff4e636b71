// The mixed loop that compares the speed of Z80 cores: its code, how it is loaded, and its known
// end.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "base/bytes.hpp"
#include "z80/flat_bus.hpp"

namespace zx::z80::test {

inline constexpr std::uint16_t WorkloadStart = 0x8000;
/// The address of the running sum, a word.
inline constexpr std::uint16_t WorkloadSum = 0x9110;
inline constexpr std::int64_t WorkloadEnd = 200'037'068;
inline constexpr std::int64_t WorkloadSlice = 69'888;

// clang-format off
inline constexpr std::array<std::uint8_t, 103> WorkloadProgram = {
    0x31, 0x00, 0xf0,             // 8000 LD SP,0xf000
    0xdd, 0x21, 0x00, 0x90,       // 8003 LD IX,0x9000
    0xfd, 0x21, 0x80, 0x90,       // 8007 LD IY,0x9080
    0x21, 0x00, 0xa0,             // 800b LD HL,0xa000
    0x11, 0x00, 0xb0,             // 800e LD DE,0xb000
    0x01, 0x20, 0x00,             // 8011 LD BC,32
    0xed, 0xb0,                   // 8014 LDIR
    0x06, 0x10,                   // 8016 LD B,16
    0x7e,                         // 8018 LD A,(HL)
    0xdd, 0x86, 0x05,             // 8019 ADD A,(IX+5)
    0xcb, 0x07,                   // 801c RLC A
    0xa8,                         // 801e XOR B
    0xdd, 0x77, 0x06,             // 801f LD (IX+6),A
    0xfd, 0x34, 0x02,             // 8022 INC (IY+2)
    0xcd, 0x50, 0x80,             // 8025 CALL 0x8050
    0x23,                         // 8028 INC HL
    0xcb, 0x6f,                   // 8029 BIT 5,A
    0x28, 0x02,                   // 802b JR Z,+2
    0xcb, 0x06,                   // 802d RLC (HL)
    0x10, 0xe7,                   // 802f DJNZ -25
    0x09,                         // 8031 ADD HL,BC
    0xed, 0x52,                   // 8032 SBC HL,DE
    0x22, 0x00, 0x91,             // 8034 LD (0x9100),HL
    0xed, 0x4b, 0x00, 0x91,       // 8037 LD BC,(0x9100)
    0xeb,                         // 803b EX DE,HL
    0xd9,                         // 803c EXX
    0x13,                         // 803d INC DE
    0x7a,                         // 803e LD A,D
    0xb3,                         // 803f OR E
    0xd9,                         // 8040 EXX
    0x08,                         // 8041 EX AF,AF'
    0x2a, 0x10, 0x91,             // 8042 LD HL,(0x9110)
    0x23,                         // 8045 INC HL
    0x22, 0x10, 0x91,             // 8046 LD (0x9110),HL
    0x7c,                         // 8049 LD A,H
    0xb5,                         // 804a OR L
    0xc2, 0x0b, 0x80,             // 804b JP NZ,0x800b
    0x18, 0xbb,                   // 804e JR -69
    0xf5,                         // 8050 PUSH AF
    0xc5,                         // 8051 PUSH BC
    0xe6, 0x0f,                   // 8052 AND 15
    0x4f,                         // 8054 LD C,A
    0x06, 0x00,                   // 8055 LD B,0
    0xcb, 0x21,                   // 8057 SLA C
    0x79,                         // 8059 LD A,C
    0x81,                         // 805a ADD A,C
    0x27,                         // 805b DAA
    0x88,                         // 805c ADC A,B
    0xfe, 0x42,                   // 805d CP 0x42
    0x38, 0x01,                   // 805f JR C,+1
    0x3c,                         // 8061 INC A
    0x57,                         // 8062 LD D,A
    0xc1,                         // 8063 POP BC
    0xf1,                         // 8064 POP AF
    0xaa,                         // 8065 XOR D
    0xc9,                         // 8066 RET
};
// clang-format on

/// Writes the program and pseudo-random data; all other bytes are 0.
inline void load_workload(FlatMemory& memory) {
    memory.fill(0);
    std::copy(WorkloadProgram.begin(), WorkloadProgram.end(), memory.begin() + WorkloadStart);
    std::uint32_t seed = 1;
    for (std::size_t address = 0x9000; address <= 0xb0ff; ++address) {
        seed = (seed * 1103515245u + 12345u) & 0x7fffffff;
        memory[address] = low(seed >> 16);
    }
    memory[WorkloadSum] = 0;
    memory[WorkloadSum + 1] = 0;
}

} // namespace zx::z80::test
