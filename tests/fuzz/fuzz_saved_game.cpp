// A saved game that parses is written back and parses to the same. Each input is also tried with a
// corrected checksum, because a mutation cannot produce it.
#include <cstddef>
#include <cstdint>
#include <string>

#include "app/play/records/saved_game.hpp"
#include "tests/fuzz/seeds.hpp"
#include "tests/fuzz/target.hpp"

namespace {

void parse(const std::string& text) {
    const auto saved = zx::play::parse_saved_game(text);
    if (!saved) {
        fuzz::require_useful(saved.error(), text.size());
        return;
    }
    fuzz::require(saved->seconds >= 0, "the time is not negative");
    const auto again = zx::play::parse_saved_game(zx::play::saved_game_text(*saved));
    fuzz::require(again && *again == *saved, "the game survives a round trip");
}

} // namespace

void fuzz::fuzz_saved_game(Input input) {
    const std::string text(input.begin(), input.end());
    parse(text);
    parse(sealed(text.substr(0, text.rfind(" crc "))));
}
