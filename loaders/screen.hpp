// SCR: the contents of memory from 0x4000, 6,144 bytes of bitmap in the ULA's order and 768
// attributes. Files with only the bitmap get black INK on white PAPER. Timex's larger screens are
// not Spectrum pictures and are refused.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "base/error.hpp"
#include "loaders/media.hpp"

namespace zx::loaders {

inline constexpr std::size_t ScreenBytes = 6'912;
inline constexpr std::size_t BitmapBytes = 6'144;

/// Recognises an SCR by its size; the format has no signature.
[[nodiscard]] bool sniff_screen(std::span<const std::uint8_t> bytes);
/// Always returns 6,912 bytes.
[[nodiscard]] Result<ScreenImage> parse_screen(std::span<const std::uint8_t> bytes);
/// Writes a picture, or the picture that a snapshot shows.
[[nodiscard]] Result<std::vector<std::uint8_t>> write_screen(const Media& media);

} // namespace zx::loaders
