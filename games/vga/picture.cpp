#include "games/vga/picture.hpp"

#include "games/vga/palette.hpp"

namespace games::vga {

void VgaScreen::put(int x, int y, std::uint8_t colour) {
    if (x >= 0 && x < Width && y >= 0 && y < Height) {
        pixels_[index(x, y)] = colour;
    }
}

void VgaScreen::line(int x, int y, int length, std::uint8_t colour) {
    for (int i = 0; i < length; ++i) {
        put(x + i, y, colour);
    }
}

void VgaScreen::box(int x, int y, int width, int height, std::uint8_t colour) {
    for (int i = 0; i < height; ++i) {
        line(x, y + i, width, colour);
    }
}

std::vector<std::uint32_t> VgaScreen::argb() const {
    std::vector<std::uint32_t> colours;
    colours.reserve(pixels_.size());
    for (const std::uint8_t pixel : pixels_) {
        colours.push_back(vga::argb(pixel));
    }
    return colours;
}

} // namespace games::vga
