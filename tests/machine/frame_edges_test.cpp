// The edges of a frame on each machine: its length, the interrupt, HALT, FLASH.
#include <cmath>
#include <vector>

#include <doctest/doctest.h>

#include "sheet_machine.hpp"

using namespace zx;
using namespace fixture;

namespace {

/// JR to itself.
const Bytes Wait = {0x18, 0xfe};

Bytes times(int count, std::uint8_t byte, const Bytes& then) {
    Bytes bytes(static_cast<std::size_t>(count), byte);
    bytes.insert(bytes.end(), then.begin(), then.end());
    return bytes;
}

/// Returns how often the interrupt handler, which begins with INC A, was entered in the frame.
int entered(const Sheet& sheet, int t, const Bytes& program, int nops = 0) {
    // INC A : NOP ... : EI : RET
    Bytes handler = {0x3c};
    handler.insert(handler.end(), static_cast<std::size_t>(nops), 0x00);
    handler.insert(handler.end(), {0xfb, 0xc9});
    machine::Machine machine = start_at(sheet, t, program, 1, handler);
    machine.run_frame();
    return register_a(machine);
}

} // namespace

TEST_CASE("a frame has the T-states of its model, and the clock its frequency") {
    for (const Sheet& sheet : Sheets) {
        CAPTURE(sheet.name);
        // LD B,(HL) : JR back, 7 + 12 T, in ROM, which is not contended.
        machine::Machine machine = start_at(sheet, 0, Wait, 0, {0x46, 0x18, 0xfd});
        machine.registers().pc = 0x38;
        machine.registers().hl = 0;
        for (int frame = 1; frame <= 40; ++frame) {
            machine.run_frame();
            const int over = machine.state().tstate;
            CHECK(over >= 0);
            CHECK(over < 12);
            const int phase = machine.registers().pc == 0x38 ? 0 : 7;
            CHECK((frame * sheet.frame + over) % 19 == phase);
        }
        const int hz = sheet.pages ? 3'546'900 : 3'500'000;
        CHECK(machine.timing().cpu_hz == hz);
        const double rate = static_cast<double>(hz) / sheet.frame;
        CHECK(std::round(rate * 1000) == (sheet.pages ? 50'021 : 50'080));
    }
}

TEST_CASE("an interrupt is accepted at every boundary while /INT is low and at none after it") {
    for (const Sheet& sheet : Sheets) {
        for (int t = 0; t < sheet.interrupt + 8; ++t) {
            CAPTURE(sheet.name);
            CAPTURE(t);
            // The handler takes 27 + 12 T and cannot be entered twice.
            CHECK(entered(sheet, t, Wait, 3) == (t < sheet.interrupt ? 1 : 0));
        }
    }
}

TEST_CASE("a handler that ends while /INT is low is entered again") {
    for (const Sheet& sheet : Sheets) {
        CAPTURE(sheet.name);
        // 13 + 4 + 4 n + 4 + 10 T from T = 0: ends in the last T-state of /INT, or one later.
        const int nops = sheet.interrupt == 36 ? 1 : 0;
        CHECK(entered(sheet, 0, Wait, nops) == 2);
        CHECK(entered(sheet, 1, Wait, nops) == 1);
        CHECK(entered(sheet, 0, Wait, nops + 1) == 1);
    }
}

TEST_CASE("any number of EI or prefixes delays the interrupt by one instruction") {
    // Accepted in the last T-state of /INT, or one T too late.
    for (const Sheet& sheet : Sheets) {
        CAPTURE(sheet.name);
        for (const int last : {sheet.interrupt - 1, sheet.interrupt}) {
            CAPTURE(last);
            const int expected = last < sheet.interrupt ? 1 : 0;
            for (int count = 1; count <= 5; ++count) {
                CAPTURE(count);
                machine::Machine machine = start_at(sheet,
                                                    last - 4 * count - 4,
                                                    times(count, 0xfb, {0x00, 0x18, 0xfe}),
                                                    1,
                                                    {0x3c, 0x18, 0xfe});
                machine.registers().iff1 = machine.registers().iff2 = false;
                machine.run_frame();
                CHECK(register_a(machine) == expected);
                // An interrupt is not accepted right after EI, but after NOP.
                CHECK(entered(sheet, last - 4 * count, times(count, 0x00, Wait), 3) == 1);
            }
        }
        // LD A,0x40 after prefixes: no interrupt is accepted between them, so the handler's INC A
        // is last.
        for (const auto prefix : {std::uint8_t{0xdd}, std::uint8_t{0xfd}}) {
            for (int count = 1; count <= 5; ++count) {
                CAPTURE(count);
                const int start = sheet.interrupt - 1 - 4 * count - 7;
                machine::Machine machine = start_at(sheet,
                                                    start,
                                                    times(count, prefix, {0x3e, 0x40, 0x18, 0xfe}),
                                                    1,
                                                    {0x3c, 0x18, 0xfe});
                machine::State state = machine.state();
                state.cpu.interrupt_shadow = true;
                machine.set_state(state);
                machine.run_frame();
                CHECK(register_a(machine) == 0x41);
            }
        }
    }
}

