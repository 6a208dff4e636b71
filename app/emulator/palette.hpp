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

inline constexpr std::array<Colour, 16> Palette = {0xff000000,
                                                   0xff0000d7,
                                                   0xffd70000,
                                                   0xffd700d7,
                                                   0xff00d700,
                                                   0xff00d7d7,
                                                   0xffd7d700,
                                                   0xffd7d7d7,
                                                   0xff000000,
                                                   0xff0000ff,
                                                   0xffff0000,
                                                   0xffff00ff,
                                                   0xff00ff00,
                                                   0xff00ffff,
                                                   0xffffff00,
                                                   0xffffffff};

} // namespace zx::app
