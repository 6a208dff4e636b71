#include <random>
#include <vector>

#include <doctest/doctest.h>

#include "oracle/cells.hpp"
#include "oracle/form_masks.hpp"

namespace {

using zx::oracle::Bitmap;
using zx::oracle::BlankBitmap;
using zx::oracle::Form;
using zx::oracle::FormMasks;
using zx::oracle::Symbol;

constexpr int Selected = 2;
constexpr int Hinted = 3;
constexpr Bitmap Corners = 0xc381'0000'0000'81c3;
constexpr Bitmap Underline = 0x0000'0000'0000'00ff;

std::vector<Symbol> plain_kinds() {
    std::mt19937_64 random(1);
    std::vector<Symbol> kinds;
    for (int i = 0; i < 21; ++i) {
        kinds.push_back({random() >> 1});
    }
    return kinds;
}

FormMasks learned(const std::vector<Symbol>& kinds, int examples) {
    FormMasks masks;
    for (int kind = 0; kind < examples; ++kind) {
        const Bitmap plain = kinds[static_cast<std::size_t>(kind)].front();
        masks.learn({kind, Hinted}, {plain}, {plain | Corners});
        masks.learn({kind, Selected}, {plain}, {plain ^ Underline});
    }
    return masks;
}

} // namespace

TEST_CASE("a mark over a kind that was never seen with it is recognised") {
    const auto kinds = plain_kinds();
    const FormMasks masks = learned(kinds, 6);
    for (int kind = 6; kind < 21; ++kind) {
        const Bitmap plain = kinds[static_cast<std::size_t>(kind)].front();
        CHECK(masks.find(kinds, {plain | Corners}) == Form{kind, Hinted});
        CHECK(masks.find(kinds, {plain ^ Underline}) == Form{kind, Selected});
        CHECK(masks.find(kinds, {~(plain | Corners)}) == Form{kind, Hinted});
        CHECK(masks.find(kinds, {(plain | Corners) ^ Underline}) ==
              Form{kind, FormMasks::SeveralMarks});
    }
}

TEST_CASE("a mark that replaces a part of a tile leaves the kinds possible that differ there") {
    constexpr int Covered = 4;
    constexpr Bitmap Stamp = 0x0000'0000'3c7e'7e3c;
    constexpr Bitmap Place = 0x0000'0000'ffff'ffff;
    auto kinds = plain_kinds();
    kinds[10] = {kinds[9].front() ^ 0xf0f0};
    const auto stamped = [&](int kind) {
        return Symbol{(kinds[static_cast<std::size_t>(kind)].front() & ~Place) | Stamp};
    };
    FormMasks masks = learned(kinds, 6);
    for (int kind = 0; kind < 10; ++kind) {
        masks.learn({kind, Covered}, kinds[static_cast<std::size_t>(kind)], stamped(kind));
    }
    CHECK(masks.kinds_under_mark(9, kinds, stamped(9)) == std::vector{9, 10});
    CHECK(masks.kinds_under_mark(8, kinds, stamped(8)) == std::vector{8});
    // XOR hides nothing.
    CHECK(masks.kinds_under_mark(9, kinds, {kinds[9].front() ^ Underline}) == std::vector{9});
}

