// A list of steps that shows a fault is reduced to the steps that the fault needs.
#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "oracle/shrink.hpp"

using zx::oracle::Shrinker;

namespace {

std::vector<char> letters(const std::string& text) {
    return {text.begin(), text.end()};
}
std::string word(const std::vector<char>& sequence) {
    return {sequence.begin(), sequence.end()};
}

/// True if the letters of `wanted` occur in this order.
bool contains(const std::vector<char>& sequence, const std::string& wanted) {
    auto at = sequence.begin();
    return std::all_of(wanted.begin(), wanted.end(), [&](char letter) {
        at = std::find(at, sequence.end(), letter);
        return at != sequence.end() && (++at, true);
    });
}

} // namespace

TEST_CASE("steps that a fault does not need are left out") {
    Shrinker<char> shrinker([](const std::vector<char>& s) { return contains(s, "nut"); });
    CHECK(word(shrinker.shrink(letters("the quick brown fox jumps right over us today"))) == "nut");
}

TEST_CASE("a fault that needs no step leaves no steps") {
    Shrinker<char> shrinker([](const std::vector<char>&) { return true; });
    CHECK(shrinker.shrink(letters("abcdefgh")).empty());
    CHECK(shrinker.shrink({}).empty());
}

TEST_CASE("a fault that needs all steps keeps all") {
    const auto all = letters("abcdefgh");
    Shrinker<char> shrinker([&](const std::vector<char>& s) { return s == all; });
    CHECK(shrinker.shrink(all) == all);
}

TEST_CASE("steps that undo each other are removed together") {
    // Steps that undo each other: the sum must stay 5.
    const auto sums_to_five = [](const std::vector<int>& s) {
        return std::accumulate(s.begin(), s.end(), 0) == 5;
    };
    Shrinker<int> shrinker(sums_to_five);
    CHECK(shrinker.shrink({1, 3, -1, 7, -3, 5, -7}) == std::vector<int>{5});
}

TEST_CASE("shrinking is deterministic and reports its progress") {
    const auto shows = [](const std::vector<char>& s) { return contains(s, "aba"); };
    std::vector<std::size_t> lengths;
    std::size_t tries = 0;
    Shrinker<char> shrinker(shows, [&](const zx::oracle::ShrinkProgress& progress) {
        CHECK(progress.tries == ++tries);
        lengths.push_back(progress.length);
    });
    const auto start = letters("xaxbxaxbxaxbbaab");
    const auto once = shrinker.shrink(start);
    CHECK(word(once) == "aba");
    CHECK(shrinker.progress().length == 3);
    CHECK(std::is_sorted(lengths.rbegin(), lengths.rend()));
    Shrinker<char> again(shows);
    CHECK(again.shrink(start) == once);
    CHECK(again.progress().tries == tries);
}

TEST_CASE("shrinking stops when its tries are used up and keeps the best so far") {
    const auto shows = [](const std::vector<char>& s) { return contains(s, "az"); };
    Shrinker<char> shrinker(shows, {}, 5);
    const auto best = shrinker.shrink(letters("abcdefghijklmnopqrstuvwxyz"));
    CHECK(shrinker.progress().tries == 5);
    CHECK(shows(best));
    CHECK(best.size() < 26);
}
