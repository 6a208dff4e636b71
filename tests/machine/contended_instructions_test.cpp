#include <vector>

#include <doctest/doctest.h>

#include "board.hpp"
#include "contention_by_hand.hpp"

using namespace zx;
using fixture::after;
using fixture::Board;
using fixture::Bytes;
using fixture::Cycle;

namespace {

struct Row {
    const char* name;
    Bytes code;
    z80::Registers registers;
    std::vector<Cycle> cycles;
};

constexpr int pc = 0x6000;
constexpr int port = true;

z80::Registers with(std::uint16_t bc, std::uint16_t de, std::uint16_t hl, std::uint16_t sp) {
    z80::Registers registers;
    registers.bc = bc;
    registers.de = de;
    registers.hl = hl;
    registers.sp = sp;
    registers.ix = hl;
    registers.i = 0x50;
    registers.r = 0;
    registers.af = 0x4000;
    return registers;
}

/// IR points into contended memory; R has no effect.
constexpr int ir = 0x5000;

const std::vector<Row>& rows() {
    static const std::vector<Row> all = {
        {"NOP", {0x00}, with(0, 0, 0, 0), {{pc, 4}}},
        {"LD A,I", {0xed, 0x57}, with(0, 0, 0, 0), {{pc, 4}, {pc, 4}, {ir, 1}}},
        {"INC HL", {0x23}, with(0, 0, 0, 0), {{pc, 4}, {ir, 1, 2}}},
        {"ADD HL,DE", {0x19}, with(0, 0, 0, 0), {{pc, 4}, {ir, 1, 7}}},
        {"LD A,n", {0x3e, 1}, with(0, 0, 0, 0), {{pc, 4}, {pc, 3}}},
        {"LD A,(nn), contended operand",
         {0x3a, 0x00, 0x58},
         with(0, 0, 0, 0),
         {{pc, 4}, {pc, 3}, {pc, 3}, {0x5800, 3}}},
        {"LD A,(nn), free operand",
         {0x3a, 0x00, 0x90},
         with(0, 0, 0, 0),
         {{pc, 4}, {pc, 3}, {pc, 3}, {0x9000, 3}}},
        {"LD (HL),n", {0x36, 1}, with(0, 0, 0x4000, 0), {{pc, 4}, {pc, 3}, {0x4000, 3}}},
        {"INC (HL)",
         {0x34},
         with(0, 0, 0x4000, 0),
         {{pc, 4}, {0x4000, 3}, {0x4000, 1}, {0x4000, 3}}},
        {"LD (nn),HL, across the end of contended memory",
         {0x22, 0xff, 0x7f},
         with(0, 0, 0, 0),
         {{pc, 4}, {pc, 3}, {pc, 3}, {0x7fff, 3}, {0x8000, 3}}},
        {"PUSH BC", {0xc5}, with(0, 0, 0, 0x7000), {{pc, 4}, {ir, 1}, {0x6fff, 3}, {0x6ffe, 3}}},
        {"POP BC, free stack", {0xc1}, with(0, 0, 0, 0x9000), {{pc, 4}, {0x9000, 3}, {0x9001, 3}}},
        {"CALL nn",
         {0xcd, 0x00, 0x60},
         with(0, 0, 0, 0x7000),
         {{pc, 4}, {pc, 3}, {pc, 3}, {pc, 1}, {0x6fff, 3}, {0x6ffe, 3}}},
        {"JR e", {0x18, 0xfe}, with(0, 0, 0, 0), {{pc, 4}, {pc, 3}, {pc, 1, 5}}},
        {"DJNZ, taken",
         {0x10, 0xfe},
         with(0x0200, 0, 0, 0),
         {{pc, 4}, {ir, 1}, {pc, 3}, {pc, 1, 5}}},
        {"DJNZ, not taken", {0x10, 0xfe}, with(0x0100, 0, 0, 0), {{pc, 4}, {ir, 1}, {pc, 3}}},
        {"EX (SP),HL",
         {0xe3},
         with(0, 0, 0, 0x7000),
         {{pc, 4},
          {0x7000, 3},
          {0x7001, 3},
          {0x7001, 1},
          {0x7001, 3},
          {0x7000, 3},
          {0x7000, 1, 2}}},
        {"LD A,(IX+d)",
         {0xdd, 0x7e, 0x05},
         with(0, 0, 0x4000, 0),
         {{pc, 4}, {pc, 4}, {pc, 3}, {pc, 1, 5}, {0x4005, 3}}},
        {"SET 0,(IX+d)",
         {0xdd, 0xcb, 0x05, 0xc6},
         with(0, 0, 0x4000, 0),
         {{pc, 4}, {pc, 4}, {pc, 3}, {pc, 3}, {pc, 1, 2}, {0x4005, 3}, {0x4005, 1}, {0x4005, 3}}},
        {"RLD",
         {0xed, 0x6f},
         with(0, 0, 0x4000, 0),
         {{pc, 4}, {pc, 4}, {0x4000, 3}, {0x4000, 1, 4}, {0x4000, 3}}},
        {"LDIR, repeating",
         {0xed, 0xb0},
         with(2, 0x4000, 0x9000, 0),
         {{pc, 4}, {pc, 4}, {0x9000, 3}, {0x4000, 3}, {0x4000, 1, 2}, {0x4000, 1, 5}}},
        {"LDIR, last",
         {0xed, 0xb0},
         with(1, 0x4000, 0x9000, 0),
         {{pc, 4}, {pc, 4}, {0x9000, 3}, {0x4000, 3}, {0x4000, 1, 2}}},
        {"CPIR, repeating",
         {0xed, 0xb1},
         with(2, 0, 0x4000, 0),
         {{pc, 4}, {pc, 4}, {0x4000, 3}, {0x4000, 1, 5}, {0x4000, 1, 5}}},
        {"OTIR, repeating, port 0x40ff",
         {0xed, 0xb3},
         with(0x41ff, 0, 0x9000, 0),
         {{pc, 4}, {pc, 4}, {ir, 1}, {0x9000, 3}, {0x40ff, 4, 1, port}, {0x40ff, 1, 5}}},
        {"INIR, repeating, ULA port",
         {0xed, 0xb2},
         with(0x02fe, 0, 0x4000, 0),
         {{pc, 4}, {pc, 4}, {ir, 1}, {0x02fe, 4, 1, port}, {0x4000, 3}, {0x4000, 1, 5}}},
        {"IN A,(C), ULA",
         {0xed, 0x78},
         with(0x00fe, 0, 0, 0),
         {{pc, 4}, {pc, 4}, {0x00fe, 4, 1, port}}},
        {"IN A,(C), ULA, contended high byte",
         {0xed, 0x78},
         with(0x40fe, 0, 0, 0),
         {{pc, 4}, {pc, 4}, {0x40fe, 4, 1, port}}},
        {"IN A,(C), no ULA",
         {0xed, 0x78},
         with(0x00ff, 0, 0, 0),
         {{pc, 4}, {pc, 4}, {0x00ff, 4, 1, port}}},
        {"IN A,(C), no ULA, contended high byte",
         {0xed, 0x78},
         with(0x7fff, 0, 0, 0),
         {{pc, 4}, {pc, 4}, {0x7fff, 4, 1, port}}},
        {"OUT (n),A, contended high byte from A",
         {0xd3, 0xfe},
         with(0, 0, 0, 0),
         {{pc, 4}, {pc, 3}, {0x40fe, 4, 1, port}}},
    };
    return all;
}

} // namespace

