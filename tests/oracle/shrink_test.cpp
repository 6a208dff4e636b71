// A sequence that shows a fault is cut down to what the fault needs.
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

/// The letters of `wanted` come in this order.
bool contains(const std::vector<char>& sequence, const std::string& wanted) {
    auto at = sequence.begin();
    return std::all_of(wanted.begin(), wanted.end(), [&](char letter) {
        at = std::find(at, sequence.end(), letter);
        return at != sequence.end() && (++at, true);
    });
}

} // namespace

TEST_CASE("all that a fault does not need is left out") {
    Shrinker<char> shrinker([](const std::vector<char>& s) { return contains(s, "nut"); });
    CHECK(word(shrinker.shrink(letters("the quick brown fox jumps right over us today"))) == "nut");
}

TEST_CASE("a fault that needs nothing leaves nothing") {
    Shrinker<char> shrinker([](const std::vector<char>&) { return true; });
    CHECK(shrinker.shrink(letters("abcdefgh")).empty());
    CHECK(shrinker.shrink({}).empty());
}

TEST_CASE("a fault that needs all keeps all") {
    const auto all = letters("abcdefgh");
    Shrinker<char> shrinker([&](const std::vector<char>& s) { return s == all; });
    CHECK(shrinker.shrink(all) == all);
}

TEST_CASE("pairs that undo each other go together") {
    // There and back: the sum must stay 5.
    const auto sums_to_five = [](const std::vector<int>& s) {
        return std::accumulate(s.begin(), s.end(), 0) == 5;
    };
    Shrinker<int> shrinker(sums_to_five);
    CHECK(shrinker.shrink({1, 3, -1, 7, -3, 5, -7}) == std::vector<int>{5});
}

TEST_CASE("shrinking is the same each time and tells how far it is") {
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
