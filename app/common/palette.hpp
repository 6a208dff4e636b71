// The sixteen colours as a screen shows them. Index = bright * 8 + colour bits (1 blue, 2 red, 4
// green).
//
// The level of the colours that are not bright is a matter of taste (0xc0, 0xcd and 0xd7 are all in
// use): 0xd7 is the level a 48K's composite output comes to on a set with the contrast of its day.
#pragma once

#include <array>
#include <cstdint>

namespace zx::app {

/// 0xAARRGGBB, opaque.
using Colour = std::uint32_t;

/// Of a colour that is not bright. Disputed, or a matter of taste: 0xc0, 0xcd.
inline constexpr Colour DimLevel = 0xd7;
inline constexpr Colour BrightLevel = 0xff;

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
