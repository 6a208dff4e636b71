// The bundled tape with a few bytes of its program changed: the same game, drawn otherwise.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tests/shisen1k/tape_game.hpp"

namespace fixture {

struct Change {
    /// Bytes that the program holds exactly once, and what stands there instead.
    std::vector<std::uint8_t> from;
    std::vector<std::uint8_t> to;
};

/// The bundled tape's game, waiting for its first key. The tape is loaded once for all who ask.
[[nodiscard]] TapeGame started_tape();

/// Applies the changes to a game that runs; the next new board shows them. False if the bytes of a
/// change are not there once.
[[nodiscard]] bool change(TapeGame& tape, const std::vector<Change>& changes);

/// Where the program holds these bytes, exactly once; 0 if it does not.
[[nodiscard]] std::uint16_t find(TapeGame& tape, const std::vector<std::uint8_t>& bytes);

} // namespace fixture
