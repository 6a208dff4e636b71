#include <doctest/doctest.h>

#include "shisen/atlas.hpp"
#include "shisen/text.hpp"

using namespace shisen;

TEST_CASE("deal prints the rows of the board and nothing else") {
    CHECK(deal_text(1).substr(0, 15) == "TUKPGNRGOMDBQQ\n");
    CHECK(deal_text(1).size() == 6 * 15);
    CHECK(deal_text(1, {30, 16}).size() == 16 * 31);
}

TEST_CASE("solve prints removals from 1, then the verdict") {
    const Verdict won{SolverOutcome::Won, {{{0, 0}, {13, 5}}, {{2, 1}, {3, 4}}}, 9};
    CHECK(verdict_text(won) == "1 1 6 14\n2 3 5 4\nwon in 2 removals\n");
    CHECK(verdict_text({SolverOutcome::Lost, {}, 9}) == "unwinnable, proved\n");
    CHECK(verdict_text({SolverOutcome::Unknown, {}, 9}) == "unknown after 9 nodes\n");
    CHECK(solve_text(219, Gravity::On) == "unwinnable, proved\n");
    CHECK(solve_text(1, Gravity::On, ClassicSize, {.nodes = 3}) == "unknown after 3 nodes\n");
    const std::string text = solve_text(1, Gravity::Off);
    CHECK(text.substr(text.size() - 19) == "won in 42 removals\n");
}

TEST_CASE("an atlas is the same for every division of the work, and after writing and parsing") {
    Atlas whole(ClassicSize, 1'000'000);
    AtlasPart part;
    part.last = 240;
    CHECK(classify(whole, part));
    CHECK(whole.with(SolverOutcome::Lost, Gravity::Off) == std::vector<BoardNumber>{219});
    CHECK(whole.with(SolverOutcome::Lost, Gravity::On) == std::vector<BoardNumber>{219});
    CHECK(whole.count(SolverOutcome::Won, Gravity::On) == 239);
    CHECK_FALSE(whole.at(241, Gravity::On));

    Atlas merged(ClassicSize, 1'000'000);
    for (const std::uint32_t shard : {3U, 1U, 2U}) {
        Atlas piece(ClassicSize, 1'000'000);
        part.shard = shard;
        part.shards = 3;
        CHECK(classify(piece, part));
        const auto read = Atlas::parse(piece.bytes());
        REQUIRE(read.has_value());
        CHECK(*read == piece);
        CHECK(merged.merge(*read).has_value());
    }
    CHECK(merged == whole);
    CHECK(merged.bytes() == whole.bytes());
    CHECK(whole.bytes().size() == Atlas::FileBytes);
}

TEST_CASE("an interrupted atlas continues where it stopped") {
    Atlas atlas(ClassicSize, 1'000'000);
    std::atomic<bool> cancel{false};
    AtlasPart part;
    part.last = 40;
    std::size_t seen = 0;
    CHECK_FALSE(classify(atlas, part, &cancel, [&](std::size_t done, std::size_t all) {
        CHECK(all == 40);
        seen = done;
        cancel = done == 10;
    }));
    CHECK(seen == 10);
    CHECK(atlas.count(SolverOutcome::Won, Gravity::On) == 10);
    CHECK(classify(atlas, part));
    Atlas whole(ClassicSize, 1'000'000);
    CHECK(classify(whole, part));
    CHECK(atlas == whole);
}

TEST_CASE("one variant alone leaves the other untouched") {
    Atlas atlas(Size{8, 5}, 1000);
    AtlasPart part;
    part.last = 5;
    part.falling = false;
    CHECK(classify(atlas, part));
    CHECK(atlas.at(5, Gravity::Off) == SolverOutcome::Won);
    CHECK_FALSE(atlas.at(5, Gravity::On));
}

TEST_CASE("atlases of other sizes or limits, or with contradictions, are not merged") {
    Atlas ours(ClassicSize, 5);
    ours.set(9, Gravity::On, SolverOutcome::Won);
    const Atlas before = ours;
    CHECK_FALSE(ours.merge(Atlas({8, 5}, 5)).has_value());
    CHECK_FALSE(ours.merge(Atlas(ClassicSize, 6)).has_value());
    Atlas theirs(ClassicSize, 5);
    theirs.set(8, Gravity::On, SolverOutcome::Lost);
    theirs.set(9, Gravity::On, SolverOutcome::Lost);
    const auto result = ours.merge(theirs);
    REQUIRE_FALSE(result.has_value());
    CHECK(result.error().code == zx::ErrorCode::BadValue);
    CHECK(ours == before);
}

TEST_CASE("a file that is not an atlas, or is truncated or damaged, is refused") {
    Atlas atlas(ClassicSize, 77);
    atlas.set(65535, Gravity::On, SolverOutcome::Unknown);
    const auto good = atlas.bytes();
    REQUIRE(Atlas::parse(good).has_value());
    CHECK(Atlas::parse(good)->at(65535, Gravity::On) == SolverOutcome::Unknown);
    const std::span<const std::uint8_t> all(good);
    CHECK(Atlas::parse({}).error().code == zx::ErrorCode::Empty);
    for (std::size_t size = 1; size < good.size(); size += size < 40 ? 1 : 997) {
        CHECK_FALSE(Atlas::parse(all.first(size)).has_value());
    }
    for (std::size_t at = 0; at < good.size(); at += at < 40 ? 1 : 997) {
        auto bad = good;
        bad[at] ^= 0x10;
        CHECK_FALSE(Atlas::parse(bad).has_value());
    }
    auto longer = good;
    longer.push_back(0);
    CHECK(Atlas::parse(longer).error().code == zx::ErrorCode::WrongSize);
    // A correct checksum does not make 3 x 4 a valid size.
    CHECK(Atlas::parse(Atlas({3, 4}, 1).bytes()).error().code == zx::ErrorCode::BadValue);
}
