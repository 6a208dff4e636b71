#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include <doctest/doctest.h>

#include "app/play/scene/tile.hpp"
#include "app/play/scene/tile_letters.hpp"
#include "app/play/scene/tile_mahjong.hpp"
#include "app/play/scene/tile_pictures.hpp"
#include "app/toolkit/shapes.hpp"
#include "tests/app/play/look_samples.hpp"

using namespace zx::play;
using zx::test::kinds_drawing;
using zx::test::painted;

namespace {

/// The outlines of a tile's picture without colours and widths.
std::vector<Outline> outlines_of(TileStyle style, Palette palette, shisen::Kind kind) {
    Drawing drawing;
    draw_tile(drawing,
              colours_of(palette, Theme::Light),
              {style, palette, Theme::Light, true},
              kind,
              {0, 0, 60, 80},
              {});
    std::vector<Outline> outlines;
    for (const auto& shape : drawing.shapes) {
        if (const auto* fill = std::get_if<Fill>(&shape)) {
            outlines.push_back(fill->outline);
        } else if (const auto* stroke = std::get_if<PenStroke>(&shape)) {
            outlines.push_back(stroke->outline);
        }
    }
    return outlines;
}

constexpr int SilhouetteSide = 24;

/// True for each drawn pixel of a small picture, without regard to colour.
std::vector<bool> silhouette(shisen::Kind kind) {
    constexpr int Side = SilhouetteSide;
    Drawing drawing;
    drawing.shapes.emplace_back(Fill{box_outline({0, 0, Side, Side}), Rgba{255, 255, 255}});
    for (const PictureShape& mark : tile_picture(kind)) {
        const Rgba colour = mark.hue == Hue::Paper ? Rgba{255, 255, 255} : Rgba{0, 0, 0};
        const Outline outline = placed(mark.outline, {Side / 100.0, {0, 0}, 0});
        if (mark.stroke > 0) {
            drawing.shapes.emplace_back(PenStroke{outline, colour, mark.stroke * Side / 100});
        } else {
            drawing.shapes.emplace_back(Fill{outline, colour});
        }
    }
    std::vector<bool> dark;
    for (const std::uint32_t pixel : painted(drawing, Side, Side)) {
        dark.push_back((pixel & 0xff) < 0x80);
    }
    return dark;
}

/// Of the pixels drawn in either picture, the share that is drawn in one only, for the best of all
/// shifts by up to two pixels in each direction. 0: equal.
double difference(const std::vector<bool>& a, const std::vector<bool>& b) {
    constexpr int Shift = 2;
    double least = 1;
    const auto at = [](const std::vector<bool>& picture, int x, int y) {
        return x >= 0 && y >= 0 && x < SilhouetteSide && y < SilhouetteSide &&
               picture[static_cast<std::size_t>(y * SilhouetteSide + x)];
    };
    for (int dx = -Shift; dx <= Shift; ++dx) {
        for (int dy = -Shift; dy <= Shift; ++dy) {
            int differing = 0;
            int inked = 0;
            for (int y = -Shift; y < SilhouetteSide + Shift; ++y) {
                for (int x = -Shift; x < SilhouetteSide + Shift; ++x) {
                    const bool in_a = at(a, x, y);
                    const bool in_b = at(b, x + dx, y + dy);
                    differing += in_a != in_b;
                    inked += in_a || in_b;
                }
            }
            least = std::min(least, static_cast<double>(differing) / inked);
        }
    }
    return least;
}

using Triple = std::array<double, 3>;

Triple linear(Rgba colour) {
    const auto one = [](std::uint8_t value) {
        const double v = value / 255.0;
        return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
    };
    return {one(colour.red), one(colour.green), one(colour.blue)};
}

Triple times(const std::array<Triple, 3>& matrix, const Triple& v) {
    Triple result{};
    for (std::size_t i = 0; i < 3; ++i) {
        result[i] = matrix[i][0] * v[0] + matrix[i][1] * v[1] + matrix[i][2] * v[2];
    }
    return result;
}

/// CIE L*a*b* under D65.
Triple lab(const Triple& rgb) {
    const Triple xyz = times(
        {{{0.4124, 0.3576, 0.1805}, {0.2126, 0.7152, 0.0722}, {0.0193, 0.1192, 0.9505}}}, rgb);
    const auto f = [](double t) {
        t = std::max(t, 0.0);
        return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116;
    };
    const double x = f(xyz[0] / 0.9505);
    const double y = f(xyz[1]);
    const double z = f(xyz[2] / 1.089);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double colour_distance(const Triple& a, const Triple& b) {
    return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/// G. Machado, M. Oliveira, L. Fernandes, "A Physiologically-based Model for Simulation of Color
/// Vision Deficiency", 2009: severity 1, on linear light.
constexpr std::array<Triple, 3> Protanopia{{{0.152286, 1.052583, -0.204868},
                                            {0.114503, 0.786281, 0.099216},
                                            {-0.003882, -0.048116, 1.051998}}};
constexpr std::array<Triple, 3> Deuteranopia{{{0.367322, 0.860646, -0.227968},
                                              {0.280085, 0.672501, 0.047413},
                                              {-0.011820, 0.042940, 0.968881}}};

} // namespace

TEST_CASE("no two kinds have the same outlines, in any style and palette") {
    for (const TileStyle style : {TileStyle::Pictures, TileStyle::Letters, TileStyle::Mahjong}) {
        for (const Palette palette :
             {Palette::Standard, Palette::HighContrast, Palette::ColourBlind}) {
            for (shisen::Kind a = 0; a < shisen::MaxKinds; ++a) {
                for (shisen::Kind b = 0; b < a; ++b) {
                    CAPTURE(int{a});
                    CAPTURE(int{b});
                    CHECK(outlines_of(style, palette, a) != outlines_of(style, palette, b));
                }
            }
        }
    }
}

TEST_CASE("at 24 pixels and without colour all pictures differ under any small shift") {
    std::vector<std::vector<bool>> all;
    for (shisen::Kind kind = 0; kind < shisen::MaxKinds; ++kind) {
        all.push_back(silhouette(kind));
    }
    for (shisen::Kind a = 0; a < shisen::MaxKinds; ++a) {
        for (shisen::Kind b = 0; b < a; ++b) {
            CAPTURE(std::string(picture_name(a)));
            CAPTURE(std::string(picture_name(b)));
            CHECK(difference(all[a], all[b]) >= 0.3);
        }
    }
}

TEST_CASE("pictures and letters stay within their square") {
    for (shisen::Kind kind = 0; kind < shisen::MaxKinds; ++kind) {
        CAPTURE(std::string(picture_name(kind)));
        for (const PictureShape& mark : tile_picture(kind)) {
            const Box box = bounds(mark.outline);
            CHECK(box.width + box.height > 0);
            // Control points may be outside the curve.
            CHECK(box.x >= -12);
            CHECK(box.y >= -12);
            CHECK(box.x + box.width <= 112);
            CHECK(box.y + box.height <= 112);
        }
        CHECK_FALSE(tile_letter(kind).steps.empty());
    }
}

TEST_CASE("the pictures of the mahjong set stay within their square") {
    for (shisen::Kind kind = 0; kind < shisen::MaxKinds; ++kind) {
        CAPTURE(int{kind});
        CHECK_FALSE(mahjong_picture(kind).empty());
        for (const PictureShape& mark : mahjong_picture(kind)) {
            const Box box = bounds(mark.outline);
            CHECK(box.width + box.height > 0);
            CHECK(box.x - mark.stroke / 2 >= -1);
            CHECK(box.y - mark.stroke / 2 >= -1);
            CHECK(box.x + box.width + mark.stroke / 2 <= 101);
            CHECK(box.y + box.height + mark.stroke / 2 <= 101);
        }
    }
}

TEST_CASE("the colour-blind palette is distinguishable with protanopia and deuteranopia") {
    const Colours colours = colours_of(Palette::ColourBlind, Theme::Light);
    constexpr std::array Inks{
        Hue::Red, Hue::Gold, Hue::Green, Hue::Blue, Hue::Sky, Hue::Purple, Hue::Dark, Hue::Paper};
    for (const auto& vision : {Protanopia, Deuteranopia}) {
        for (const Hue a : Inks) {
            for (const Hue b : Inks) {
                if (a < b) {
                    CAPTURE(static_cast<int>(a));
                    CAPTURE(static_cast<int>(b));
                    CHECK(colour_distance(lab(times(vision, linear(colours.hue(a)))),
                                          lab(times(vision, linear(colours.hue(b))))) > 10);
                }
            }
        }
    }
}

TEST_CASE("high contrast draws tiles in black, white and yellow only") {
    const Drawing drawing =
        kinds_drawing({TileStyle::Pictures, Palette::HighContrast, Theme::Dark, true}, 60);
    for (const auto& shape : drawing.shapes) {
        const Rgba colour = std::visit([](const auto& any) { return any.colour; }, shape);
        CAPTURE(int{colour.red});
        CAPTURE(int{colour.green});
        CAPTURE(int{colour.blue});
        CHECK((colour.alpha == 0 || colour == Rgba{0, 0, 0} || colour == Rgba{255, 255, 255} ||
               colour == Rgba{255, 230, 0}));
    }
}

TEST_CASE("without corner letters a tile loses its letter and its picture does not shrink") {
    const Colours colours = colours_of(Palette::Standard, Theme::Light);
    for (const double width : {24.0, 40.0, 66.0, 120.0}) {
        const Box cell{0, 0, width, width * 1.3};
        Appearance without;
        without.corner_letters = false;
        Drawing lettered;
        Drawing plain;
        draw_tile(lettered, colours, {}, 19, cell, {});
        draw_tile(plain, colours, without, 19, cell, {});
        CAPTURE(width);
        CHECK(lettered.shapes.size() == plain.shapes.size() + (width >= 32 ? 1 : 0));
        // The first four shapes are the tile's body, the fifth is the disc of the coin.
        const auto disc = [](const Drawing& drawing) {
            return bounds(std::get<Fill>(drawing.shapes.at(4)).outline).width;
        };
        CHECK(disc(plain) >= disc(lettered));
    }
}
