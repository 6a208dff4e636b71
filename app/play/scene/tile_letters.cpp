#include "app/play/scene/tile_letters.hpp"

#include <array>
#include <cassert>
#include <string_view>

#include "app/toolkit/shapes.hpp"

namespace zx::play {

namespace {

constexpr std::array<std::string_view, shisen::MaxKinds> Letters{
    /* A */ "M 14 96 L 50 4 L 86 96 M 27 64 L 73 64",
    /* B */ "M 22 48 L 54 48 C 92 50 92 96 54 96 L 22 96 L 22 4 L 50 4 C 82 4 84 48 50 48",
    /* C */ "M 84 22 C 60 -10 16 0 16 50 C 16 100 60 110 84 78",
    /* D */ "M 20 4 L 20 96 L 44 96 C 98 96 98 4 44 4 Z",
    /* E */ "M 78 4 L 24 4 L 24 96 L 78 96 M 24 49 L 68 49",
    /* F */ "M 78 4 L 24 4 L 24 96 M 24 50 L 66 50",
    /* G */ "M 82 22 C 58 -10 14 0 14 50 C 14 104 66 108 84 80 L 84 54 L 56 54",
    /* H */ "M 20 4 L 20 96 M 80 4 L 80 96 M 20 49 L 80 49",
    /* I */ "M 50 4 L 50 96 M 32 4 L 68 4 M 32 96 L 68 96",
    /* J */ "M 44 4 L 72 4 L 72 68 C 72 106 26 106 22 70",
    /* K */ "M 22 4 L 22 96 M 78 4 L 22 60 M 42 42 L 82 96",
    /* L */ "M 26 4 L 26 96 L 78 96",
    /* M */ "M 12 96 L 16 4 L 50 66 L 84 4 L 88 96",
    /* N */ "M 20 96 L 20 4 L 80 96 L 80 4",
    /* O */ "M 50 3 C 98 3 98 97 50 97 C 2 97 2 3 50 3 Z",
    /* P */ "M 22 96 L 22 4 L 52 4 C 92 4 92 56 52 56 L 22 56",
    /* Q */ "M 50 3 C 98 3 98 97 50 97 C 2 97 2 3 50 3 Z M 60 70 L 88 100",
    /* R */ "M 22 96 L 22 4 L 52 4 C 92 4 92 54 52 54 L 22 54 M 54 54 L 84 96",
    /* S */ "M 80 18 C 64 -4 20 -2 20 26 C 20 54 82 42 82 72 C 82 104 34 104 18 80",
    /* T */ "M 12 4 L 88 4 M 50 4 L 50 96",
    /* U */ "M 20 4 L 20 60 C 20 108 80 108 80 60 L 80 4",
    /* V */ "M 12 4 L 50 96 L 88 4",
    /* W */ "M 6 4 L 27 96 L 50 32 L 73 96 L 94 4",
    /* X */ "M 16 4 L 84 96 M 84 4 L 16 96",
    /* Y */ "M 14 4 L 50 52 L 86 4 M 50 52 L 50 96",
    /* Z */ "M 18 4 L 82 4 L 18 96 L 82 96",
    /* 0 */ "M 50 3 C 92 3 92 97 50 97 C 8 97 8 3 50 3 Z M 66 26 L 34 74",
    /* 1 */ "M 28 22 L 54 4 L 54 96 M 32 96 L 76 96",
    /* 2 */ "M 20 26 C 24 -8 82 -4 79 30 C 77 54 38 72 18 96 L 82 96",
    /* 3 */
    "M 22 14 C 42 -6 80 2 78 26 C 77 42 60 48 44 48 C 66 48 82 54 82 72 C 82 104 32 102 18 80",
    /* 4 */ "M 68 96 L 68 4 L 14 70 L 88 70",
    /* 5 */ "M 76 4 L 28 4 L 24 46 C 50 30 84 40 82 68 C 80 102 34 104 18 82",
    /* 6 */ "M 74 10 C 40 -6 18 30 18 64 C 18 108 82 108 82 66 C 82 34 38 30 20 60",
    /* 7 */ "M 16 4 L 84 4 L 42 96",
    /* 8 */ "M 50 46 C 16 44 18 4 50 4 C 82 4 84 44 50 46 C 8 48 8 96 50 96 C 92 96 92 48 50 46 Z",
    /* 9 */ "M 26 90 C 60 106 82 70 82 36 C 82 -8 18 -8 18 34 C 18 66 62 70 80 40",
};

} // namespace

const Outline& tile_letter(shisen::Kind kind) {
    static const auto outlines = [] {
        std::array<Outline, shisen::MaxKinds> parsed;
        for (std::size_t i = 0; i < parsed.size(); ++i) {
            parsed[i] = parse_outline(Letters[i]);
        }
        return parsed;
    }();
    assert(kind < outlines.size());
    return outlines[kind];
}

} // namespace zx::play
