#include <random>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "board.hpp"
#include "machine/rewind.hpp"

using namespace zx;
using machine::Model;
using machine::Rewind;

namespace {

/// Writes an increasing number to all of 0x4000 to 0x7fff, the border, the AY and the paging port:
/// LD HL,0x4000 : loop: INC A : LD (HL),A : INC HL : RES 7,H : SET 6,H : LD BC,0xbffd : OUT (C),A :
/// LD B,0x7f : LD E,A : AND 0x0f : OUT (C),A : LD A,E : OUT (0xfe),A : JR loop
const fixture::Bytes restless = {0x21, 0x00, 0x40, 0x3c, 0x77, 0x23, 0xcb, 0xbc, 0xcb,
                                 0xf4, 0x01, 0xfd, 0xbf, 0xed, 0x79, 0x06, 0x7f, 0x5f,
                                 0xe6, 0x0f, 0xed, 0x79, 0x7b, 0xd3, 0xfe, 0x18, 0xe8};

machine::Machine restless_machine(Model model) {
    machine::Machine machine(model, fixture::quiet_rom());
    fixture::poke(machine, 0x8000, restless);
    machine.registers().pc = 0x8000;
    loaders::Tape tape;
    tape.blocks.resize(1);
    std::get<loaders::DataBlock>(tape.blocks[0]).bytes.assign(200, 0x5a);
    machine.insert_tape(std::move(tape));
    machine.tape_play(true);
    return machine;
}

machine::State state_with(std::vector<std::uint8_t> ram) {
    machine::State state;
    state.ram = std::move(ram);
    return state;
}

} // namespace

TEST_CASE("a machine taken back has its former state, bit for bit, and continues as before") {
    for (const Model model : {Model::Spectrum48, Model::Spectrum128, Model::SpectrumPlus2A}) {
        CAPTURE(machine::record_of(model).name);
        machine::Machine machine = restless_machine(model);
        Rewind rewind(3, 100);
        std::vector<machine::State> kept;
        for (int frame = 1; frame <= 60; ++frame) {
            machine.run_frame();
            rewind.record(machine.state());
            if (frame % 3 == 0) {
                kept.push_back(machine.state());
            }
        }
        REQUIRE(rewind.states() == 20);
        const std::uint64_t end = machine.hash();
        for (int back = 0; !kept.empty(); ++back) {
            const auto state = rewind.back();
            REQUIRE(state);
            CHECK(*state == kept.back());
            machine.set_state(*state);
            for (int frame = 0; frame < 3 * back; ++frame) {
                machine.run_frame();
            }
            CHECK(machine.hash() == end);
            kept.pop_back();
        }
        CHECK_FALSE(rewind.back());
    }
}

TEST_CASE("after going back the machine runs on and can be taken back again") {
    machine::Machine machine = restless_machine(Model::Spectrum48);
    Rewind rewind(2, 100);
    const auto run = [&](int frames) {
        for (; frames > 0; --frames) {
            machine.run_frame();
            rewind.record(machine.state());
        }
    };
    run(20);
    (void)rewind.back();
    machine.set_state(*rewind.back());
    CHECK(machine.frames() == 18);
    run(1);
    CHECK(rewind.states() == 8);
    run(1);
    CHECK(rewind.states() == 9);
    CHECK(rewind.back()->frames == 20);
    CHECK(rewind.back()->frames == 16);
}

TEST_CASE("the oldest state is removed when the limit is exceeded") {
    Rewind rewind(1, 5);
    machine::State state = state_with({1, 2, 3});
    for (int frame = 1; frame <= 12; ++frame) {
        state.frames = frame;
        state.ram[1] = static_cast<std::uint8_t>(frame);
        rewind.record(state);
    }
    CHECK(rewind.states() == 5);
    for (int frame = 12; frame > 7; --frame) {
        const auto taken = rewind.back();
        REQUIRE(taken);
        CHECK(taken->frames == frame);
        CHECK(taken->ram == std::vector<std::uint8_t>{1, static_cast<std::uint8_t>(frame), 3});
    }
    CHECK_FALSE(rewind.back());
    rewind.record(state);
    rewind.clear();
    CHECK(rewind.states() == 0);
}

TEST_CASE("differences of every shape are restored: at both ends, near each other, far apart") {
    std::mt19937 random(5);
    for (const std::size_t size : {0u, 1u, 7u, 8u, 9u, 300u, 20'000u}) {
        CAPTURE(size);
        std::vector<std::vector<std::uint8_t>> kept(1, std::vector<std::uint8_t>(size, 0));
        const auto changed = [&](std::initializer_list<std::size_t> places) {
            kept.push_back(kept.back());
            for (const std::size_t place : places) {
                if (place < size) {
                    kept.back()[place] ^= 0xa5;
                }
            }
        };
        changed({});
        changed({0});
        changed({size - 1});
        changed({0, size - 1});
        changed({1, 5});
        changed({1, 6});
        changed({1, 7, 13, 140, 290, 17'000});
        for (int i = 0; i < 20; ++i) {
            kept.push_back(kept.back());
            for (auto& byte : kept.back()) {
                byte = random() % 5 == 0 ? static_cast<std::uint8_t>(random() & 0xff) : byte;
            }
        }
        Rewind rewind(1, 100);
        for (const auto& ram : kept) {
            rewind.record(state_with(ram));
        }
        for (; !kept.empty(); kept.pop_back()) {
            CHECK(rewind.back()->ram == kept.back());
        }
    }
}

TEST_CASE("a change of the model or its ROM is taken back, too") {
    Rewind rewind(1, 10);
    const machine::State small = machine::Machine(Model::Spectrum16, fixture::quiet_rom()).state();
    const machine::State large = restless_machine(Model::Spectrum128).state();
    const machine::State other_rom = [&] {
        machine::State state = large;
        state.rom[77] ^= 1;
        return state;
    }();
    for (const machine::State* state : {&small, &large, &other_rom, &small}) {
        rewind.record(*state);
    }
    for (const machine::State* state : {&small, &other_rom, &large, &small}) {
        CHECK(*rewind.back() == *state);
    }
}

TEST_CASE("five minutes of a 128K whose whole memory changes all the time fit into 100 MB") {
    std::mt19937_64 random(600);
    Rewind rewind;
    machine::State state = machine::Machine(Model::Spectrum128, fixture::quiet_rom()).state();
    const auto noise = [&] {
        for (std::size_t i = 0; i < state.ram.size(); i += 8) {
            const std::uint64_t bits = random();
            for (std::size_t k = 0; k < 8; ++k) {
                state.ram[i + k] = static_cast<std::uint8_t>(bits >> 8 * k & 0xff);
            }
        }
    };
    for (std::size_t kept = 0; kept < Rewind::DefaultStates + 3; ++kept) {
        noise();
        for (int frame = 0; frame < Rewind::DefaultInterval; ++frame) {
            rewind.record(state);
        }
    }
    CHECK(rewind.states() == Rewind::DefaultStates);
    CHECK(rewind.bytes() > 70'000'000);
    CHECK(rewind.bytes() < 100'000'000);
    CHECK(rewind.back()->ram == state.ram);
}
