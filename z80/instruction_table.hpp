// The instructions of the Z80 as text, from which their lengths follow. Lower-case letters stand
// for the bytes that follow: n a byte, nn a word (low byte first), e the target of a relative jump.
#pragma once

#include <array>
#include <string_view>

namespace zx::z80::instruction_table {

// clang-format off

/// Unprefixed opcodes. Empty: the prefixes CB, DD, ED and FD.
inline constexpr std::array<std::string_view, 256> Plain = {
    "NOP",         "LD BC,nn",    "LD (BC),A",   "INC BC",  // 00
    "INC B",       "DEC B",       "LD B,n",      "RLCA",  // 04
    "EX AF,AF'",   "ADD HL,BC",   "LD A,(BC)",   "DEC BC",  // 08
    "INC C",       "DEC C",       "LD C,n",      "RRCA",  // 0c
    "DJNZ e",      "LD DE,nn",    "LD (DE),A",   "INC DE",  // 10
    "INC D",       "DEC D",       "LD D,n",      "RLA",  // 14
    "JR e",        "ADD HL,DE",   "LD A,(DE)",   "DEC DE",  // 18
    "INC E",       "DEC E",       "LD E,n",      "RRA",  // 1c
    "JR NZ,e",     "LD HL,nn",    "LD (nn),HL",  "INC HL",  // 20
    "INC H",       "DEC H",       "LD H,n",      "DAA",  // 24
    "JR Z,e",      "ADD HL,HL",   "LD HL,(nn)",  "DEC HL",  // 28
    "INC L",       "DEC L",       "LD L,n",      "CPL",  // 2c
    "JR NC,e",     "LD SP,nn",    "LD (nn),A",   "INC SP",  // 30
    "INC (HL)",    "DEC (HL)",    "LD (HL),n",   "SCF",  // 34
    "JR C,e",      "ADD HL,SP",   "LD A,(nn)",   "DEC SP",  // 38
    "INC A",       "DEC A",       "LD A,n",      "CCF",  // 3c
    "LD B,B",      "LD B,C",      "LD B,D",      "LD B,E",  // 40
    "LD B,H",      "LD B,L",      "LD B,(HL)",   "LD B,A",  // 44
    "LD C,B",      "LD C,C",      "LD C,D",      "LD C,E",  // 48
    "LD C,H",      "LD C,L",      "LD C,(HL)",   "LD C,A",  // 4c
    "LD D,B",      "LD D,C",      "LD D,D",      "LD D,E",  // 50
    "LD D,H",      "LD D,L",      "LD D,(HL)",   "LD D,A",  // 54
    "LD E,B",      "LD E,C",      "LD E,D",      "LD E,E",  // 58
    "LD E,H",      "LD E,L",      "LD E,(HL)",   "LD E,A",  // 5c
    "LD H,B",      "LD H,C",      "LD H,D",      "LD H,E",  // 60
    "LD H,H",      "LD H,L",      "LD H,(HL)",   "LD H,A",  // 64
    "LD L,B",      "LD L,C",      "LD L,D",      "LD L,E",  // 68
    "LD L,H",      "LD L,L",      "LD L,(HL)",   "LD L,A",  // 6c
    "LD (HL),B",   "LD (HL),C",   "LD (HL),D",   "LD (HL),E",  // 70
    "LD (HL),H",   "LD (HL),L",   "HALT",        "LD (HL),A",  // 74
    "LD A,B",      "LD A,C",      "LD A,D",      "LD A,E",  // 78
    "LD A,H",      "LD A,L",      "LD A,(HL)",   "LD A,A",  // 7c
    "ADD A,B",     "ADD A,C",     "ADD A,D",     "ADD A,E",  // 80
    "ADD A,H",     "ADD A,L",     "ADD A,(HL)",  "ADD A,A",  // 84
    "ADC A,B",     "ADC A,C",     "ADC A,D",     "ADC A,E",  // 88
    "ADC A,H",     "ADC A,L",     "ADC A,(HL)",  "ADC A,A",  // 8c
    "SUB B",       "SUB C",       "SUB D",       "SUB E",  // 90
    "SUB H",       "SUB L",       "SUB (HL)",    "SUB A",  // 94
    "SBC A,B",     "SBC A,C",     "SBC A,D",     "SBC A,E",  // 98
    "SBC A,H",     "SBC A,L",     "SBC A,(HL)",  "SBC A,A",  // 9c
    "AND B",       "AND C",       "AND D",       "AND E",  // a0
    "AND H",       "AND L",       "AND (HL)",    "AND A",  // a4
    "XOR B",       "XOR C",       "XOR D",       "XOR E",  // a8
    "XOR H",       "XOR L",       "XOR (HL)",    "XOR A",  // ac
    "OR B",        "OR C",        "OR D",        "OR E",  // b0
    "OR H",        "OR L",        "OR (HL)",     "OR A",  // b4
    "CP B",        "CP C",        "CP D",        "CP E",  // b8
    "CP H",        "CP L",        "CP (HL)",     "CP A",  // bc
    "RET NZ",      "POP BC",      "JP NZ,nn",    "JP nn",  // c0
    "CALL NZ,nn",  "PUSH BC",     "ADD A,n",     "RST 0x00",  // c4
    "RET Z",       "RET",         "JP Z,nn",     "",  // c8
    "CALL Z,nn",   "CALL nn",     "ADC A,n",     "RST 0x08",  // cc
    "RET NC",      "POP DE",      "JP NC,nn",    "OUT (n),A",  // d0
    "CALL NC,nn",  "PUSH DE",     "SUB n",       "RST 0x10",  // d4
    "RET C",       "EXX",         "JP C,nn",     "IN A,(n)",  // d8
    "CALL C,nn",   "",            "SBC A,n",     "RST 0x18",  // dc
    "RET PO",      "POP HL",      "JP PO,nn",    "EX (SP),HL",  // e0
    "CALL PO,nn",  "PUSH HL",     "AND n",       "RST 0x20",  // e4
    "RET PE",      "JP (HL)",     "JP PE,nn",    "EX DE,HL",  // e8
    "CALL PE,nn",  "",            "XOR n",       "RST 0x28",  // ec
    "RET P",       "POP AF",      "JP P,nn",     "DI",  // f0
    "CALL P,nn",   "PUSH AF",     "OR n",        "RST 0x30",  // f4
    "RET M",       "LD SP,HL",    "JP M,nn",     "EI",  // f8
    "CALL M,nn",   "",            "CP n",        "RST 0x38",  // fc
};

/// ED 40-7F. Empty: no effect.
inline constexpr std::array<std::string_view, 64> Extended = {
    "IN B,(C)",    "OUT (C),B",   "SBC HL,BC",   "LD (nn),BC",  // 40
    "NEG",         "RETN",        "IM 0",        "LD I,A",  // 44
    "IN C,(C)",    "OUT (C),C",   "ADC HL,BC",   "LD BC,(nn)",  // 48
    "NEG",         "RETI",        "IM 0",        "LD R,A",  // 4c
    "IN D,(C)",    "OUT (C),D",   "SBC HL,DE",   "LD (nn),DE",  // 50
    "NEG",         "RETN",        "IM 1",        "LD A,I",  // 54
    "IN E,(C)",    "OUT (C),E",   "ADC HL,DE",   "LD DE,(nn)",  // 58
    "NEG",         "RETN",        "IM 2",        "LD A,R",  // 5c
    "IN H,(C)",    "OUT (C),H",   "SBC HL,HL",   "LD (nn),HL",  // 60
    "NEG",         "RETN",        "IM 0",        "RRD",  // 64
    "IN L,(C)",    "OUT (C),L",   "ADC HL,HL",   "LD HL,(nn)",  // 68
    "NEG",         "RETN",        "IM 0",        "RLD",  // 6c
    "IN F,(C)",    "OUT (C),0",   "SBC HL,SP",   "LD (nn),SP",  // 70
    "NEG",         "RETN",        "IM 1",        "",  // 74
    "IN A,(C)",    "OUT (C),A",   "ADC HL,SP",   "LD SP,(nn)",  // 78
    "NEG",         "RETN",        "IM 2",        "",  // 7c
};

/// ED A0-BF. Empty: no effect.
inline constexpr std::array<std::string_view, 32> Block = {
    "LDI",         "CPI",         "INI",         "OUTI",  // a0
    "",            "",            "",            "",  // a4
    "LDD",         "CPD",         "IND",         "OUTD",  // a8
    "",            "",            "",            "",  // ac
    "LDIR",        "CPIR",        "INIR",        "OTIR",  // b0
    "",            "",            "",            "",  // b4
    "LDDR",        "CPDR",        "INDR",        "OTDR",  // b8
    "",            "",            "",            "",  // bc
};

/// The fields of an opcode: bits 2-0 name a register; after CB, bits 5-3 name an operation.
inline constexpr std::array<std::string_view, 8> Registers = {
    "B", "C", "D", "E", "H", "L", "(HL)", "A",
};
inline constexpr std::array<std::string_view, 8> Rotations = {
    "RLC", "RRC", "RL", "RR", "SLA", "SRA", "SLL", "SRL",
};
/// Selected by bits 7-6 of an opcode after CB; bits 5-3 are the bit number.
inline constexpr std::array<std::string_view, 4> BitOperations = {"", "BIT", "RES", "SET"};

// clang-format on

} // namespace zx::z80::instruction_table
