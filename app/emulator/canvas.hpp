// A small picture with transparency for text and boxes: the menu and messages. Needs no window and
// no library, so tests can inspect it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "app/common/palette.hpp"

namespace zx::app {

struct Rectangle {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;
    [[nodiscard]] constexpr bool contains(int px, int py) const noexcept {
        return px >= x && px < x + width && py >= y && py < y + height;
    }
};

/// 96 characters of 8 bytes from code 0x20, in the format of a Spectrum ROM's character set at
/// 0x3d00.
using Font = std::span<const std::uint8_t>;
inline constexpr int GlyphSize = 8;

class Canvas {
  public:
    Canvas(int width, int height);

    [[nodiscard]] int width() const noexcept { return width_; }
    [[nodiscard]] int height() const noexcept { return height_; }
    [[nodiscard]] std::span<const Colour> pixels() const noexcept { return pixels_; }
    [[nodiscard]] Colour at(int x, int y) const;

    /// Sets the part of the rectangle that lies on the canvas, without blending.
    void fill(Rectangle area, Colour colour);
    /// Draws a frame, one pixel wide, inside the rectangle.
    void frame(Rectangle area, Colour colour);
    /// Draws ASCII text in cells of 8 x 8 pixels, cut at the edge of the canvas. A character that
    /// the font lacks is drawn as "?".
    void text(int x, int y, std::string_view text, Font font, Colour colour);

  private:
    [[nodiscard]] std::size_t offset(int x, int y) const noexcept;

    int width_;
    int height_;
    std::vector<Colour> pixels_;
};

} // namespace zx::app
