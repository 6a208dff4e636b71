// The opcode table of the Z80 in the manual's order: the unprefixed opcodes, which also apply after
// DD and FD with IX or IY in place of HL. Included through z80/execute.hpp only.
#pragma once

#include <cstdint>
#include <utility>

#include "base/bytes.hpp"
#include "z80/alu.hpp"
#include "z80/core.hpp"
#include "z80/opcodes_cb.hpp"
#include "z80/opcodes_ed.hpp"
#include "z80/operations.hpp"

namespace zx::z80::detail {

template <Index X, class Cpu> bool execute_prefix(Cpu& cpu, std::uint8_t prefix);

// clang-format off

/// Executes an opcode that is already fetched. Returns true if another instruction may follow at
/// once: no HALT has begun and no prefix waits for its instruction.
template <Index X, class Cpu>
[[gnu::always_inline]] inline bool execute(Cpu& cpu, std::uint8_t opcode) {
    using enum Condition;
    constexpr R8 A = R8::A, B = R8::B, C = R8::C, D = R8::D, E = R8::E;
    // After a prefix, H and L mean the halves of the index register. Beside an operand (IX+d) they
    // do not: R8::H there.
    constexpr R8 H = X == Index::XY ? R8::XH : R8::H;
    constexpr R8 L = X == Index::XY ? R8::XL : R8::L;
    std::uint16_t& hl = cpu.template pointer<X>();

    switch (opcode) {
    case 0x00: break;                                                             // NOP
    case 0x01: cpu.bc = cpu.immediate16(); break;                                 // LD BC,nn
    case 0x02: store_a(cpu, cpu.bc); break;                                       // LD (BC),A
    case 0x03: inc16(cpu, cpu.bc); break;                                         // INC BC
    case 0x04: inc<B>(cpu); break;                                                // INC B
    case 0x05: dec<B>(cpu); break;                                                // DEC B
    case 0x06: load<B>(cpu, cpu.immediate()); break;                              // LD B,n
    case 0x07: into_a(cpu, alu::rotate_a<alu::rlc>(cpu.a, cpu.f)); break;         // RLCA
    case 0x08: exchange_af(cpu); break;                                           // EX AF,AF'
    case 0x09: add16(cpu, hl, cpu.bc); break;                                     // ADD HL,BC
    case 0x0a: load_a(cpu, cpu.bc); break;                                        // LD A,(BC)
    case 0x0b: dec16(cpu, cpu.bc); break;                                         // DEC BC
    case 0x0c: inc<C>(cpu); break;                                                // INC C
    case 0x0d: dec<C>(cpu); break;                                                // DEC C
    case 0x0e: load<C>(cpu, cpu.immediate()); break;                              // LD C,n
    case 0x0f: into_a(cpu, alu::rotate_a<alu::rrc>(cpu.a, cpu.f)); break;         // RRCA
    case 0x10: djnz(cpu); break;                                                  // DJNZ e
    case 0x11: cpu.de = cpu.immediate16(); break;                                 // LD DE,nn
    case 0x12: store_a(cpu, cpu.de); break;                                       // LD (DE),A
    case 0x13: inc16(cpu, cpu.de); break;                                         // INC DE
    case 0x14: inc<D>(cpu); break;                                                // INC D
    case 0x15: dec<D>(cpu); break;                                                // DEC D
    case 0x16: load<D>(cpu, cpu.immediate()); break;                              // LD D,n
    case 0x17: into_a(cpu, alu::rotate_a<alu::rl>(cpu.a, cpu.f)); break;          // RLA
    case 0x18: jump_relative(cpu, true); break;                                   // JR e
    case 0x19: add16(cpu, hl, cpu.de); break;                                     // ADD HL,DE
    case 0x1a: load_a(cpu, cpu.de); break;                                        // LD A,(DE)
    case 0x1b: dec16(cpu, cpu.de); break;                                         // DEC DE
    case 0x1c: inc<E>(cpu); break;                                                // INC E
    case 0x1d: dec<E>(cpu); break;                                                // DEC E
    case 0x1e: load<E>(cpu, cpu.immediate()); break;                              // LD E,n
    case 0x1f: into_a(cpu, alu::rotate_a<alu::rr>(cpu.a, cpu.f)); break;          // RRA
    case 0x20: jump_relative(cpu, cpu.template holds<NZ>()); break;               // JR NZ,e
    case 0x21: hl = cpu.immediate16(); break;                                     // LD HL,nn
    case 0x22: store16(cpu, hl); break;                                           // LD (nn),HL
    case 0x23: inc16(cpu, hl); break;                                             // INC HL
    case 0x24: inc<H>(cpu); break;                                                // INC H
    case 0x25: dec<H>(cpu); break;                                                // DEC H
    case 0x26: load<H>(cpu, cpu.immediate()); break;                              // LD H,n
    case 0x27: into_a(cpu, alu::daa(cpu.a, cpu.f)); break;                        // DAA
    case 0x28: jump_relative(cpu, cpu.template holds<Z>()); break;                // JR Z,e
    case 0x29: add16(cpu, hl, hl); break;                                         // ADD HL,HL
    case 0x2a: hl = load16(cpu); break;                                           // LD HL,(nn)
    case 0x2b: dec16(cpu, hl); break;                                             // DEC HL
    case 0x2c: inc<L>(cpu); break;                                                // INC L
    case 0x2d: dec<L>(cpu); break;                                                // DEC L
    case 0x2e: load<L>(cpu, cpu.immediate()); break;                              // LD L,n
    case 0x2f: into_a(cpu, alu::complement(cpu.a, cpu.f)); break;                 // CPL
    case 0x30: jump_relative(cpu, cpu.template holds<NC>()); break;               // JR NC,e
    case 0x31: cpu.sp = cpu.immediate16(); break;                                 // LD SP,nn
    case 0x32: store_a(cpu, cpu.immediate16()); break;                            // LD (nn),A
    case 0x33: inc16(cpu, cpu.sp); break;                                         // INC SP
    case 0x34: modify_operand<X, alu::increment>(cpu); break;                     // INC (HL)
    case 0x35: modify_operand<X, alu::decrement>(cpu); break;                     // DEC (HL)
    case 0x36: store_immediate<X>(cpu); break;                                    // LD (HL),n
    case 0x37: set_carry<X>(cpu); break;                                          // SCF
    case 0x38: jump_relative(cpu, cpu.template holds<CY>()); break;               // JR C,e
    case 0x39: add16(cpu, hl, cpu.sp); break;                                     // ADD HL,SP
    case 0x3a: load_a(cpu, cpu.immediate16()); break;                             // LD A,(nn)
    case 0x3b: dec16(cpu, cpu.sp); break;                                         // DEC SP
    case 0x3c: inc<A>(cpu); break;                                                // INC A
    case 0x3d: dec<A>(cpu); break;                                                // DEC A
    case 0x3e: load<A>(cpu, cpu.immediate()); break;                              // LD A,n
    case 0x3f: complement_carry<X>(cpu); break;                                   // CCF

    case 0x40: load<B, B>(cpu); break;                                            // LD B,B
    case 0x41: load<B, C>(cpu); break;                                            // LD B,C
    case 0x42: load<B, D>(cpu); break;                                            // LD B,D
    case 0x43: load<B, E>(cpu); break;                                            // LD B,E
    case 0x44: load<B, H>(cpu); break;                                            // LD B,H
    case 0x45: load<B, L>(cpu); break;                                            // LD B,L
    case 0x46: load<R8::B>(cpu, operand<X>(cpu)); break;                          // LD B,(HL)
    case 0x47: load<B, A>(cpu); break;                                            // LD B,A
    case 0x48: load<C, B>(cpu); break;                                            // LD C,B
    case 0x49: load<C, C>(cpu); break;                                            // LD C,C
    case 0x4a: load<C, D>(cpu); break;                                            // LD C,D
    case 0x4b: load<C, E>(cpu); break;                                            // LD C,E
    case 0x4c: load<C, H>(cpu); break;                                            // LD C,H
    case 0x4d: load<C, L>(cpu); break;                                            // LD C,L
    case 0x4e: load<R8::C>(cpu, operand<X>(cpu)); break;                          // LD C,(HL)
    case 0x4f: load<C, A>(cpu); break;                                            // LD C,A
    case 0x50: load<D, B>(cpu); break;                                            // LD D,B
    case 0x51: load<D, C>(cpu); break;                                            // LD D,C
    case 0x52: load<D, D>(cpu); break;                                            // LD D,D
    case 0x53: load<D, E>(cpu); break;                                            // LD D,E
    case 0x54: load<D, H>(cpu); break;                                            // LD D,H
    case 0x55: load<D, L>(cpu); break;                                            // LD D,L
    case 0x56: load<R8::D>(cpu, operand<X>(cpu)); break;                          // LD D,(HL)
    case 0x57: load<D, A>(cpu); break;                                            // LD D,A
    case 0x58: load<E, B>(cpu); break;                                            // LD E,B
    case 0x59: load<E, C>(cpu); break;                                            // LD E,C
    case 0x5a: load<E, D>(cpu); break;                                            // LD E,D
    case 0x5b: load<E, E>(cpu); break;                                            // LD E,E
    case 0x5c: load<E, H>(cpu); break;                                            // LD E,H
    case 0x5d: load<E, L>(cpu); break;                                            // LD E,L
    case 0x5e: load<R8::E>(cpu, operand<X>(cpu)); break;                          // LD E,(HL)
    case 0x5f: load<E, A>(cpu); break;                                            // LD E,A
    case 0x60: load<H, B>(cpu); break;                                            // LD H,B
    case 0x61: load<H, C>(cpu); break;                                            // LD H,C
    case 0x62: load<H, D>(cpu); break;                                            // LD H,D
    case 0x63: load<H, E>(cpu); break;                                            // LD H,E
    case 0x64: load<H, H>(cpu); break;                                            // LD H,H
    case 0x65: load<H, L>(cpu); break;                                            // LD H,L
    case 0x66: load<R8::H>(cpu, operand<X>(cpu)); break;                          // LD H,(HL)
    case 0x67: load<H, A>(cpu); break;                                            // LD H,A
    case 0x68: load<L, B>(cpu); break;                                            // LD L,B
    case 0x69: load<L, C>(cpu); break;                                            // LD L,C
    case 0x6a: load<L, D>(cpu); break;                                            // LD L,D
    case 0x6b: load<L, E>(cpu); break;                                            // LD L,E
    case 0x6c: load<L, H>(cpu); break;                                            // LD L,H
    case 0x6d: load<L, L>(cpu); break;                                            // LD L,L
    case 0x6e: load<R8::L>(cpu, operand<X>(cpu)); break;                          // LD L,(HL)
    case 0x6f: load<L, A>(cpu); break;                                            // LD L,A
    case 0x70: store<R8::B, X>(cpu); break;                                       // LD (HL),B
    case 0x71: store<R8::C, X>(cpu); break;                                       // LD (HL),C
    case 0x72: store<R8::D, X>(cpu); break;                                       // LD (HL),D
    case 0x73: store<R8::E, X>(cpu); break;                                       // LD (HL),E
    case 0x74: store<R8::H, X>(cpu); break;                                       // LD (HL),H
    case 0x75: store<R8::L, X>(cpu); break;                                       // LD (HL),L
    case 0x76: return halt(cpu);                                                  // HALT
    case 0x77: store<R8::A, X>(cpu); break;                                       // LD (HL),A
    case 0x78: load<A, B>(cpu); break;                                            // LD A,B
    case 0x79: load<A, C>(cpu); break;                                            // LD A,C
    case 0x7a: load<A, D>(cpu); break;                                            // LD A,D
    case 0x7b: load<A, E>(cpu); break;                                            // LD A,E
    case 0x7c: load<A, H>(cpu); break;                                            // LD A,H
    case 0x7d: load<A, L>(cpu); break;                                            // LD A,L
    case 0x7e: load<R8::A>(cpu, operand<X>(cpu)); break;                          // LD A,(HL)
    case 0x7f: load<A, A>(cpu); break;                                            // LD A,A

    case 0x80: add(cpu, cpu.template get<B>()); break;                            // ADD A,B
    case 0x81: add(cpu, cpu.template get<C>()); break;                            // ADD A,C
    case 0x82: add(cpu, cpu.template get<D>()); break;                            // ADD A,D
    case 0x83: add(cpu, cpu.template get<E>()); break;                            // ADD A,E
    case 0x84: add(cpu, cpu.template get<H>()); break;                            // ADD A,H
    case 0x85: add(cpu, cpu.template get<L>()); break;                            // ADD A,L
    case 0x86: add(cpu, operand<X>(cpu)); break;                                  // ADD A,(HL)
    case 0x87: add(cpu, cpu.template get<A>()); break;                            // ADD A,A
    case 0x88: adc(cpu, cpu.template get<B>()); break;                            // ADC A,B
    case 0x89: adc(cpu, cpu.template get<C>()); break;                            // ADC A,C
    case 0x8a: adc(cpu, cpu.template get<D>()); break;                            // ADC A,D
    case 0x8b: adc(cpu, cpu.template get<E>()); break;                            // ADC A,E
    case 0x8c: adc(cpu, cpu.template get<H>()); break;                            // ADC A,H
    case 0x8d: adc(cpu, cpu.template get<L>()); break;                            // ADC A,L
    case 0x8e: adc(cpu, operand<X>(cpu)); break;                                  // ADC A,(HL)
    case 0x8f: adc(cpu, cpu.template get<A>()); break;                            // ADC A,A
    case 0x90: sub(cpu, cpu.template get<B>()); break;                            // SUB B
    case 0x91: sub(cpu, cpu.template get<C>()); break;                            // SUB C
    case 0x92: sub(cpu, cpu.template get<D>()); break;                            // SUB D
    case 0x93: sub(cpu, cpu.template get<E>()); break;                            // SUB E
    case 0x94: sub(cpu, cpu.template get<H>()); break;                            // SUB H
    case 0x95: sub(cpu, cpu.template get<L>()); break;                            // SUB L
    case 0x96: sub(cpu, operand<X>(cpu)); break;                                  // SUB (HL)
    case 0x97: sub(cpu, cpu.template get<A>()); break;                            // SUB A
    case 0x98: sbc(cpu, cpu.template get<B>()); break;                            // SBC A,B
    case 0x99: sbc(cpu, cpu.template get<C>()); break;                            // SBC A,C
    case 0x9a: sbc(cpu, cpu.template get<D>()); break;                            // SBC A,D
    case 0x9b: sbc(cpu, cpu.template get<E>()); break;                            // SBC A,E
    case 0x9c: sbc(cpu, cpu.template get<H>()); break;                            // SBC A,H
    case 0x9d: sbc(cpu, cpu.template get<L>()); break;                            // SBC A,L
    case 0x9e: sbc(cpu, operand<X>(cpu)); break;                                  // SBC A,(HL)
    case 0x9f: sbc(cpu, cpu.template get<A>()); break;                            // SBC A,A
    case 0xa0: and_a(cpu, cpu.template get<B>()); break;                          // AND B
    case 0xa1: and_a(cpu, cpu.template get<C>()); break;                          // AND C
    case 0xa2: and_a(cpu, cpu.template get<D>()); break;                          // AND D
    case 0xa3: and_a(cpu, cpu.template get<E>()); break;                          // AND E
    case 0xa4: and_a(cpu, cpu.template get<H>()); break;                          // AND H
    case 0xa5: and_a(cpu, cpu.template get<L>()); break;                          // AND L
    case 0xa6: and_a(cpu, operand<X>(cpu)); break;                                // AND (HL)
    case 0xa7: and_a(cpu, cpu.template get<A>()); break;                          // AND A
    case 0xa8: xor_a(cpu, cpu.template get<B>()); break;                          // XOR B
    case 0xa9: xor_a(cpu, cpu.template get<C>()); break;                          // XOR C
    case 0xaa: xor_a(cpu, cpu.template get<D>()); break;                          // XOR D
    case 0xab: xor_a(cpu, cpu.template get<E>()); break;                          // XOR E
    case 0xac: xor_a(cpu, cpu.template get<H>()); break;                          // XOR H
    case 0xad: xor_a(cpu, cpu.template get<L>()); break;                          // XOR L
    case 0xae: xor_a(cpu, operand<X>(cpu)); break;                                // XOR (HL)
    case 0xaf: xor_a(cpu, cpu.template get<A>()); break;                          // XOR A
    case 0xb0: or_a(cpu, cpu.template get<B>()); break;                           // OR B
    case 0xb1: or_a(cpu, cpu.template get<C>()); break;                           // OR C
    case 0xb2: or_a(cpu, cpu.template get<D>()); break;                           // OR D
    case 0xb3: or_a(cpu, cpu.template get<E>()); break;                           // OR E
    case 0xb4: or_a(cpu, cpu.template get<H>()); break;                           // OR H
    case 0xb5: or_a(cpu, cpu.template get<L>()); break;                           // OR L
    case 0xb6: or_a(cpu, operand<X>(cpu)); break;                                 // OR (HL)
    case 0xb7: or_a(cpu, cpu.template get<A>()); break;                           // OR A
    case 0xb8: cp(cpu, cpu.template get<B>()); break;                             // CP B
    case 0xb9: cp(cpu, cpu.template get<C>()); break;                             // CP C
    case 0xba: cp(cpu, cpu.template get<D>()); break;                             // CP D
    case 0xbb: cp(cpu, cpu.template get<E>()); break;                             // CP E
    case 0xbc: cp(cpu, cpu.template get<H>()); break;                             // CP H
    case 0xbd: cp(cpu, cpu.template get<L>()); break;                             // CP L
    case 0xbe: cp(cpu, operand<X>(cpu)); break;                                   // CP (HL)
    case 0xbf: cp(cpu, cpu.template get<A>()); break;                             // CP A

    case 0xc0: ret_if(cpu, cpu.template holds<NZ>()); break;                      // RET NZ
    case 0xc1: cpu.bc = cpu.pop(); break;                                         // POP BC
    case 0xc2: jump(cpu, cpu.template holds<NZ>()); break;                        // JP NZ,nn
    case 0xc3: jump(cpu, true); break;                                            // JP nn
    case 0xc4: call(cpu, cpu.template holds<NZ>()); break;                        // CALL NZ,nn
    case 0xc5: push(cpu, cpu.bc); break;                                          // PUSH BC
    case 0xc6: add(cpu, cpu.immediate()); break;                                  // ADD A,n
    case 0xc7: rst(cpu, 0x00); break;                                             // RST 0x00
    case 0xc8: ret_if(cpu, cpu.template holds<Z>()); break;                       // RET Z
    case 0xc9: ret(cpu); break;                                                   // RET
    case 0xca: jump(cpu, cpu.template holds<Z>()); break;                         // JP Z,nn
    case 0xcb: execute_bits<X>(cpu); break;                                       // CB: bits
    case 0xcc: call(cpu, cpu.template holds<Z>()); break;                         // CALL Z,nn
    case 0xcd: call(cpu, true); break;                                            // CALL nn
    case 0xce: adc(cpu, cpu.immediate()); break;                                  // ADC A,n
    case 0xcf: rst(cpu, 0x08); break;                                             // RST 0x08
    case 0xd0: ret_if(cpu, cpu.template holds<NC>()); break;                      // RET NC
    case 0xd1: cpu.de = cpu.pop(); break;                                         // POP DE
    case 0xd2: jump(cpu, cpu.template holds<NC>()); break;                        // JP NC,nn
    case 0xd3: out_a(cpu); break;                                                 // OUT (n),A
    case 0xd4: call(cpu, cpu.template holds<NC>()); break;                        // CALL NC,nn
    case 0xd5: push(cpu, cpu.de); break;                                          // PUSH DE
    case 0xd6: sub(cpu, cpu.immediate()); break;                                  // SUB n
    case 0xd7: rst(cpu, 0x10); break;                                             // RST 0x10
    case 0xd8: ret_if(cpu, cpu.template holds<CY>()); break;                      // RET C
    case 0xd9: exchange_all(cpu); break;                                          // EXX
    case 0xda: jump(cpu, cpu.template holds<CY>()); break;                        // JP C,nn
    case 0xdb: in_a(cpu); break;                                                  // IN A,(n)
    case 0xdc: call(cpu, cpu.template holds<CY>()); break;                        // CALL C,nn
    case 0xdd: case 0xfd: return execute_prefix<X>(cpu, opcode);                  // DD: IX, FD: IY for HL
    case 0xde: sbc(cpu, cpu.immediate()); break;                                  // SBC A,n
    case 0xdf: rst(cpu, 0x18); break;                                             // RST 0x18
    case 0xe0: ret_if(cpu, cpu.template holds<PO>()); break;                      // RET PO
    case 0xe1: hl = cpu.pop(); break;                                             // POP HL
    case 0xe2: jump(cpu, cpu.template holds<PO>()); break;                        // JP PO,nn
    case 0xe3: exchange_top(cpu, hl); break;                                      // EX (SP),HL
    case 0xe4: call(cpu, cpu.template holds<PO>()); break;                        // CALL PO,nn
    case 0xe5: push(cpu, hl); break;                                              // PUSH HL
    case 0xe6: and_a(cpu, cpu.immediate()); break;                                // AND n
    case 0xe7: rst(cpu, 0x20); break;                                             // RST 0x20
    case 0xe8: ret_if(cpu, cpu.template holds<PE>()); break;                      // RET PE
    case 0xe9: cpu.pc = hl; break;                                                // JP (HL)
    case 0xea: jump(cpu, cpu.template holds<PE>()); break;                        // JP PE,nn
    case 0xeb: std::swap(cpu.de, cpu.hl); break;                                  // EX DE,HL
    case 0xec: call(cpu, cpu.template holds<PE>()); break;                        // CALL PE,nn
    case 0xed: execute_extended(cpu); break;                                      // ED: extended
    case 0xee: xor_a(cpu, cpu.immediate()); break;                                // XOR n
    case 0xef: rst(cpu, 0x28); break;                                             // RST 0x28
    case 0xf0: ret_if(cpu, cpu.template holds<P>()); break;                       // RET P
    case 0xf1: pop_af(cpu); break;                                                // POP AF
    case 0xf2: jump(cpu, cpu.template holds<P>()); break;                         // JP P,nn
    case 0xf3: set_iff(cpu, false); break;                                        // DI
    case 0xf4: call(cpu, cpu.template holds<P>()); break;                         // CALL P,nn
    case 0xf5: push(cpu, word(cpu.a, cpu.f)); break;                              // PUSH AF
    case 0xf6: or_a(cpu, cpu.immediate()); break;                                 // OR n
    case 0xf7: rst(cpu, 0x30); break;                                             // RST 0x30
    case 0xf8: ret_if(cpu, cpu.template holds<M>()); break;                       // RET M
    case 0xf9: cpu.fetch_longer(2); cpu.sp = hl; break;                           // LD SP,HL
    case 0xfa: jump(cpu, cpu.template holds<M>()); break;                         // JP M,nn
    case 0xfb: set_iff(cpu, true); break;                                         // EI
    case 0xfc: call(cpu, cpu.template holds<M>()); break;                         // CALL M,nn
    case 0xfe: cp(cpu, cpu.immediate()); break;                                   // CP n
    case 0xff: rst(cpu, 0x38); break;                                             // RST 0x38
    }
    return true;
}

// clang-format on

/// DD or FD: the next opcode uses IX or IY in place of HL. Before another prefix this one has no
/// effect; the step then ends here, because a chain of prefixes may be endless.
template <Index X, class Cpu>
[[gnu::always_inline]] inline bool execute_prefix(Cpu& cpu, std::uint8_t prefix) {
    if constexpr (X == Index::XY) {
        cpu.registers.prefix = prefix;
        cpu.shadow_cast = cpu.fetches;
        return false;
    } else {
        cpu.xy = prefix == 0xdd ? &cpu.registers.ix : &cpu.registers.iy;
        return execute<Index::XY>(cpu, cpu.fetch());
    }
}

} // namespace zx::z80::detail
