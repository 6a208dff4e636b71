// Marks are learned from examples; only what the examples confirm is known.
#include <vector>

#include <doctest/doctest.h>

#include "drawn_board.hpp"
#include "shisen/oracle/marks.hpp"
#include "tests/oracle/mark_examples.hpp"

using fixture::board_of;
using fixture::example;
using fixture::look;
using fixture::Plain;
using shisen::Cell;
using shisen::oracle::Example;
using shisen::oracle::Mark;
using shisen::oracle::MarkModel;
using shisen::oracle::SeenBoard;
using zx::oracle::Bitmap;
using zx::oracle::TileFeatures;

namespace {

constexpr std::uint64_t Pointer = 0x80c0e0f0f0e0c080;

} // namespace

TEST_CASE("an INK that tells the kinds apart is no feature of a mark") {
    zx::oracle::Screen screen;
    screen.at({0, 0}) = {Pointer, 0x31};
    screen.at({0, 1}) = {Pointer, 0x32};
    zx::oracle::Lattice lattice;
    lattice.grid = {2, 1};
    const zx::oracle::Alphabet alphabet;
    CHECK(features_of(screen, lattice, alphabet, 0, 0) !=
          features_of(screen, lattice, alphabet, 1, 0));
    lattice.coloured = true;
    CHECK(features_of(screen, lattice, alphabet, 0, 0) ==
          features_of(screen, lattice, alphabet, 1, 0));
}

TEST_CASE("an INK that tells the kinds apart counts in no part of a larger tile") {
    zx::oracle::Screen screen;
    for (int column = 0; column < 2; ++column) {
        const auto attribute = static_cast<std::uint8_t>(0x31 + column);
        screen.at({0, column}) = {Pointer, attribute};
        screen.at({1, column}) = {Pointer, attribute};
    }
    zx::oracle::Lattice lattice;
    lattice.grid = {2, 1};
    lattice.pitch_rows = 2;
    lattice.coloured = true;
    const zx::oracle::Alphabet alphabet;
    CHECK(features_of(screen, lattice, alphabet, 0, 0) ==
          features_of(screen, lattice, alphabet, 1, 0));
    // The PAPER still shows a mark.
    screen.at({1, 1}).attribute = 0x22;
    CHECK(features_of(screen, lattice, alphabet, 0, 0) !=
          features_of(screen, lattice, alphabet, 1, 0));
}

TEST_CASE("a tile blinks if the program makes any of its cells blink") {
    zx::oracle::Screen screen;
    screen.at({0, 0}) = {Pointer, 0x38};
    screen.at({1, 0}) = {Pointer, 0x38};
    zx::oracle::Lattice lattice;
    lattice.grid = {1, 1};
    lattice.extent_rows = 2;
    lattice.pitch_rows = 2;
    const zx::oracle::Alphabet alphabet;
    constexpr std::size_t Flash = 1;
    constexpr std::size_t Blinks = zx::oracle::FirstAround - 2;
    CHECK(features_of(screen, lattice, alphabet, 0, 0)[Blinks] == 0);
    screen.at({1, 0}).blinks = true;
    CHECK(features_of(screen, lattice, alphabet, 0, 0)[Blinks] == 1);
    // A blinking cell has FLASH only if all its looks have it: a cursor over a selected tile.
    screen.at({0, 0}) = {Pointer, 0xb8, true, false};
    CHECK(features_of(screen, lattice, alphabet, 0, 0)[Flash] == 0);
    screen.at({0, 0}).blinks_with_flash = true;
    CHECK(features_of(screen, lattice, alphabet, 0, 0)[Flash] == 1);
}

