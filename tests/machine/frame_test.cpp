#include <doctest/doctest.h>

#include "board.hpp"
#include "ula/picture.hpp"

using namespace zx;
using fixture::machine_with;

namespace {

int counter(const machine::Machine& machine, std::uint16_t address) {
    return machine.peek(address) | machine.peek(static_cast<std::uint16_t>(address + 1)) << 8;
}

int pixel(const machine::Machine& machine, int x, int y) {
    return machine.picture()[static_cast<std::size_t>((y + 48) * ula::PictureWidth + x + 48)];
}

/// Runs a machine from a given T-state of a frame.
void start_at(machine::Machine& machine, std::int32_t tstate) {
    loaders::Snapshot snapshot = machine.snapshot();
    snapshot.frame_tstate = tstate;
    REQUIRE(machine.restore(snapshot).has_value());
}

} // namespace

TEST_CASE("a frame runs 69,888 T and the next one begins with its overrun") {
    // LD B,(HL) : JR $-1, 19 T a turn, in uncontended memory.
    machine::Machine machine = machine_with(0x9000, {0x46, 0x18, 0xfd});
    machine.registers().iff1 = false;
    std::int64_t elapsed = 0;
    for (int i = 0; i < 200; ++i) {
        machine.run_frame();
        CHECK(machine.state().tstate >= 0);
        CHECK(machine.state().tstate < 19);
        elapsed = std::int64_t{machine.frames()} * 69888 + machine.state().tstate;
        const int phase = machine.registers().pc == 0x9000 ? 0 : 7;
        CHECK(elapsed % 19 == phase);
    }
    CHECK(elapsed >= 200 * 69888);
}

TEST_CASE("a handler that is long enough is entered once a frame") {
    // IM 1. The handler at 0x38 is EI : RET, 13 + 4 + 10 T. It ends before T = 32, but after EI one
    // more instruction runs before the next boundary that accepts.
    machine::Machine machine = machine_with(0x9000, {0x18, 0xfe});
    z80::Registers& cpu = machine.registers();
    cpu.im = 2;
    cpu.i = 0x91;
    cpu.iff1 = cpu.iff2 = true;
    // The vector 0x91ff holds 0xa000: PUSH HL : LD HL,(nn) : INC HL : LD (nn),HL : POP HL : EI :
    // RET.
    fixture::poke(machine, 0x91ff, {0x00, 0xa0});
    fixture::poke(
        machine, 0xa000, {0xe5, 0x2a, 0x00, 0xb0, 0x23, 0x22, 0x00, 0xb0, 0xe1, 0xfb, 0xc9});
    for (int i = 0; i < 50; ++i) {
        machine.run_frame();
    }
    CHECK(counter(machine, 0xb000) == 50);
}

TEST_CASE("an interrupt is accepted at boundaries 0 to 31 and at no later one") {
    for (const int t : {0, 1, 30, 31, 32, 33}) {
        CAPTURE(t);
        // NOPs; the interrupt was accepted if the stack was used.
        machine::Machine machine = machine_with(0x9000, {0x18, 0xfe});
        machine.registers().im = 1;
        machine.registers().iff1 = machine.registers().iff2 = true;
        fixture::poke(machine, 0xfefe, {0xaa, 0xaa});
        start_at(machine, t);
        machine.run_frame();
        const bool accepted = machine.peek(0xfefe) != 0xaa;
        CHECK(accepted == (t < 32));
    }
}

TEST_CASE("a handler that ends within /INT is entered again") {
    // IM 1 and a ROM whose handler is INC A : EI : RET in 13 + 4 + 4 + 10 = 31 T. The instruction
    // after EI is RET, so the boundary at T = 31 accepts again.
    fixture::Bytes rom = fixture::quiet_rom();
    rom[0x38] = 0x3c;
    rom[0x39] = 0xfb;
    rom[0x3a] = 0xc9;
    for (const bool longer : {false, true}) {
        CAPTURE(longer);
        fixture::Bytes used = rom;
        if (longer) {
            // With one more NOP the boundary is at 35.
            used[0x39] = 0x00;
            used[0x3a] = 0xfb;
            used[0x3b] = 0xc9;
        }
        machine::Machine machine(machine::Model::Spectrum48, used);
        fixture::poke(machine, 0x9000, {0x18, 0xfe});
        z80::Registers& cpu = machine.registers();
        cpu.pc = 0x9000;
        cpu.sp = 0xff00;
        cpu.af = 0;
        cpu.im = 1;
        cpu.iff1 = cpu.iff2 = true;
        machine.run_frame();
        const int entered = machine.registers().af >> 8;
        CHECK(entered == (longer ? 1 : 2));
    }
}

