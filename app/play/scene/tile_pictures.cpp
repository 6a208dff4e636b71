#include "app/play/scene/tile_pictures.hpp"

#include <array>
#include <cassert>

#include "app/toolkit/shapes.hpp"

namespace zx::play {

namespace {

/// A shape in the table below. It is drawn `copies` times: each copy is turned about the middle by
/// an equal part of the circle, or moved by `step`.
struct WrittenShape {
    Hue hue{};
    double stroke = 0;
    const char* path = nullptr;
    int copies = 1;
    Point step{0, 0};
};

struct WrittenPicture {
    const char* name = nullptr;
    std::array<WrittenShape, 8> marks;
};

using enum Hue;

constexpr const char* River = "M 6 20 Q 20 6 34 20 Q 48 34 62 20 Q 76 6 94 20";
constexpr const char* Bamboo = "M 42 4 L 58 4 L 56 32 L 44 32 Z M 44 37 L 56 37 L 56 63 L 44 63 Z "
                               "M 44 68 L 56 68 L 58 96 L 42 96 Z";
constexpr const char* LotusSides = "M 20 20 C 46 30 56 58 50 86 C 22 78 10 50 20 20 Z M 80 20 C 54 "
                                   "30 44 58 50 86 C 78 78 90 50 80 20 Z";
constexpr const char* LotusMiddle = "M 50 8 C 74 32 72 64 50 86 C 28 64 26 32 50 8 Z";

constexpr std::array<WrittenPicture, shisen::MaxKinds> Pictures{{
    {"sun", {{{Red, 0, "O 50 50 24"}, {Gold, 0, "M 43 21 L 50 1 L 57 21 Z", 8}}}},
    {"moon",
     {{{Blue,
        0,
        "M 60 6 C 28 6 8 30 10 54 C 12 82 40 98 66 90 C 80 86 90 76 93 68 C 70 74 46 66 44 42 "
        "C 43 26 50 14 60 6 Z"}}}},
    {"four rivers",
     {{{Blue, 8, River, 2, {0, 40}},
       {Sky, 8, "M 6 40 Q 20 26 34 40 Q 48 54 62 40 Q 76 26 94 40", 2, {0, 40}}}}},
    {"mountain",
     {{{Dark, 0, "M 56 88 L 74 40 L 98 88 Z"},
       {Green, 0, "M 2 88 L 25 44 L 35 39 L 43 48 L 51 39 L 59 44 L 82 88 Z"},
       {Sky, 0, "M 42 10 L 56 37 L 50 32 L 43 41 L 36 32 L 28 37 Z"}}}},
    {"fish",
     {{{Red, 0, "M 4 50 C 20 16 54 16 72 44 L 95 22 L 90 50 L 95 78 L 72 56 C 54 84 20 84 4 50 Z"},
       {Paper, 0, "O 24 44 6"},
       {Paper, 5, "M 42 34 Q 52 50 42 66"}}}},
    {"lantern",
     {{{Dark, 4, "M 50 3 L 50 14 M 50 70 L 50 80"},
       {Red, 0, "M 50 19 C 106 19 106 69 50 69 C -6 69 -6 19 50 19 Z"},
       {Paper, 4, "M 4 36 C 30 40 70 40 96 36 M 4 52 C 30 56 70 56 96 52"},
       {Dark, 0, "M 33 12 L 67 12 L 67 22 L 33 22 Z M 33 66 L 67 66 L 67 76 L 33 76 Z"},
       {Gold, 5, "M 42 80 L 40 97 M 50 80 L 50 97 M 58 80 L 60 97"}}}},
    {"bamboo",
     {{{Green, 0, Bamboo},
       {Green, 0, "M 58 36 C 62 14 80 8 97 10 C 94 28 80 40 58 36 Z"},
       {Green, 0, "M 42 66 C 38 44 20 38 3 40 C 6 58 20 70 42 66 Z"}}}},
    {"boat",
     {{{Dark, 0, "M 6 72 L 94 72 C 90 86 80 94 68 94 L 32 94 C 20 94 10 86 6 72 Z"},
       {Dark, 4, "M 50 6 L 50 70"},
       {Gold, 0, "M 54 8 C 78 22 88 44 88 64 L 54 64 Z"},
       {Red, 0, "M 46 18 C 36 36 26 50 14 64 L 46 64 Z"}}}},
    {"blossom",
     {{{Pink, 0, "M 50 50 C 24 36 26 8 42 5 L 50 13 L 58 5 C 74 8 76 36 50 50 Z", 5},
       {Paper, 0, "O 50 50 16"},
       {Gold, 0, "O 50 50 11"}}}},
    {"fan",
     {{{Purple, 0, "M 50 92 L 2 42 C 24 4 76 4 98 42 Z"},
       {Paper, 4, "M 50 92 L 24 30 M 50 92 L 50 22 M 50 92 L 76 30"},
       {Dark, 0, "M 50 98 L 32 74 C 42 66 58 66 68 74 Z"}}}},
    {"leaf",
     {{{Green, 0, "M 14 86 C 2 36 36 6 94 4 C 96 62 64 98 14 86 Z"},
       {Paper, 5, "M 22 78 L 74 24 M 40 60 L 38 36 M 40 60 L 66 60"},
       {Green, 6, "M 5 95 L 18 82"}}}},
    {"bridge",
     {{{Dark,
        0,
        "M 2 56 C 22 22 78 22 98 56 L 98 84 L 80 84 C 80 66 66 58 50 58 C 34 58 20 66 20 84 L 2 84 "
        "Z"},
       {Paper, 0, "O 18 62 5 O 82 62 5"},
       {Blue, 6, "M 4 94 Q 17 86 30 94 Q 43 102 56 94 Q 69 86 82 94 Q 90 98 96 93"}}}},
    {"crane",
     {{{Dark, 5, "M 46 68 L 46 96 L 36 96 M 58 68 L 58 96 L 48 96"},
       {Gold, 0, "M 28 8 L 1 20 L 28 22 Z"},
       {Sky, 8, "M 28 60 C 6 46 44 34 30 16"},
       {Sky, 0, "O 31 15 10"},
       {Sky, 0, "M 20 56 C 32 32 64 30 78 46 L 99 66 C 82 76 58 78 42 72 C 28 68 22 64 20 56 Z"},
       {Dark, 0, "M 54 50 L 99 66 C 86 74 66 74 54 68 Z"},
       {Red, 0, "M 22 8 C 26 2 38 2 40 10 Z"}}}},
    {"pagoda",
     {{{Red, 0, "M 34 34 L 66 34 L 66 54 L 34 54 Z M 26 66 L 74 66 L 74 97 L 26 97 Z"},
       {Dark, 5, "M 50 3 L 50 14"},
       {Dark,
        0,
        "M 50 6 C 56 20 68 26 90 20 C 86 32 80 37 70 37 L 30 37 C 20 37 14 32 10 20 C 32 26 44 20 "
        "50 6 Z"},
       {Dark,
        0,
        "M 34 51 L 66 51 C 72 57 86 58 99 50 C 96 63 90 69 80 69 L 20 69 C 10 69 4 63 1 50 C 14 58 "
        "28 57 34 51 Z"},
       {Paper, 0, "M 41 97 L 41 84 C 41 75 59 75 59 84 L 59 97 Z"}}}},
    {"whale",
     {{{Blue,
        0,
        "M 3 62 C 4 34 38 28 60 48 C 67 55 74 56 79 50 C 70 44 68 34 70 24 C 76 32 82 34 86 34 C "
        "90 30 95 26 98 20 C 102 40 98 54 90 60 C 90 80 72 92 44 92 C 18 92 3 82 3 62 Z"},
       {Paper, 0, "O 22 60 5"},
       {Paper, 5, "M 8 74 C 22 80 36 80 48 74"},
       {Sky, 6, "M 32 30 C 32 14 22 8 12 14 M 32 30 C 32 12 44 6 54 13"}}}},
    {"butterfly",
     {{{Purple,
        0,
        "M 50 48 C 42 10 2 2 4 28 C 5 48 30 56 50 52 C 70 56 95 48 96 28 C 98 2 58 10 50 48 Z"},
       {Pink,
        0,
        "M 49 54 C 28 52 12 64 18 80 C 24 96 46 86 50 58 C 54 86 76 96 82 80 C 88 64 72 52 51 54 "
        "Z"},
       {Paper, 0, "O 22 28 7 O 78 28 7"},
       {Dark, 7, "M 50 36 L 50 80"},
       {Dark, 3, "M 50 36 C 48 20 42 12 34 10 M 50 36 C 52 20 58 12 66 10"}}}},
    {"gate",
     {{{Red, 0, "M 24 32 L 36 32 L 34 96 L 20 96 Z M 64 32 L 76 32 L 80 96 L 66 96 Z"},
       {Red, 0, "M 10 46 L 90 46 L 90 56 L 10 56 Z M 45 26 L 55 26 L 55 46 L 45 46 Z"},
       {Red, 0, "M 1 8 C 30 18 70 18 99 8 L 96 26 C 70 34 30 34 4 26 Z"}}}},
    {"star",
     {{{Gold, 7, "M 50 7 L 62 36 L 93 39 L 69 59 L 77 90 L 50 73 L 23 90 L 31 59 L 7 39 L 38 36 Z"},
       {Gold,
        0,
        "M 50 7 L 62 36 L 93 39 L 69 59 L 77 90 L 50 73 L 23 90 L 31 59 L 7 39 L 38 36 Z"}}}},
    {"turtle",
     {{{Gold, 0, "M 74 68 C 72 46 98 36 99 54 C 99 70 90 76 74 74 Z"},
       {Gold,
        0,
        "M 14 68 L 36 68 L 34 90 L 20 90 Z M 54 68 L 76 68 L 72 90 L 58 90 Z M 12 66 L 1 76 L 16 "
        "74 Z"},
       {Green, 0, "M 8 72 C 6 20 78 12 82 72 Z"},
       {Paper, 4, "M 36 34 L 54 34 L 62 50 L 54 64 L 36 64 L 28 50 Z"},
       {Dark, 0, "O 91 54 3.5"}}}},
    {"coin",
     {{{Gold, 0, "O 50 50 46"},
       {Paper, 4, "O 50 50 36"},
       {Paper, 0, "M 36 36 L 64 36 L 64 64 L 36 64 Z"}}}},
    {"parasol",
     {{{Dark, 6, "M 50 3 L 50 84 C 50 98 30 98 30 84"},
       {Purple,
        0,
        "M 2 56 C 4 16 34 8 50 8 C 66 8 96 16 98 56 C 90 46 74 46 66 56 C 60 46 40 46 34 56 C 26 "
        "46 10 46 2 56 Z"},
       {Paper, 4, "M 50 10 C 40 20 35 36 34 50 M 50 10 C 60 20 65 36 66 50"}}}},
    {"teapot",
     {{{Blue, 8, "M 28 52 C 0 44 2 80 30 78"},
       {Blue, 0, "M 22 46 L 78 46 C 80 62 78 76 70 90 L 30 90 C 22 76 20 62 22 46 Z"},
       {Blue, 0, "M 72 54 L 88 30 L 99 36 L 74 78 Z"},
       {Blue, 0, "M 26 42 C 32 24 68 24 74 42 Z O 50 22 7"},
       {Paper, 0, "O 50 68 11"}}}},
    {"rain",
     {{{Sky, 0, "M 24 58 C 0 58 0 30 24 32 C 28 4 66 0 74 26 C 98 22 102 58 78 58 Z"},
       {Blue,
        7,
        "M 27 70 L 23 80 M 51 70 L 47 80 M 75 70 L 71 80 M 40 86 L 37 95 M 64 86 L 61 95"}}}},
    {"flame",
     {{{Red,
        0,
        "M 52 2 C 60 24 90 38 86 66 C 84 86 68 97 50 97 C 30 97 14 86 14 64 C 14 46 28 38 32 24 C "
        "39 32 41 38 43 44 C 50 34 54 18 52 2 Z"},
       {Gold,
        0,
        "M 53 50 C 56 64 70 68 68 80 C 66 90 58 92 50 92 C 42 92 33 88 33 78 C 33 66 49 64 53 50 "
        "Z"}}}},
    {"bonsai",
     {{{Dark, 9, "M 60 84 C 66 66 40 62 44 44 C 46 36 52 34 54 26"},
       {Dark, 5, "M 48 60 L 74 54 M 44 50 L 26 48"},
       {Green, 0, "M 24 21 C 24 -4 86 -4 86 21 C 86 36 24 36 24 21 Z"},
       {Green, 0, "M 1 47 C 1 30 42 30 42 47 C 42 60 1 60 1 47 Z"},
       {Green, 0, "M 60 53 C 60 36 99 36 99 53 C 99 66 60 66 60 53 Z"},
       {Purple, 0, "M 28 83 L 92 83 L 86 97 L 34 97 Z"}}}},
    {"kite",
     {{{Dark, 4, "M 42 70 C 24 72 40 88 24 90 C 16 91 12 94 8 98"},
       {Sky, 0, "M 60 2 L 18 30 L 42 72 Z"},
       {Red, 0, "M 60 2 L 92 46 L 42 72 Z"},
       {Paper, 4, "M 60 2 L 42 72 M 18 30 L 92 46"}}}},
    {"snail",
     {{{Gold, 10, "M 8 90 L 72 90 C 92 90 90 74 88 56"},
       {Gold, 5, "M 88 56 L 78 38 M 88 56 L 97 40"},
       {Purple, 0, "O 42 52 34"},
       {Paper, 6, "M 42 54 C 48 46 56 56 48 62 C 36 70 24 56 32 44 C 44 28 66 40 62 60"}}}},
    {"mushroom",
     {{{Gold, 0, "M 36 50 L 64 50 C 62 70 66 82 74 95 L 26 95 C 34 82 38 70 36 50 Z"},
       {Red, 0, "M 2 56 C 2 -10 98 -10 98 56 C 82 64 18 64 2 56 Z"},
       {Paper, 0, "O 32 32 8 O 60 24 7 O 74 44 7 O 50 48 5"}}}},
    {"panda",
     {{{Dark, 0, "O 19 22 17 O 81 22 17"},
       {Paper, 0, "O 50 54 44"},
       {Dark, 6, "O 50 54 41"},
       {Dark,
        0,
        "M 40 46 C 44 58 30 70 23 62 C 18 54 34 34 40 46 Z M 60 46 C 56 58 70 70 77 62 C 82 54 66 "
        "34 60 46 Z"},
       {Dark, 0, "M 40 72 L 60 72 L 50 82 Z"}}}},
    {"bowl",
     {{{Dark, 6, "M 40 46 L 78 4 M 56 46 L 94 12"},
       {Purple,
        0,
        "M 3 46 L 97 46 C 96 70 82 84 68 87 L 68 96 L 32 96 L 32 87 C 18 84 4 70 3 46 Z"},
       {Paper, 5, "M 14 60 L 86 60"}}}},
    {"snowflake", {{{Blue, 7, "M 50 50 L 50 4 M 50 24 L 36 12 M 50 24 L 64 12", 6}}}},
    {"cherries",
     {{{Green, 5, "M 26 58 C 30 36 44 18 64 10 M 72 62 C 74 40 70 24 64 10"},
       {Green, 0, "M 64 10 C 74 -4 94 4 98 20 C 86 26 70 22 64 10 Z"},
       {Red, 0, "O 24 74 21 O 74 76 21"},
       {Paper, 4, "M 13 74 C 13 68 17 64 22 63 M 63 76 C 63 70 67 66 72 65"}}}},
    {"lotus",
     {{{Pink,
        0,
        "M 1 46 C 26 42 44 58 50 86 C 22 92 4 74 1 46 Z M 99 46 C 74 42 56 58 50 86 C 78 92 96 74 "
        "99 46 Z"},
       {Paper, 6, LotusSides},
       {Purple, 0, LotusSides},
       {Paper, 6, LotusMiddle},
       {Pink, 0, LotusMiddle},
       {Green, 6, "M 16 95 L 84 95"}}}},
    {"key",
     {{{Gold, 12, "O 28 28 20"},
       {Gold, 12, "M 43 43 L 92 92"},
       {Gold, 10, "M 68 68 L 82 54 M 86 86 L 97 75"}}}},
    {"yin and yang",
     {{{Dark, 5, "O 50 50 44"},
       {Dark,
        0,
        "M 50 6 C 74 6 94 26 94 50 C 94 74 74 94 50 94 C 62 94 72 84 72 72 C 72 60 62 50 50 50 C "
        "38 50 28 40 28 28 C 28 16 38 6 50 6 Z"},
       {Paper, 0, "O 50 28 7"},
       {Dark, 0, "O 50 72 7"}}}},
    {"gourd",
     {{{Dark, 6, "M 50 16 C 50 8 56 4 64 4"},
       {Gold,
        0,
        "M 50 14 C 70 14 74 34 62 46 C 92 56 88 97 50 97 C 12 97 8 56 38 46 C 26 34 30 14 50 14 Z"},
       {Red, 7, "M 36 47 L 64 47 M 52 47 L 66 64"}}}},
}};

/// Returns all copies of all shapes.
std::vector<PictureShape> marks_of(const WrittenPicture& picture) {
    std::vector<PictureShape> marks;
    for (const WrittenShape& written : picture.marks) {
        if (written.path == nullptr) {
            continue;
        }
        const bool turned = written.step == Point{0, 0};
        const Outline once = parse_outline(written.path);
        PictureShape mark{written.hue, written.stroke, {}};
        for (int copy = 0; copy < written.copies; ++copy) {
            if (turned) {
                const Outline about_middle = placed(once, {1, {-50, -50}, 0});
                append(mark.outline,
                       placed(about_middle, {1, {50, 50}, copy * 360.0 / written.copies}));
            } else {
                append(mark.outline,
                       placed(once, {1, {copy * written.step.x, copy * written.step.y}, 0}));
            }
        }
        marks.push_back(std::move(mark));
    }
    return marks;
}

} // namespace

const std::vector<PictureShape>& tile_picture(shisen::Kind kind) {
    static const auto pictures = [] {
        std::array<std::vector<PictureShape>, shisen::MaxKinds> parsed;
        for (std::size_t i = 0; i < parsed.size(); ++i) {
            parsed[i] = marks_of(Pictures[i]);
        }
        return parsed;
    }();
    assert(kind < pictures.size());
    return pictures[kind];
}

const char* picture_name(shisen::Kind kind) {
    assert(kind < Pictures.size());
    return Pictures[kind].name;
}

Hue letter_hue(shisen::Kind kind) {
    return tile_picture(kind).front().hue;
}

} // namespace zx::play
