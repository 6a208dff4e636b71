#include <doctest/doctest.h>

#include "shisen/difficulty_atlas.hpp"

using namespace shisen;

namespace {

constexpr std::uint64_t Nodes = 1'000'000;
constexpr std::uint32_t Games = 20;

Difficulty some(std::uint32_t won) {
    return {Games, won, 12, 3, 1};
}

} // namespace

TEST_CASE(
    "the measurements of the atlas are each board's difficulty for every division of the work") {
    DifficultyAtlas whole(ClassicSize, Nodes, Games);
    AtlasPart part;
    part.last = 12;
    CHECK(measure(whole, part));
    for (const Gravity gravity : {Gravity::Off, Gravity::On}) {
        for (BoardNumber number = 1; number <= 12; ++number) {
            CHECK(whole.at(number, gravity) ==
                  difficulty(deal(number), gravity, Games, {.nodes = Nodes}));
        }
        CHECK_FALSE(whole.at(13, gravity));
    }
    DifficultyAtlas merged(ClassicSize, Nodes, Games);
    part.shards = 5;
    for (const std::uint32_t shard : {4U, 2U, 5U, 1U, 3U}) {
        part.shard = shard;
        DifficultyAtlas piece(ClassicSize, Nodes, Games);
        CHECK(measure(piece, part));
        CHECK(merged.merge(piece).has_value());
    }
    CHECK(merged.bytes() == whole.bytes());
}

TEST_CASE("an interrupted measurement continues where it stopped") {
    DifficultyAtlas atlas(ClassicSize, Nodes, Games);
    AtlasPart part;
    part.last = 6;
    part.flat = false;
    std::atomic<bool> cancel{false};
    CHECK_FALSE(measure(atlas, part, &cancel, [&](std::size_t done, std::size_t all) {
        CHECK(all == 6);
        cancel = done == 2;
    }));
    CHECK(atlas.at(2, Gravity::On));
    CHECK_FALSE(atlas.at(3, Gravity::On));
    CHECK(measure(atlas, part));
    DifficultyAtlas whole(ClassicSize, Nodes, Games);
    CHECK(measure(whole, part));
    CHECK(atlas == whole);
    CHECK_FALSE(atlas.at(1, Gravity::Off));
}

TEST_CASE("difficulties are the same after writing and parsing; truncated, damaged or impossible "
          "ones are refused") {
    DifficultyAtlas atlas(Size{18, 8}, 77, Games);
    atlas.set(1, Gravity::Off, some(0));
    atlas.set(65535, Gravity::On, some(Games));
    const auto good = atlas.bytes();
    CHECK(good.size() == DifficultyAtlas::FileBytes);
    const auto read = DifficultyAtlas::parse(good);
    REQUIRE(read.has_value());
    CHECK(*read == atlas);
    const std::span<const std::uint8_t> all(good);
    for (std::size_t size = 0; size < good.size(); size += size < 30 ? 1 : 99'991) {
        CHECK_FALSE(DifficultyAtlas::parse(all.first(size)).has_value());
    }
    for (std::size_t at = 0; at < good.size(); at += at < 30 ? 1 : 99'991) {
        auto bad = good;
        bad[at] ^= 0x10;
        CHECK_FALSE(DifficultyAtlas::parse(bad).has_value());
    }
    // Impossible values with correct checksums.
    DifficultyAtlas lost(ClassicSize, 77, Games);
    lost.set(5, Gravity::On, {Games, 3, 12, 13, 0});
    CHECK(DifficultyAtlas::parse(lost.bytes()).error().code == zx::ErrorCode::BadValue);
    DifficultyAtlas won(ClassicSize, 77, Games);
    won.set(5, Gravity::On, some(Games + 1));
    CHECK(DifficultyAtlas::parse(won.bytes()).error().code == zx::ErrorCode::BadValue);
    CHECK(DifficultyAtlas::parse(DifficultyAtlas({3, 4}, 1, 1).bytes()).error().offset == 8);
}

TEST_CASE("difficulties with other limits, or with contradictions, are not merged") {
    DifficultyAtlas ours(ClassicSize, 5, Games);
    ours.set(9, Gravity::On, some(4));
    const DifficultyAtlas before = ours;
    CHECK_FALSE(ours.merge(DifficultyAtlas({8, 5}, 5, Games)).has_value());
    CHECK_FALSE(ours.merge(DifficultyAtlas(ClassicSize, 6, Games)).has_value());
    CHECK_FALSE(ours.merge(DifficultyAtlas(ClassicSize, 5, Games + 1)).has_value());
    DifficultyAtlas theirs(ClassicSize, 5, Games);
    theirs.set(8, Gravity::On, some(4));
    theirs.set(9, Gravity::On, some(5));
    CHECK_FALSE(ours.merge(theirs).has_value());
    CHECK(ours == before);
}
