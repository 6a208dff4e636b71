#include <algorithm>
#include <array>
#include <atomic>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "shisen/deal.hpp"
#include "shisen/solver.hpp"
#include "shisen/solver/falling_bound.hpp"
#include "shisen/solver/falling_search.hpp"
#include "shisen/solver/flat_search.hpp"
#include "shisen/solver/lost_table.hpp"
#include "shisen/solver/matching.hpp"
#include "tests/shisen/reference.hpp"
#include "tests/support/amount.hpp"

using namespace shisen;

namespace {

int boards() {
    return support::amount(FR_SHISEN_BOARDS, std::min(FR_SHISEN_BOARDS, 2000));
}

Board board(std::vector<std::string_view> rows) {
    return Board::from_rows(rows);
}

Kind kind_of(int tile, int group) {
    constexpr std::array<int, 8> Mixed{0, 0, 0, 0, 1, 1, 2, 2};
    const int kind =
        group == 0 ? tile / 8 * 3 + Mixed[static_cast<std::size_t>(tile % 8)] : tile / group;
    return static_cast<Kind>(kind);
}

/// Small positions, many of them lost: groups of `group` tiles of a kind on `tiles` of the cells; 0
/// stands for alternating groups of four, two and two.
reference::Grid
random_position(reference::Random& random, int columns, int rows, int tiles, int group) {
    std::string cells(static_cast<std::size_t>(columns * rows), '.');
    for (int i = 0; i < tiles; ++i) {
        cells[static_cast<std::size_t>(i)] = kind_letter(kind_of(i, group));
    }
    for (int i = columns * rows - 1; i > 0; --i) {
        std::swap(cells[static_cast<std::size_t>(i)],
                  cells[static_cast<std::size_t>(random.below(i + 1))]);
    }
    reference::Grid grid;
    for (int row = 0; row < rows; ++row) {
        grid.push_back(cells.substr(static_cast<std::size_t>(row * columns),
                                    static_cast<std::size_t>(columns)));
    }
    return grid;
}

/// The search without random play before it, which would hide a search that stops too early.
SolverOutcome search_alone(const Board& position, Gravity gravity) {
    const Effort effort{};
    solver::Budget budget(effort);
    const solver::StartBoard layout(position, gravity);
    const solver::Position root(position, layout);
    std::vector<solver::Move> line;
    const SolverOutcome outcome = gravity == Gravity::On
                                      ? solver::FallingSearch(layout, budget).run(root, line)
                                      : solver::FlatSearch(layout, budget).run(root, line);
    if (outcome == SolverOutcome::Won) {
        REQUIRE(wins(position, gravity, solver::cells_of_line(layout, root, line)));
    }
    return outcome;
}

/// Takes some 60,000 nodes.
const Board HardBoard = deal(65, {18, 8});

struct Shape {
    int columns, rows, tiles, group, rounds;
};

/// Fails on the first difference from the exhaustive search. Returns the number of lost positions.
int compare(const Shape& shape, Gravity gravity, bool settled, reference::Random& random) {
    CAPTURE(shape.columns);
    CAPTURE(shape.rows);
    CAPTURE(shape.group);
    int won = 0;
    int lost = 0;
    for (int round = 0; round < shape.rounds; ++round) {
        auto grid = random_position(random, shape.columns, shape.rows, shape.tiles, shape.group);
        if (settled) {
            reference::fall(grid);
        }
        const Board position = reference::board_of(grid);
        const bool winnable = reference::winnable(grid, gravity == Gravity::On);
        const SolverOutcome expected = winnable ? SolverOutcome::Won : SolverOutcome::Lost;
        CAPTURE(position.text());
        REQUIRE(solve(position, gravity).outcome == expected);
        if (gravity == Gravity::Off || settled) {
            REQUIRE(search_alone(position, gravity) == expected);
        }
        (winnable ? won : lost) += 1;
    }
    MESSAGE(shape.columns << "x" << shape.rows << ", groups of " << shape.group << ": " << won
                          << " won, " << lost << " lost");
    CHECK(won > 0);
    return lost;
}

} // namespace

TEST_CASE("the example deadlock is lost, and the same with gravity is won") {
    CHECK(solve(board({"AB", "BA"}), Gravity::Off).outcome == SolverOutcome::Lost);
    CHECK(solve(board({"AB", "BA"}), Gravity::On).outcome == SolverOutcome::Lost);
    const Board twin = board({".AB.", ".BA.", "CCDD"});
    CHECK(solve(twin, Gravity::Off).outcome == SolverOutcome::Lost);
    const Verdict verdict = solve(twin, Gravity::On);
    CHECK(verdict.outcome == SolverOutcome::Won);
    CHECK(verdict.line.size() == 4);
    CHECK(wins(twin, Gravity::On, verdict.line));
    CHECK_FALSE(wins(twin, Gravity::Off, verdict.line));
}