TEST_CASE("instructions in contended memory take the T-states of their machine cycles") {
    constexpr int starts[][2] = {{0, 40},         // the frame's start
                                 {14300, 14500},  // in line 0 and after its end
                                 {14550, 14580},  // in line 1
                                 {57100, 57300},  // the last line and after it
                                 {69850, 69887}}; // across the frame's end
    for (const Row& row : rows()) {
        CAPTURE(row.name);
        Board board;
        for (const auto& [first, last] : starts) {
            for (int t = first; t <= last; ++t) {
                board.poke(pc, row.code);
                z80::Registers registers = row.registers;
                registers.pc = pc;
                board.bus.set_tstate(t);
                machine::step_processor(registers, board.bus);
                if (board.bus.tstate() != after(row.cycles, t)) {
                    CAPTURE(t);
                    CHECK(board.bus.tstate() == after(row.cycles, t));
                }
            }
        }
    }
}

TEST_CASE("the same instructions outside contended memory are never delayed") {
    Board board;
    for (int t = 14300; t < 14600; ++t) {
        board.poke(0x9000, {0xed, 0xb0});
        z80::Registers registers = with(2, 0xa000, 0xb000, 0);
        registers.pc = 0x9000;
        board.bus.set_tstate(t);
        machine::step_processor(registers, board.bus);
        CHECK(board.bus.tstate() == t + 21);
    }
}

TEST_CASE("a port cycle is delayed as in the four cases of the table") {
    struct Case {
        const char* name;
        std::uint16_t port;
        int start;
        int taken;
    };
    // From 14335 on the delays are 6 5 4 3 2 1 0 0.
    constexpr Case cases[] = {
        {"N:4", 0x00ff, 14335, 4},
        {"N:1 C:3, from the second delay", 0x00fe, 14335, 1 + 5 + 3},
        {"N:1 C:3, one T before the window", 0x00fe, 14334, 1 + 6 + 3},
        {"N:1 C:3, before the window", 0x00fe, 14333, 4},
        {"C:1 C:3, from the first delay", 0x40fe, 14335, 6 + 1 + 0 + 3},
        {"C:1 C:3, from the last free T", 0x40fe, 14342, 1 + 6 + 3},
        {"C:1 four times", 0x40ff, 14335, 6 + 1 + 0 + 1 + 6 + 1 + 0 + 1},
        {"C:1 four times, before the window", 0x40ff, 14331, 4},
        {"C:1 four times, the last one delayed", 0x40ff, 14332, 4 + 6},
        {"a high byte beyond contended memory", 0x80ff, 14335, 4},
        {"below it", 0x3fff, 14335, 4},
    };
    for (const Case& row : cases) {
        CAPTURE(row.name);
        Board board;
        board.bus.set_tstate(row.start);
        (void)board.bus.in(row.port);
        CHECK(board.bus.tstate() - row.start == row.taken);
        board.bus.set_tstate(row.start);
        board.bus.out(row.port, 0);
        CHECK(board.bus.tstate() - row.start == row.taken);
    }
}
