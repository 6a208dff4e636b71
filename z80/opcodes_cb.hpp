// The opcodes after CB (rotations, shifts and single bits), and those after DD CB d and FD CB d,
// which operate on (IX+d) and also copy the result to a register. Included through z80/execute.hpp
// only.
#pragma once

#include <cstdint>

#include "base/bytes.hpp"
#include "z80/alu.hpp"
#include "z80/core.hpp"
#include "z80/operations.hpp"

namespace zx::z80::detail {

template <R8 R, auto Operation, class Cpu> [[gnu::always_inline]] inline void rotate(Cpu& cpu) {
    const alu::Result8 result = Operation(cpu.template get<R>(), cpu.f);
    cpu.template set<R>(result.value);
    cpu.set_flags(result.flags);
}
template <unsigned Number, R8 R, class Cpu> [[gnu::always_inline]] inline void bit(Cpu& cpu) {
    const std::uint8_t value = cpu.template get<R>();
    cpu.set_flags(alu::bit(Number, value, value, cpu.f));
}
template <unsigned Number, class Cpu>
[[gnu::always_inline]] inline void bit_memory(Cpu& cpu, std::uint16_t address) {
    const std::uint8_t value = cpu.read(address);
    cpu.internal(address, 1);
    cpu.set_flags(alu::bit(Number, value, high(cpu.wz), cpu.f));
}
template <unsigned Number, R8 R, class Cpu> [[gnu::always_inline]] inline void res(Cpu& cpu) {
    cpu.template set<R>(low(cpu.template get<R>() & ~(1u << Number)));
}
template <unsigned Number, R8 R, class Cpu> [[gnu::always_inline]] inline void set(Cpu& cpu) {
    cpu.template set<R>(low(cpu.template get<R>() | (1u << Number)));
}
/// Reads the byte, spends one T, writes (byte & mask) | bits and returns what it wrote.
template <class Cpu>
[[gnu::always_inline]] inline std::uint8_t
rewrite(Cpu& cpu, std::uint16_t address, unsigned mask, unsigned bits) {
    const std::uint8_t value = low((cpu.read(address) & mask) | bits);
    cpu.internal(address, 1);
    cpu.write(address, value);
    return value;
}
template <unsigned Number, class Cpu>
[[gnu::always_inline]] inline void res_memory(Cpu& cpu, std::uint16_t address) {
    rewrite(cpu, address, ~(1u << Number), 0);
}
template <unsigned Number, class Cpu>
[[gnu::always_inline]] inline void set_memory(Cpu& cpu, std::uint16_t address) {
    rewrite(cpu, address, 0xff, 1u << Number);
}

// clang-format off

template <class Cpu> [[gnu::always_inline]] inline void execute_plain_bits(Cpu& cpu) {
    using enum R8;
    switch (cpu.fetch()) {
    case 0x00: rotate<B, alu::rlc>(cpu); break;                                   // RLC B
    case 0x01: rotate<C, alu::rlc>(cpu); break;                                   // RLC C
    case 0x02: rotate<D, alu::rlc>(cpu); break;                                   // RLC D
    case 0x03: rotate<E, alu::rlc>(cpu); break;                                   // RLC E
    case 0x04: rotate<H, alu::rlc>(cpu); break;                                   // RLC H
    case 0x05: rotate<L, alu::rlc>(cpu); break;                                   // RLC L
    case 0x06: modify<alu::rlc>(cpu, cpu.hl); break;                              // RLC (HL)
    case 0x07: rotate<A, alu::rlc>(cpu); break;                                   // RLC A
    case 0x08: rotate<B, alu::rrc>(cpu); break;                                   // RRC B
    case 0x09: rotate<C, alu::rrc>(cpu); break;                                   // RRC C
    case 0x0a: rotate<D, alu::rrc>(cpu); break;                                   // RRC D
    case 0x0b: rotate<E, alu::rrc>(cpu); break;                                   // RRC E
    case 0x0c: rotate<H, alu::rrc>(cpu); break;                                   // RRC H
    case 0x0d: rotate<L, alu::rrc>(cpu); break;                                   // RRC L
    case 0x0e: modify<alu::rrc>(cpu, cpu.hl); break;                              // RRC (HL)
    case 0x0f: rotate<A, alu::rrc>(cpu); break;                                   // RRC A
    case 0x10: rotate<B, alu::rl>(cpu); break;                                    // RL B
    case 0x11: rotate<C, alu::rl>(cpu); break;                                    // RL C
    case 0x12: rotate<D, alu::rl>(cpu); break;                                    // RL D
    case 0x13: rotate<E, alu::rl>(cpu); break;                                    // RL E
    case 0x14: rotate<H, alu::rl>(cpu); break;                                    // RL H
    case 0x15: rotate<L, alu::rl>(cpu); break;                                    // RL L
    case 0x16: modify<alu::rl>(cpu, cpu.hl); break;                               // RL (HL)
    case 0x17: rotate<A, alu::rl>(cpu); break;                                    // RL A
    case 0x18: rotate<B, alu::rr>(cpu); break;                                    // RR B
    case 0x19: rotate<C, alu::rr>(cpu); break;                                    // RR C
    case 0x1a: rotate<D, alu::rr>(cpu); break;                                    // RR D
    case 0x1b: rotate<E, alu::rr>(cpu); break;                                    // RR E
    case 0x1c: rotate<H, alu::rr>(cpu); break;                                    // RR H
    case 0x1d: rotate<L, alu::rr>(cpu); break;                                    // RR L
    case 0x1e: modify<alu::rr>(cpu, cpu.hl); break;                               // RR (HL)
    case 0x1f: rotate<A, alu::rr>(cpu); break;                                    // RR A
    case 0x20: rotate<B, alu::sla>(cpu); break;                                   // SLA B
    case 0x21: rotate<C, alu::sla>(cpu); break;                                   // SLA C
    case 0x22: rotate<D, alu::sla>(cpu); break;                                   // SLA D
    case 0x23: rotate<E, alu::sla>(cpu); break;                                   // SLA E
    case 0x24: rotate<H, alu::sla>(cpu); break;                                   // SLA H
    case 0x25: rotate<L, alu::sla>(cpu); break;                                   // SLA L
    case 0x26: modify<alu::sla>(cpu, cpu.hl); break;                              // SLA (HL)
    case 0x27: rotate<A, alu::sla>(cpu); break;                                   // SLA A
    case 0x28: rotate<B, alu::sra>(cpu); break;                                   // SRA B
    case 0x29: rotate<C, alu::sra>(cpu); break;                                   // SRA C
    case 0x2a: rotate<D, alu::sra>(cpu); break;                                   // SRA D
    case 0x2b: rotate<E, alu::sra>(cpu); break;                                   // SRA E
    case 0x2c: rotate<H, alu::sra>(cpu); break;                                   // SRA H
    case 0x2d: rotate<L, alu::sra>(cpu); break;                                   // SRA L
    case 0x2e: modify<alu::sra>(cpu, cpu.hl); break;                              // SRA (HL)
    case 0x2f: rotate<A, alu::sra>(cpu); break;                                   // SRA A
    case 0x30: rotate<B, alu::sll>(cpu); break;                                   // SLL B
    case 0x31: rotate<C, alu::sll>(cpu); break;                                   // SLL C
    case 0x32: rotate<D, alu::sll>(cpu); break;                                   // SLL D
    case 0x33: rotate<E, alu::sll>(cpu); break;                                   // SLL E
    case 0x34: rotate<H, alu::sll>(cpu); break;                                   // SLL H
    case 0x35: rotate<L, alu::sll>(cpu); break;                                   // SLL L
    case 0x36: modify<alu::sll>(cpu, cpu.hl); break;                              // SLL (HL)
    case 0x37: rotate<A, alu::sll>(cpu); break;                                   // SLL A
    case 0x38: rotate<B, alu::srl>(cpu); break;                                   // SRL B
    case 0x39: rotate<C, alu::srl>(cpu); break;                                   // SRL C
    case 0x3a: rotate<D, alu::srl>(cpu); break;                                   // SRL D
    case 0x3b: rotate<E, alu::srl>(cpu); break;                                   // SRL E
    case 0x3c: rotate<H, alu::srl>(cpu); break;                                   // SRL H
    case 0x3d: rotate<L, alu::srl>(cpu); break;                                   // SRL L
    case 0x3e: modify<alu::srl>(cpu, cpu.hl); break;                              // SRL (HL)
    case 0x3f: rotate<A, alu::srl>(cpu); break;                                   // SRL A

    case 0x40: bit<0, B>(cpu); break;                                             // BIT 0,B
    case 0x41: bit<0, C>(cpu); break;                                             // BIT 0,C
    case 0x42: bit<0, D>(cpu); break;                                             // BIT 0,D
    case 0x43: bit<0, E>(cpu); break;                                             // BIT 0,E
    case 0x44: bit<0, H>(cpu); break;                                             // BIT 0,H
    case 0x45: bit<0, L>(cpu); break;                                             // BIT 0,L
    case 0x46: bit_memory<0>(cpu, cpu.hl); break;                                 // BIT 0,(HL)
    case 0x47: bit<0, A>(cpu); break;                                             // BIT 0,A
    case 0x48: bit<1, B>(cpu); break;                                             // BIT 1,B
    case 0x49: bit<1, C>(cpu); break;                                             // BIT 1,C
    case 0x4a: bit<1, D>(cpu); break;                                             // BIT 1,D
    case 0x4b: bit<1, E>(cpu); break;                                             // BIT 1,E
    case 0x4c: bit<1, H>(cpu); break;                                             // BIT 1,H
    case 0x4d: bit<1, L>(cpu); break;                                             // BIT 1,L
    case 0x4e: bit_memory<1>(cpu, cpu.hl); break;                                 // BIT 1,(HL)
    case 0x4f: bit<1, A>(cpu); break;                                             // BIT 1,A
    case 0x50: bit<2, B>(cpu); break;                                             // BIT 2,B
    case 0x51: bit<2, C>(cpu); break;                                             // BIT 2,C
    case 0x52: bit<2, D>(cpu); break;                                             // BIT 2,D
    case 0x53: bit<2, E>(cpu); break;                                             // BIT 2,E
    case 0x54: bit<2, H>(cpu); break;                                             // BIT 2,H
    case 0x55: bit<2, L>(cpu); break;                                             // BIT 2,L
    case 0x56: bit_memory<2>(cpu, cpu.hl); break;                                 // BIT 2,(HL)
    case 0x57: bit<2, A>(cpu); break;                                             // BIT 2,A
    case 0x58: bit<3, B>(cpu); break;                                             // BIT 3,B
    case 0x59: bit<3, C>(cpu); break;                                             // BIT 3,C
    case 0x5a: bit<3, D>(cpu); break;                                             // BIT 3,D
    case 0x5b: bit<3, E>(cpu); break;                                             // BIT 3,E
    case 0x5c: bit<3, H>(cpu); break;                                             // BIT 3,H
    case 0x5d: bit<3, L>(cpu); break;                                             // BIT 3,L
    case 0x5e: bit_memory<3>(cpu, cpu.hl); break;                                 // BIT 3,(HL)
    case 0x5f: bit<3, A>(cpu); break;                                             // BIT 3,A
    case 0x60: bit<4, B>(cpu); break;                                             // BIT 4,B
    case 0x61: bit<4, C>(cpu); break;                                             // BIT 4,C
    case 0x62: bit<4, D>(cpu); break;                                             // BIT 4,D
    case 0x63: bit<4, E>(cpu); break;                                             // BIT 4,E
    case 0x64: bit<4, H>(cpu); break;                                             // BIT 4,H
    case 0x65: bit<4, L>(cpu); break;                                             // BIT 4,L
    case 0x66: bit_memory<4>(cpu, cpu.hl); break;                                 // BIT 4,(HL)
    case 0x67: bit<4, A>(cpu); break;                                             // BIT 4,A
    case 0x68: bit<5, B>(cpu); break;                                             // BIT 5,B
    case 0x69: bit<5, C>(cpu); break;                                             // BIT 5,C
    case 0x6a: bit<5, D>(cpu); break;                                             // BIT 5,D
    case 0x6b: bit<5, E>(cpu); break;                                             // BIT 5,E
    case 0x6c: bit<5, H>(cpu); break;                                             // BIT 5,H
    case 0x6d: bit<5, L>(cpu); break;                                             // BIT 5,L
    case 0x6e: bit_memory<5>(cpu, cpu.hl); break;                                 // BIT 5,(HL)
    case 0x6f: bit<5, A>(cpu); break;                                             // BIT 5,A
    case 0x70: bit<6, B>(cpu); break;                                             // BIT 6,B
    case 0x71: bit<6, C>(cpu); break;                                             // BIT 6,C
    case 0x72: bit<6, D>(cpu); break;                                             // BIT 6,D
    case 0x73: bit<6, E>(cpu); break;                                             // BIT 6,E
    case 0x74: bit<6, H>(cpu); break;                                             // BIT 6,H
    case 0x75: bit<6, L>(cpu); break;                                             // BIT 6,L
    case 0x76: bit_memory<6>(cpu, cpu.hl); break;                                 // BIT 6,(HL)
    case 0x77: bit<6, A>(cpu); break;                                             // BIT 6,A
    case 0x78: bit<7, B>(cpu); break;                                             // BIT 7,B
    case 0x79: bit<7, C>(cpu); break;                                             // BIT 7,C
    case 0x7a: bit<7, D>(cpu); break;                                             // BIT 7,D
    case 0x7b: bit<7, E>(cpu); break;                                             // BIT 7,E
    case 0x7c: bit<7, H>(cpu); break;                                             // BIT 7,H
    case 0x7d: bit<7, L>(cpu); break;                                             // BIT 7,L
    case 0x7e: bit_memory<7>(cpu, cpu.hl); break;                                 // BIT 7,(HL)
    case 0x7f: bit<7, A>(cpu); break;                                             // BIT 7,A

    case 0x80: res<0, B>(cpu); break;                                             // RES 0,B
    case 0x81: res<0, C>(cpu); break;                                             // RES 0,C
    case 0x82: res<0, D>(cpu); break;                                             // RES 0,D
    case 0x83: res<0, E>(cpu); break;                                             // RES 0,E
    case 0x84: res<0, H>(cpu); break;                                             // RES 0,H
    case 0x85: res<0, L>(cpu); break;                                             // RES 0,L
    case 0x86: res_memory<0>(cpu, cpu.hl); break;                                 // RES 0,(HL)
    case 0x87: res<0, A>(cpu); break;                                             // RES 0,A
    case 0x88: res<1, B>(cpu); break;                                             // RES 1,B
    case 0x89: res<1, C>(cpu); break;                                             // RES 1,C
    case 0x8a: res<1, D>(cpu); break;                                             // RES 1,D
    case 0x8b: res<1, E>(cpu); break;                                             // RES 1,E
    case 0x8c: res<1, H>(cpu); break;                                             // RES 1,H
    case 0x8d: res<1, L>(cpu); break;                                             // RES 1,L
    case 0x8e: res_memory<1>(cpu, cpu.hl); break;                                 // RES 1,(HL)
    case 0x8f: res<1, A>(cpu); break;                                             // RES 1,A
    case 0x90: res<2, B>(cpu); break;                                             // RES 2,B
    case 0x91: res<2, C>(cpu); break;                                             // RES 2,C
    case 0x92: res<2, D>(cpu); break;                                             // RES 2,D
    case 0x93: res<2, E>(cpu); break;                                             // RES 2,E
    case 0x94: res<2, H>(cpu); break;                                             // RES 2,H
    case 0x95: res<2, L>(cpu); break;                                             // RES 2,L
    case 0x96: res_memory<2>(cpu, cpu.hl); break;                                 // RES 2,(HL)
    case 0x97: res<2, A>(cpu); break;                                             // RES 2,A
    case 0x98: res<3, B>(cpu); break;                                             // RES 3,B
    case 0x99: res<3, C>(cpu); break;                                             // RES 3,C
    case 0x9a: res<3, D>(cpu); break;                                             // RES 3,D
    case 0x9b: res<3, E>(cpu); break;                                             // RES 3,E
    case 0x9c: res<3, H>(cpu); break;                                             // RES 3,H
    case 0x9d: res<3, L>(cpu); break;                                             // RES 3,L
    case 0x9e: res_memory<3>(cpu, cpu.hl); break;                                 // RES 3,(HL)
    case 0x9f: res<3, A>(cpu); break;                                             // RES 3,A
    case 0xa0: res<4, B>(cpu); break;                                             // RES 4,B
    case 0xa1: res<4, C>(cpu); break;                                             // RES 4,C
    case 0xa2: res<4, D>(cpu); break;                                             // RES 4,D
    case 0xa3: res<4, E>(cpu); break;                                             // RES 4,E
    case 0xa4: res<4, H>(cpu); break;                                             // RES 4,H
    case 0xa5: res<4, L>(cpu); break;                                             // RES 4,L
    case 0xa6: res_memory<4>(cpu, cpu.hl); break;                                 // RES 4,(HL)
    case 0xa7: res<4, A>(cpu); break;                                             // RES 4,A
    case 0xa8: res<5, B>(cpu); break;                                             // RES 5,B
    case 0xa9: res<5, C>(cpu); break;                                             // RES 5,C
    case 0xaa: res<5, D>(cpu); break;                                             // RES 5,D
    case 0xab: res<5, E>(cpu); break;                                             // RES 5,E
    case 0xac: res<5, H>(cpu); break;                                             // RES 5,H
    case 0xad: res<5, L>(cpu); break;                                             // RES 5,L
    case 0xae: res_memory<5>(cpu, cpu.hl); break;                                 // RES 5,(HL)
    case 0xaf: res<5, A>(cpu); break;                                             // RES 5,A
    case 0xb0: res<6, B>(cpu); break;                                             // RES 6,B
    case 0xb1: res<6, C>(cpu); break;                                             // RES 6,C
    case 0xb2: res<6, D>(cpu); break;                                             // RES 6,D
    case 0xb3: res<6, E>(cpu); break;                                             // RES 6,E
    case 0xb4: res<6, H>(cpu); break;                                             // RES 6,H
    case 0xb5: res<6, L>(cpu); break;                                             // RES 6,L
    case 0xb6: res_memory<6>(cpu, cpu.hl); break;                                 // RES 6,(HL)
    case 0xb7: res<6, A>(cpu); break;                                             // RES 6,A
    case 0xb8: res<7, B>(cpu); break;                                             // RES 7,B
    case 0xb9: res<7, C>(cpu); break;                                             // RES 7,C
    case 0xba: res<7, D>(cpu); break;                                             // RES 7,D
    case 0xbb: res<7, E>(cpu); break;                                             // RES 7,E
    case 0xbc: res<7, H>(cpu); break;                                             // RES 7,H
    case 0xbd: res<7, L>(cpu); break;                                             // RES 7,L
    case 0xbe: res_memory<7>(cpu, cpu.hl); break;                                 // RES 7,(HL)
    case 0xbf: res<7, A>(cpu); break;                                             // RES 7,A

    case 0xc0: set<0, B>(cpu); break;                                             // SET 0,B
    case 0xc1: set<0, C>(cpu); break;                                             // SET 0,C
    case 0xc2: set<0, D>(cpu); break;                                             // SET 0,D
    case 0xc3: set<0, E>(cpu); break;                                             // SET 0,E
    case 0xc4: set<0, H>(cpu); break;                                             // SET 0,H
    case 0xc5: set<0, L>(cpu); break;                                             // SET 0,L
    case 0xc6: set_memory<0>(cpu, cpu.hl); break;                                 // SET 0,(HL)
    case 0xc7: set<0, A>(cpu); break;                                             // SET 0,A
    case 0xc8: set<1, B>(cpu); break;                                             // SET 1,B
    case 0xc9: set<1, C>(cpu); break;                                             // SET 1,C
    case 0xca: set<1, D>(cpu); break;                                             // SET 1,D
    case 0xcb: set<1, E>(cpu); break;                                             // SET 1,E
    case 0xcc: set<1, H>(cpu); break;                                             // SET 1,H
    case 0xcd: set<1, L>(cpu); break;                                             // SET 1,L
    case 0xce: set_memory<1>(cpu, cpu.hl); break;                                 // SET 1,(HL)
    case 0xcf: set<1, A>(cpu); break;                                             // SET 1,A
    case 0xd0: set<2, B>(cpu); break;                                             // SET 2,B
    case 0xd1: set<2, C>(cpu); break;                                             // SET 2,C
    case 0xd2: set<2, D>(cpu); break;                                             // SET 2,D
    case 0xd3: set<2, E>(cpu); break;                                             // SET 2,E
    case 0xd4: set<2, H>(cpu); break;                                             // SET 2,H
    case 0xd5: set<2, L>(cpu); break;                                             // SET 2,L
    case 0xd6: set_memory<2>(cpu, cpu.hl); break;                                 // SET 2,(HL)
    case 0xd7: set<2, A>(cpu); break;                                             // SET 2,A
    case 0xd8: set<3, B>(cpu); break;                                             // SET 3,B
    case 0xd9: set<3, C>(cpu); break;                                             // SET 3,C
    case 0xda: set<3, D>(cpu); break;                                             // SET 3,D
    case 0xdb: set<3, E>(cpu); break;                                             // SET 3,E
    case 0xdc: set<3, H>(cpu); break;                                             // SET 3,H
    case 0xdd: set<3, L>(cpu); break;                                             // SET 3,L
    case 0xde: set_memory<3>(cpu, cpu.hl); break;                                 // SET 3,(HL)
    case 0xdf: set<3, A>(cpu); break;                                             // SET 3,A
    case 0xe0: set<4, B>(cpu); break;                                             // SET 4,B
    case 0xe1: set<4, C>(cpu); break;                                             // SET 4,C
    case 0xe2: set<4, D>(cpu); break;                                             // SET 4,D
    case 0xe3: set<4, E>(cpu); break;                                             // SET 4,E
    case 0xe4: set<4, H>(cpu); break;                                             // SET 4,H
    case 0xe5: set<4, L>(cpu); break;                                             // SET 4,L
    case 0xe6: set_memory<4>(cpu, cpu.hl); break;                                 // SET 4,(HL)
    case 0xe7: set<4, A>(cpu); break;                                             // SET 4,A
    case 0xe8: set<5, B>(cpu); break;                                             // SET 5,B
    case 0xe9: set<5, C>(cpu); break;                                             // SET 5,C
    case 0xea: set<5, D>(cpu); break;                                             // SET 5,D
    case 0xeb: set<5, E>(cpu); break;                                             // SET 5,E
    case 0xec: set<5, H>(cpu); break;                                             // SET 5,H
    case 0xed: set<5, L>(cpu); break;                                             // SET 5,L
    case 0xee: set_memory<5>(cpu, cpu.hl); break;                                 // SET 5,(HL)
    case 0xef: set<5, A>(cpu); break;                                             // SET 5,A
    case 0xf0: set<6, B>(cpu); break;                                             // SET 6,B
    case 0xf1: set<6, C>(cpu); break;                                             // SET 6,C
    case 0xf2: set<6, D>(cpu); break;                                             // SET 6,D
    case 0xf3: set<6, E>(cpu); break;                                             // SET 6,E
    case 0xf4: set<6, H>(cpu); break;                                             // SET 6,H
    case 0xf5: set<6, L>(cpu); break;                                             // SET 6,L
    case 0xf6: set_memory<6>(cpu, cpu.hl); break;                                 // SET 6,(HL)
    case 0xf7: set<6, A>(cpu); break;                                             // SET 6,A
    case 0xf8: set<7, B>(cpu); break;                                             // SET 7,B
    case 0xf9: set<7, C>(cpu); break;                                             // SET 7,C
    case 0xfa: set<7, D>(cpu); break;                                             // SET 7,D
    case 0xfb: set<7, E>(cpu); break;                                             // SET 7,E
    case 0xfc: set<7, H>(cpu); break;                                             // SET 7,H
    case 0xfd: set<7, L>(cpu); break;                                             // SET 7,L
    case 0xfe: set_memory<7>(cpu, cpu.hl); break;                                 // SET 7,(HL)
    case 0xff: set<7, A>(cpu); break;                                             // SET 7,A
    }
}

/// The table after DD CB d has one column: all of its opcodes operate on (IX+d).
template <class Cpu>
[[gnu::always_inline]] inline std::uint8_t modify_indexed(Cpu& cpu, std::uint8_t opcode,
                                                          std::uint16_t address) {
    const unsigned number = opcode >> 3 & 7u;
    switch (opcode >> 3) {
    case 0x00: return modify<alu::rlc>(cpu, address);
    case 0x01: return modify<alu::rrc>(cpu, address);
    case 0x02: return modify<alu::rl>(cpu, address);
    case 0x03: return modify<alu::rr>(cpu, address);
    case 0x04: return modify<alu::sla>(cpu, address);
    case 0x05: return modify<alu::sra>(cpu, address);
    case 0x06: return modify<alu::sll>(cpu, address);
    case 0x07: return modify<alu::srl>(cpu, address);
    default:
        return opcode < 0xc0 ? rewrite(cpu, address, ~(1u << number), 0)
                             : rewrite(cpu, address, 0xff, 1u << number);
    }
}

// clang-format on

/// The last two bytes are read, not fetched, so R does not change.
template <class Cpu> [[gnu::always_inline]] inline void execute_indexed_bits(Cpu& cpu) {
    const int displacement = signed_byte(cpu.immediate());
    const std::uint8_t opcode = cpu.immediate();
    cpu.internal(wrap16(cpu.pc - 1), 2);
    const std::uint16_t address = wrap16(*cpu.xy + displacement);
    cpu.wz = address;
    if (opcode >> 6 == 1) {
        const std::uint8_t value = cpu.read(address);
        cpu.internal(address, 1);
        cpu.set_flags(alu::bit(opcode >> 3 & 7u, value, high(address), cpu.f));
        return;
    }
    const std::uint8_t value = modify_indexed(cpu, opcode, address);
    switch (opcode & 7) {
    case 0: load<R8::B>(cpu, value); break;
    case 1: load<R8::C>(cpu, value); break;
    case 2: load<R8::D>(cpu, value); break;
    case 3: load<R8::E>(cpu, value); break;
    case 4: load<R8::H>(cpu, value); break;
    case 5: load<R8::L>(cpu, value); break;
    case 7: load<R8::A>(cpu, value); break;
    default: break;
    }
}

template <Index X, class Cpu> [[gnu::always_inline]] inline void execute_bits(Cpu& cpu) {
    if constexpr (X == Index::XY)
        execute_indexed_bits(cpu);
    else
        execute_plain_bits(cpu);
}

} // namespace zx::z80::detail
