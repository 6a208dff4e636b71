// Marks that hide other marks.
#include <optional>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "shisen/oracle/marks.hpp"
#include "tests/oracle/mark_examples.hpp"

using fixture::board_of;
using fixture::example;
using fixture::look;
using fixture::Plain;
using shisen::Cell;
using shisen::oracle::Mark;
using shisen::oracle::MarkModel;
using zx::oracle::TileFeatures;

TEST_CASE("a selection under a mark that hides it is unknown, not absent") {
    const TileFeatures hinted = look(0, 0, 0, 0, 5);
    const TileFeatures selected = look(0, 0, 0, 7, 2);
    const MarkModel marks({example(Plain, {}),
                           example(selected, {Mark::Selected}),
                           example(hinted, {Mark::Hinted}),
                           example(hinted, {Mark::Hinted, Mark::Selected})});
    REQUIRE(marks.knows(Mark::Selected));
    REQUIRE(marks.knows(Mark::Hinted));
    CHECK(marks.hides(Mark::Hinted, Mark::Selected));

    const auto none = observation_of(board_of({Plain, Plain, Plain, Plain}), marks);
    REQUIRE(none.selection);
    CHECK(!*none.selection);
    REQUIRE(none.hint);
    CHECK(!*none.hint);

    CHECK(none.unselected.empty());

    const auto pair = observation_of(board_of({hinted, Plain, hinted, Plain}), marks);
    CHECK(!pair.selection);
    CHECK(pair.unselected == std::vector{Cell{1, 0}, Cell{3, 0}});
    REQUIRE(pair.hint);
    CHECK(*pair.hint == shisen::Pair{{0, 0}, {2, 0}});

    const auto beside = observation_of(board_of({hinted, selected, hinted, Plain}), marks);
    REQUIRE(beside.selection);
    CHECK(*beside.selection == Cell{1, 0});
}

TEST_CASE("what is beside a selected tile of a pair does not tell of a selection on the tile") {
    const TileFeatures hinted = look(0, 0, 0, 0, 5);
    TileFeatures at_edge = hinted;
    at_edge[zx::oracle::FirstAround] = 57;
    const MarkModel marks({example(Plain, {}),
                           example(look(0, 0, 0, 7, 2), {Mark::Selected}),
                           example(hinted, {Mark::Hinted}),
                           example(at_edge, {Mark::Hinted, Mark::Selected})});
    const auto pair = observation_of(board_of({at_edge, Plain, at_edge, Plain}), marks);
    CHECK(!pair.selection);
    CHECK(pair.unselected == std::vector{Cell{1, 0}, Cell{3, 0}});
}

TEST_CASE("one tile of a pair is half a pair only if nothing may hide the other one") {
    const TileFeatures hinted = look(0, 0, 0, 0, 5);
    TileFeatures framed = hinted;
    framed[zx::oracle::FirstAround] = 57;
    const TileFeatures lit = look(0, 0, 1, 0, 7);
    const MarkModel marks({example(Plain, {}),
                           example(lit, {}),
                           example(hinted, {}),
                           example(framed, {Mark::Hinted}),
                           example(look(0, 1, 0, 0, 7), {Mark::Cursor})});
    REQUIRE(marks.knows(Mark::Hinted));
    const auto hint_on = [&](const std::vector<TileFeatures>& looks) {
        return observation_of(board_of(looks), marks).hint;
    };
    const auto half = std::optional(std::optional(shisen::Pair{Cell{0, 0}, Cell{0, 0}}));
    CHECK(hint_on({framed, Plain, lit, Plain}) == half);
    CHECK(hint_on({framed, hinted, Plain, Plain}) == half); // the other kind
    // Another mark covers the frame of the other tile, or changes how it is drawn.
    CHECK_FALSE(hint_on({framed, Plain, hinted, Plain}));
    CHECK_FALSE(hint_on({framed, Plain, look(1, 0, 0, 3, 3), Plain}));
}

TEST_CASE("a tile that may be shown completes a pair only with a tile of its kind") {
    const TileFeatures hinted = look(0, 0, 0, 3, 5);
    const TileFeatures partly = look(0, 0, 0, 3, 6);
    const MarkModel marks({example(Plain, {}),
                           example(hinted, {Mark::Hinted}),
                           example(look(0, 1, 0, 0, 7), {Mark::Cursor})});
    const auto hint_on = [&](const std::vector<TileFeatures>& looks) {
        return observation_of(board_of(looks), marks).hint;
    };
    const auto pair_of = [](Cell first, Cell second) {
        return std::optional(std::optional(shisen::Pair{first, second}));
    };
    CHECK(hint_on({hinted, Plain, partly, Plain}) == pair_of({0, 0}, {2, 0}));
    CHECK(hint_on({hinted, partly, Plain, Plain}) == pair_of({0, 0}, {0, 0}));
    CHECK_FALSE(hint_on({Plain, partly, Plain, Plain}));
}

