#include <algorithm>
#include <random>

#include <doctest/doctest.h>

#include "board.hpp"

using namespace zx;
using fixture::Bytes;
using fixture::machine_with;

namespace {

/// A program that uses keys, EAR, screen, border and speaker, with interrupts off as in loaders.
///   LD HL,0x4000 : loop: LD A,0x7f : IN A,(0xfe) : XOR (HL) : LD (HL),A : OUT (0xfe),A : INC HL :
///   BIT 5,H : JR Z,loop : LD HL,0x4000 : JR loop
const Bytes busy_program = {0x21, 0x00, 0x40, 0x3e, 0x7f, 0xdb, 0xfe, 0xae, 0x77, 0xd3, 0xfe,
                            0x23, 0xcb, 0x6c, 0x28, 0xf3, 0x21, 0x00, 0x40, 0x18, 0xee};

loaders::Tape random_tape(int blocks) {
    std::mt19937 random(7);
    loaders::Tape tape;
    for (int i = 0; i < blocks; ++i) {
        loaders::DataBlock block;
        block.pilot_pulses = 201;
        block.pause_tstates = 200'000;
        block.bytes.resize(500);
        std::generate(block.bytes.begin(), block.bytes.end(), [&] {
            return static_cast<std::uint8_t>(random() & 0xff);
        });
        tape.blocks.push_back(std::move(block));
    }
    return tape;
}

machine::Machine busy_machine() {
    machine::Machine machine = machine_with(0x9000, busy_program);
    machine.insert_tape(random_tape(3));
    return machine;
}

void run(machine::Machine& machine, int frames) {
    for (int i = 0; i < frames; ++i) {
        // Keys that depend only on the frame.
        if (machine.frames() % 7 == 3) {
            machine.keyboard().press(ula::Key::M);
        } else {
            machine.keyboard().release(ula::Key::M);
        }
        machine.run_frame();
    }
}

} // namespace

TEST_CASE("two runs from the same state end in the same state") {
    machine::Machine first = busy_machine();
    machine::Machine second = busy_machine();
    CHECK(first.hash() == second.hash());
    run(first, 120);
    run(second, 120);
    CHECK(first.state() == second.state());
    CHECK(first.hash() == second.hash());
    run(second, 1);
    CHECK(first.hash() != second.hash());
    CHECK(!(first.state() == second.state()));
}

TEST_CASE("a run without pictures ends in the same state") {
    machine::Machine with = busy_machine();
    machine::Machine without = busy_machine();
    without.set_picture(false);
    run(with, 120);
    run(without, 120);
    CHECK(with.hash() == without.hash());
    CHECK(with.state() == without.state());
}

TEST_CASE("a state restored at any frame continues bit for bit, also within a tape's pulse") {
    machine::Machine whole = busy_machine();
    run(whole, 90);
    for (const int at : {0, 1, 2, 3, 17, 40, 61, 89}) {
        CAPTURE(at);
        machine::Machine first = busy_machine();
        run(first, at);
        const machine::State saved = first.state();
        run(first, 5);
        machine::Machine second = machine_with(0, {});
        second.set_state(saved);
        CHECK(second.hash() == machine::hash_of(saved));
        run(second, 90 - at);
        CHECK(second.hash() == whole.hash());
        CHECK(std::ranges::equal(second.picture().cells(), whole.picture().cells()));
        first.set_state(saved);
        run(first, 90 - at);
        CHECK(first.state() == whole.state());
    }
}

TEST_CASE("a copy of a machine is independent of the original") {
    machine::Machine first = busy_machine();
    run(first, 20);
    machine::Machine second = first;
    CHECK(second.hash() == first.hash());
    run(first, 30);
    CHECK(second.hash() != first.hash());
    run(second, 30);
    CHECK(second.hash() == first.hash());
    CHECK(second.sound().size() == first.sound().size());
    machine::Machine third = machine_with(0, {});
    third = first;
    CHECK(third.state() == first.state());
}

TEST_CASE("the hash depends on each part of the state") {
    const machine::State base = busy_machine().state();
    const auto changed = [&](auto&& change) {
        machine::State state = base;
        change(state);
        return machine::hash_of(state) != machine::hash_of(base) && !(state == base);
    };
    CHECK(changed([](machine::State& s) { s.model = machine::Model::Spectrum16; }));
    CHECK(changed([](machine::State& s) { s.issue = ula::Issue::Issue2; }));
    CHECK(changed([](machine::State& s) { s.cpu.af ^= 1; }));
    CHECK(changed([](machine::State& s) { s.cpu.hl_alt ^= 0x8000; }));
    CHECK(changed([](machine::State& s) { s.cpu.wz ^= 1; }));
    CHECK(changed([](machine::State& s) { s.cpu.q ^= 1; }));
    CHECK(changed([](machine::State& s) { s.cpu.halted = true; }));
    CHECK(changed([](machine::State& s) { s.cpu.interrupt_shadow = true; }));
    CHECK(changed([](machine::State& s) { s.cpu.prefix = 0xdd; }));
    CHECK(changed([](machine::State& s) { ++s.tstate; }));
    CHECK(changed([](machine::State& s) { ++s.frames; }));
    CHECK(changed([](machine::State& s) { s.rom[16383] ^= 1; }));
    CHECK(changed([](machine::State& s) { s.ram[49151] ^= 1; }));
    CHECK(changed([](machine::State& s) { s.ula_port ^= 8; }));
    CHECK(changed([](machine::State& s) { s.keyboard.press(ula::Key::Q); }));
    CHECK(changed([](machine::State& s) { s.joystick = machine::Joystick::Kempston; }));
    CHECK(changed([](machine::State& s) { s.stick = 1; }));
    CHECK(changed([](machine::State& s) { s.tape.play(0); }));
    CHECK(changed([](machine::State& s) { s.tape.seek(1); }));
    CHECK(changed([](machine::State& s) { s.tape.eject(); }));
    CHECK(changed([](machine::State& s) { s.tape_autostart = false; }));
    CHECK(changed([](machine::State& s) { s.loader_watch.asking_frames = 9; }));
}

