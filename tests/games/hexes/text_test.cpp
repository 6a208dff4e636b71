#include <doctest/doctest.h>

#include "games/hexes/text.hpp"

using namespace hexes;

TEST_CASE("moves are digits, and wrong digits are named by their position") {
    const auto moves = parse_moves("789321");
    REQUIRE(moves.has_value());
    CHECK(moves_text(*moves) == "789321");
    const auto wrong = parse_moves("785");
    REQUIRE(!wrong);
    CHECK(wrong.error().offset == 2);
    CHECK(wrong.error().context == "character 3 is not a move; moves are 7 8 9 3 2 1");
}

TEST_CASE("a verdict is a line of moves and their number, or one line") {
    using enum Direction;
    CHECK(verdict_text({SolverOutcome::Won, {UpLeft, Down}, 5}) == "72\nwon in 2 moves\n");
    CHECK(verdict_text({SolverOutcome::Won, {}, 1}) == "\nwon in 0 moves\n");
    CHECK(verdict_text({SolverOutcome::Lost, {}, 5}) == "unwinnable, proved\n");
    CHECK(verdict_text({SolverOutcome::Unknown, {}, 12}) == "unknown after 12 nodes\n");
}
