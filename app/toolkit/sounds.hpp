// Generates the game's short sounds.
#pragma once

#include <cstdint>
#include <vector>

namespace zx::play {

enum class Sound : std::uint8_t { Take, Fall, Refuse, Won, Lost };

/// Returns mono samples at the given rate, shorter than 1.5 seconds, beginning and ending in
/// silence.
[[nodiscard]] std::vector<std::int16_t> samples(Sound sound, int rate_hz);

} // namespace zx::play
