// The RGB values of the sixteen Spectrum colours. Index = bright * 8 + colour bits (1 blue, 2 red,
// 4 green).
//
// The level of the non-bright colours is disputed (0xc0, 0xcd and 0xd7 are all in use). We use
// 0xd7, which a 48K's composite output gives on a television set with the contrast of its day.
#pragma once

#include <array>
#include <cstdint>

namespace zx::app {

/// 0xAARRGGBB, opaque.
using Colour = std::uint32_t;

/// The level of non-bright colours. Disputed: 0xc0 and 0xcd are also in use.
inline constexpr Colour DimLevel = 0xd7;
inline constexpr Colour BrightLevel = 0xff;

/// Returns the palette with these levels, 0x00..0xff, for non-bright and bright colours.
[[nodiscard]] constexpr std::array<Colour, 16> palette_of(Colour dim, Colour bright) noexcept {
    std::array<Colour, 16> colours{};
    for (Colour index = 0; index < colours.size(); ++index) {
        const Colour level = index < 8 ? dim : bright;
        const auto part = [&](Colour bit, int shift) {
            return (index & bit) != 0 ? level << shift : 0;
        };
        colours[index] = 0xff000000 | part(2, 16) | part(4, 8) | part(1, 0);
    }
    return colours;
}

inline constexpr std::array<Colour, 16> Palette = palette_of(DimLevel, BrightLevel);

} // namespace zx::app
