// A recorded machine and its replay end in the same state. Programs that the counting of opcode
// fetches could get wrong run here: LD R,A, prefixes, block instructions, HALT, short interrupts.
#include <doctest/doctest.h>

#include "board.hpp"
#include "loaders/rzx.hpp"
#include "machine/input_recorder.hpp"
#include "machine/replay.hpp"

using namespace zx;
using fixture::Bytes;
using fixture::machine_with;

namespace {

/// LD R,A; DD DD CB; LDIR; INI; a count of frames; reads of a key and of the floating bus.
const Bytes Busy = {0xfb,                         // EI
                    0x3e, 0x55, 0xed, 0x4f,       // LD A,0x55: LD R,A
                    0xdd, 0xdd, 0xcb, 0x01, 0x46, // BIT 0,(IX+1), with one prefix too many
                    0x21, 0x00, 0x00, 0x11, 0x00, 0xa0, 0x01, 0x40, 0x00, 0xed, 0xb0, // LDIR
                    0x01, 0xfe, 0x7f, 0x21, 0x00, 0xb0, 0xed, 0xa2,                   // INI
                    0xdb, 0xff,                                                       // IN A,(0xff)
                    0x32, 0x00, 0x58,                   // LD (0x5800),A
                    0xed, 0x5f, 0x32, 0x01, 0xb0,       // LD A,R: LD (0xb001),A
                    0x3a, 0x00, 0xb0, 0x1f, 0x38, 0x01, // key pressed: HALT
                    0x00, 0x76, 0x18, 0xd2};

machine::Machine busy(machine::Model model = machine::Model::Spectrum48) {
    machine::Machine machine(model, fixture::quiet_rom());
    fixture::poke(machine, 0x9000, Busy);
    machine.registers().pc = 0x9000;
    machine.registers().sp = 0xff00;
    machine.registers().im = 1;
    machine.registers().ix = 0xc000;
    return machine;
}

/// Records `frames` frames in which keys come and go.
Bytes recorded(machine::Machine& machine, int frames) {
    machine::InputRecorder recorder;
    for (int i = 0; i < frames; ++i) {
        machine.keyboard().release_all();
        if (i % 7 < 3 && i + 1 < frames) {
            machine.keyboard().press(static_cast<ula::Key>(i % 40));
        }
        REQUIRE(recorder.run_frame(machine));
    }
    machine.keyboard().release_all();
    return recorder.file();
}

machine::Replay replay_of(const Bytes& file) {
    auto recording = loaders::parse_rzx(file);
    REQUIRE_MESSAGE(recording, recording.error().context);
    return machine::Replay(std::make_shared<const loaders::Recording>(*std::move(recording)));
}

Result<void> play(machine::Replay& replay, machine::Machine& machine) {
    while (!replay.finished()) {
        if (auto fits = replay.run_frame(machine); !fits) {
            return fits;
        }
    }
    return {};
}

} // namespace

TEST_CASE("a replay ends in the state of the recorded machine, over several snapshots") {
    using enum machine::Model;
    for (const machine::Model model : {Spectrum16, Spectrum48, Spectrum128, SpectrumPlus2A}) {
        CAPTURE(static_cast<int>(model));
        machine::Machine machine(model, fixture::quiet_rom());
        const int base = model == Spectrum16 ? 0x7000 : 0x9000;
        fixture::poke(machine, base, Busy);
        machine.registers().pc = static_cast<std::uint16_t>(base);
        machine.registers().sp = 0x7f00;
        machine.registers().im = 1;
        const Bytes file = recorded(machine, 1203);
        machine::Replay replay = replay_of(file);
        CHECK(replay.frames() == 1203);
        machine::Machine other(model, fixture::quiet_rom());
        const auto fits = play(replay, other);
        REQUIRE_MESSAGE(fits, fits.error().context);
        CHECK(other.registers() == machine.registers());
        CHECK(other.state() == machine.state());
    }
}