TEST_CASE("the empty board is won without a removal, one tile is lost") {
    CHECK(solve(Board(), Gravity::On).outcome == SolverOutcome::Won);
    CHECK(solve(Board(), Gravity::Off).line.empty());
    CHECK(solve(board({"A..", "..."}), Gravity::Off).outcome == SolverOutcome::Lost);
    CHECK(solve(board({"...", "AAA"}), Gravity::On).outcome == SolverOutcome::Lost);
}

TEST_CASE("the checker refuses lines that do not win by the rules") {
    const Board pair = board({"A.A", "..."});
    CHECK(wins(pair, Gravity::Off, std::vector<Pair>{{{0, 0}, {2, 0}}}));
    CHECK_FALSE(wins(pair, Gravity::Off, std::vector<Pair>{}));
    CHECK_FALSE(wins(pair, Gravity::Off, std::vector<Pair>{{{0, 0}, {0, 0}}}));
    CHECK_FALSE(wins(pair, Gravity::Off, std::vector<Pair>{{{0, 0}, {1, 0}}}));
    CHECK_FALSE(wins(pair, Gravity::Off, std::vector<Pair>{{{0, 0}, {3, 0}}}));
    CHECK_FALSE(wins(board({"AB", "BA"}), Gravity::Off, std::vector<Pair>{{{0, 0}, {1, 1}}}));
    CHECK_FALSE(wins(board({"AB"}), Gravity::Off, std::vector<Pair>{{{0, 0}, {1, 0}}}));
}

TEST_CASE("verdicts without gravity agree with an exhaustive search of small boards") {
    reference::Random random(FR_SHISEN_SEED);
    int lost = 0;
    for (const Shape& shape : {Shape{4, 4, 16, 4, boards()},
                               Shape{4, 4, 16, 2, boards()},
                               Shape{4, 4, 12, 2, boards()},
                               Shape{6, 3, 18, 6, boards() / 4},
                               Shape{5, 4, 20, 2, boards()},
                               Shape{6, 4, 24, 0, boards() / 10}}) {
        lost += compare(shape, Gravity::Off, false, random);
    }
    CHECK(lost > boards() / 2);
}

TEST_CASE("verdicts with gravity agree with an exhaustive search of small boards") {
    reference::Random random(FR_SHISEN_SEED);
    int lost = 0;
    for (const Shape& shape : {Shape{4, 4, 16, 4, boards()},
                               Shape{4, 4, 16, 2, boards()},
                               Shape{4, 4, 12, 2, boards()},
                               Shape{8, 3, 20, 2, boards() / 2},
                               Shape{5, 4, 20, 2, boards()},
                               Shape{6, 4, 24, 2, boards() / 4},
                               Shape{6, 4, 24, 0, boards() / 10}}) {
        lost += compare(shape, Gravity::On, true, random);
    }
    CHECK(lost > boards() / 2);
}

TEST_CASE("tiles above empty cells with gravity stay there until the first removal") {
    reference::Random random(FR_SHISEN_SEED);
    CHECK(compare({4, 4, 10, 2, boards()}, Gravity::On, false, random) > 0);
}

TEST_CASE("the bound with gravity never reports a winnable position as lost") {
    reference::Random random(FR_SHISEN_SEED + 100);
    int proved = 0;
    int lost = 0;
    for (int round = 0; round < boards() * 4; ++round) {
        const int columns = 2 + random.below(5);
        const int rows = 2 + random.below(4);
        const int tiles = std::min(columns * rows / 2 * 2, 2 + 2 * random.below(8));
        auto grid = random_position(random, columns, rows, tiles, random.below(3) == 0 ? 4 : 2);
        reference::fall(grid);
        const Board position = reference::board_of(grid);
        const solver::StartBoard layout(position, Gravity::On);
        const bool winnable = reference::winnable(grid, true);
        CAPTURE(position.text());
        auto partners = solver::all_partners(layout);
        if (solver::FallingBound(layout).lost(solver::Position(position, layout), partners)) {
            ++proved;
            REQUIRE_FALSE(winnable);
        }
        lost += winnable ? 0 : 1;
    }
    MESSAGE(proved << " of " << lost << " losses seen at a glance");
    CHECK(proved > lost / 4);
}

