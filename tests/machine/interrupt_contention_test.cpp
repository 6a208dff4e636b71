// The contention of interrupts and HALT.
#include <vector>

#include <doctest/doctest.h>

#include "instruction_encodings.hpp"
#include "machine/running_bus.hpp"
#include "z80/interrupt.hpp"

using namespace zx;
using namespace fixture;

namespace {

/// A stack on both sides of each border of contended memory.
constexpr int Stacks[] = {0x3fff, 0x4000, 0x4001, 0x7fff, 0x8000, 0x8001, 0x8002};

} // namespace

TEST_CASE("an interrupt's acknowledge is not delayed, its pushes and vector read are") {
    struct Row {
        int mode;
        const char* cycles;
        int tstates;
    };
    constexpr Row rows[] = {{0, "-:7 sp-1:3 sp-2:3", 13},
                            {1, "-:7 sp-1:3 sp-2:3", 13},
                            {2, "-:7 sp-1:3 sp-2:3 vec:3 vec+1:3", 19}};
    for (const Sheet& sheet : Sheets) {
        CAPTURE(sheet.name);
        SheetBoard board(sheet);
        const auto slots = contended_slots(sheet);
        for (const Row& row : rows) {
            CAPTURE(row.mode);
            const auto cycles = read_cycles(row.cycles);
            CHECK(Encoding{nullptr, {}, 0, cycles}.undelayed() == row.tstates);
            for (const int stack : Stacks) {
                for (const int i : {0x3f, 0x40, 0x7e, 0x7f, 0x80}) {
                    Places at{};
                    at[Sp] = stack;
                    at[Vector] = i << 8 | 0xff;
                    for (const int t : edge_starts(sheet)) {
                        z80::Registers cpu;
                        cpu.pc = 0x6000;
                        cpu.sp = static_cast<std::uint16_t>(stack);
                        cpu.i = static_cast<std::uint8_t>(i);
                        cpu.im = static_cast<std::uint8_t>(row.mode);
                        cpu.iff1 = cpu.iff2 = true;
                        board.bus.set_tstate(t);
                        CHECK(machine::offer_interrupt(cpu, board.bus));
                        CHECK(board.bus.tstate() == expected_end(sheet, slots, cycles, at, t));
                    }
                }
            }
        }
    }
}

TEST_CASE("an NMI takes 5 T without delay, then its pushes") {
    const auto cycles = read_cycles("-:5 sp-1:3 sp-2:3");
    for (const Sheet& sheet : Sheets) {
        CAPTURE(sheet.name);
        SheetBoard board(sheet);
        const auto slots = contended_slots(sheet);
        for (const int stack : Stacks) {
            for (const int t : edge_starts(sheet)) {
                Places at{};
                at[Sp] = stack;
                z80::Registers cpu;
                cpu.pc = 0x6000;
                cpu.sp = static_cast<std::uint16_t>(stack);
                board.bus.set_tstate(t);
                machine::RunningBus<machine::BusMode::Delayed> bus(board.bus, t + 1);
                CHECK(z80::nmi(cpu, bus));
                bus.store();
                CHECK(board.bus.tstate() == expected_end(sheet, slots, cycles, at, t));
                CHECK(cpu.pc == 0x0066);
            }
        }
    }
}

TEST_CASE("HALT fetches the next byte, in contended memory or not") {
    struct Row {
        int address;
        /// The address of the next byte.
        bool held;
    };
    constexpr Row rows[] = {{0x1000, false}, {0x3fff, true}, {0x6000, true}, {0x7fff, false}};
    for (const Sheet& sheet : Sheets) {
        CAPTURE(sheet.name);
        SheetBoard board(sheet);
        for (const Row& row : rows) {
            CAPTURE(row.address);
            for (const int t : edge_starts(sheet)) {
                z80::Registers cpu;
                cpu.pc = static_cast<std::uint16_t>(row.address + 1);
                cpu.halted = true;
                cpu.r = 0x7f;
                board.bus.set_tstate(t);
                machine::step_processor(cpu, board.bus);
                CHECK(board.bus.tstate() == t + 4 + (row.held ? delay_at(sheet, t) : 0));
                CHECK(cpu.pc == row.address + 1);
                CHECK(cpu.r == 0x00);
            }
        }
    }
}
