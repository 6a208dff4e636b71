// Sound as a RIFF WAVE file: PCM, 16 bits, one channel.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace zx::app {

[[nodiscard]] std::vector<std::uint8_t> encode_wav(std::span<const std::int16_t> samples,
                                                   int sample_rate_hz);

} // namespace zx::app
