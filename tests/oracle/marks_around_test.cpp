// Marks that are drawn around a tile, where its neighbours show a part of them.
#include <initializer_list>
#include <string_view>

#include <doctest/doctest.h>

#include "shisen/oracle/marks.hpp"

using shisen::oracle::Example;
using shisen::oracle::Mark;
using shisen::oracle::MarkModel;
using zx::oracle::TileFeatures;

namespace {

/// The features of a tile that is lit or not, with the frame's colour above and below it or not.
TileFeatures framed(bool lit, bool above, bool below) {
    constexpr std::size_t ColoursAbove = 11;
    constexpr std::size_t ColoursBelow = 13;
    constexpr std::uint64_t Red = 0x11;
    TileFeatures features{};
    features[0] = lit ? 1 : 0;
    features[ColoursAbove] = above ? Red : 0;
    features[ColoursBelow] = below ? Red : 0;
    return features;
}

Example framed_example(const TileFeatures& features, std::initializer_list<Mark> marks) {
    Example result;
    result.look = features;
    for (const Mark mark : marks) {
        result.marks.set(index_of(mark));
    }
    return result;
}

} // namespace

TEST_CASE("of two cells with parts of a frame the one that shows it wholly has the cursor") {
    const MarkModel marks(
        {framed_example(framed(false, false, false), {}),
         framed_example(framed(false, false, true), {}),
         framed_example(framed(false, true, false), {}),
         framed_example(framed(true, false, false), {Mark::SameKind}),
         framed_example(framed(true, true, true), {Mark::SameKind, Mark::Cursor})});
    REQUIRE(marks.knows(Mark::Cursor));
    constexpr std::string_view Rows[] = {"ABAB"};
    const shisen::oracle::SeenBoard seen{shisen::Board::from_rows(Rows),
                                         {framed(true, false, true),
                                          framed(false, false, false),
                                          framed(true, true, true),
                                          framed(false, false, false)}};
    CHECK(observation_of(seen, marks).cursor == shisen::Cell{2, 0});
}
