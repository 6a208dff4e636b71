// The opcodes after ED. Those not in the table do nothing in 8 T. Included through z80/execute.hpp
// only.
#pragma once

#include "z80/alu.hpp"
#include "z80/block.hpp"
#include "z80/core.hpp"
#include "z80/operations.hpp"

namespace zx::z80::detail {

// clang-format off

template <class Cpu> [[gnu::always_inline]] inline void execute_extended(Cpu& cpu) {
    using enum Way;
    using enum Times;
    switch (cpu.fetch()) {
    case 0x40: load<R8::B>(cpu, in_c(cpu)); break;                                // IN B,(C)
    case 0x41: out_c(cpu, cpu.template get<R8::B>()); break;                      // OUT (C),B
    case 0x42: arithmetic16<alu::sbc16>(cpu, cpu.hl, cpu.bc); break;              // SBC HL,BC
    case 0x43: store16(cpu, cpu.bc); break;                                       // LD (nn),BC
    case 0x44: into_a(cpu, alu::subtract(0, cpu.a)); break;                       // NEG
    case 0x45: ret_from_interrupt(cpu); break;                                    // RETN
    case 0x46: cpu.registers.im = 0; break;                                       // IM 0
    case 0x47: load_i_a(cpu); break;                                              // LD I,A
    case 0x48: load<R8::C>(cpu, in_c(cpu)); break;                                // IN C,(C)
    case 0x49: out_c(cpu, cpu.template get<R8::C>()); break;                      // OUT (C),C
    case 0x4a: arithmetic16<alu::adc16>(cpu, cpu.hl, cpu.bc); break;              // ADC HL,BC
    case 0x4b: cpu.bc = load16(cpu); break;                                       // LD BC,(nn)
    case 0x4c: into_a(cpu, alu::subtract(0, cpu.a)); break;                       // NEG
    case 0x4d: ret_from_interrupt(cpu); break;                                    // RETI
    case 0x4e: cpu.registers.im = 0; break;                                       // IM 0
    case 0x4f: load_r_a(cpu); break;                                              // LD R,A
    case 0x50: load<R8::D>(cpu, in_c(cpu)); break;                                // IN D,(C)
    case 0x51: out_c(cpu, cpu.template get<R8::D>()); break;                      // OUT (C),D
    case 0x52: arithmetic16<alu::sbc16>(cpu, cpu.hl, cpu.de); break;              // SBC HL,DE
    case 0x53: store16(cpu, cpu.de); break;                                       // LD (nn),DE
    case 0x54: into_a(cpu, alu::subtract(0, cpu.a)); break;                       // NEG
    case 0x55: ret_from_interrupt(cpu); break;                                    // RETN
    case 0x56: cpu.registers.im = 1; break;                                       // IM 1
    case 0x57: load_a_i(cpu); break;                                              // LD A,I
    case 0x58: load<R8::E>(cpu, in_c(cpu)); break;                                // IN E,(C)
    case 0x59: out_c(cpu, cpu.template get<R8::E>()); break;                      // OUT (C),E
    case 0x5a: arithmetic16<alu::adc16>(cpu, cpu.hl, cpu.de); break;              // ADC HL,DE
    case 0x5b: cpu.de = load16(cpu); break;                                       // LD DE,(nn)
    case 0x5c: into_a(cpu, alu::subtract(0, cpu.a)); break;                       // NEG
    case 0x5d: ret_from_interrupt(cpu); break;                                    // RETN
    case 0x5e: cpu.registers.im = 2; break;                                       // IM 2
    case 0x5f: load_a_r(cpu); break;                                              // LD A,R
    case 0x60: load<R8::H>(cpu, in_c(cpu)); break;                                // IN H,(C)
    case 0x61: out_c(cpu, cpu.template get<R8::H>()); break;                      // OUT (C),H
    case 0x62: arithmetic16<alu::sbc16>(cpu, cpu.hl, cpu.hl); break;              // SBC HL,HL
    case 0x63: store16(cpu, cpu.hl); break;                                       // LD (nn),HL
    case 0x64: into_a(cpu, alu::subtract(0, cpu.a)); break;                       // NEG
    case 0x65: ret_from_interrupt(cpu); break;                                    // RETN
    case 0x66: cpu.registers.im = 0; break;                                       // IM 0
    case 0x67: rotate_digit(cpu, false); break;                                   // RRD
    case 0x68: load<R8::L>(cpu, in_c(cpu)); break;                                // IN L,(C)
    case 0x69: out_c(cpu, cpu.template get<R8::L>()); break;                      // OUT (C),L
    case 0x6a: arithmetic16<alu::adc16>(cpu, cpu.hl, cpu.hl); break;              // ADC HL,HL
    case 0x6b: cpu.hl = load16(cpu); break;                                       // LD HL,(nn)
    case 0x6c: into_a(cpu, alu::subtract(0, cpu.a)); break;                       // NEG
    case 0x6d: ret_from_interrupt(cpu); break;                                    // RETN
    case 0x6e: cpu.registers.im = 0; break;                                       // IM 0
    case 0x6f: rotate_digit(cpu, true); break;                                    // RLD
    case 0x70: in_c(cpu); break;                                                  // IN F,(C)
    case 0x71: out_c(cpu, 0); break;                                              // OUT (C),0
    case 0x72: arithmetic16<alu::sbc16>(cpu, cpu.hl, cpu.sp); break;              // SBC HL,SP
    case 0x73: store16(cpu, cpu.sp); break;                                       // LD (nn),SP
    case 0x74: into_a(cpu, alu::subtract(0, cpu.a)); break;                       // NEG
    case 0x75: ret_from_interrupt(cpu); break;                                    // RETN
    case 0x76: cpu.registers.im = 1; break;                                       // IM 1
    case 0x78: load<R8::A>(cpu, in_c(cpu)); break;                                // IN A,(C)
    case 0x79: out_c(cpu, cpu.template get<R8::A>()); break;                      // OUT (C),A
    case 0x7a: arithmetic16<alu::adc16>(cpu, cpu.hl, cpu.sp); break;              // ADC HL,SP
    case 0x7b: cpu.sp = load16(cpu); break;                                       // LD SP,(nn)
    case 0x7c: into_a(cpu, alu::subtract(0, cpu.a)); break;                       // NEG
    case 0x7d: ret_from_interrupt(cpu); break;                                    // RETN
    case 0x7e: cpu.registers.im = 2; break;                                       // IM 2

    case 0xa0: block_load<Up, Once>(cpu); break;                                  // LDI
    case 0xa1: block_compare<Up, Once>(cpu); break;                               // CPI
    case 0xa2: block_in<Up, Once>(cpu); break;                                    // INI
    case 0xa3: block_out<Up, Once>(cpu); break;                                   // OUTI
    case 0xa8: block_load<Down, Once>(cpu); break;                                // LDD
    case 0xa9: block_compare<Down, Once>(cpu); break;                             // CPD
    case 0xaa: block_in<Down, Once>(cpu); break;                                  // IND
    case 0xab: block_out<Down, Once>(cpu); break;                                 // OUTD
    case 0xb0: block_load<Up, Repeat>(cpu); break;                                // LDIR
    case 0xb1: block_compare<Up, Repeat>(cpu); break;                             // CPIR
    case 0xb2: block_in<Up, Repeat>(cpu); break;                                  // INIR
    case 0xb3: block_out<Up, Repeat>(cpu); break;                                 // OTIR
    case 0xb8: block_load<Down, Repeat>(cpu); break;                              // LDDR
    case 0xb9: block_compare<Down, Repeat>(cpu); break;                           // CPDR
    case 0xba: block_in<Down, Repeat>(cpu); break;                                // INDR
    case 0xbb: block_out<Down, Repeat>(cpu); break;                               // OTDR

    default: break;
    }
}

// clang-format on

} // namespace zx::z80::detail