TEST_CASE("EI delays an interrupt by one more instruction") {
    // EI at T = 0..3, then LD A,n; if the interrupt were accepted right after EI, A would be
    // unchanged.
    machine::Machine machine = machine_with(0x9000, {0xfb, 0x3e, 0x77, 0x18, 0xfe});
    fixture::Bytes rom = fixture::quiet_rom();
    // The handler stores A.
    rom[0x38] = 0x32;
    rom[0x39] = 0x00;
    rom[0x3a] = 0xb0;
    rom[0x3b] = 0x18;
    rom[0x3c] = 0xfe;
    machine.set_rom(rom);
    machine.registers().im = 1;
    machine.registers().af = 0x1100;
    machine.run_frame();
    CHECK(machine.peek(0xb000) == 0x77);
}

TEST_CASE("HALT waits for the next frame's interrupt") {
    // EI : HALT : INC HL : JR back.
    machine::Machine machine = machine_with(0x9000, {0xfb, 0x76, 0x23, 0x18, 0xfb});
    machine.registers().im = 1;
    machine.registers().hl = 0;
    for (int i = 0; i < 20; ++i) {
        machine.run_frame();
    }
    CHECK(machine.registers().hl >= 19);
    CHECK(machine.registers().hl <= 21);
}

TEST_CASE("FLASH changes every 16 frames from power-on") {
    machine::Machine machine(machine::Model::Spectrum48, fixture::quiet_rom());
    machine.poke(0x5800, 0x82);
    for (int frame = 0; frame < 70; ++frame) {
        CAPTURE(frame);
        machine.run_frame();
        CHECK(pixel(machine, 0, 0) == (frame / 16 % 2 == 0 ? 0 : 2));
    }
}

TEST_CASE("a write to 0x4000 whose cycle begins at 14334 is shown, at 14335 it is not") {
    // LD (HL),A is a fetch of 4 T and the write, so it starts 4 T earlier.
    for (const int start : {14330, 14331}) {
        CAPTURE(start);
        machine::Machine machine = machine_with(0x9000, {0x77, 0x18, 0xfe});
        machine.registers().hl = 0x4000;
        machine.registers().af = 0xff00;
        machine.poke(0x5800, 0x07);
        start_at(machine, start);
        machine.run_frame();
        CHECK(pixel(machine, 0, 0) == (start == 14330 ? 7 : 0));
        machine.run_frame();
        CHECK(pixel(machine, 0, 0) == 7);
    }
}

TEST_CASE("an OUT to the border shows in the column of its T2") {
    // OUT (C),E: two fetches of 4 T, T1 of the port cycle, then T2.
    for (int t2 = 14111; t2 <= 14116; ++t2) {
        CAPTURE(t2);
        machine::Machine machine = machine_with(0x9000, {0xed, 0x59, 0x18, 0xfe});
        machine.registers().bc = 0x00fe;
        machine.registers().de = 0x0002;
        machine.registers().iff1 = false;
        start_at(machine, t2 - 9);
        machine.run_frame();
        const int first = t2 < 14112 ? -8 : t2 < 14116 ? 0 : 8;
        CHECK(pixel(machine, first - 1, -1) == 7);
        CHECK(pixel(machine, first, -1) == 2);
    }
}

TEST_CASE("pictures switched off and on again show the present screen") {
    machine::Machine machine(machine::Model::Spectrum48, fixture::quiet_rom());
    machine.run_frame();
    machine.set_picture(false);
    machine.poke(0x5800, 0x28);
    machine.run_frame();
    CHECK(pixel(machine, 0, 0) == 0);
    machine.set_picture(true);
    machine.run_frame();
    CHECK(pixel(machine, 0, 0) == 5);
}