TEST_CASE("a selected tile under the cursor may show neither mark") {
    const TileFeatures lit = look(0, 0, 1, 0, 7);
    const TileFeatures cursor = look(1, 0, 1, 0, 7);
    const TileFeatures selected = look(1, 0, 0, 0, 7);
    const MarkModel marks({example(Plain, {}),
                           example(lit, {Mark::SameKind}),
                           example(cursor, {Mark::Cursor, Mark::SameKind}),
                           example(selected, {Mark::Selected}),
                           example(selected, {Mark::Selected, Mark::SameKind}),
                           example(Plain, {Mark::Cursor, Mark::Selected, Mark::SameKind})});
    CHECK(marks.selected_cancels_cursor());
    const auto seen_on = [&](const std::vector<TileFeatures>& looks) {
        return observation_of(board_of(looks), marks);
    };
    // The only tile of the lit kind that is not lit carries both.
    const auto both = seen_on({lit, Plain, Plain, Plain});
    CHECK(both.cursor == Cell{2, 0});
    REQUIRE(both.selection);
    CHECK(*both.selection == Cell{2, 0});
    CHECK(both.highlighted == std::vector{Cell{0, 0}, Cell{2, 0}});
    // No tile is lit: they may be on any.
    const auto any = seen_on({Plain, Plain, Plain, Plain});
    CHECK_FALSE(any.cursor);
    CHECK_FALSE(any.selection);
    // A cursor that is seen is not on a selected tile.
    const auto none = seen_on({cursor, Plain, lit, Plain});
    CHECK(none.cursor == Cell{0, 0});
    REQUIRE(none.selection);
    CHECK_FALSE(*none.selection);
}

TEST_CASE("a tile of the lit kind that looks neither lit nor selected may be selected") {
    const TileFeatures cursor = look(0, 1, 0, 0, 5);
    const TileFeatures lit = look(0, 0, 0, 0, 5);
    const MarkModel marks({example(Plain, {}),
                           example(cursor, {Mark::Cursor, Mark::SameKind}),
                           example(lit, {Mark::SameKind}),
                           example(look(0, 0, 0, 3, 7), {Mark::Selected}),
                           example(look(0, 0, 0, 3, 1), {Mark::Hinted})});
    REQUIRE(marks.hides(Mark::SameKind, Mark::Selected));
    const TileFeatures both = look(0, 0, 0, 3, 5);
    const auto seen = observation_of(board_of({cursor, Plain, both, Plain}), marks);
    CHECK(seen.cursor == Cell{0, 0});
    CHECK(!seen.selection);
    CHECK(seen.unselected == std::vector{Cell{1, 0}, Cell{3, 0}});
}

TEST_CASE("the cursor is the only empty place that looks different, whatever the ground is now") {
    const TileFeatures empty = look(0, 0, 0, 7, 1);
    const MarkModel marks({example(Plain, {}),
                           example(look(0, 1, 0, 0, 7), {Mark::Cursor}),
                           example(empty, {}, false),
                           example(look(1, 0, 0, 7, 1), {Mark::Cursor}, false)});
    REQUIRE(marks.knows_cursor_on_empty());
    const TileFeatures other = look(0, 0, 0, 7, 4);
    const TileFeatures there = look(2, 0, 0, 7, 4);
    const auto seen_on = [&](const std::vector<TileFeatures>& looks, int tiles = 0) {
        auto seen = board_of(looks);
        for (int column = tiles; column < seen.board.size().columns; ++column) {
            seen.board.put({column, 0}, shisen::NoTile);
        }
        return observation_of(seen, marks).cursor;
    };
    CHECK(seen_on({other, other, there, other}) == Cell{2, 0});
    CHECK(seen_on({other, other, other, other}) == shisen::oracle::NoSuchCell);
    CHECK(seen_on({there, other, there, other}) == shisen::oracle::NoSuchCell);
    CHECK(seen_on({Plain, Plain, there, other}, 2) == std::nullopt); // one of two
    CHECK(seen_on({there, other, there, empty}) == shisen::oracle::NoSuchCell);
    CHECK(seen_on({empty, empty, there, empty}) == shisen::oracle::NoSuchCell); // a known ground
}

TEST_CASE("a selected tile may look like the cursor: it is known only while one cell shows it") {
    const TileFeatures cursor = look(1, 0, 0, 0, 7);
    MarkModel marks({example(Plain, {}), example(cursor, {Mark::Cursor})});
    marks.set_selected_looks_like_cursor();
    const auto cursor_on = [&](const std::vector<TileFeatures>& looks) {
        return observation_of(board_of(looks), marks).cursor;
    };
    CHECK(cursor_on({Plain, cursor, Plain, Plain}) == Cell{1, 0});
    CHECK_FALSE(cursor_on({cursor, cursor, Plain, Plain}));
    CHECK_FALSE(cursor_on({Plain, Plain, Plain, Plain}));

    // The cursor may be on the empty place, where nothing shows it.
    constexpr std::string_view Rows[] = {"ABA."};
    const shisen::oracle::SeenBoard board{shisen::Board::from_rows(Rows),
                                          {cursor, Plain, Plain, Plain}};
    CHECK_FALSE(observation_of(board, marks).cursor);
}

TEST_CASE(
    "one tile that looks like a selected tile in the cursor's kind is selected, two are a pair") {
    const TileFeatures selected = look(0, 1, 0, 0, 7);
    const TileFeatures lit = look(0, 0, 1, 0, 7);
    const TileFeatures both = look(0, 1, 1, 0, 7); // and a tile of a shown pair
    const MarkModel marks({example(Plain, {}),
                           example(lit, {Mark::SameKind}),
                           example(selected, {Mark::Selected}),
                           example(both, {Mark::Selected, Mark::SameKind}),
                           example(both, {Mark::Hinted})});
    REQUIRE(marks.knows(Mark::Selected));
    REQUIRE(marks.knows(Mark::Hinted));
    CHECK(marks.selected_may_look_hinted());

    const auto pair = observation_of(board_of({both, Plain, both, Plain}), marks);
    REQUIRE(pair.hint);
    CHECK(*pair.hint == shisen::Pair{{0, 0}, {2, 0}});

    const auto one = observation_of(board_of({both, Plain, lit, Plain}), marks);
    REQUIRE(one.hint);
    CHECK(!*one.hint);
    REQUIRE(one.selection);
    CHECK(*one.selection == Cell{0, 0});
}
