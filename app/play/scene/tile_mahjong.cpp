#include "app/play/scene/tile_mahjong.hpp"

#include <array>
#include <cassert>
#include <cstddef>
#include <string>

#include "app/toolkit/shapes.hpp"

namespace zx::play {
namespace {

using enum Hue;
using Picture = std::vector<PictureShape>;

constexpr std::size_t Numbers = 9;

/// The places of up to nine equal signs: columns and rows of a grid of 3 x 3, in tenths.
struct Places {
    std::array<Point, Numbers> at;
};

constexpr std::array<Places, Numbers> Grid = {{
    {{{{50, 50}}}},
    {{{{50, 26}, {50, 74}}}},
    {{{{20, 20}, {50, 50}, {80, 80}}}},
    {{{{27, 27}, {73, 27}, {27, 73}, {73, 73}}}},
    {{{{20, 20}, {80, 20}, {50, 50}, {20, 80}, {80, 80}}}},
    {{{{28, 18}, {72, 18}, {28, 50}, {72, 50}, {28, 82}, {72, 82}}}},
    {{{{18, 16}, {50, 26}, {82, 36}, {30, 60}, {70, 60}, {30, 86}, {70, 86}}}},
    {{{{28, 13}, {72, 13}, {28, 38}, {72, 38}, {28, 63}, {72, 63}, {28, 88}, {72, 88}}}},
    {{{{18, 18}, {50, 18}, {82, 18}, {18, 50}, {50, 50}, {82, 50}, {18, 82}, {50, 82}, {82, 82}}}},
}};

/// Colours of the signs of a number: by rows, so that neighbours in number differ in more than their
/// count.
constexpr std::array<std::array<Hue, Numbers>, Numbers> SignHues = {{
    {Red},
    {Green, Blue},
    {Blue, Red, Green},
    {Blue, Green, Green, Blue},
    {Blue, Green, Red, Green, Blue},
    {Green, Green, Red, Red, Red, Red},
    {Green, Green, Green, Red, Red, Red, Red},
    {Blue, Blue, Blue, Blue, Blue, Blue, Blue, Blue},
    {Green, Green, Green, Red, Red, Red, Blue, Blue, Blue},
}};

void fill(Picture& picture, Hue hue, Outline outline) {
    picture.push_back({hue, 0, std::move(outline)});
}

void stroke(Picture& picture, Hue hue, double width, const char* path) {
    picture.push_back({hue, width, parse_outline(path)});
}

Picture circles(std::size_t number) {
    constexpr std::array<double, Numbers> Radii = {44, 23, 19, 21, 18, 15, 13, 12, 15};
    Picture picture;
    const double radius = Radii[number - 1];
    for (std::size_t i = 0; i < number; ++i) {
        const Point middle = Grid[number - 1].at[i];
        fill(picture, SignHues[number - 1][i], circle(middle, radius));
        fill(picture, Paper, circle(middle, radius * 0.68));
        fill(picture, SignHues[number - 1][i], circle(middle, radius * 0.42));
        if (number == 1) {
            fill(picture, Green, circle(middle, radius * 0.34));
            fill(picture, Paper, circle(middle, radius * 0.2));
        }
    }
    return picture;
}

/// A stick of bamboo with a knot.
void add_stick(Picture& picture, Hue hue, Point middle, double width, double height) {
    for (const double side : {-1.0, 1.0}) {
        const double y = middle.y + side * height * 0.26;
        fill(picture,
             hue,
             rounded_box({middle.x - width / 2, y - height * 0.23, width, height * 0.46},
                         width * 0.4));
    }
    fill(picture,
         hue,
         rounded_box({middle.x - width * 0.7, middle.y - height * 0.05, width * 1.4, height * 0.1},
                     height * 0.05));
}

Picture bamboo(std::size_t number) {
    constexpr std::array<double, Numbers> Heights = {92, 44, 38, 42, 34, 29, 24, 22, 29};
    Picture picture;
    for (std::size_t i = 0; i < number; ++i) {
        const double width = number == 1 ? 30 : 12;
        add_stick(picture,
                  number == 1 ? Green : SignHues[number - 1][i],
                  Grid[number - 1].at[i],
                  width,
                  Heights[number - 1]);
    }
    if (number == 1) {
        fill(picture, Red, circle({50, 27}, 7));
        fill(picture, Red, circle({50, 73}, 7));
    }
    return picture;
}

/// The numerals one to nine in the upper half, and below them the sign for ten thousand.
constexpr std::array<const char*, Numbers> Numerals = {
    "M 15 28 L 85 28",
    "M 28 14 L 72 14 M 15 42 L 85 42",
    "M 24 8 L 76 8 M 30 27 L 70 27 M 14 47 L 86 47",
    "M 18 8 L 82 8 L 82 47 L 18 47 Z M 41 8 C 41 22 38 30 28 36 M 58 8 L 58 26 C 58 34 62 34 72 33",
    "M 20 7 L 80 7 M 48 7 L 40 47 M 24 27 L 70 27 L 66 47 M 12 47 L 88 47",
    "M 48 3 L 54 11 M 12 20 L 88 20 M 38 29 L 18 50 M 62 29 L 82 50",
    "M 12 25 L 86 19 M 46 4 L 46 40 C 46 50 60 48 82 46",
    "M 40 8 C 38 26 30 40 14 50 M 56 8 C 62 28 72 42 88 50",
    "M 40 4 C 40 26 32 42 14 50 M 16 18 L 64 18 L 62 38 C 62 50 76 50 88 42",
};
constexpr const char* TenThousand =
    "M 20 63 L 80 63 M 46 63 C 44 80 36 90 22 97 M 46 77 L 74 77 C 73 90 70 97 58 95";

Picture character(std::size_t number) {
    Picture picture;
    stroke(picture, Dark, 8, Numerals[number - 1]);
    stroke(picture, Red, 7, TenThousand);
    return picture;
}

struct Sign {
    Hue hue{};
    double width = 0;
    const char* path = nullptr;
};

/// East, south, west, north; the red, the green and the white dragon.
constexpr std::array<Sign, 7> Honours = {{
    {Dark,
     7,
     "M 14 18 L 86 18 M 26 32 L 74 32 L 74 60 L 26 60 Z M 26 46 L 74 46 M 50 4 L 50 96 "
     "M 46 62 L 16 90 M 54 62 L 86 90"},
    {Dark,
     7,
     "M 12 16 L 88 16 M 50 4 L 50 30 M 16 96 L 16 30 L 84 30 L 84 92 L 74 94 M 37 38 L 43 48 "
     "M 63 38 L 57 48 M 32 55 L 68 55 M 30 71 L 70 71 M 50 55 L 50 92"},
    {Dark,
     7,
     "M 10 12 L 90 12 M 16 34 L 84 34 L 84 92 L 16 92 Z M 40 12 L 40 36 C 40 50 36 58 26 64 "
     "M 60 12 L 60 54 C 60 62 64 62 76 62"},
    {Dark,
     8,
     "M 38 6 L 38 94 M 12 34 L 38 34 M 10 80 L 38 66 M 62 6 L 62 78 C 62 92 72 90 92 84 "
     "M 62 46 C 74 40 80 36 88 26"},
    {Red, 10, "M 14 28 L 86 28 L 86 62 L 14 62 Z M 50 5 L 50 95"},
    {Green,
     8,
     "M 34 10 L 26 34 L 88 34 M 52 6 C 48 40 36 74 12 94 M 38 53 L 74 53 C 68 72 52 88 34 95 "
     "M 42 62 C 54 80 70 90 90 94 M 66 10 L 78 22"},
    {Blue, 7, "M 12 5 L 88 5 L 88 95 L 12 95 Z M 25 18 L 75 18 L 75 82 L 25 82 Z"},
}};

Picture honour(std::size_t number) {
    Picture picture;
    const Sign& sign = Honours[number];
    stroke(picture, sign.hue, sign.width, sign.path);
    return picture;
}

/// Petals around a middle.
Picture flower(Hue petals, Hue middle, int count, const char* petal) {
    Picture picture;
    for (int i = 0; i < count; ++i) {
        // A petal is written about the origin.
        fill(picture, petals, placed(parse_outline(petal), {1, {50, 50}, 360.0 * i / count}));
    }
    fill(picture, Paper, circle({50, 50}, 15));
    fill(picture, middle, circle({50, 50}, 10));
    return picture;
}

std::array<Picture, shisen::MaxKinds> make_pictures() {
    std::array<Picture, shisen::MaxKinds> pictures;
    auto* next = pictures.begin();
    for (const auto suit : {&circles, &bamboo, &character}) {
        for (std::size_t number = 1; number <= Numbers; ++number) {
            *next++ = suit(number);
        }
    }
    for (std::size_t number = 0; number < Honours.size(); ++number) {
        *next++ = honour(number);
    }
    *next++ = flower(
        Pink, Gold, 5, "M 0 0 C -28 -14 -26 -42 -8 -45 L 0 -38 L 8 -45 C 26 -42 28 -14 0 0 Z");
    *next++ = flower(Gold, Red, 12, "M 0 0 C -9 -18 -8 -40 0 -46 C 8 -40 9 -18 0 0 Z");
    assert(next == pictures.end());
    return pictures;
}

} // namespace

const std::vector<PictureShape>& mahjong_picture(shisen::Kind kind) {
    static const auto pictures = make_pictures();
    assert(kind < pictures.size());
    return pictures[kind];
}

} // namespace zx::play