TEST_CASE("the fetches of a recorded frame are those of its instructions, LD R,A included") {
    // LD R,A: 9 T and 2 fetches; JR: 12 T and 1 fetch.
    machine::Machine machine = machine_with(0x9000, {0xed, 0x4f, 0x18, 0xfc});
    machine.registers().af = 0x4200;
    const machine::FrameInput frame = machine.record_frame();
    CHECK(frame.fetches == 69'888u / 21 * 3);
    CHECK(frame.inputs.empty());
}

TEST_CASE("the acknowledge cycle of an interrupt is not a fetch of a recorded frame") {
    // EI: HALT. The second frame begins with the interrupt: 13 T; at 0x38 is JR -2.
    machine::Machine machine = machine_with(0x9000, {0xfb, 0x76});
    fixture::Bytes rom = fixture::quiet_rom();
    rom[0x38] = 0x18;
    rom[0x39] = 0xfe;
    machine.set_rom(rom);
    machine.registers().im = 1;
    machine::State after_interrupt = machine.state();
    after_interrupt.tstate = 100;
    machine.set_state(after_interrupt);
    machine.run_frame();
    const std::int32_t left = 69'888 - machine.state().tstate - 13;
    CHECK(machine.record_frame().fetches == static_cast<std::uint64_t>((left + 11) / 12));
}

TEST_CASE("a recording goes on after a reset, a poke and another state") {
    machine::Machine machine = busy();
    machine::InputRecorder recorder;
    const machine::Machine early = machine;
    for (int i = 0; i < 60; ++i) {
        if (i == 20) {
            machine.poke(0x5801, 0x77);
        } else if (i == 30) {
            machine.reset();
        } else if (i == 40) {
            machine.set_state(early.state());
        }
        REQUIRE(recorder.run_frame(machine));
    }
    CHECK(recorder.frames() == 57); // the frames of the changes are left out
    machine::Replay replay = replay_of(recorder.file());
    machine::Machine other(machine::Model::Spectrum48, fixture::quiet_rom());
    REQUIRE(play(replay, other));
    CHECK(other.hash() == machine.hash());
}

TEST_CASE("a recording of another model is not continued") {
    machine::Machine machine = busy();
    machine::InputRecorder recorder;
    REQUIRE(recorder.run_frame(machine));
    machine::Machine other = busy(machine::Model::Spectrum128);
    const auto refused = recorder.run_frame(other);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == ErrorCode::Unsupported);
    CHECK(replay_of(recorder.file()).frames() == 1);
}

TEST_CASE("a program that reads more or fewer ports than recorded is reported with its frame") {
    machine::Machine machine = busy();
    const loaders::Snapshot start = machine.snapshot();
    machine::InputRecorder recorder;
    for (int i = 0; i < 5; ++i) {
        REQUIRE(recorder.run_frame(machine));
    }
    struct Case {
        int extra;
        const char* words;
    };
    for (const Case& each : {Case{-1, "reads more ports"}, Case{1, "reads fewer ports"}}) {
        auto recording = loaders::parse_rzx(recorder.file());
        REQUIRE(recording);
        auto& input = std::get<loaders::RecordedInput>(recording->blocks[1]);
        loaders::FrameReader reader(input.data);
        loaders::RzxWriter writer;
        REQUIRE(writer.add_snapshot(*recording->first_snapshot));
        for (int frame = 0; frame < 5; ++frame) {
            const auto one = reader.next();
            Bytes inputs(one.inputs.begin(), one.inputs.end());
            if (frame == 3) {
                inputs.resize(inputs.size() + static_cast<std::size_t>(each.extra));
            }
            writer.add_frame(one.fetches, inputs);
        }
        machine::Replay replay = replay_of(writer.file());
        machine::Machine other(machine::Model::Spectrum48, fixture::quiet_rom());
        const auto fits = play(replay, other);
        REQUIRE_FALSE(fits);
        CAPTURE(fits.error().context);
        CHECK(fits.error().context.find("frame 4 of 5") != std::string::npos);
        CHECK(fits.error().context.find(each.words) != std::string::npos);
        CHECK(fits.error().context.find("another ROM") != std::string::npos);
        CHECK(replay.finished());
    }
}

TEST_CASE("frames without fetches and frames of 65535 fetches are played, on every model") {
    using enum machine::Model;
    for (const machine::Model model : {Spectrum16, Spectrum48, SpectrumPlus2A}) {
        machine::Machine machine = busy(model);
        machine.registers().pc = 0; // DI: JR -2
        machine.registers().i = 0x40;
        loaders::RzxWriter writer;
        REQUIRE(writer.add_snapshot(machine.snapshot()));
        for (int i = 0; i < 50; ++i) {
            writer.add_frame(i % 2 == 0 ? 0 : 0xfffe, {});
        }
        machine::Replay replay = replay_of(writer.file());
        machine::Machine other(model, fixture::quiet_rom());
        REQUIRE(play(replay, other));
        CHECK(other.state().frames == machine.state().frames + 50);
        CHECK(other.state().tstate < 24);
    }
}