TEST_CASE("a mark over a part of a tile that is not read is the same mark on all kinds") {
    // Six kinds, each once in each of four columns; a tile is one cell wide and two cells high.
    constexpr int Kinds = 6;
    const auto part = [](int kind, Bitmap shift) {
        return Pointer >> kind ^ shift * static_cast<Bitmap>(kind + 1);
    };
    zx::oracle::Lattice lattice;
    lattice.grid = {4, Kinds};
    lattice.pitch_rows = 2;
    zx::oracle::Screen screen;
    for (int kind = 0; kind < Kinds; ++kind) {
        for (int column = 0; column < 4; ++column) {
            screen.at({2 * kind, column}) = {part(kind, 1), 0x38};
            screen.at({2 * kind + 1, column}) = {part(kind, 3), 0x38};
        }
    }
    constexpr Bitmap Hand = 0x1038'7cfe'3838;
    screen.at({1, 0}).bitmap ^= Hand;
    const zx::oracle::Alphabet alphabet(
        lattice, screen, zx::oracle::Characters(fixture::blank_machine()));
    screen.at({7, 2}).bitmap ^= Hand;
    const auto below = [&](int column, int row) {
        constexpr std::size_t DrawingBelow = zx::oracle::FirstAround + 6;
        return features_of(screen, lattice, alphabet, column, row)[DrawingBelow];
    };
    CHECK(below(0, 0) == Hand);
    CHECK(below(2, 3) == Hand);
    CHECK(below(1, 0) == 0);
    CHECK(below(3, 5) == 0);
}

TEST_CASE("an inverse cursor is learned whatever the colours of its tile") {
    const MarkModel marks({example(look(0, 0, 1, 0, 7), {}),
                           example(look(0, 0, 1, 2, 7), {}),
                           example(look(0, 0, 0, 1, 6), {}),
                           example(look(1, 0, 1, 0, 7), {Mark::Cursor}),
                           example(look(1, 0, 0, 1, 6), {Mark::Cursor})});
    REQUIRE(marks.knows(Mark::Cursor));
    CHECK(marks.has(Mark::Cursor, look(1, 0, 1, 5, 3), true));
    CHECK(!marks.has(Mark::Cursor, look(0, 0, 1, 0, 7), true));
    CHECK(marks.describe(Mark::Cursor) == "inverse, FLASH 0");
    CHECK(!marks.knows(Mark::Selected));
    CHECK(marks.describe(Mark::Selected) == "unknown");
}

TEST_CASE("a pointer beside the tile is learned if the tile itself does not change") {
    const MarkModel marks(
        {example(Plain, {}), example(look(0, 0, 0, 0, 7, Pointer), {Mark::Cursor})});
    REQUIRE(marks.knows(Mark::Cursor));
    CHECK(marks.has(Mark::Cursor, look(0, 0, 0, 0, 7, Pointer), true));
    CHECK(!marks.has(Mark::Cursor, Plain, true));
}

TEST_CASE("a mark that looks the same as no mark is not known") {
    const MarkModel marks({example(Plain, {}), example(Plain, {Mark::Cursor})});
    CHECK(!marks.knows(Mark::Cursor));
    CHECK(!observation_of(board_of({Plain, Plain, Plain, Plain}), marks).cursor);
}

TEST_CASE("a mark that is not seen is unknown while a tile has marks that cannot be told apart") {
    const TileFeatures lit = look(0, 1, 0, 0, 7);
    const MarkModel marks({example(Plain, {}),
                           example(lit, {Mark::Cursor}),
                           example(look(2, 0, 0, 0, 7), {Mark::Selected}),
                           example(look(2, 1, 0, 0, 7), {Mark::Cursor, Mark::Selected})});
    REQUIRE(marks.knows(Mark::Selected));
    shisen::oracle::SeenBoard seen = board_of({lit, Plain, Plain, look(100, 0, 0, 0, 7)});
    CHECK(observation_of(seen, marks).selection.has_value());
    seen.marks_unclear = true;
    CHECK_FALSE(observation_of(seen, marks).selection.has_value());
    CHECK(observation_of(seen, marks).cursor == shisen::Cell{0, 0});
}

TEST_CASE("ambiguous examples teach nothing") {
    Example doubtful = example(look(0, 1, 0, 0, 7), {Mark::Cursor});
    doubtful.doubtful.set(index_of(Mark::Cursor));
    const MarkModel marks({example(Plain, {}), doubtful});
    CHECK(!marks.knows(Mark::Cursor));
}

