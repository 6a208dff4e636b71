// The joystick interfaces. How they answer is in machine/joystick.hpp.
#pragma once

#include <cstdint>

namespace zx {

/// The values enter a machine's hash, so new interfaces are added at the end.
enum class Joystick : std::uint8_t { None, Kempston, Sinclair1, Sinclair2, Cursor };
inline constexpr int Joysticks = 5;

} // namespace zx
