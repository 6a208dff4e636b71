// A recording that parses is listed, and its first frames are played without a hang.
#include "loaders/describe.hpp"
#include "loaders/rzx.hpp"
#include "machine/replay.hpp"
#include "tests/fuzz/target.hpp"

using namespace zx;

void fuzz::fuzz_rzx(Input input) {
    auto recording = loaders::parse_rzx(input);
    if (!recording) {
        require_useful(recording.error(), input.size());
        return;
    }
    require(recording->frames() > 0 && recording->first_snapshot != nullptr, "it can be played");
    require(recording->warnings.size() < 70, "warnings are bounded");
    // Counting the frames of millions of empty ones is slow, so only short recordings are listed.
    if (recording->frames() < 10'000) {
        const auto info =
            loaders::inspect(*recording, [](Model) -> std::string_view { return "?"; });
        require(loaders::lines(info).size() > recording->blocks.size(), "each block is listed");
    }
    const Model model = recording->first_snapshot->model;
    machine::Machine machine(model, std::vector<std::uint8_t>(16384, 0));
    machine::Replay replay(std::make_shared<const loaders::Recording>(*std::move(recording)));
    constexpr std::uint64_t MostFrames = 6;
    while (!replay.finished() && replay.frame() < MostFrames) {
        if (const auto fits = replay.run_frame(machine); !fits) {
            require(replay.finished(), "a recording that does not fit ends");
        }
        require(machine.state().tstate >= 0 &&
                    machine.state().tstate < machine.timing().tstates_per_frame(),
                "the clock stays in the frame");
    }
}
