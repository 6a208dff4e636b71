// Joystick interfaces: one with its own port, and three that press keys.
//
//              right   left   down   up     fire
//   Kempston   bit 0   1      2      3      4      of a port with A7 A6 A5 = 0
//   Sinclair 1   7     6      8      9      0      (right socket)
//   Sinclair 2   2     1      3      4      5      (left socket)
//   cursor       8     5      6      7      0
//
// Kempston mouse: bits 0 right button, 1 left button, 0 = pressed, at 0xfadf; X at 0xfbdf, growing
// to the right, Y at 0xffdf, growing upwards. Decoded by A0 = 1, A7 A6 A5 = 1 1 0, A8 and A10.
// Sources: Fuse, CLK; for the mouse K. Schlereth's circuit as given by zxsp (which decodes A9 and
// A11 as well). Confidence: agreed, except for which address bits are decoded.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/joystick.hpp"
#include "ula/keyboard.hpp"

namespace zx::machine {

using zx::Joystick;
using zx::Joysticks;

[[nodiscard]] constexpr std::string_view name_of(Joystick joystick) noexcept {
    switch (joystick) {
    case Joystick::Kempston: return "Kempston";
    case Joystick::Sinclair1: return "Sinclair 1";
    case Joystick::Sinclair2: return "Sinclair 2";
    case Joystick::Cursor: return "cursor";
    case Joystick::None: break;
    }
    return "none";
}

namespace stick_bit {
inline constexpr std::uint8_t Right = 1;
inline constexpr std::uint8_t Left = 2;
inline constexpr std::uint8_t Down = 4;
inline constexpr std::uint8_t Up = 8;
inline constexpr std::uint8_t Fire = 16;
} // namespace stick_bit

/// The keys for right, left, down, up and fire.
using StickKeys = std::array<ula::Key, 5>;

[[nodiscard]] constexpr bool presses_keys(Joystick joystick) noexcept {
    return joystick >= Joystick::Sinclair1;
}

/// Returns the keys of a joystick that presses keys.
[[nodiscard]] constexpr StickKeys stick_keys(Joystick joystick) noexcept {
    using enum ula::Key;
    switch (joystick) {
    case Joystick::Sinclair1: return {N7, N6, N8, N9, N0};
    case Joystick::Sinclair2: return {N2, N1, N3, N4, N5};
    default: return {N8, N5, N6, N7, N0};
    }
}

struct KempstonMouse {
    bool fitted = false;
    std::uint8_t x = 0;
    std::uint8_t y = 0;
    /// Bits 0 right, 1 left, set = pressed.
    std::uint8_t buttons = 0;

    friend bool operator==(const KempstonMouse&, const KempstonMouse&) = default;
};

} // namespace zx::machine