TEST_CASE("marks that hide what tells two kinds apart leave both possible") {
    auto kinds = plain_kinds();
    kinds[10] = {kinds[9].front() ^ (Bitmap{1} << 63)};
    const FormMasks masks = learned(kinds, 6);
    const Symbol drawn{(kinds[9].front() | Corners) ^ Underline};
    CHECK_FALSE(masks.find(kinds, drawn));
    CHECK(masks.possible_kinds(kinds, drawn) == std::vector<int>{9, 10});
    CHECK(masks.possible_kinds(kinds, {kinds[9].front() ^ 0x0000'0010'0000'0000}).empty());
}

TEST_CASE("an exact change says more than a change within a mask") {
    auto kinds = plain_kinds();
    FormMasks masks;
    constexpr Bitmap Hand = 0x0000'1038'7cfe'3838;
    for (int kind = 0; kind < 6; ++kind) {
        const Bitmap plain = kinds[static_cast<std::size_t>(kind)].front();
        masks.learn({kind, Selected}, {plain}, {plain | Corners});
        masks.learn({kind, Hinted}, {plain}, {plain ^ Hand});
    }
    // With a hand kind 10 differs from kind 11 within the corners only.
    kinds[11] = {kinds[10].front() ^ Hand ^ 0x8000'0000'0000'0001};
    CHECK(masks.find(kinds, {kinds[10].front() ^ Hand}) == Form{10, Hinted});
}

TEST_CASE("a change within a mark that always changes the same pixels is several marks") {
    const auto kinds = plain_kinds();
    const FormMasks masks = learned(kinds, 6);
    // Another mark sets a pixel of the underline.
    const Bitmap drawn = kinds[10].front() ^ Underline;
    const Bitmap pixel = ~drawn & Underline & (drawn + 1);
    REQUIRE(pixel != 0);
    CHECK(masks.find(kinds, {drawn}) == Form{10, Selected});
    CHECK(masks.find(kinds, {drawn | pixel}) == Form{10, FormMasks::SeveralMarks});
}

TEST_CASE("a mark over a tile that another mark thins is recognised") {
    constexpr Bitmap Thinned = 0xaa55'aa55'aa55'aa55;
    constexpr int Lit = 4;
    constexpr int Examples = 6;
    auto kinds = plain_kinds();
    kinds[11] = {kinds[10].front() ^ Underline};
    FormMasks masks;
    for (int kind = 0; kind < 21; ++kind) {
        const Bitmap plain = kinds[static_cast<std::size_t>(kind)].front();
        masks.learn({kind, Lit}, {plain}, {plain & Thinned});
        if (kind < Examples) {
            masks.learn({kind, Selected}, {plain}, {plain ^ Underline});
            // The other mark lies over some examples.
            masks.learn({kind, Selected}, {plain}, {(plain & Thinned) ^ Underline});
        }
    }
    // Within the underline both kinds could be this one.
    CHECK(masks.find(kinds, {(kinds[10].front() & Thinned) ^ Underline}) ==
          Form{10, FormMasks::SeveralMarks});
    CHECK(masks.find(kinds, {(kinds[11].front() & Thinned) ^ Underline}) ==
          Form{11, FormMasks::SeveralMarks});
}

TEST_CASE("a drawing that no mask explains is no tile") {
    const auto kinds = plain_kinds();
    const FormMasks masks = learned(kinds, 6);
    const Bitmap plain = kinds[10].front();
    CHECK_FALSE(masks.find(kinds, {plain ^ 0x0000'0010'0000'0000}));
    CHECK_FALSE(masks.find(kinds, {Corners}));
    CHECK_FALSE(masks.find(kinds, {~Corners}));
    CHECK_FALSE(masks.find(kinds, {Bitmap{0}}));
    CHECK_FALSE(masks.find(kinds, {plain | Corners, plain}));
}

TEST_CASE("a mark is not recognised if two kinds differ only within its mask") {
    auto kinds = plain_kinds();
    const FormMasks masks = learned(kinds, 6);
    kinds[11] = {kinds[10].front() ^ 0x8000'0000'0000'0001};
    CHECK_FALSE(masks.find(kinds, {kinds[10].front() | Corners}));
}

TEST_CASE(
    "marks drawn with XOR are recognised exactly, on empty places and one over another, too") {
    constexpr Bitmap LeftLine = 0x4040'4040'4040'4040;
    constexpr Bitmap Chequers = 0x55aa'55aa'55aa'55aa;
    auto kinds = plain_kinds();
    kinds[11] = {kinds[10].front() ^ 0x4000'0000'0000'0000}; // differs only under the line
    FormMasks masks;
    for (int kind = 0; kind < 5; ++kind) {
        const Bitmap plain = kinds[static_cast<std::size_t>(kind)].front();
        masks.learn({kind, Hinted}, {plain}, {plain ^ LeftLine});
        masks.learn({kind, Selected}, {plain}, {plain ^ Chequers});
    }
    CHECK(masks.find_empty({LeftLine}, Hinted) == Hinted);
    CHECK_FALSE(masks.find_empty({LeftLine}, Selected));
    CHECK_FALSE(masks.find_empty({LeftLine ^ Chequers}, Hinted));
    masks.set_large_marks();
    CHECK(masks.find(kinds, {kinds[10].front() ^ LeftLine}) == Form{10, Hinted});
    CHECK(masks.find(kinds, {kinds[11].front() ^ LeftLine}) == Form{11, Hinted});
    CHECK(masks.find(kinds, {~(kinds[10].front() ^ Chequers)}) == Form{10, Selected});
    CHECK(masks.find(kinds, {kinds[11].front() ^ LeftLine ^ Chequers}) ==
          Form{11, FormMasks::SeveralMarks});
    CHECK(masks.find_empty({LeftLine}) == Hinted);
    CHECK(masks.find_empty({LeftLine ^ Chequers}) == FormMasks::SeveralMarks);
    CHECK_FALSE(masks.find_empty({Underline}));
}

TEST_CASE("a frame that replaces what the tiles show is recognised on an empty place") {
    constexpr Bitmap Frame = 0xffff'c3c3'c3c3'ffff;
    constexpr Bitmap Inside = 0x0000'3c3c'3c3c'0000;
    constexpr Bitmap Dot = 0x0000'0010'0000'0000;
    auto kinds = plain_kinds();
    for (Symbol& kind : kinds) {
        kind.front() |= Dot; // every tile shows it
    }
    FormMasks masks;
    for (int kind = 0; kind < 6; ++kind) {
        const Bitmap plain = kinds[static_cast<std::size_t>(kind)].front();
        masks.learn({kind, Hinted}, {plain}, {(plain & Inside) | Frame});
    }
    CHECK(masks.find_empty({Frame}, Hinted) == Hinted);
    CHECK(masks.find_empty({Frame | Dot}, Hinted) == Hinted);
    CHECK_FALSE(masks.find_empty({Frame | (Dot << 1)}, Hinted));
    CHECK_FALSE(masks.find_empty({Frame ^ 1}, Hinted));
    CHECK_FALSE(masks.find_empty({Frame}));
    CHECK_FALSE(masks.find_empty({Frame}, Selected));
    CHECK_FALSE(masks.find(kinds, {Frame}));

    // Some of the examples are inverse.
    FormMasks inverse;
    for (int kind = 0; kind < 6; ++kind) {
        const Bitmap plain = kinds[static_cast<std::size_t>(kind)].front();
        const Bitmap drawn = (plain & Inside) | Frame;
        inverse.learn({kind, Hinted}, {plain}, {kind % 2 == 0 ? drawn : ~drawn});
    }
    CHECK(inverse.find_empty({Frame}, Hinted) == Hinted);
    CHECK(inverse.find_empty({~Frame}, Hinted) == Hinted);
    CHECK_FALSE(inverse.find_empty({Frame ^ 1}, Hinted));
}

TEST_CASE("a shadow differs in few patterns, letters in more") {
    using zx::oracle::differ_by_a_shadow;
    constexpr Bitmap Left = 0xf0f0'f0f0'f0f0'f0f0;
    constexpr Bitmap LeftAndAbove = 0xffff'fff0'f0f0'f0f0;
    constexpr Bitmap Letter = 0x003c'4240'4e42'3c00;
    CHECK(differ_by_a_shadow({BlankBitmap, BlankBitmap}, {BlankBitmap, Left}));
    CHECK(differ_by_a_shadow({Left}, {LeftAndAbove}));
    CHECK(differ_by_a_shadow({Left}, {~LeftAndAbove}));
    CHECK_FALSE(differ_by_a_shadow({BlankBitmap, BlankBitmap}, {Left, Letter}));
    CHECK_FALSE(differ_by_a_shadow({BlankBitmap}, {Left, Left}));
    CHECK_FALSE(differ_by_a_shadow({}, {}));
    CHECK(zx::oracle::distance({BlankBitmap, Left}, {Bitmap{3}, ~Left}) == 2);
}

TEST_CASE("the usual screen shows no mark that moves") {
    std::vector<zx::oracle::Screen> screens(3);
    for (std::size_t i = 0; i < screens.size(); ++i) {
        screens[i].at({0, 5}).bitmap = Underline;
        screens[i].at({0, static_cast<int>(i)}).bitmap = Corners;
    }
    const auto usual = zx::oracle::usual_screen(screens);
    CHECK(usual.at({0, 0}).bitmap == screens[1].at({0, 0}).bitmap);
    CHECK(usual.at({0, 1}).bitmap == screens[0].at({0, 1}).bitmap);
    CHECK(usual.at({0, 5}).bitmap == Underline);
}

TEST_CASE("three kinds are too few to know a mask") {
    const auto kinds = plain_kinds();
    CHECK_FALSE(learned(kinds, 3).find(kinds, {kinds[10].front() | Corners}));
    CHECK(learned(kinds, 4).find(kinds, {kinds[10].front() | Corners}));
}

TEST_CASE("marks that change most of the tile explain nothing") {
    const auto kinds = plain_kinds();
    std::mt19937_64 random(2);
    FormMasks masks;
    for (int kind = 0; kind < 6; ++kind) {
        masks.learn({kind, Hinted}, kinds[static_cast<std::size_t>(kind)], {random()});
    }
    CHECK_FALSE(masks.find(kinds, {kinds[10].front() | Corners}));
}

TEST_CASE("a colour that tells the kinds apart must be that of the kind") {
    constexpr Bitmap Red = 3;
    constexpr Bitmap Blue = 2;
    const Bitmap shape = 0x1824'4281'8142'2418 >> 1;
    std::vector<Symbol> kinds;
    FormMasks masks(true);
    for (int kind = 0; kind < 6; ++kind) {
        const Bitmap drawing = shape << kind;
        kinds.push_back({drawing, kind % 2 == 0 ? Red : Blue});
        masks.learn({kind, Hinted}, kinds.back(), {drawing | Underline, kinds.back().back()});
    }
    CHECK(masks.find(kinds, {kinds[4].front() | Underline, Red}) == Form{4, Hinted});
    CHECK_FALSE(masks.find(kinds, {kinds[4].front() | Underline, Blue}));
}

TEST_CASE("a tile that a frame fills is told from an empty place if cells of INK alone are tiles") {
    constexpr Bitmap Frame = 0xff81'8181'8181'81ff;
    auto kinds = plain_kinds();
    kinds[20] = {~Frame}; // a square without its edge
    for (const bool full_cells : {false, true}) {
        FormMasks masks(false, false, full_cells);
        for (int kind = 0; kind < 16; ++kind) {
            const Bitmap plain = kinds[static_cast<std::size_t>(kind)].front();
            masks.learn({kind, Hinted}, {plain}, {plain | Frame});
        }
        const auto found = masks.find(kinds, {zx::oracle::SolidBitmap});
        CHECK(found == (full_cells ? std::optional(Form{20, Hinted}) : std::nullopt));
    }
}
