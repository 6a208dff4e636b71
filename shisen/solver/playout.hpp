// Random play with a simple preference: most boards are won by one of the first few games.
#pragma once

#include <vector>

#include "shisen/solver/budget.hpp"
#include "shisen/solver/position.hpp"

namespace shisen::solver {

/// Plays to the end, taking the first removable pair from a random kind on. Returns true if the
/// board is won. Appends the moves to `line`.
[[nodiscard]] bool playout(const StartBoard& layout,
                           Position position,
                           Random& random,
                           Budget& budget,
                           std::vector<Move>& line);

} // namespace shisen::solver