TEST_CASE("board 219 is lost, board 65530 is won, and its winning line is legal") {
    for (const Gravity gravity : {Gravity::Off, Gravity::On}) {
        CHECK(solve(deal(219), gravity).outcome == SolverOutcome::Lost);
        const Verdict verdict = solve(deal(65530), gravity);
        REQUIRE(verdict.outcome == SolverOutcome::Won);
        CHECK(verdict.line.size() == 42);
        CHECK(wins(deal(65530), gravity, verdict.line));
    }
}

TEST_CASE("the verdict, the line and the nodes of one position are always the same") {
    for (const BoardNumber number : {BoardNumber{7948}, BoardNumber{18447}, BoardNumber{1}}) {
        for (const Gravity gravity : {Gravity::Off, Gravity::On}) {
            const Verdict one = solve(deal(number), gravity);
            const Verdict two = solve(deal(number), gravity);
            CHECK(one.outcome == two.outcome);
            CHECK(one.line == two.line);
            CHECK(one.nodes == two.nodes);
        }
    }
}

TEST_CASE("the answer is unknown when the nodes run out or the work is cancelled") {
    const Verdict none = solve(deal(1), Gravity::On, {.nodes = 5});
    CHECK(none.outcome == SolverOutcome::Unknown);
    CHECK(none.nodes == 5);
    CHECK(none.line.empty());
    const std::atomic<bool> cancelled{true};
    const Verdict stopped = solve(HardBoard, Gravity::On, {.cancel = &cancelled});
    CHECK(stopped.outcome == SolverOutcome::Unknown);
    CHECK(stopped.nodes == 64);
}

TEST_CASE("progress is reported as nodes are used") {
    std::uint64_t last = 0;
    int calls = 0;
    Effort effort;
    effort.progress = [&](std::uint64_t nodes) {
        CHECK(nodes > last);
        last = nodes;
        ++calls;
    };
    effort.nodes = 10000;
    const Verdict verdict = solve(HardBoard, Gravity::On, effort);
    CHECK(calls == 156);
    CHECK(last <= verdict.nodes);
}

TEST_CASE("solve wins board 5 of every named size with a line that removes every tile") {
    for (const Size size : NamedSizes) {
        for (const Gravity gravity : {Gravity::Off, Gravity::On}) {
            CAPTURE(size_text(size));
            const Verdict verdict = solve(deal(5, size), gravity, {.nodes = 20000});
            CHECK(verdict.outcome == SolverOutcome::Won);
            CHECK(verdict.line.size() == static_cast<std::size_t>(size.cells() / 2));
        }
    }
}

TEST_CASE("a kind with more tiles than in any deal gives unknown unless their number is odd") {
    Board many(Size{8, 4});
    for (int column = 0; column < 8; ++column) {
        for (int row = 0; row < 4; ++row) {
            many.put({column, row}, 0);
        }
    }
    CHECK(solve(many, Gravity::On).outcome == SolverOutcome::Unknown);
    many.remove({0, 0});
    CHECK(solve(many, Gravity::Off).outcome == SolverOutcome::Lost);
}

TEST_CASE("the table of lost positions holds exactly the added positions, up to its limit") {
    reference::Random random(3);
    std::vector<solver::Mask> masks;
    solver::LostTable table(2, std::size_t{1} << 20);
    for (int i = 0; i < 20000; ++i) {
        solver::Mask mask{};
        mask[0] = random.next();
        mask[1] = 1 + random.next();
        CHECK_FALSE(table.contains(mask));
        table.insert(mask);
        table.insert(mask);
        masks.push_back(mask);
    }
    CHECK(table.size() == masks.size());
    for (const auto& mask : masks) {
        CHECK(table.contains(mask));
    }
    for (int i = 0; i < 100000; ++i) {
        table.insert({random.next() + 1U});
    }
    CHECK(table.size() <= 65536 / 2);
}

TEST_CASE("matching keeps exactly the partnerships that are part of a matching") {
    // A path of four: 0-1-2-3. Only the outer pairs can be part of a matching.
    solver::Partners chain{};
    chain[0] = 0b0010;
    chain[1] = 0b0101;
    chain[2] = 0b1010;
    chain[3] = 0b0100;
    CHECK(solver::pairs_off(chain, 0b1111));
    CHECK_FALSE(solver::pairs_off(chain, 0b0111));
    CHECK(solver::keep_useful(chain, 0b1111));
    CHECK(chain[1] == 0b0001);
    CHECK(chain[2] == 0b1000);
    // A star has no matching.
    solver::Partners star{};
    star[0] = 0b1110;
    star[1] = star[2] = star[3] = 1;
    CHECK_FALSE(solver::keep_useful(star, 0b1111));
}
