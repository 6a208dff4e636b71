// The machine cycles of every instruction in the notation of the published breakdowns (Fuse's Z80
// tests, SkoolKit, the Sinclair Wiki); the reference for contended instructions.
//
//   pc:4      a memory cycle of 4 T at the address of the first opcode byte, tested once
//   ir:1x7    seven single T with I and R on the bus, each tested
//   bc:io     a port cycle
//   -:7       an acknowledge: 7 T without a test
//
// pc, hl, de, sp, bc and ir are the registers' values before the instruction; nn is its word
// operand, an the port formed by A and a byte operand, ii the effective address of an index, vec
// the interrupt vector. After a DD or FD without effect, the instruction is the plain one with pc:4
// before it and pc increased by one.
#pragma once

#include <string_view>

namespace fixture {

enum class Plane { Plain, Cb, Ed, Index, IndexCb };

/// Which of its two courses an instruction takes.
enum class Course { Only, Taken, NotTaken };

struct InstructionRow {
    std::string_view name;
    Plane plane;
    /// Bits of the opcode, a dot for either value. The first matching row applies. The rows of two
    /// courses are adjacent.
    std::string_view opcodes;
    std::string_view cycles;
    int tstates;
    Course course = Course::Only;
};

// clang-format off
inline constexpr InstructionRow InstructionRows[] = {
    {"HALT", Plane::Plain, "01110110", "pc:4", 4},
    {"LD r,(HL); LD (HL),r; alu A,(HL)", Plane::Plain, "01...110 01110... 10...110", "pc:4 hl:3", 7},
    {"LD A,(BC); LD (BC),A", Plane::Plain, "0000.010", "pc:4 bc:3", 7},
    {"LD A,(DE); LD (DE),A", Plane::Plain, "0001.010", "pc:4 de:3", 7},
    {"LD (HL),n", Plane::Plain, "00110110", "pc:4 pc+1:3 hl:3", 10},
    {"INC (HL); DEC (HL)", Plane::Plain, "0011010.", "pc:4 hl:3 hl:1x1 hl:3", 11},
    {"NOP; LD r,r; alu A,r; INC r; DEC r; RLCA to CCF; EX AF; EX DE,HL; EXX; DI; EI; JP (HL)", Plane::Plain,
     "00000000 01...... 10...... 00...10. 00...111 00001000 11101011 11011001 1111.011 11101001", "pc:4", 4},
    {"INC rr; DEC rr; LD SP,HL", Plane::Plain, "00...011 11111001", "pc:4 ir:1x2", 6},
    {"ADD HL,rr", Plane::Plain, "00..1001", "pc:4 ir:1x7", 11},
    {"LD r,n; alu A,n", Plane::Plain, "00...110 11...110", "pc:4 pc+1:3", 7},
    {"LD rr,nn; JP nn; JP cc,nn", Plane::Plain, "00..0001 11000011 11...010", "pc:4 pc+1:3 pc+2:3", 10},
    {"LD A,(nn); LD (nn),A", Plane::Plain, "0011.010", "pc:4 pc+1:3 pc+2:3 nn:3", 13},
    {"LD HL,(nn); LD (nn),HL", Plane::Plain, "0010.010", "pc:4 pc+1:3 pc+2:3 nn:3 nn+1:3", 16},
    {"POP rr; RET", Plane::Plain, "11..0001 11001001", "pc:4 sp:3 sp+1:3", 10},
    {"PUSH rr; RST p", Plane::Plain, "11..0101 11...111", "pc:4 ir:1x1 sp-1:3 sp-2:3", 11},
    {"RET cc, taken", Plane::Plain, "11...000", "pc:4 ir:1x1 sp:3 sp+1:3", 11, Course::Taken},
    {"RET cc, not taken", Plane::Plain, "11...000", "pc:4 ir:1x1", 5, Course::NotTaken},
    {"CALL nn", Plane::Plain, "11001101", "pc:4 pc+1:3 pc+2:3 pc+2:1x1 sp-1:3 sp-2:3", 17},
    {"CALL cc,nn, taken", Plane::Plain, "11...100", "pc:4 pc+1:3 pc+2:3 pc+2:1x1 sp-1:3 sp-2:3", 17, Course::Taken},
    {"CALL cc,nn, not taken", Plane::Plain, "11...100", "pc:4 pc+1:3 pc+2:3", 10, Course::NotTaken},
    {"JR e", Plane::Plain, "00011000", "pc:4 pc+1:3 pc+1:1x5", 12},
    {"JR cc,e, taken", Plane::Plain, "001..000", "pc:4 pc+1:3 pc+1:1x5", 12, Course::Taken},
    {"JR cc,e, not taken", Plane::Plain, "001..000", "pc:4 pc+1:3", 7, Course::NotTaken},
    {"DJNZ e, taken", Plane::Plain, "00010000", "pc:4 ir:1x1 pc+1:3 pc+1:1x5", 13, Course::Taken},
    {"DJNZ e, not taken", Plane::Plain, "00010000", "pc:4 ir:1x1 pc+1:3", 8, Course::NotTaken},
    {"EX (SP),HL", Plane::Plain, "11100011", "pc:4 sp:3 sp+1:3 sp+1:1x1 sp+1:3 sp:3 sp:1x2", 19},
    {"IN A,(n); OUT (n),A", Plane::Plain, "1101.011", "pc:4 pc+1:3 an:io", 11},

    {"BIT b,(HL)", Plane::Cb, "01...110", "pc:4 pc+1:4 hl:3 hl:1x1", 12},
    {"rot, RES b, SET b of (HL)", Plane::Cb, ".....110", "pc:4 pc+1:4 hl:3 hl:1x1 hl:3", 15},
    {"rot, BIT b, RES b, SET b of r", Plane::Cb, "........", "pc:4 pc+1:4", 8},

    {"LD A,I; LD A,R; LD I,A; LD R,A", Plane::Ed, "010..111", "pc:4 pc+1:4 ir:1x1", 9},
    {"ADC HL,rr; SBC HL,rr", Plane::Ed, "01...010", "pc:4 pc+1:4 ir:1x7", 15},
    {"LD rr,(nn); LD (nn),rr", Plane::Ed, "01...011", "pc:4 pc+1:4 pc+2:3 pc+3:3 nn:3 nn+1:3", 20},
    {"RLD; RRD", Plane::Ed, "0110.111", "pc:4 pc+1:4 hl:3 hl:1x4 hl:3", 18},
    {"RETI; RETN", Plane::Ed, "01...101", "pc:4 pc+1:4 sp:3 sp+1:3", 14},
    {"IN r,(C); OUT (C),r", Plane::Ed, "01...00.", "pc:4 pc+1:4 bc:io", 12},
    {"LDI; LDD", Plane::Ed, "1010.000", "pc:4 pc+1:4 hl:3 de:3 de:1x2", 16},
    {"LDIR; LDDR, again", Plane::Ed, "1011.000", "pc:4 pc+1:4 hl:3 de:3 de:1x2 de:1x5", 21, Course::Taken},
    {"LDIR; LDDR, last", Plane::Ed, "1011.000", "pc:4 pc+1:4 hl:3 de:3 de:1x2", 16, Course::NotTaken},
    {"CPI; CPD", Plane::Ed, "1010.001", "pc:4 pc+1:4 hl:3 hl:1x5", 16},
    {"CPIR; CPDR, again", Plane::Ed, "1011.001", "pc:4 pc+1:4 hl:3 hl:1x5 hl:1x5", 21, Course::Taken},
    {"CPIR; CPDR, last", Plane::Ed, "1011.001", "pc:4 pc+1:4 hl:3 hl:1x5", 16, Course::NotTaken},
    {"INI; IND", Plane::Ed, "1010.010", "pc:4 pc+1:4 ir:1x1 bc:io hl:3", 16},
    {"INIR; INDR, again", Plane::Ed, "1011.010", "pc:4 pc+1:4 ir:1x1 bc:io hl:3 hl:1x5", 21, Course::Taken},
    {"INIR; INDR, last", Plane::Ed, "1011.010", "pc:4 pc+1:4 ir:1x1 bc:io hl:3", 16, Course::NotTaken},
    {"OUTI; OUTD", Plane::Ed, "1010.011", "pc:4 pc+1:4 ir:1x1 hl:3 bc-256:io", 16},
    {"OTIR; OTDR, again", Plane::Ed, "1011.011", "pc:4 pc+1:4 ir:1x1 hl:3 bc-256:io bc-256:1x5", 21, Course::Taken},
    {"OTIR; OTDR, last", Plane::Ed, "1011.011", "pc:4 pc+1:4 ir:1x1 hl:3 bc-256:io", 16, Course::NotTaken},
    {"NEG; IM n; what is not there", Plane::Ed, "........", "pc:4 pc+1:4", 8},

    {"HALT", Plane::Index, "01110110", "pc:4 pc+1:4", 8},
    {"LD r,(IX+d); LD (IX+d),r; alu A,(IX+d)", Plane::Index, "01...110 01110... 10...110",
     "pc:4 pc+1:4 pc+2:3 pc+2:1x5 ii:3", 19},
    {"LD (IX+d),n", Plane::Index, "00110110", "pc:4 pc+1:4 pc+2:3 pc+3:3 pc+3:1x2 ii:3", 19},
    {"INC (IX+d); DEC (IX+d)", Plane::Index, "0011010.", "pc:4 pc+1:4 pc+2:3 pc+2:1x5 ii:3 ii:1x1 ii:3", 23},
    {"DD or FD before DD or FD", Plane::Index, "11.11101", "pc:4 pc+1:4", 8},

    {"BIT b,(IX+d)", Plane::IndexCb, "01......", "pc:4 pc+1:4 pc+2:3 pc+3:3 pc+3:1x2 ii:3 ii:1x1", 20},
    {"rot, RES b, SET b of (IX+d)", Plane::IndexCb, "........",
     "pc:4 pc+1:4 pc+2:3 pc+3:3 pc+3:1x2 ii:3 ii:1x1 ii:3", 23},
};
// clang-format on

} // namespace fixture
