#include <algorithm>
#include <vector>

#include <doctest/doctest.h>

#include "shisen/deal.hpp"
#include "shisen/difficulty.hpp"
#include "shisen/path.hpp"
#include "shisen/workload.hpp"

using namespace shisen;

TEST_CASE("random play wins nearly always without gravity and three games in four with it") {
    // Medians over random boards, known from another program: 95.5 % and 75 %.
    for (const Gravity gravity : {Gravity::Off, Gravity::On}) {
        std::vector<double> shares;
        for (BoardNumber number = 1; number <= 61; ++number) {
            const Difficulty of = difficulty(deal(number), gravity, 60);
            CHECK(of.games == 60);
            CHECK(of.first_moves == removable_pairs(deal(number)).size());
            CHECK(of.first_moves_unknown == 0);
            shares.push_back(of.games_won / 60.0);
        }
        std::sort(shares.begin(), shares.end());
        CHECK(shares[30] == doctest::Approx(gravity == Gravity::On ? 0.75 : 0.955).epsilon(0.1));
    }
}

TEST_CASE("on a lost board every first removal loses and no random game wins") {
    for (const Gravity gravity : {Gravity::Off, Gravity::On}) {
        const Difficulty of = difficulty(deal(219), gravity, 50);
        CHECK(of.first_moves > 0);
        CHECK(of.first_moves_lost == of.first_moves);
        CHECK(of.games_won == 0);
        CHECK(difficulty(deal(219), gravity, 50) == of);
    }
}

TEST_CASE("a cancelled measurement stops") {
    const std::atomic<bool> cancel{true};
    CHECK(difficulty(deal(1), Gravity::On, 50, {.cancel = &cancel}).games == 0);
}

TEST_CASE("the workload does the same work every time") {
    const Workload load(4);
    const auto paths = load.test_paths();
    const auto moves = load.find_moves();
    CHECK(paths.units > 1000);
    CHECK(paths.result > 0);
    CHECK(paths.result < paths.units);
    CHECK(moves.units > 80);
    CHECK(moves.result > moves.units);
    CHECK(Workload(4).test_paths().result == paths.result);
    CHECK(Workload(4).find_moves().result == moves.result);
}
