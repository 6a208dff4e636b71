// A rectangle of pixels on the Spectrum's screen.
#pragma once

namespace zx::oracle {

/// In pixels of the screen of 256 x 192; x and y are those of the upper left pixel.
struct ScreenArea {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;
    friend constexpr bool operator==(const ScreenArea&, const ScreenArea&) = default;
};

} // namespace zx::oracle
