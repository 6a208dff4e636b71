// Instant load on the free ROM: single calls of LD-BYTES, and whole tapes.
#include <algorithm>
#include <span>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "base/bytes.hpp"
#include "ld_bytes_bench.hpp"
#include "opened_tape.hpp"
#include "roms-free/roms.hpp"
#include "tests/support/amount.hpp"

using namespace zx;
using namespace fixture;

namespace {

Bytes data(std::uint8_t first) {
    Bytes bytes;
    for (int i = 0; i < 300; ++i) {
        bytes.push_back(low(first + i * 5));
    }
    return bytes;
}

/// A program that loads the next CODE file, then the one with the name "two", and prints READY.
loaders::Tape tape_of_files() {
    Bytes line = {Load, '"', '"', Code, ':', Load, '"', 't', 'w', 'o', '"', Code, ':', Print};
    add_text(line, "\"READY\"");
    loaders::Tape tape;
    add_program(tape, line);
    add_file(tape, CodeType, "one", data(1), 0xa000);
    add_file(tape, CodeType, "other", data(2), 0xa800);
    add_file(tape, CodeType, "two", data(3), 0xb000);
    return tape;
}

/// Returns a machine that is about to call LD-BYTES for the one block of its tape, a byte 1 for
/// 0x9000.
machine::Machine calling_ld_bytes(std::span<const std::uint8_t> rom = roms::rom48()) {
    constexpr std::uint16_t Loop = 0x8000;
    machine::Machine machine(machine::Model::Spectrum48, rom);
    machine.poke(Loop, 0x18); // JR $
    machine.poke(Loop + 1, 0xfe);
    machine.poke(0x7f01, high(Loop));
    z80::Registers& cpu = machine.registers();
    cpu.af = 0xff01;
    cpu.ix = 0x9000;
    cpu.de = 1;
    cpu.sp = 0x7f00;
    cpu.pc = 0x0556;
    loaders::Tape tape;
    add_block(tape, {0xff, 1});
    machine.insert_tape(tape);
    machine.set_instant_load(true);
    return machine;
}

/// The frames that BASIC needs to print the names of the files.
constexpr int FewFrames = 60;

} // namespace

TEST_CASE("a block that is loaded at once leaves what the played block leaves") {
    fixture::compare_calls(machine::Model::Spectrum48, roms::rom48(), support::amount(200, 20));
}

TEST_CASE("blocks are loaded at once on every model whose 48K ROM is paged in") {
    for (const auto model : {machine::Model::Spectrum128, machine::Model::SpectrumPlus2A}) {
        CAPTURE(static_cast<int>(model));
        fixture::compare_calls(model, roms::rom48(), support::amount(30, 5));
    }
}

TEST_CASE("instant load reads one file of a tape after the other, and skips other names") {
    OpenedTape opened(tape_of_files());
    CHECK(opened.run_until("READY", FewFrames));
    CHECK(opened.bytes(0xa000, 300) == data(1));
    CHECK(opened.bytes(0xa800, 300) == Bytes(300));
    CHECK(opened.bytes(0xb000, 300) == data(3));
    CHECK_FALSE(opened.machine().tape_playing());
    CHECK(opened.machine().tape_block() == opened.machine().tape_blocks());
}

TEST_CASE("the tape is played while instant load is off") {
    OpenedTape opened(tape_of_files(), false);
    CHECK_FALSE(opened.run_until("READY", FewFrames));
    CHECK(opened.machine().tape_playing());
    CHECK(opened.run_until("READY", 3000));
}

TEST_CASE("instant load waits at the next block, and stops at the blocks of other loaders") {
    loaders::Tape tape = tape_of_files();
    tape.blocks.resize(4); // the program and the first CODE file
    loaders::DataBlock fast;
    fast.zero_tstates = 400;
    fast.one_tstates = 800;
    fast.bytes = {1, 2, 3};
    tape.blocks.emplace_back(fast);
    tape.blocks.emplace_back(loaders::ControlBlock{});
    OpenedTape opened(tape);
    CHECK(opened.run_until("one", FewFrames));
    CHECK(opened.machine().tape_block() == 4);
    for (int frame = 0; frame < 20; ++frame) {
        opened.runner.frame();
    }
    CHECK(opened.bytes(0xa000, 300) == data(1));
    // The ROM waits for a header and hears the fast block.
    CHECK(opened.machine().tape_playing());
    CHECK(opened.machine().tape_block() == 4);
}

