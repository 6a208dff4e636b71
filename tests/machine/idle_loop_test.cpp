// Loops in which a program waits for an interrupt, and whose rounds are counted.
#include <algorithm>
#include <array>
#include <cstdint>
#include <random>

#include <doctest/doctest.h>

#include "board.hpp"
#include "machine/idle_loop.hpp"
#include "tests/support/amount.hpp"

using namespace zx;
using fixture::Bytes;
using machine::Model;

namespace {

constexpr std::int32_t FrameEnd = ula::Timing48.tstates_per_frame();

/// Returns the T-state up to which a loop is passed from T-state `begin` on, after it has run a few
/// times.
std::int32_t passed_to(const Bytes& loop, int address = 0x8000, std::int32_t begin = 100) {
    constexpr int FewRounds = 3;
    fixture::Board board;
    z80::Registers& cpu = board.state.cpu;
    board.poke(address, loop);
    cpu.pc = static_cast<std::uint16_t>(address);
    cpu.sp = 0xff00;
    cpu.iy = 0x9000;
    board.bus.set_tstate(0);
    for (int rounds = 0; rounds < FewRounds && !cpu.halted;) {
        machine::step_processor(cpu, board.bus);
        rounds += cpu.pc == address ? 1 : 0;
    }
    board.bus.set_tstate(begin);
    machine::IdleLoop idle;
    idle.pass(cpu, board.bus, FrameEnd);
    return board.bus.tstate();
}

/// A ROM whose interrupt routine stores 1 at 0xb000 and 0x5b80.
Bytes rom_with_flag() {
    Bytes rom = fixture::quiet_rom();
    const Bytes routine = {0xf5, 0x3e, 1, 0x32, 0, 0xb0, 0x32, 0x80, 0x5b, 0xf1, 0xfb, 0xc9};
    std::copy(routine.begin(), routine.end(), rom.begin() + 0x38);
    rom[0x4a] = 0xc9; // a subroutine that only returns
    return rom;
}

/// Some instructions, then a wait for one of the flags, which is then reset. Some of these programs
/// wait in a loop that changes nothing, others use a port, store something or read R in it.
Bytes waiting_program(std::mt19937& random) {
    static const std::array<Bytes, 22> Harmless = {{{0x00},
                                                    {0x7e},
                                                    {0x3e, 0x55},
                                                    {0xcb, 0x46},
                                                    {0xdd, 0xcb, 0x02, 0x6e},
                                                    {0xfd, 0xcb, 0x01, 0x6e},
                                                    {0xfd, 0x7e, 0x03},
                                                    {0xdd, 0xdd, 0x00},
                                                    {0x3a, 0x00, 0x58},
                                                    {0x2a, 0x00, 0x90},
                                                    {0xeb, 0xeb},
                                                    {0xd9, 0xd9},
                                                    {0x23, 0x2b},
                                                    {0xe3, 0xe3},
                                                    {0xe5, 0xe1},
                                                    {0xcd, 0x4a, 0x00},
                                                    {0x06, 0x03, 0x10, 0xfe},
                                                    {0xaf},
                                                    {0x37},
                                                    {0xfb},
                                                    {0x77},
                                                    {0xb8}}};
    static const std::array<Bytes, 8> Others = {{{0xed, 0x5f},
                                                 {0xed, 0x5f, 0xaf},
                                                 {0xed, 0x57},
                                                 {0xdb, 0xfe},
                                                 {0xd3, 0xfe},
                                                 {0x34},
                                                 {0x76},
                                                 {0x34, 0x35}}};
    Bytes program;
    const auto add = [&](const Bytes& bytes) {
        program.insert(program.end(), bytes.begin(), bytes.end());
    };
    for (auto count = random() % 6; count > 0; --count) {
        add(random() % 16 == 0 ? Others[random() % Others.size()]
                               : Harmless[random() % Harmless.size()]);
    }
    const Bytes flag = random() % 2 == 0 ? Bytes{0x00, 0xb0} : Bytes{0x80, 0x5b};
    // LD A,(flag) : OR A : JR Z,begin : INC BC : XOR A : LD (flag),A : JR begin
    add({0x3a});
    add(flag);
    add({0xb7, 0x28});
    program.push_back(static_cast<std::uint8_t>(-static_cast<int>(program.size()) - 1));
    add({0x03, 0xaf, 0x32});
    add(flag);
    add({0x18});
    program.push_back(static_cast<std::uint8_t>(-static_cast<int>(program.size()) - 1));
    return program;
}

} // namespace

