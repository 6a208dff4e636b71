// Checks the published table of unwinnable boards in two ways: with the solver over all 65,535
// boards, and board by board with the exhaustive search of reference.hpp. The latter uses boards
// dealt from the published formula in this file, so it shares no code with the game: neither deal,
// nor path, nor gravity, nor search.
#include <fstream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "shisen/atlas.hpp"
#include "tests/shisen/reference.hpp"

using namespace shisen;

namespace {

/// Returns the numbers between the lines "<!-- lost, gravity off -->" and "<!-- end -->" of the
/// document.
std::vector<BoardNumber> published(const std::string& variant) {
    std::ifstream file(FR_SOURCE_DIR "/docs/SHISEN.md");
    REQUIRE(file.good());
    std::vector<BoardNumber> numbers;
    bool inside = false;
    for (std::string line; std::getline(file, line);) {
        if (line == "<!-- lost, gravity " + variant + " -->") {
            inside = true;
        } else if (line == "<!-- end -->") {
            inside = false;
        } else if (inside) {
            std::istringstream words(line);
            for (int number = 0; words >> number;) {
                numbers.push_back(static_cast<BoardNumber>(number));
            }
        }
    }
    return numbers;
}

/// The formula of shisen/deal.hpp, written again for 14 x 6.
reference::Grid dealt(BoardNumber number) {
    std::string cells;
    for (int i = 0; i < 84; ++i) {
        cells += static_cast<char>('A' + i / 4);
    }
    long long s = number;
    for (long long i = 83; i >= 1; --i) {
        s = 75 * (s + 1) % 65537 - 1;
        const long long j = s * (i + 1) / 65536;
        std::swap(cells[static_cast<std::size_t>(i)], cells[static_cast<std::size_t>(j)]);
    }
    reference::Grid grid;
    for (std::size_t row = 0; row < 6; ++row) {
        grid.push_back(cells.substr(14 * row, 14));
    }
    return grid;
}

/// Removes the pairs one by one with the reference's path and gravity.
bool line_wins(reference::Grid grid, const std::vector<Pair>& line, bool gravity) {
    for (const Pair& pair : line) {
        const auto at = [&](Cell cell) -> char& {
            return grid.at(static_cast<std::size_t>(cell.row))
                .at(static_cast<std::size_t>(cell.column));
        };
        const auto reach = reference::reach_from(grid, pair.first.column, pair.first.row);
        if (at(pair.first) == '.' || at(pair.first) != at(pair.second) ||
            !reach[static_cast<std::size_t>(pair.second.row)]
                  [static_cast<std::size_t>(pair.second.column)]) {
            return false;
        }
        at(pair.first) = '.';
        at(pair.second) = '.';
        if (gravity) {
            reference::fall(grid);
        }
    }
    return line.size() == 42 && grid == reference::Grid(6, std::string(14, '.'));
}

} // namespace

TEST_CASE("the atlas of all boards has no unknown entry and loses exactly the published boards") {
    Atlas atlas(ClassicSize, Effort{}.nodes);
    CHECK(classify(atlas, {}));
    for (const Gravity gravity : {Gravity::Off, Gravity::On}) {
        CHECK(atlas.count(SolverOutcome::Unknown, gravity) == 0);
        const auto lost = atlas.with(SolverOutcome::Lost, gravity);
        CHECK(lost == published(gravity == Gravity::On ? "on" : "off"));
        CHECK(atlas.count(SolverOutcome::Won, gravity) + lost.size() == 65535);
    }
}

TEST_CASE("an exhaustive search finds no way to win a published board") {
    for (const bool gravity : {false, true}) {
        const auto numbers = published(gravity ? "on" : "off");
        CHECK(numbers.size() > 10);
        for (const BoardNumber number : numbers) {
            CAPTURE(number);
            CHECK_FALSE(reference::winnable(dealt(number), gravity));
        }
    }
}

TEST_CASE("the deal is the published formula") {
    for (std::uint32_t number = 1; number <= 65535; ++number) {
        const auto n = static_cast<BoardNumber>(number);
        REQUIRE(reference::grid_of(deal(n)) == dealt(n));
    }
}

TEST_CASE("winning lines win by the reference's rules too") {
    constexpr int Step = 67; // some 980 boards in each variant
    for (int number = 1; number <= 65535; number += Step) {
        for (const bool gravity : {false, true}) {
            CAPTURE(number);
            CAPTURE(gravity);
            const auto n = static_cast<BoardNumber>(number);
            const Verdict verdict = solve(deal(n), Gravity{gravity});
            REQUIRE(verdict.outcome != SolverOutcome::Unknown);
            if (verdict.outcome == SolverOutcome::Won) {
                CHECK(line_wins(dealt(n), verdict.line, gravity));
            }
        }
    }
}
