// A tape with pulses, in any format that has a signature: it is described, played to its end and
// written in a format that its length chooses; what is written can be read again.
#include <array>
#include <cstddef>
#include <string>

#include "loaders/convert.hpp"
#include "loaders/describe.hpp"
#include "loaders/format.hpp"
#include "loaders/tape_player.hpp"
#include "tests/fuzz/target.hpp"

using namespace zx::loaders;

void fuzz::fuzz_tape(Input input) {
    const auto opened = open_media(input, "x");
    if (!opened) {
        require(!opened.error().context.empty(), "an error has a message");
        return;
    }
    const auto* const tape = std::get_if<Tape>(&opened->media);
    if (tape == nullptr) {
        return;
    }
    require(tape->blocks.size() <= MaxTapeBlocks, "blocks are bounded");
    require(tape->warnings.size() < 50, "warnings are bounded");
    require(!lines(inspect(opened->media, [](zx::Model) { return std::string_view("x"); })).empty(),
            "a tape can be described");
    // The header of a program; more pulses would take the time that parsing needs.
    constexpr std::size_t MostPulses = 10'000;
    const auto flat = play_tape(*tape, MostPulses);
    if (!flat) {
        return;
    }
    constexpr std::array<const char*, 3> Names{"x.tzx", "x.pzx", "x.csw"};
    const char* const name = Names[input.size() % Names.size()];
    const auto written = encode_media(opened->media, name);
    if (!written) {
        require(!written.error().context.empty(), "an error has a message");
    } else if (!flat->lengths.empty()) {
        require(open_media(*written, name).has_value(), "what is written can be read");
    }
}