TEST_CASE("the hash of a run is this number in every build and on every host") {
    machine::Machine machine = busy_machine();
    run(machine, 50);
    CHECK(machine.hash() == 0x26e987a63bdcc10b);
}

TEST_CASE(
    "the tape starts when a program samples EAR like a loader and stops when it no longer does") {
    // DI : loop: LD A,0x7f : IN A,(0xfe) : DEC HL : LD A,H : OR L : JR NZ,loop : EI : JR $
    machine::Machine machine = machine_with(
        0x9000, {0xf3, 0x3e, 0x7f, 0xdb, 0xfe, 0x2b, 0x7c, 0xb5, 0x20, 0xf7, 0xfb, 0x18, 0xfe});
    machine.registers().hl = 0xffff;
    machine.insert_tape(random_tape(3));
    CHECK(!machine.tape_playing());
    machine.run_frame();
    CHECK(!machine.tape_wanted());
    machine.run_frame();
    CHECK(machine.tape_wanted());
    CHECK(machine.tape_playing());
    // 65,535 turns of 50 T take 47 frames; then ten frames with interrupts on.
    int frames = 0;
    while (machine.tape_wanted()) {
        CHECK(machine.tape_playing());
        machine.run_frame();
        ++frames;
        REQUIRE(frames < 100);
    }
    CHECK(frames > 47);
    CHECK(!machine.tape_playing());
    const std::size_t block = machine.tape_block();
    CHECK(block < machine.tape_blocks());
    for (int i = 0; i < 20; ++i) {
        machine.run_frame();
    }
    CHECK(machine.tape_block() == block);
}

TEST_CASE("the tape does not start without auto-start, for key scans, and with interrupts on") {
    const Bytes loader = {0xf3, 0x3e, 0x7f, 0xdb, 0xfe, 0x18, 0xfa};
    const Bytes polite = {0xfb, 0x3e, 0x7f, 0xdb, 0xfe, 0x18, 0xfa};
    machine::Machine off = machine_with(0x9000, loader);
    off.set_tape_autostart(false);
    machine::Machine keys = machine_with(0x9000, polite);
    keys.registers().im = 1;
    machine::Machine none = machine_with(0x9000, loader);
    for (machine::Machine* machine : {&off, &keys}) {
        machine->insert_tape(random_tape(1));
    }
    for (machine::Machine* machine : {&off, &keys, &none}) {
        for (int i = 0; i < 10; ++i) {
            machine->run_frame();
        }
        CHECK(!machine->tape_playing());
    }
    CHECK(off.tape_wanted());
    CHECK(!keys.tape_wanted());
}

TEST_CASE("a loader that waits a second with interrupts off does not lose its tape") {
    // DI : LD DE,8000 : listen: IN A,(0xfe) : DEC DE : LD A,D : OR E : JR NZ,listen : JR $
    machine::Machine machine = machine_with(
        0x9000, {0xf3, 0x11, 0x40, 0x1f, 0xdb, 0xfe, 0x1b, 0x7a, 0xb3, 0x20, 0xf9, 0x18, 0xfe});
    machine.insert_tape(random_tape(20));
    run(machine, 5);
    int silent_frames = 0;
    for (; machine.tape_playing(); ++silent_frames) {
        machine.run_frame();
        REQUIRE(silent_frames < 300);
    }
    CHECK(silent_frames > 100);
    CHECK(machine.tape_block() < machine.tape_blocks());
}

TEST_CASE("a tape stopped by hand stays stopped while the program continues to read") {
    machine::Machine machine = machine_with(0x9000, {0xf3, 0x3e, 0x7f, 0xdb, 0xfe, 0x18, 0xfa});
    machine.insert_tape(random_tape(9));
    run(machine, 5);
    CHECK(machine.tape_playing());
    machine.tape_play(false);
    run(machine, 20);
    CHECK(!machine.tape_playing());
    machine.rewind_tape();
    run(machine, 1);
    CHECK(machine.tape_playing());
    machine.eject_tape();
    run(machine, 5);
    CHECK(!machine.tape_playing());
    machine.insert_tape(random_tape(1));
    run(machine, 1);
    CHECK(machine.tape_playing());
}

TEST_CASE("a tape started by hand is not stopped when the machine does not read") {
    machine::Machine machine = machine_with(0x9000, {0x18, 0xfe});
    machine.insert_tape(random_tape(3));
    machine.tape_play(true);
    for (int i = 0; i < 40; ++i) {
        machine.run_frame();
    }
    CHECK(machine.tape_playing());
    machine.tape_play(false);
    CHECK(!machine.tape_playing());
    machine.eject_tape();
    CHECK(!machine.tape_inserted());
}

TEST_CASE("power-on clears the memory and reset does not") {
    machine::Machine machine = machine_with(0x9000, {0x18, 0xfe});
    machine.insert_tape(random_tape(1));
    machine.run_frame();
    machine.reset();
    CHECK(machine.registers().pc == 0);
    CHECK(machine.peek(0x9000) == 0x18);
    CHECK(machine.frames() == 1);
    machine.power_on();
    CHECK(machine.peek(0x9000) == 0);
    CHECK(machine.frames() == 0);
    CHECK(machine.state().tstate == 0);
    CHECK(machine.tape_inserted());
}
