// The default palette of VGA mode 13h: 256 colours with 6 bits per component, as the BIOS sets it.
// Source: the VGA BIOS palette as published in many references; it has a regular form:
// 0..15 are the EGA colours, 16..31 grey levels, 32..247 nine circles of 24 hues (three intensities
// with three saturations each), 248..255 black.
#pragma once

#include <array>
#include <cstdint>

namespace games::vga {

/// A colour with components 0..63.
struct Dac {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    friend constexpr bool operator==(const Dac&, const Dac&) = default;
};

/// Returns the default palette.
[[nodiscard]] const std::array<Dac, 256>& default_palette() noexcept;

/// Returns a component with 8 bits: v * 255 / 63, rounded.
[[nodiscard]] constexpr std::uint8_t eight_bits(std::uint8_t value) noexcept {
    return static_cast<std::uint8_t>((value * 255 * 2 + 63) / 126);
}

/// Returns a palette entry as 0xffRRGGBB.
[[nodiscard]] std::uint32_t argb(std::uint8_t index) noexcept;

} // namespace games::vga
