#include "tests/mutants/hunt.hpp"

#include "app/files/file.hpp"
#include "loaders/tap.hpp"
#include "machine/console.hpp"
#include "roms-free/roms.hpp"

namespace mutants {

namespace {

/// Frames until the ROM waits for a command, and until the tape has been read.
constexpr int BootFrames = 150;
constexpr int LoadFrames = 1000;

} // namespace

zx::Result<zx::machine::Machine> started(std::span<const std::uint8_t> tap) {
    const auto tape = zx::loaders::parse_tap(tap);
    const auto load = zx::machine::strokes_from_text("j{sym+p}{sym+p}\n");
    if (!tape || !load) {
        return tl::unexpected(tape ? load.error() : tape.error());
    }
    zx::machine::Machine machine(zx::machine::Model::Spectrum48, zx::roms::rom48());
    machine.set_picture(false);
    machine.insert_tape(*tape);
    zx::machine::Console console(machine);
    console.run_frames(BootFrames);
    console.type(*load);
    console.run_frames(LoadFrames);
    return machine;
}

zx::Result<zx::machine::Machine> started_file(const std::string& path) {
    return zx::app::read_file(path).and_then(
        [](const std::vector<std::uint8_t>& bytes) { return started(bytes); });
}

Hunt hunt(const shisen::oracle::LearnedTape& tape, std::int64_t max_keys) {
    using namespace shisen::oracle;
    CheckPlan plan;
    plan.spread = true;
    plan.keys = max_keys;
    const JudgeOptions judge_options;
    Hunt hunt;
    std::size_t index = 0;
    for (const Turn& turn : turns_of(plan)) {
        TurnResult result = play(tape.start_states, turn, judge_options);
        hunt.keys += result.keys;
        if (result.difference) {
            hunt.found =
                Finding{index, turn, std::move(result.steps), std::move(*result.difference)};
            break;
        }
        ++index;
    }
    return hunt;
}

} // namespace mutants