TEST_CASE("a loop that changes nothing is passed up to the frame's end") {
    const Bytes waits = {0xfd, 0xcb, 0x01, 0x6e, 0x28, 0xfa}; // BIT 5,(IY+1) : JR Z,begin
    for (const int address : {0x8000, 0x6000}) {
        CAPTURE(address);
        const std::int32_t end = passed_to(waits, address);
        CHECK(end <= FrameEnd);
        CHECK(end > FrameEnd - 32);
    }
    CHECK(passed_to({0x18, 0xfe}, 0x8000, FrameEnd - 100) == FrameEnd - 100 + 8 * 12); // JR begin
    CHECK(passed_to({0xe5, 0xe1, 0x18, 0xfc}) > FrameEnd - 33); // PUSH HL : POP HL : JR begin
}

TEST_CASE("a loop with an effect is not passed") {
    for (const Bytes& loop : {Bytes{0x23, 0x18, 0xfd},             // INC HL
                              Bytes{0x34, 0x35, 0x18, 0xfc},       // INC (HL) : DEC (HL)
                              Bytes{0xed, 0x5f, 0xaf, 0x18, 0xfb}, // LD A,R : XOR A
                              Bytes{0xaf, 0xdb, 0xfe, 0x3e, 0x00, 0x18, 0xf9}, // IN A,(0xfe)
                              Bytes{0xd3, 0xfe, 0x18, 0xfc},                   // OUT (0xfe),A
                              Bytes{0x76, 0x18, 0xfd},                         // HALT
                              Bytes{0x06, 0xff, 0x10, 0xfe, 0x18, 0xfa}}) {    // a long loop
        CAPTURE(loop.front());
        CHECK(passed_to(loop) == 100);
    }
}

TEST_CASE("a machine that passes loops is always in the same state as one that does not") {
    std::mt19937 random(1);
    const int programs = support::amount(600, 30);
    for (int i = 0; i < programs; ++i) {
        CAPTURE(i);
        const auto model = std::array{Model::Spectrum48,
                                      Model::Spectrum48,
                                      Model::Spectrum128,
                                      Model::SpectrumPlus2A,
                                      Model::Spectrum16}[random() % 5];
        machine::Machine executing(model, rom_with_flag());
        executing.set_picture(random() % 4 == 0);
        executing.set_late_ula(random() % 4 == 0);
        const int address = std::array{0x6000, 0x9000, 0x5c00, 0x7ffa}[random() % 4];
        fixture::poke(executing, address, waiting_program(random));
        z80::Registers& cpu = executing.registers();
        cpu.pc = static_cast<std::uint16_t>(address);
        cpu.sp = random() % 2 == 0 ? 0xff00 : 0x7e00;
        cpu.im = 1;
        cpu.i = random() % 4 == 0 ? 0x40 : 0x3f;
        cpu.iff1 = cpu.iff2 = random() % 8 != 0;
        cpu.iy = 0x5c3a;
        cpu.hl = random() % 2 == 0 ? 0x4800 : 0xa000;
        machine::Machine passing = executing;
        passing.set_passes_loops(true);
        for (int frame = 0; frame < 6; ++frame) {
            CAPTURE(frame);
            if (random() % 4 == 0) {
                const auto stop = static_cast<std::int32_t>(random() % 69'888u);
                executing.run_to(stop);
                passing.run_to(stop);
                REQUIRE(passing.state() == executing.state());
            }
            const auto expected = executing.record_frame();
            const auto recorded = passing.record_frame();
            REQUIRE(recorded.fetches == expected.fetches);
            REQUIRE(recorded.inputs == expected.inputs);
            REQUIRE(passing.state() == executing.state());
            if (frame == 3) {
                passing = machine::Machine(passing);
            }
        }
    }
}

TEST_CASE("a machine that passes loops may become another model") {
    machine::Machine passing(Model::Spectrum48, fixture::quiet_rom());
    passing.set_passes_loops(true);
    for (const Model model : {Model::Spectrum48, Model::Spectrum128, Model::Spectrum48}) {
        CAPTURE(static_cast<int>(model));
        machine::Machine executing(model, fixture::quiet_rom());
        fixture::poke(executing, 0x6000, {0x18, 0xfe});
        executing.registers().pc = 0x6000;
        passing.set_state(executing.state());
        for (int frame = 0; frame < 5; ++frame) {
            executing.run_frame();
            passing.run_frame();
            REQUIRE(passing.state() == executing.state());
        }
    }
}