TEST_CASE("a selected tile of a shown pair may have a colour of its own") {
    const TileFeatures hinted = look(0, 0, 0, 0, 2);
    const TileFeatures selected = look(0, 0, 0, 0, 1);
    const TileFeatures both = look(0, 0, 0, 0, 3);
    const MarkModel marks({example(Plain, {}),
                           example(selected, {Mark::Selected}),
                           example(hinted, {Mark::Hinted}),
                           example(look(0, 0, 0, 6, 1), {Mark::Selected}),
                           example(look(0, 0, 0, 6, 2), {Mark::Hinted}),
                           example(look(0, 0, 0, 6, 3), {Mark::Hinted, Mark::Selected})});
    // The only example of both has another INK.
    const auto seen = observation_of(board_of({both, Plain, hinted, Plain}), marks);
    REQUIRE(seen.selection);
    CHECK(*seen.selection == Cell{0, 0});
    REQUIRE(seen.hint);
    CHECK(*seen.hint == shisen::Pair{{0, 0}, {2, 0}});
}

TEST_CASE("the cursor may have a colour of its own on a selected or shown tile") {
    const TileFeatures cursor = look(0, 0, 1, 7, 3);
    const TileFeatures selected = look(0, 1, 0, 0, 7);
    const TileFeatures hinted = look(0, 0, 1, 0, 4);
    const TileFeatures both = look(0, 1, 1, 7, 0);
    const MarkModel marks({example(Plain, {}),
                           example(cursor, {Mark::Cursor}),
                           example(selected, {Mark::Selected}),
                           example(hinted, {Mark::Hinted}),
                           example(both, {Mark::Cursor, Mark::Selected}),
                           example(both, {Mark::Cursor, Mark::Hinted})});
    const auto seen = observation_of(board_of({both, Plain, Plain, Plain}), marks);
    CHECK(seen.cursor == Cell{0, 0});
    CHECK_FALSE(seen.selection); // it may be a tile of a shown pair
}

TEST_CASE("a shown pair that nothing shows among highlighted tiles is unknown, not absent") {
    // The shown pair is FLASH. Highlighted tiles have BRIGHT 1.
    const std::vector<Example> plain{
        example(Plain, {}),
        example(look(0, 1, 0, 0, 7), {Mark::Hinted}),
        example(look(0, 0, 0, 0, 6), {Mark::Cursor}),
        example(look(0, 0, 1, 0, 7), {Mark::SameKind}),
        example(look(0, 0, 1, 0, 6), {Mark::Cursor, Mark::SameKind}),
    };
    const TileFeatures lit = look(0, 0, 1, 0, 7);
    const SeenBoard one_kind_lit = board_of({lit, Plain, lit, Plain});
    CHECK_FALSE(observation_of(one_kind_lit, MarkModel(plain)).hint);
    const SeenBoard nothing_lit = board_of({Plain, Plain, Plain, Plain});
    CHECK(observation_of(nothing_lit, MarkModel(plain)).hint);

    // A highlighted tile of the pair is inverse, under the cursor it is FLASH.
    std::vector<Example> with_lit_pairs = plain;
    with_lit_pairs.push_back(example(look(1, 0, 1, 0, 7), {Mark::Hinted, Mark::SameKind}));
    with_lit_pairs.push_back(
        example(look(0, 1, 1, 0, 6), {Mark::Hinted, Mark::SameKind, Mark::Cursor}));
    const MarkModel marks(with_lit_pairs);
    const auto none = observation_of(one_kind_lit, marks);
    REQUIRE(none.hint);
    CHECK_FALSE(*none.hint);
    const auto pair =
        observation_of(board_of({look(1, 0, 1, 0, 7), Plain, look(0, 1, 1, 0, 6), Plain}), marks);
    REQUIRE(pair.hint);
    REQUIRE(*pair.hint);
    CHECK(**pair.hint == shisen::Pair{Cell{0, 0}, Cell{2, 0}});
}