TEST_CASE("instant load passes loops, pauses and information, and stop blocks between files") {
    const loaders::Tape files = tape_of_files();
    using Kind = loaders::ControlBlock::Kind;
    loaders::Tape tape;
    for (const loaders::TapeBlock& block : files.blocks) {
        tape.blocks.emplace_back(loaders::InfoBlock{0x30, {"text"}, {}});
        tape.blocks.emplace_back(loaders::PauseBlock{1'000'000});
        tape.blocks.emplace_back(loaders::ControlBlock{Kind::LoopStart, {1}, {}});
        tape.blocks.push_back(block);
        tape.blocks.emplace_back(loaders::ControlBlock{Kind::LoopEnd, {}, {}});
        tape.blocks.emplace_back(loaders::ControlBlock{});
    }
    OpenedTape opened(tape);
    CHECK(opened.run_until("READY", FewFrames));
    CHECK(opened.bytes(0xb000, 300) == data(3));
}

TEST_CASE("a tape that the user plays is loaded at once and goes on playing") {
    machine::Machine machine = calling_ld_bytes();
    machine.tape_play(true);
    machine.run_frame();
    CHECK(machine.peek(0x9000) == 1);
    CHECK(machine.tape_playing());
    CHECK(machine.tape_block() == 0); // in its pause
}

TEST_CASE("the tape is played if SPACE is pressed, auto-start is off, or the ROM is another one") {
    SUBCASE("nothing hinders it") {
        machine::Machine machine = calling_ld_bytes();
        machine.run_frame();
        CHECK(machine.peek(0x9000) == 1);
    }
    SUBCASE("SPACE") {
        machine::Machine machine = calling_ld_bytes();
        machine.keyboard().press(ula::Key::Space);
        machine.run_frame();
        CHECK(machine.peek(0x9000) == 0);
    }
    SUBCASE("no auto-start") {
        machine::Machine machine = calling_ld_bytes();
        machine.set_tape_autostart(false);
        machine.run_frame();
        CHECK(machine.peek(0x9000) == 0);
    }
    SUBCASE("another ROM") {
        auto rom = std::vector<std::uint8_t>(roms::rom48().begin(), roms::rom48().end());
        rom[0x056b] = 0; // NOP instead of RET NZ
        machine::Machine machine = calling_ld_bytes(rom);
        machine.run_frame();
        CHECK(machine.peek(0x9000) == 0);
    }
}

TEST_CASE("a recording of a machine with instant load plays the tape, and replays") {
    machine::Machine machine = calling_ld_bytes();
    machine::Machine copy = machine;
    for (int frame = 0; frame < 20; ++frame) {
        const machine::FrameInput input = machine.record_frame();
        CHECK(copy.replay_frame(input) == machine::InputFit::Exact);
    }
    CHECK(machine.peek(0x9000) == 0);
    CHECK(machine.tape_playing());
    CHECK(copy.state().ram == machine.state().ram);
}

TEST_CASE("runs with instant load are equal, in steps and in a copy, too") {
    OpenedTape first(tape_of_files());
    OpenedTape second(tape_of_files());
    for (int frame = 0; frame < FewFrames; ++frame) {
        const machine::Machine copy = second.machine();
        second.machine() = copy;
        second.machine().set_picture(frame % 2 != 0);
        second.machine().run_to(frame * 1000);
        first.runner.frame();
        second.runner.frame();
        REQUIRE(first.machine().hash() == second.machine().hash());
    }
    CHECK(first.bytes(0xb000, 300) == data(3));
}
