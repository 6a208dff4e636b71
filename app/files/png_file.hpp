// Encodes pictures as PNG. Pictures of the Spectrum are 8-bit palette images, so that screenshots
// are small and every pixel is exact.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/error.hpp"

namespace zx::app {

/// Returns the bytes of a PNG file. indices: width * height palette indices 0..15, row by row.
[[nodiscard]] Result<std::vector<std::uint8_t>>
encode_png(std::span<const std::uint8_t> indices, int width, int height);

/// The same for opaque colours, 0xffRRGGBB.
[[nodiscard]] Result<std::vector<std::uint8_t>>
encode_png(std::span<const std::uint32_t> pixels, int width, int height);

} // namespace zx::app
