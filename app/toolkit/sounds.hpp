// The game's short sounds, made by arithmetic.
#pragma once

#include <cstdint>
#include <vector>

namespace zx::play {

enum class Sound : std::uint8_t { Take, Fall, Refuse, Won, Lost };

/// Mono samples at that rate, under a second and a half, beginning and ending in silence.
[[nodiscard]] std::vector<std::int16_t> samples(Sound sound, int rate_hz);

} // namespace zx::play
