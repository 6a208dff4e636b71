// The limits of the options --width and --height, in pixels.
#pragma once

namespace zx::app {

inline constexpr int LeastWidth = 320;
inline constexpr int LeastHeight = 200;
inline constexpr int MostPixels = 8000;

} // namespace zx::app
