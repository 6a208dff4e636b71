// Random play with a little sense: most boards are won by one of the first few games.
#pragma once

#include <vector>

#include "shisen/solver/budget.hpp"
#include "shisen/solver/position.hpp"

namespace shisen::solver {

/// Plays to the end, from a random kind on taking the first pair that can go; true if the board is
/// won. The moves are appended to line.
[[nodiscard]] bool playout(const Layout& layout,
                           Position position,
                           Random& random,
                           Budget& budget,
                           std::vector<Move>& line);

} // namespace shisen::solver