TEST_CASE("a mark that is drawn in a part only is unknown, unless it shows a pair") {
    // Both examples have INK 2, but only PAPER 4 tells of the pair.
    const MarkModel marks({example(Plain, {}),
                           example(look(0, 0, 0, 2, 7), {}),
                           example(look(0, 0, 0, 2, 4), {Mark::Hinted}),
                           example(look(0, 1, 0, 0, 7), {Mark::Cursor})});
    REQUIRE(marks.describe(Mark::Hinted) == "plain, FLASH 0, BRIGHT 0, INK 2, PAPER 4");
    const TileFeatures other_ink = look(0, 0, 0, 1, 4);
    const auto pair = observation_of(board_of({other_ink, Plain, other_ink, Plain}), marks);
    REQUIRE(pair.hint);
    CHECK(*pair.hint == shisen::Pair{{0, 0}, {2, 0}});
    // Two kinds are no pair.
    CHECK_FALSE(observation_of(board_of({other_ink, other_ink, Plain, Plain}), marks).hint);
    CHECK_FALSE(observation_of(board_of({other_ink, Plain, Plain, Plain}), marks).hint);
    const auto none = observation_of(board_of({Plain, Plain, Plain, Plain}), marks);
    REQUIRE(none.hint);
    CHECK_FALSE(*none.hint);
    // FLASH tells of the cursor. Its colours were never seen under it.
    CHECK_FALSE(observation_of(board_of({look(0, 1, 0, 5, 1), Plain, Plain, Plain}), marks).cursor);
    CHECK(none.cursor == shisen::oracle::NoSuchCell);
}

TEST_CASE("the cursor hides the other tile of a shown pair only if it is of the same kind") {
    const TileFeatures cursor = look(0, 0, 0, 0, 5);
    const TileFeatures hinted = look(0, 1, 0, 0, 7);
    const MarkModel marks(
        {example(Plain, {}), example(cursor, {Mark::Cursor}), example(hinted, {Mark::Hinted})});
    REQUIRE(marks.hides(Mark::Cursor, Mark::Hinted));
    const auto pair = observation_of(board_of({hinted, Plain, cursor, Plain}), marks);
    REQUIRE(pair.hint);
    CHECK(*pair.hint == shisen::Pair{{0, 0}, {2, 0}});
    CHECK_FALSE(observation_of(board_of({hinted, cursor, Plain, Plain}), marks).hint);
}

TEST_CASE("a selected tile of a shown pair may show neither mark") {
    // Both marks are the same frame, drawn with XOR.
    const TileFeatures framed = look(2, 0, 0, 0, 7);
    const MarkModel marks({example(Plain, {}),
                           example(framed, {Mark::Selected}),
                           example(framed, {Mark::Hinted}),
                           example(Plain, {Mark::Selected, Mark::Hinted})});
    CHECK(marks.selected_like_hinted());
    CHECK(marks.selected_cancels_hinted());
    // Either selected, or paired with a selected tile.
    const auto one = observation_of(board_of({framed, Plain, Plain, Plain}), marks);
    CHECK_FALSE(one.selection);
    CHECK_FALSE(one.hint);
    const auto pair = observation_of(board_of({framed, Plain, framed, Plain}), marks);
    REQUIRE(pair.hint);
    CHECK(*pair.hint == shisen::Pair{{0, 0}, {2, 0}});
    const auto none = observation_of(board_of({Plain, Plain, Plain, Plain}), marks);
    REQUIRE(none.hint);
    CHECK_FALSE(*none.hint);
}

TEST_CASE("marks at impossible positions are reported as such") {
    const TileFeatures cursor = look(0, 1, 0, 0, 7);
    const TileFeatures hinted = look(0, 0, 0, 0, 5);
    const TileFeatures selected = look(0, 0, 0, 7, 2);
    const MarkModel marks({example(Plain, {}),
                           example(cursor, {Mark::Cursor}),
                           example(selected, {Mark::Selected}),
                           example(hinted, {Mark::Hinted})});
    const auto two = observation_of(board_of({cursor, cursor, Plain, Plain}), marks);
    CHECK(two.cursor == shisen::oracle::NoSuchCell);
    const auto none = observation_of(board_of({Plain, Plain, Plain, Plain}), marks);
    CHECK(none.cursor == shisen::oracle::NoSuchCell);
    const auto both = observation_of(board_of({cursor, selected, Plain, selected}), marks);
    REQUIRE(both.selection);
    CHECK(*both.selection == shisen::oracle::NoSuchCell);
    const auto three = observation_of(board_of({hinted, hinted, Plain, hinted}), marks);
    REQUIRE(three.hint);
    CHECK(*three.hint == shisen::Pair{{0, 0}, {0, 0}});
}

