#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "shisen/gravity.hpp"
#include "shisen/path.hpp"
#include "tests/shisen/reference.hpp"
#include "tests/support/amount.hpp"

using namespace shisen;

namespace {

int rounds() {
    return support::amount(FR_SHISEN_ROUNDS, std::min(FR_SHISEN_ROUNDS, 5000));
}

Board board(std::vector<std::string_view> rows) {
    return Board::from_rows(rows);
}

/// Checks the path itself: it ends on the tiles, bends at right angles, passes over no tile, and
/// has the stated length.
bool path_is_sound(const Board& board, const Path& path, Cell a, Cell b) {
    if (path.count < 2 || path.count > 4 || !(path.points[0] == a) ||
        !(path.points[static_cast<std::size_t>(path.count) - 1] == b)) {
        return false;
    }
    int length = 0;
    for (int i = 0; i + 1 < path.count; ++i) {
        Cell at = path.points[static_cast<std::size_t>(i)];
        const Cell to = path.points[static_cast<std::size_t>(i) + 1];
        if ((at.column == to.column) == (at.row == to.row)) {
            return false;
        }
        while (!(at == to)) {
            at.column += (to.column > at.column) - (to.column < at.column);
            at.row += (to.row > at.row) - (to.row < at.row);
            ++length;
            if (board.occupied(at) && !(at == b)) {
                return false;
            }
            if (at.column < -1 || at.row < -1 || at.column > board.size().columns ||
                at.row > board.size().rows) {
                return false;
            }
        }
    }
    return length == path.length;
}

/// Compares every pair of tiles of a position with the reference. Returns the number of pairs, or
/// -1 on a difference.
int compare_all_pairs(const reference::Grid& grid) {
    const Board position = reference::board_of(grid);
    int pairs = 0;
    for (int row = 0; row < position.size().rows; ++row) {
        for (int column = 0; column < position.size().columns; ++column) {
            const Cell a{column, row};
            if (!position.occupied(a)) {
                continue;
            }
            const auto reach = reference::reach_from(grid, column, row);
            for (int y = 0; y < position.size().rows; ++y) {
                for (int x = 0; x < position.size().columns; ++x) {
                    const Cell b{x, y};
                    if (a == b || !position.occupied(b)) {
                        continue;
                    }
                    ++pairs;
                    const auto& expected =
                        reach[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
                    const auto path = find_path(position, a, b);
                    if (can_connect(position, a, b) != expected.has_value() ||
                        path.has_value() != expected.has_value()) {
                        return -1;
                    }
                    if (path &&
                        (path->length != expected->length || path->bends() != expected->bends ||
                         !path_is_sound(position, *path, a, b))) {
                        return -1;
                    }
                }
            }
        }
    }
    return pairs;
}

struct Case {
    const char* name;
    std::vector<std::string_view> rows;
    Cell a, b;
    int segments; ///< 0: no path
};

} // namespace

TEST_CASE("the worked cases of the rules have the paths that the rules state") {
    const std::vector<Case> cases{
        {"one segment", {"A.......A"}, {0, 0}, {8, 0}, 1},
        {"two segments", {"A..", "...", "..A"}, {0, 0}, {2, 2}, 2},
        {"round the side of B", {"A", "B", "A"}, {0, 0}, {0, 2}, 3},
        {"deadlock, A", {"AB", "BA"}, {0, 0}, {1, 1}, 0},
        {"deadlock, B", {"AB", "BA"}, {1, 0}, {0, 1}, 0},
        {"neighbours", {"AA"}, {0, 0}, {1, 0}, 1},
        {"along the ring", {"AXXA"}, {0, 0}, {3, 0}, 3},
        {"four segments are too many", {"XXX.", "XAX.", "XXXX", "A..."}, {1, 1}, {0, 3}, 0},
    };
    for (const Case& row : cases) {
        CAPTURE(row.name);
        const Board position = board(row.rows);
        const auto path = find_path(position, row.a, row.b);
        CHECK(can_connect(position, row.a, row.b) == (row.segments != 0));
        CHECK(can_connect(position, row.b, row.a) == (row.segments != 0));
        REQUIRE(path.has_value() == (row.segments != 0));
        if (path) {
            CHECK(path->bends() + 1 == row.segments);
        }
    }
}

TEST_CASE("the shortest path is shown, and among several the one with the fewest bends") {
    // Three possible paths: above (length 4), below (length 4), or straight through the gap.
    const auto straight = find_path(board({"A.A"}), {0, 0}, {2, 0});
    REQUIRE(straight);
    CHECK(straight->length == 2);
    CHECK(straight->bends() == 0);
    const auto corner = find_path(board({"A..", "..A"}), {0, 0}, {2, 1});
    REQUIRE(corner);
    CHECK(corner->length == 3);
    CHECK(corner->bends() == 1);
    // Both sides are equally good; the left one must always be taken.
    const auto side = find_path(board({".A.", ".B.", ".A."}), {1, 0}, {1, 2});
    REQUIRE(side);
    CHECK(side->points[1] == Cell{0, 0});
    CHECK(side->points[2] == Cell{0, 2});
    CHECK(side->length == 4);
}

TEST_CASE("removable pairs are listed in reading order and only for tiles of one kind") {
    const Board position = board({"A.AB", "A.BA"});
    const auto pairs = removable_pairs(position);
    const std::vector<Pair> expected{
        {{0, 0}, {2, 0}}, {{0, 0}, {0, 1}}, {{2, 0}, {0, 1}}, {{0, 1}, {3, 1}}};
    CHECK(pairs == expected);
    CHECK(any_removable(position));
    CHECK_FALSE(can_remove(position, {0, 0}, {0, 0}));
    CHECK_FALSE(can_remove(position, {1, 0}, {1, 1}));
    CHECK_FALSE(can_remove(position, {0, 0}, {3, 0}));
}

TEST_CASE("removing the two left A's leaves a deadlock") {
    Board position = board({"A.AB", "A.BA"});
    remove_pair(position, {{0, 0}, {0, 1}}, Gravity::On);
    CHECK(position == board({"..AB", "..BA"}));
    CHECK_FALSE(any_removable(position));
}

TEST_CASE("the same removals deadlock without gravity and win with it") {
    Board flat = board({".AB.", ".BA.", "CCDD"});
    remove_pair(flat, {{2, 2}, {3, 2}}, Gravity::Off);
    remove_pair(flat, {{0, 2}, {1, 2}}, Gravity::Off);
    CHECK(flat == board({".AB.", ".BA.", "...."}));
    CHECK_FALSE(any_removable(flat));

    Board falling = board({".AB.", ".BA.", "CCDD"});
    remove_pair(falling, {{2, 2}, {3, 2}}, Gravity::On);
    CHECK(falling == board({".A..", ".BB.", "CCA."}));
    REQUIRE(can_remove(falling, {1, 1}, {2, 1}));
    remove_pair(falling, {{1, 1}, {2, 1}}, Gravity::On);
    CHECK(falling == board({"....", ".A..", "CCA."}));
    CHECK(can_remove(falling, {1, 1}, {2, 2}));
}

TEST_CASE("path search agrees with the brute-force search on random positions of many shapes") {
    reference::Random random(FR_SHISEN_SEED);
    long pairs = 0;
    for (int round = 0; round < rounds(); ++round) {
        int columns = 14;
        int rows = 6;
        if (round % 4 == 1) {
            columns = 1 + random.below(10);
            rows = 1 + random.below(8);
        } else if (round % 64 == 2) {
            columns = 1 + random.below(MaxColumns);
            rows = 1 + random.below(MaxRows);
        } else if (round % 16 == 3) {
            columns = round % 32 == 3 ? 1 : 1 + random.below(MaxColumns);
            rows = columns == 1 ? 1 + random.below(MaxRows) : 1;
        }
        reference::Grid grid = reference::random_grid(random, columns, rows, random.below(101), 36);
        if (round % 3 == 0) {
            reference::fall(grid);
        }
        const int seen = compare_all_pairs(grid);
        if (seen < 0) {
            CAPTURE(reference::board_of(grid).text());
            FAIL("the searches differ");
        }
        pairs += seen;
    }
    MESSAGE(pairs << " pairs compared");
    CHECK(pairs > rounds() * 100L);
}

TEST_CASE("full, empty and one-tile boards of every edge size agree with the brute-force search") {
    reference::Random random(7);
    for (const Size size :
         {Size{1, 1}, Size{1, 16}, Size{30, 1}, Size{4, 4}, Size{14, 6}, Size{30, 16}}) {
        for (const int filled : {0, 100}) {
            const auto grid = reference::random_grid(random, size.columns, size.rows, filled, 36);
            CHECK(compare_all_pairs(grid) == (filled == 0 ? 0 : size.cells() * (size.cells() - 1)));
        }
    }
}

TEST_CASE("gravity agrees with tiles falling one cell at a time") {
    reference::Random random(FR_SHISEN_SEED);
    for (int round = 0; round < rounds(); ++round) {
        auto grid = reference::random_grid(
            random, 1 + random.below(MaxColumns), 1 + random.below(MaxRows), random.below(101), 36);
        Board position = reference::board_of(grid);
        const int tiles = position.tiles();
        reference::fall(grid);
        CHECK(is_settled(position) == (reference::board_of(grid) == position));
        settle(position);
        if (!(position == reference::board_of(grid)) || !is_settled(position)) {
            FAIL("gravity differs");
        }
        CHECK(position.tiles() == tiles);
    }
}
