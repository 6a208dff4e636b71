// The display file: the address of each pixel and attribute, and their colours.
#include <algorithm>
#include <array>
#include <vector>

#include <doctest/doctest.h>

#include "ula/display_file.hpp"
#include "ula/picture.hpp"

using namespace zx::ula;

namespace {

using Screen = std::array<std::uint8_t, 6912>;

std::vector<std::uint8_t> drawn(const Screen& screen, int border, bool flash) {
    Picture picture(Timing48);
    picture.begin_frame(screen.data(), static_cast<std::uint8_t>(border), flash);
    picture.finish_frame();
    return picture.pixels().indices();
}

int at(const std::vector<std::uint8_t>& pixels, int x, int y) {
    return pixels[static_cast<std::size_t>((y + 48) * 352 + x + 48)];
}

} // namespace

TEST_CASE("the first byte of each pixel row has the address of its third of the display file") {
    struct Row {
        int y;
        int bitmap;
        int attribute;
    };
    constexpr Row rows[] = {{0, 0x0000, 0x1800},
                            {1, 0x0100, 0x1800},
                            {7, 0x0700, 0x1800},
                            {8, 0x0020, 0x1820},
                            {63, 0x07e0, 0x18e0},
                            {64, 0x0800, 0x1900},
                            {127, 0x0fe0, 0x19e0},
                            {128, 0x1000, 0x1a00},
                            {191, 0x17e0, 0x1ae0}};
    for (const Row& row : rows) {
        CAPTURE(row.y);
        CHECK(bitmap_offset(row.y) == row.bitmap);
        CHECK(attribute_offset(row.y) == row.attribute);
    }
    for (int y = 0; y < 192; ++y) {
        // The third, the row of characters in it, the row of pixels in that.
        CHECK(bitmap_offset(y) == y / 64 * 2048 + y / 8 % 8 * 32 + y % 8 * 256);
        CHECK(attribute_offset(y) == 6144 + y / 8 * 32);
    }
}

TEST_CASE("each bit of each byte is one pixel, bit 7 the leftmost") {
    for (int bit = 0; bit < 8; ++bit) {
        CAPTURE(bit);
        Screen screen{};
        std::fill(screen.begin() + 6144, screen.end(), std::uint8_t{0x0a});
        // In each byte a different bit, chosen by its address.
        for (int offset = 0; offset < 6144; ++offset) {
            screen[static_cast<std::size_t>(offset)] =
                static_cast<std::uint8_t>(0x80 >> (offset + offset / 256 + bit) % 8);
        }
        const auto pixels = drawn(screen, 7, false);
        int wrong = 0;
        for (int y = 0; y < 192; ++y) {
            for (int x = 0; x < 256; ++x) {
                const int offset = y / 64 * 2048 + y % 8 * 256 + y / 8 % 8 * 32 + x / 8;
                const bool set = x % 8 == (offset + offset / 256 + bit) % 8;
                wrong += at(pixels, x, y) != (set ? 2 : 1) ? 1 : 0;
            }
        }
        CHECK(wrong == 0);
    }
}

TEST_CASE("each attribute gives its INK and PAPER, exchanged in FLASH's second half, both BRIGHT") {
    for (const bool flash : {false, true}) {
        CAPTURE(flash);
        for (int first = 0; first < 256; first += 64) {
            Screen screen{};
            for (std::size_t offset = 0; offset < 6144; ++offset) {
                screen[offset] = 0xf0;
            }
            for (int cell = 0; cell < 768; ++cell) {
                screen[static_cast<std::size_t>(6144 + cell)] =
                    static_cast<std::uint8_t>((first + cell) & 0xff);
            }
            const auto pixels = drawn(screen, first / 64, flash);
            int wrong = 0;
            for (int cell = 0; cell < 768; ++cell) {
                const int attribute = (first + cell) & 0xff;
                const int bright = attribute / 64 % 2 * 8;
                const int ink = attribute % 8 + bright;
                const int paper = attribute / 8 % 8 + bright;
                const bool exchanged = flash && attribute >= 128;
                for (int y = cell / 32 * 8; y < cell / 32 * 8 + 8; ++y) {
                    for (int x = 0; x < 8; ++x) {
                        const int expected = (x < 4) != exchanged ? ink : paper;
                        wrong += at(pixels, cell % 32 * 8 + x, y) != expected ? 1 : 0;
                    }
                }
            }
            CHECK(wrong == 0);
        }
    }
}

TEST_CASE("the border is one of the eight colours without BRIGHT, on all four sides") {
    for (int colour = 0; colour < 8; ++colour) {
        Screen screen;
        screen.fill(0xff);
        const auto pixels = drawn(screen, colour, true);
        int wrong = 0;
        for (int y = -48; y < 240; ++y) {
            for (int x = -48; x < 304; ++x) {
                const bool display = y >= 0 && y < 192 && x >= 0 && x < 256;
                wrong += !display && at(pixels, x, y) != colour ? 1 : 0;
            }
        }
        CHECK(wrong == 0);
    }
}
