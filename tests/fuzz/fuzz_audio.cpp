// A sound file of any format: it is refused with a message, or it is a tape of bounded length that
// can be played.
#include <algorithm>
#include <cstddef>

#include "loaders/audio.hpp"
#include "loaders/tape_player.hpp"
#include "tests/fuzz/target.hpp"

using namespace zx::loaders;

void fuzz::fuzz_audio(Input input) {
    const auto tape = parse_audio(input);
    if (!tape) {
        require(!tape.error().context.empty(), "an error has a message");
        return;
    }
    require(tape->blocks.size() == 1, "a sound is one block");
    const auto* const pulses = std::get_if<PulseBlock>(&tape->blocks.front());
    require(pulses != nullptr && !pulses->runs.empty(), "a sound has pulses");
    require(pulses->runs.size() <= MaxTapeRuns, "pulses are bounded");
    const bool first_is_set =
        pulses->runs.front().first == Edge::Low || pulses->runs.front().first == Edge::High;
    require(first_is_set, "the first pulse has a level");
    constexpr std::size_t MostPulses = 10'000;
    const auto flat = play_tape(*tape, MostPulses);
    require(!flat || !flat->lengths.empty(), "a sound can be played");
}
