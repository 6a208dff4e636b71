// Sound as a RIFF WAVE file: PCM, 16 bits, one channel or two whose samples take turns.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace zx::app {

[[nodiscard]] std::vector<std::uint8_t>
encode_wav(std::span<const std::int16_t> samples, int sample_rate_hz, int channels = 1);

} // namespace zx::app
