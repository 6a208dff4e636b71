#include "tests/games/tape_machine.hpp"

#include <variant>

#include "loaders/tap.hpp"
#include "machine/strokes.hpp"

namespace fixture {

bool load_tape(zx::machine::Machine& machine,
               std::span<const std::uint8_t> tap,
               std::string_view text) {
    const auto tape = zx::loaders::parse_tap(tap);
    const auto strokes = zx::machine::strokes_from_text("j{sym+p}{sym+p}\n");
    if (!tape || !strokes) {
        return false;
    }
    machine.set_picture(false);
    machine.insert_tape(*tape);
    zx::machine::Console console(machine);
    console.run_frames(150);
    console.type(*strokes);
    return console.run_until_text(text, 3000);
}

int program_length(std::span<const std::uint8_t> tap) {
    const auto tape = zx::loaders::parse_tap(tap);
    if (!tape || !tape->warnings.empty() || tape->blocks.size() != 2) {
        return 0;
    }
    const auto* header = std::get_if<zx::loaders::DataBlock>(&tape->blocks[0]);
    const auto* program = std::get_if<zx::loaders::DataBlock>(&tape->blocks[1]);
    if (header == nullptr || program == nullptr || header->bytes.size() != 19) {
        return 0;
    }
    const auto field = [&](std::size_t offset) {
        return header->bytes[1 + offset] + 256 * header->bytes[2 + offset];
    };
    const bool starts = header->bytes[1] == 0 && field(13) < 16384;
    const bool whole = program->bytes.size() == static_cast<std::size_t>(field(11)) + 2;
    return starts && whole ? field(11) : 0;
}

} // namespace fixture