TEST_CASE("IM 2 follows the word at I * 256 + 0xff, IM 0 and IM 1 go to 0x0038") {
    for (const Sheet& sheet : Sheets) {
        CAPTURE(sheet.name);
        SheetBoard board(sheet);
        for (int i = 0; i < 256; ++i) {
            CAPTURE(i);
            const int vector = i << 8 | 0xff;
            board.put(vector, 0x34);
            board.put((vector + 1) & 0xffff, 0x12);
            for (int mode = 0; mode < 3; ++mode) {
                z80::Registers cpu;
                cpu.i = static_cast<std::uint8_t>(i);
                cpu.im = static_cast<std::uint8_t>(mode);
                cpu.iff1 = cpu.iff2 = true;
                cpu.r = 0xff;
                cpu.sp = 0x6002;
                board.bus.set_tstate(0);
                REQUIRE(machine::offer_interrupt(cpu, board.bus));
                CHECK(board.bus.tstate() == (mode == 2 ? 19 : 13));
                const int found = board.peek(vector) | board.peek(vector + 1) << 8;
                CHECK(cpu.pc == (mode == 2 ? found : 0x0038));
                CHECK(cpu.r == 0x80);
                CHECK_FALSE(cpu.iff1);
                CHECK_FALSE(cpu.iff2);
            }
        }
    }
}

TEST_CASE("a HALT ends at its first fetch after /INT falls, 0 to 3 T late") {
    for (const Sheet& sheet : Sheets) {
        for (int before = 1; before <= 12; ++before) {
            CAPTURE(sheet.name);
            CAPTURE(before);
            // HALT : INC A : JR $, halted for a long time.
            machine::Machine machine =
                start_at(sheet, sheet.frame - before, {0x76, 0x3c, 0x18, 0xfe});
            machine::State state = machine.state();
            state.cpu.pc = ProgramAt + 1;
            state.cpu.halted = true;
            state.cpu.r = 0;
            machine.set_state(state);
            machine.run_frame();
            CHECK(machine.registers().halted);
            CHECK(machine.state().tstate == (4 - before % 4) % 4);
            CHECK(machine.registers().r == (before + 3) / 4);
            CHECK(register_a(machine) == 0);
            machine.run_frame();
            CHECK_FALSE(machine.registers().halted);
            // HALT has ended once: the handler returns to the byte after it.
            CHECK(register_a(machine) == 1);
        }
    }
}

TEST_CASE("an interrupt right after LD A,I finds P/V reset, one instruction later unchanged") {
    for (const Sheet& sheet : Sheets) {
        CAPTURE(sheet.name);
        for (const auto opcode : {std::uint8_t{0x57}, std::uint8_t{0x5f}}) {
            // In `fault` LD A,I ends in the first T-state of the next frame; in `none` the NOP after
            // it does.
            machine::Machine fault = start_at(sheet, sheet.frame - 9, {0xed, opcode, 0x18, 0xfe});
            machine::Machine none =
                start_at(sheet, sheet.frame - 13, {0xed, opcode, 0x00, 0x18, 0xfe});
            for (machine::Machine* machine : {&fault, &none}) {
                machine->run_frame();
                CHECK(machine->state().tstate == 0);
                CHECK((machine->registers().af & 4) != 0);
                machine->run_frame();
            }
            CHECK((fault.registers().af & 4) == 0);
            CHECK((none.registers().af & 4) != 0);
        }
    }
}

TEST_CASE("FLASH exchanges INK and PAPER in the frames 16 to 31 of each 32, from power-on") {
    for (const Sheet& sheet : Sheets) {
        CAPTURE(sheet.name);
        machine::Machine machine(sheet.model, quiet_rom());
        machine.set_late_ula(sheet.late);
        for (int round = 0; round < 2; ++round) {
            // INK 2 on PAPER 5, with and without FLASH.
            machine.poke(0x5800, 0xaa);
            machine.poke(0x5801, 0x2a);
            for (int frame = 0; frame <= 64; ++frame) {
                CAPTURE(frame);
                machine.run_frame();
                const bool exchanged = (frame >= 16 && frame <= 31) || (frame >= 48 && frame <= 63);
                CHECK(pixel(machine.picture(), 0, 0) == (exchanged ? 2 : 5));
                CHECK(pixel(machine.picture(), 8, 0) == 5);
                CHECK(pixel(machine.picture(), -1, 0) == 7);
            }
            machine.power_on();
        }
    }
}
