#include <cstdlib>
#include <vector>

#include <doctest/doctest.h>

#include "app/emulator/picture_filter.hpp"

using namespace zx::app;
using Look = PictureFilter::Look;

namespace {

int red(Colour colour) {
    return static_cast<int>(colour >> 16 & 0xff);
}
int green(Colour colour) {
    return static_cast<int>(colour >> 8 & 0xff);
}
int blue(Colour colour) {
    return static_cast<int>(colour & 0xff);
}

/// Two rows of sixteen pixels: the left half of one colour, the right half of another.
std::vector<Colour> halves(Colour left, Colour right) {
    std::vector<Colour> pixels(32, left);
    for (std::size_t i = 0; i < pixels.size(); ++i) {
        pixels[i] = i % 16 < 8 ? left : right;
    }
    return pixels;
}

} // namespace

TEST_CASE("without a filter the picture itself is shown") {
    PictureFilter filter;
    const std::vector<Colour> pixels(Palette.begin(), Palette.end());
    CHECK(filter.apply(pixels, 16, {}).data() == pixels.data());
}

TEST_CASE("each palette maps the sixteen colours and keeps their order of brightness") {
    for (const Colour colour : Palette) {
        CHECK(in_palette(PaletteChoice::Standard, colour) == colour);
    }
    CHECK(in_palette(PaletteChoice::Soft, 0xffd700d7) == 0xffc000c0);
    CHECK(in_palette(PaletteChoice::Soft, 0xffff00ff) == 0xffff00ff);
    CHECK(in_palette(PaletteChoice::Middle, 0xff0000d7) == 0xff0000cd);
    CHECK(in_palette(PaletteChoice::Grey, 0xff000000) == 0xff000000);
    for (const PaletteChoice palette :
         {PaletteChoice::Grey, PaletteChoice::Green, PaletteChoice::Amber}) {
        for (std::size_t i = 1; i < 8; ++i) {
            CHECK(green(in_palette(palette, Palette[i])) >
                  green(in_palette(palette, Palette[i - 1])));
        }
    }
    const Colour grey = in_palette(PaletteChoice::Grey, Palette[3]);
    CHECK(red(grey) == green(grey));
    CHECK(blue(grey) == green(grey));
    PictureFilter filter;
    const std::vector<Colour> pixels(Palette.begin(), Palette.end());
    const auto shown = filter.apply(pixels, 16, {PaletteChoice::Green, false, false});
    CHECK(shown[9] == in_palette(PaletteChoice::Green, Palette[9]));
}

TEST_CASE("a blended picture is the mean of two frames, also of the first with itself") {
    PictureFilter filter;
    const Look look{PaletteChoice::Standard, false, true};
    const std::vector<Colour> black(32, 0xff000000);
    const std::vector<Colour> white(32, 0xffffffff);
    CHECK(filter.apply(black, 16, look)[0] == 0xff000000);
    CHECK(filter.apply(white, 16, look)[0] == 0xff7f7f7f);
    CHECK(filter.apply(white, 16, look)[0] == 0xffffffff);
    CHECK(filter.apply(black, 16, look)[0] == 0xff7f7f7f);
}

TEST_CASE("PAL keeps luminance sharp and smears colour differences") {
    PictureFilter filter;
    const Look look{PaletteChoice::Standard, true, false};
    // Areas of one colour stay, as far as integers can tell.
    for (const Colour colour : Palette) {
        const std::vector<Colour> plain(32, colour);
        const Colour shown = filter.apply(plain, 16, look)[20];
        CHECK(std::abs(red(shown) - red(colour)) <= 3);
        CHECK(std::abs(green(shown) - green(colour)) <= 3);
        CHECK(std::abs(blue(shown) - blue(colour)) <= 3);
    }
    // Grey has no colour to smear.
    const auto sharp = halves(0xff000000, 0xffffffff);
    const auto shown = filter.apply(sharp, 16, look);
    CHECK(std::vector<Colour>(shown.begin(), shown.end()) == sharp);
    // Red beside blue: two pixels from the edge on both sides are mixtures, the third is not.
    const auto mixed = filter.apply(halves(0xffd70000, 0xff0000d7), 16, look);
    CHECK(blue(mixed[5]) <= 3);
    CHECK(blue(mixed[6]) > 20);
    CHECK(red(mixed[9]) > 20);
    CHECK(red(mixed[10]) <= 3);
}

TEST_CASE("PAL adds the colour differences of successive lines") {
    PictureFilter filter;
    std::vector<Colour> pixels(48, 0xffd7d7d7);
    for (std::size_t x = 0; x < 16; ++x) {
        pixels[x] = 0xffd70000;
    }
    const auto shown = filter.apply(pixels, 16, {PaletteChoice::Standard, true, false});
    CHECK(red(shown[8]) - green(shown[8]) > 180);          // the red line
    CHECK(red(shown[16 + 8]) - green(shown[16 + 8]) > 60); // half of it in the line below
    CHECK(shown[32 + 8] == 0xffd7d7d7);
}
