// SCR: what lies in memory from 0x4000 on, 6,144 bytes of bitmap in the ULA's order and 768
// attributes. Files of the bitmap alone get black INK on white PAPER. Timex's larger screens are no
// Spectrum pictures and are refused.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "base/error.hpp"
#include "loaders/media.hpp"

namespace zx::loaders {

inline constexpr std::size_t ScreenBytes = 6'912;
inline constexpr std::size_t BitmapBytes = 6'144;

/// By size, the only mark a SCR has.
[[nodiscard]] bool sniff_screen(std::span<const std::uint8_t> bytes);
/// Always gives 6,912 bytes.
[[nodiscard]] Result<ScreenImage> parse_screen(std::span<const std::uint8_t> bytes);

} // namespace zx::loaders
