#include <random>

#include <doctest/doctest.h>

#include "games/hexes/deal.hpp"
#include "games/hexes/solver.hpp"
#include "tests/games/hexes/brute_force.hpp"
#include "tests/support/amount.hpp"

using namespace hexes;

namespace {

Position
random_position(std::mt19937& random, std::uint_fast32_t percent, std::uint_fast32_t most_visits) {
    Position position;
    position.cursor = static_cast<Cell>(random() % Cells);
    for (auto& visits : position.visits) {
        visits =
            static_cast<std::uint8_t>(random() % 100 < percent ? 1 + random() % most_visits : 0);
    }
    return position;
}

/// Few visits in a small part of the grid, so that many positions can just be won.
Position small_position(std::mt19937& random) {
    Position position;
    position.cursor = static_cast<Cell>(random() % 16);
    for (int i = 0; i < 14; ++i) {
        auto& visits = position.visits[random() % 16];
        visits = static_cast<std::uint8_t>(visits < 3 ? visits + 1 : visits);
    }
    return position;
}

} // namespace

TEST_CASE("the solver agrees with trying all games") {
    std::mt19937 random(1);
    int won = 0;
    const int rounds = support::amount(3000, 300);
    for (int round = 0; round < rounds; ++round) {
        const Position position =
            round % 2 == 0 ? small_position(random) : random_position(random, 25, 2);
        CAPTURE(text(position));
        const Verdict verdict = solve(position);
        REQUIRE(verdict.outcome != SolverOutcome::Unknown);
        REQUIRE((verdict.outcome == SolverOutcome::Won) == can_be_won(text(position)));
        if (verdict.outcome == SolverOutcome::Won) {
            ++won;
            REQUIRE(wins(position, verdict.line));
        }
    }
    CHECK(won > rounds / 50); // both answers are tested
    CHECK(won < rounds * 9 / 10);
}

TEST_CASE("the solver decides full grids of every kind, and its lines win") {
    std::mt19937 random(2);
    const int rounds = support::amount(300, 30);
    for (int round = 0; round < rounds; ++round) {
        const Position position = random_position(random, 60 + random() % 40, 1 + random() % 3);
        CAPTURE(text(position));
        const Verdict verdict = solve(position);
        REQUIRE(verdict.outcome != SolverOutcome::Unknown);
        REQUIRE((verdict.outcome == SolverOutcome::Won) == !verdict.line.empty());
        REQUIRE(wins(position, verdict.line) == (verdict.outcome == SolverOutcome::Won));
    }
}

TEST_CASE("the solver wins dealt puzzles") {
    const int step = support::amount(37, 1999);
    for (int number = 1; number <= 65535; number += step) {
        const Position position = deal(static_cast<PuzzleNumber>(number)).position;
        const Verdict verdict = solve(position);
        REQUIRE(verdict.outcome == SolverOutcome::Won);
        REQUIRE(wins(position, verdict.line));
    }
}

TEST_CASE("a won position has an empty line; the node limit and cancelling give no answer") {
    const Verdict won = solve(Position{});
    CHECK(won.outcome == SolverOutcome::Won);
    CHECK(won.line.empty());
    Position ones;
    ones.visits.fill(1);
    ones.visits[0] = 0;
    CHECK(solve(ones).outcome == SolverOutcome::Won);
    const Verdict limited = solve(ones, {0});
    CHECK(limited.outcome == SolverOutcome::Unknown);
    CHECK(limited.nodes == 0);
    const std::atomic<bool> cancel = true;
    CHECK(solve(ones, {1000, &cancel}).outcome == SolverOutcome::Unknown);
}

TEST_CASE("wins refuses lines that leave the grid, enter black cells or end early") {
    const Position position = *parse("00000000000000000040001000000000");
    using enum Direction;
    CHECK(wins(position, std::vector{DownRight}));
    CHECK(!wins(position, std::vector{Down}));
    CHECK(!wins(position, std::vector{DownRight, Up}));
    CHECK(!wins(position, std::vector<Direction>{}));
}
