#include <set>

#include <doctest/doctest.h>

#include "games/hexes/deal.hpp"
#include "games/hexes/solver.hpp"

using namespace hexes;

TEST_CASE("every puzzle from 1 to 65535 is won by the walk that made it") {
    std::set<std::string> starts;
    int least = 96;
    for (int number = 1; number <= 65535; ++number) {
        const Deal dealt = deal(static_cast<PuzzleNumber>(number));
        if (!wins(dealt.position, dealt.moves)) {
            FAIL("number ", number);
        }
        least = std::min(least, dealt.position.remaining());
        starts.insert(text(dealt.position));
    }
    CHECK(least >= 6);
    CHECK(starts.size() > 65000); // a few pairs of numbers have the same puzzle
}

TEST_CASE("the deal follows the description of deal.hpp step by step") {
    // By hand for number 1: s = 149, 11249, 57289, ...
    std::uint32_t s = 1;
    const auto next = [&] {
        s = static_cast<std::uint32_t>((75ULL * (s + 1)) % 65537 - 1);
        return s;
    };
    for (const PuzzleNumber number : {PuzzleNumber{1}, PuzzleNumber{4711}, PuzzleNumber{65535}}) {
        s = number;
        int grid[32] = {};
        int at = static_cast<int>(next() / 2048);
        for (int draw = 0; draw < 96; ++draw) {
            const int d = static_cast<int>(next() * 6ULL / 65536);
            constexpr int Dy[] = {-1, -2, -1, 1, 2, 1};
            const int row = at / 4 + Dy[d];
            int twice = at % 4 * 2 + at / 4 % 2; // the column in halves
            twice += d == 1 || d == 4 ? 0 : d == 0 || d == 5 ? -1 : 1;
            if (row < 0 || row > 7 || twice < row % 2 || twice > 6 + row % 2) {
                continue;
            }
            const int from = row * 4 + (twice - row % 2) / 2;
            if (grid[from] <= draw / 32) {
                ++grid[at];
                at = from;
            }
        }
        std::string expected;
        for (int cell = 0; cell < 32; ++cell) {
            expected += static_cast<char>('0' + grid[cell] + (cell == at ? 4 : 0));
        }
        CHECK(text(deal(number).position) == expected);
    }
}
