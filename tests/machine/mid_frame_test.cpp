// A machine that is stopped in the middle of a frame and continued.
#include <algorithm>
#include <array>
#include <random>

#include <doctest/doctest.h>

#include "board.hpp"

using namespace zx;
using fixture::Bytes;
using machine::Model;

namespace {

/// Bytes in which some instructions are more frequent than in random data: prefixes, block
/// instructions, EI, DI, HALT, IM 2, ports, LD I,A, stores.
Bytes likely_code(std::mt19937& random, std::size_t count) {
    const std::array<Bytes, 14> likely = {{{0xdd},
                                           {0xfd},
                                           {0xed, 0xb0},
                                           {0xed, 0xb1},
                                           {0xfb},
                                           {0xf3},
                                           {0xfb, 0x76},
                                           {0xed, 0x5e},
                                           {0xdb, 0xfe},
                                           {0xd3, 0xfe},
                                           {0xed, 0x78},
                                           {0xed, 0x79},
                                           {0xed, 0x47},
                                           {0x36, 0x55}}};
    Bytes bytes;
    while (bytes.size() < count) {
        if (random() % 2 == 0) {
            bytes.push_back(static_cast<std::uint8_t>(random() & 0xff));
        } else {
            const Bytes& chosen = likely[random() % likely.size()];
            bytes.insert(bytes.end(), chosen.begin(), chosen.end());
        }
    }
    return bytes;
}

loaders::Tape long_tape() {
    loaders::Tape tape;
    loaders::DataBlock block;
    block.pilot_pulses = 33;
    block.bytes.resize(20'000);
    for (std::size_t i = 0; i < block.bytes.size(); ++i) {
        block.bytes[i] = static_cast<std::uint8_t>(i * 37 >> 2 & 0xff);
    }
    tape.blocks.push_back(std::move(block));
    return tape;
}

/// RAM full of such code, a playing tape, and registers from the seed.
machine::Machine soup(Model model, unsigned seed) {
    std::mt19937 random(seed);
    machine::Machine machine(model, fixture::quiet_rom());
    machine::State state = machine.state();
    const Bytes code = likely_code(random, state.ram.size());
    std::copy_n(code.begin(), state.ram.size(), state.ram.begin());
    for (std::uint16_t* pair :
         {&state.cpu.af, &state.cpu.bc, &state.cpu.de, &state.cpu.hl, &state.cpu.ix}) {
        *pair = static_cast<std::uint16_t>(random() & 0xffff);
    }
    state.cpu.pc = 0x8000;
    state.cpu.sp = 0xff00;
    state.cpu.i = 0x80;
    state.cpu.iff1 = state.cpu.iff2 = seed % 2 == 0;
    machine.set_state(state);
    machine.insert_tape(long_tape());
    machine.tape_play(true);
    return machine;
}

/// The loop of a loader, which reads EAR continuously with interrupts off: IN A,(0xfe) : OUT
/// (0xfe),A : JR back.
machine::Machine listener(Model model) {
    machine::Machine machine(model, fixture::quiet_rom());
    fixture::poke(machine, 0x8000, {0xf3, 0xdb, 0xfe, 0xd3, 0xfe, 0x18, 0xfa});
    machine.registers().pc = 0x8000;
    machine.insert_tape(long_tape());
    return machine;
}

bool same_pixels(const machine::Machine& a, const machine::Machine& b) {
    return std::ranges::equal(a.picture().cells(), b.picture().cells());
}

constexpr int Frames = 4;

/// Runs the same frames whole, in pieces, and from a state taken at the end of each piece.
void check_pieces(const machine::Machine& begin, unsigned seed) {
    std::mt19937 random(seed);
    machine::Machine whole = begin;
    machine::Machine pieces = begin;
    const std::int32_t frame = begin.timing().tstates_per_frame();
    for (int i = 0; i < Frames; ++i) {
        whole.run_frame();
        std::vector<std::int32_t> stops = {0, 1, 31, 33, frame - 1, frame};
        for (int more = 0; more < 6; ++more) {
            stops.push_back(static_cast<std::int32_t>(random() % static_cast<unsigned>(frame)));
        }
        std::ranges::sort(stops);
        for (const std::int32_t stop : stops) {
            CAPTURE(i);
            CAPTURE(stop);
            pieces.run_to(stop);
            CHECK(pieces.state().tstate >= stop);
            CHECK(pieces.state().tstate < stop + 64);
            machine::Machine other(begin.model(), fixture::quiet_rom());
            other.set_state(pieces.state());
            CHECK(other.hash() == pieces.hash());
            other.run_frame();
            CHECK(other.state() == whole.state());
        }
        pieces.run_frame();
        CHECK(pieces.state() == whole.state());
        CHECK(same_pixels(pieces, whole));
        CHECK(std::ranges::equal(pieces.sound(), whole.sound()));
    }
}

} // namespace

TEST_CASE("a frame run in pieces, or from a state taken inside it, ends as the whole frame does") {
    for (const Model model :
         {Model::Spectrum16, Model::Spectrum48, Model::Spectrum128, Model::SpectrumPlus2A}) {
        CAPTURE(static_cast<int>(model));
        check_pieces(listener(model), 1);
        for (unsigned seed = 0; seed < 6; ++seed) {
            CAPTURE(seed);
            check_pieces(soup(model, seed), seed);
        }
    }
}

TEST_CASE("the frame after a restore within a frame is drawn correctly") {
    machine::Machine whole = soup(Model::Spectrum48, 3);
    whole.run_frame();
    machine::Machine other(Model::Spectrum48, fixture::quiet_rom());
    whole.run_to(30'000);
    other.set_state(whole.state());
    machine::Machine copy = whole;
    for (int i = 0; i < 2; ++i) {
        whole.run_frame();
        other.run_frame();
        copy.run_frame();
    }
    CHECK(same_pixels(other, whole));
    CHECK(same_pixels(copy, whole));
}

TEST_CASE(
    "a loader is detected in the same frame even if it is stopped and restored in each frame") {
    machine::Machine whole = listener(Model::Spectrum48);
    machine::Machine other = listener(Model::Spectrum48);
    for (int i = 0; i < 5; ++i) {
        CAPTURE(i);
        whole.run_frame();
        other.run_to(68'000);
        machine::State state = other.state();
        other.set_state(state);
        other.run_frame();
        CHECK(other.tape_playing() == whole.tape_playing());
        CHECK(other.state() == whole.state());
    }
    CHECK(whole.tape_playing());
}
