// The bundled tape with a few bytes of its program changed: the same game with another picture.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tests/shisen1k/tape_game.hpp"

namespace fixture {

struct Change {
    /// Bytes that the program has exactly once, and their replacement.
    std::vector<std::uint8_t> from;
    std::vector<std::uint8_t> to;
};

/// Returns the bundled tape's game, waiting for its first key. The tape is loaded once for all
/// callers.
[[nodiscard]] TapeGame started_tape();

/// Applies the changes to a running game; they take effect with the next new board. Returns false
/// if the bytes of a change do not occur exactly once.
[[nodiscard]] bool change(TapeGame& tape, const std::vector<Change>& changes);

/// Returns the address of these bytes in the program, or 0 unless they occur exactly once.
[[nodiscard]] std::uint16_t find(TapeGame& tape, const std::vector<std::uint8_t>& bytes);

} // namespace fixture
