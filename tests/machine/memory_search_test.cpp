#include <array>
#include <vector>

#include <doctest/doctest.h>

#include "machine/memory_search.hpp"

using zx::machine::ByteRelation;
using zx::machine::MemorySearch;
using enum zx::machine::ByteRelation;

TEST_CASE("each relation keeps the bytes for which it holds") {
    struct Case {
        ByteRelation relation;
        std::vector<std::uint32_t> kept;
    };
    const std::vector<std::uint8_t> before = {5, 5, 5, 0, 255, 5};
    const std::vector<std::uint8_t> now = {5, 4, 6, 255, 0, 7};
    const Case cases[] = {{EqualTo, {0}},
                          {Below, {1, 4}},
                          {Above, {2, 3, 5}},
                          {Unchanged, {0}},
                          {Changed, {1, 2, 3, 4, 5}},
                          {Increased, {2, 3, 5}},
                          {Decreased, {1, 4}}};
    for (const Case& each : cases) {
        CAPTURE(static_cast<int>(each.relation));
        MemorySearch search;
        search.start(before);
        CHECK(search.places().size() == 6);
        search.keep(each.relation, 5, now);
        CHECK(search.places() == each.kept);
        CHECK(search.steps() == 1);
    }
}

TEST_CASE("each step compares with the step before") {
    MemorySearch search;
    CHECK_FALSE(search.begun());
    search.start(std::array<std::uint8_t, 3>{3, 3, 3});
    CHECK(search.begun());
    search.keep(Decreased, 0, std::array<std::uint8_t, 3>{2, 2, 3});
    CHECK(search.places() == std::vector<std::uint32_t>{0, 1});
    CHECK(search.before(0) == 2);
    search.keep(Increased, 0, std::array<std::uint8_t, 3>{3, 1, 4});
    CHECK(search.places() == std::vector<std::uint32_t>{0});
    search.keep(EqualTo, 9, std::array<std::uint8_t, 3>{3, 9, 9});
    CHECK(search.places().empty());
    search.start(std::array<std::uint8_t, 2>{1, 1});
    CHECK(search.places().size() == 2);
    CHECK(search.steps() == 0);
    search.clear();
    CHECK_FALSE(search.begun());
}
