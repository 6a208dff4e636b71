// Processes a file as the program does: recognises, parses, describes and writes it. The first byte
// chooses its name.
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <variant>

#include "app/files/file.hpp"
#include "loaders/convert.hpp"
#include "loaders/describe.hpp"
#include "loaders/format.hpp"
#include "loaders/tape_player.hpp"
#include "tests/fuzz/target.hpp"

using namespace zx::loaders;
using namespace zx::app;

void fuzz::fuzz_media(Input input) {
    constexpr std::array<const char*, 8> Names{
        "x", "x.tap", "x.sna", "x.rom", "x.scr", "x.zip", "x.z80", "x.tzx"};
    if (input.empty()) {
        return;
    }
    const Input bytes = input.subspan(1);
    const auto opened = open_media(bytes, Names[input[0] % Names.size()]);
    if (!opened) {
        // Offsets within a ZIP member may be larger than the packed archive.
        fuzz::require(!opened.error().context.empty(), "an error has a message");
        const std::string line = describe(opened.error(), "x");
        fuzz::require(line.find('\n') == std::string::npos, "an error is one line");
        return;
    }
    const std::vector<std::string> text =
        lines(inspect(opened->media, [](zx::Model) { return std::string_view("model"); }));
    fuzz::require(!text.empty() && !text.front().empty(), "media can be described");
    // Writing longer tapes would take the time that parsing needs.
    constexpr std::size_t MostPulses = 10'000;
    const auto* const tape = std::get_if<Tape>(&opened->media);
    if (tape != nullptr && !play_tape(*tape, MostPulses)) {
        return;
    }
    std::size_t ways_out = 0;
    for (const Format& format : formats()) {
        const std::string name = "x." + std::string(format.extensions.front());
        ways_out += encode_media(opened->media, name) ? 1u : 0u;
    }
    fuzz::require(ways_out > 0, "what was read can be written");
}
