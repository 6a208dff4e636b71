// The layout of the screen that the ULA reads: 6,144 bitmap bytes and 768 attributes at the start
// of the screen's bank.
//
//   bitmap offset    0 0 0 y7 y6 y2 y1 y0 y5 y4 y3 x4 x3 x2 x1 x0     bit 7 = leftmost pixel
//   attribute        0x1800 + (y / 8) * 32 + x      bits 7 FLASH, 6 BRIGHT, 5-3 PAPER, 2-0 INK
#pragma once

namespace zx::ula {

inline constexpr int BitmapBytes = 6144;
inline constexpr int ScreenBytes = 6912;
inline constexpr int ScreenColumns = 32;

/// Returns the offset of the first bitmap byte of pixel row y, 0..191.
[[nodiscard]] constexpr int bitmap_offset(int y) noexcept {
    return (y & 0xc0) << 5 | (y & 7) << 8 | (y & 0x38) << 2;
}

/// Returns the offset of the first attribute byte that applies to a pixel row.
[[nodiscard]] constexpr int attribute_offset(int y) noexcept {
    return BitmapBytes + (y >> 3) * 32;
}

/// Returns the pixel row of the bitmap byte at an offset.
[[nodiscard]] constexpr int bitmap_row(int offset) noexcept {
    return (offset >> 5 & 0xc0) | (offset >> 2 & 0x38) | (offset >> 8 & 7);
}

} // namespace zx::ula
