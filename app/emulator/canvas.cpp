#include "app/emulator/canvas.hpp"

#include <algorithm>
#include <cassert>
#include <cstddef>

namespace zx::app {

Canvas::Canvas(int width, int height)
    : width_(width), height_(height),
      pixels_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height)) {}

std::size_t Canvas::offset(int x, int y) const noexcept {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) +
           static_cast<std::size_t>(x);
}

Colour Canvas::at(int x, int y) const {
    assert(x >= 0 && x < width_ && y >= 0 && y < height_);
    return pixels_[offset(x, y)];
}

void Canvas::fill(Rectangle area, Colour colour) {
    const int left = std::max(area.x, 0);
    const int right = std::min(area.x + area.width, width_);
    const int bottom = std::min(area.y + area.height, height_);
    for (int y = std::max(area.y, 0); y < bottom; ++y) {
        for (int x = left; x < right; ++x) {
            pixels_[offset(x, y)] = colour;
        }
    }
}

void Canvas::frame(Rectangle area, Colour colour) {
    fill({area.x, area.y, area.width, 1}, colour);
    fill({area.x, area.y + area.height - 1, area.width, 1}, colour);
    fill({area.x, area.y, 1, area.height}, colour);
    fill({area.x + area.width - 1, area.y, 1, area.height}, colour);
}

void Canvas::text(int x, int y, std::string_view text, Font font, Colour colour) {
    for (const char c : text) {
        const bool known = c >= ' ' && c <= '~';
        const auto offset = static_cast<std::size_t>((known ? c : '?') - ' ') * GlyphSize;
        for (int row = 0; row < GlyphSize && offset + GlyphSize <= font.size(); ++row) {
            const int bits = font[offset + static_cast<std::size_t>(row)];
            for (int column = 0; column < GlyphSize; ++column) {
                if ((bits >> (7 - column) & 1) != 0) {
                    fill({x + column, y + row, 1, 1}, colour);
                }
            }
        }
        x += GlyphSize;
    }
}

} // namespace zx::app
