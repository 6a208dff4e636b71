// Pictures as PNG files. Those of the Spectrum are 8-bit palette images, so that a screenshot is
// small and every pixel is exact.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/error.hpp"

namespace zx::app {

/// The bytes of a PNG file. indices: width * height palette indices 0..15, row by row.
[[nodiscard]] Result<std::vector<std::uint8_t>>
encode_png(std::span<const std::uint8_t> indices, int width, int height);

/// The same of opaque colours, 0xffRRGGBB.
[[nodiscard]] Result<std::vector<std::uint8_t>>
encode_png(std::span<const std::uint32_t> pixels, int width, int height);

} // namespace zx::app
