// Opens a file, loads it into a machine and runs 12 frames. Four bytes precede the file:
//   0  the requested model
//   1  bits: 0 picture, 1 tape plays, 2 late ULA, 3 mouse, 4-7 a joystick
//   2  bits: a key of each half row is held
//   3  the frame after which two machines are compared
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "loaders/convert.hpp"
#include "loaders/media.hpp"
#include "machine/console.hpp"
#include "roms-free/roms.hpp"
#include "tests/fuzz/target.hpp"

using namespace zx;
using machine::Machine;

namespace {

constexpr std::size_t Choices = 4;
constexpr int Frames = 12;

/// A machine in which the free ROM waits for a command. The start takes seconds of emulated time,
/// so it is done once for each model.
const Machine& ready_machine(std::uint8_t choice) {
    static const auto machines = [] {
        std::vector<Machine> all;
        for (std::size_t model = 0; model < machine::record::All.size(); ++model) {
            Machine& fresh = all.emplace_back(static_cast<machine::Model>(model), roms::rom48());
            fresh.set_picture(false);
            machine::Console(fresh).run_until_still(10, 300);
        }
        return all;
    }();
    return machines[choice % machines.size()];
}

void fit(Machine& machine, std::uint8_t bits, std::uint8_t keys) {
    machine.set_picture((bits & 0x01) != 0);
    machine.set_late_ula((bits & 0x04) != 0);
    machine.fit_mouse((bits & 0x08) != 0);
    machine.fit_joystick(static_cast<machine::Joystick>(bits >> 4 & 3));
    machine.move_joystick(bits >> 3);
    machine.move_mouse(bits, keys, bits & 3);
    for (unsigned row = 0; row < 8; ++row) {
        if ((keys >> row & 1) != 0) {
            machine.keyboard().press(static_cast<ula::Key>(row * 5 + bits % 5));
        }
    }
}

/// A state taken during a run continues bit for bit, in whole frames or in pieces.
void compare_with_a_copy(const Machine& machine) {
    Machine whole(machine.model(), machine.state().rom);
    whole.set_state(machine.state());
    Machine pieces = whole;
    fuzz::require(whole.hash() == machine.hash(), "a state is taken over whole");
    whole.run_frame();
    pieces.run_to(machine.timing().tstates_per_frame() / 3);
    pieces.run_frame();
    fuzz::require(whole.hash() == pieces.hash(), "a frame in pieces is the whole frame");
}

/// The machine's state can be saved, and the saved file can be opened.
void save(const Machine& machine) {
    const loaders::Snapshot snapshot = machine.snapshot();
    Machine other = machine;
    fuzz::require(other.restore(snapshot).has_value(), "a machine takes its own snapshot");
    const auto file = loaders::encode_media(snapshot, "x.sna");
    if (!file) {
        fuzz::require(!file.error().context.empty(), "an error has a message");
        return;
    }
    fuzz::require(loaders::open_media(*file, "x.sna").has_value(), "what is saved can be opened");
}

} // namespace

void fuzz::fuzz_run(Input input) {
    if (input.size() < Choices) {
        return;
    }
    const auto media = loaders::open_media(input.subspan(Choices), "x");
    if (!media) {
        return;
    }
    Machine machine = ready_machine(input[0]);
    fit(machine, input[1], input[2]);
    const std::uint64_t before = machine.hash();
    machine::Console console(machine);
    if (const auto loaded = console.load(media->media); !loaded) {
        require(!loaded.error().context.empty(), "an error has a message");
        require(machine.hash() == before, "a file that is refused changes nothing");
        return;
    }
    machine.tape_play((input[1] & 0x02) != 0);
    const std::int64_t start = machine.frames();
    for (int frame = 0; frame < Frames; ++frame) {
        machine.run_frame();
        if (frame == input[3] % Frames) {
            compare_with_a_copy(machine);
        }
    }
    require(machine.frames() == start + Frames, "frames are counted");
    require(console.screen_rows().size() == 24, "the screen can be read");
    save(machine);
}