TEST_CASE("a tile whose mark hides the highlight counts as highlighted with its kind") {
    const TileFeatures cursor = look(0, 1, 0, 0, 7);
    const TileFeatures lit = look(0, 0, 0, 0, 6);
    const MarkModel marks({example(Plain, {}),
                           example(cursor, {Mark::Cursor, Mark::SameKind}),
                           example(lit, {Mark::SameKind})});
    REQUIRE(marks.knows(Mark::SameKind));
    CHECK(marks.hides(Mark::Cursor, Mark::SameKind));
    const auto right = observation_of(board_of({cursor, Plain, lit, Plain}), marks);
    CHECK(right.highlighted == std::vector<Cell>{{0, 0}, {2, 0}});
    const auto wrong = observation_of(board_of({cursor, lit, Plain, lit}), marks);
    CHECK(wrong.highlighted == std::vector<Cell>{{0, 0}, {1, 0}, {3, 0}});
}

TEST_CASE("highlighted tiles say nothing if no cursor is known") {
    const TileFeatures lit = look(0, 0, 0, 0, 6);
    const MarkModel marks({example(Plain, {}),
                           example(lit, {Mark::SameKind}),
                           example(lit, {Mark::Cursor, Mark::SameKind})});
    CHECK(!marks.knows(Mark::Cursor));
    CHECK(!observation_of(board_of({Plain, lit, Plain, lit}), marks).highlighted);
}

TEST_CASE("a cursor on an empty cell is learned separately") {
    const TileFeatures empty = look(0, 0, 0, 7, 1);
    const TileFeatures there = look(1, 0, 0, 7, 1);
    const MarkModel marks({example(Plain, {}),
                           example(look(0, 1, 0, 0, 7), {Mark::Cursor}),
                           example(empty, {}, false),
                           example(there, {Mark::Cursor}, false)});
    CHECK(marks.knows_cursor_on_empty());
    CHECK(marks.has(Mark::Cursor, there, false));
    CHECK(!marks.has(Mark::Cursor, there, true));
    CHECK(!marks.has(Mark::Cursor, empty, false));
}

TEST_CASE("a frame in the gaps belongs to the empty place in it, not to the one above") {
    constexpr std::uint64_t Frame = 0x3c;
    // A cell is framed by its own four cells; the one above has the frame's upper line below it.
    const auto framed = [](bool left, bool right, bool above, bool below) {
        TileFeatures shown = Plain;
        const bool sides[] = {left, right, above, below};
        for (std::size_t i = 0; i < 4; ++i) {
            shown[zx::oracle::FirstAround + 2 * i] = sides[i] ? Frame : 0;
        }
        return shown;
    };
    const TileFeatures inside = framed(true, true, true, true);
    std::vector<Example> examples{example(inside, {Mark::Cursor}),
                                  example(Plain, {}),
                                  example(framed(false, true, false, false), {}),
                                  example(framed(true, false, false, false), {}),
                                  example(framed(false, false, true, false), {}),
                                  example(framed(false, false, false, true), {})};
    // Only the top row has had empty places, and no empty neighbours.
    examples.push_back(example(inside, {Mark::Cursor}, false));
    examples.push_back(example(Plain, {}, false));
    const MarkModel marks(examples);
    CHECK(marks.has(Mark::Cursor, inside, false));
    CHECK_FALSE(marks.has(Mark::Cursor, framed(false, false, false, true), false));
    CHECK_FALSE(marks.has(Mark::Cursor, framed(false, false, true, false), false));
    CHECK_FALSE(marks.has(Mark::Cursor, framed(true, false, false, false), false));
    CHECK_FALSE(marks.has(Mark::Cursor, framed(false, true, false, false), false));
}
