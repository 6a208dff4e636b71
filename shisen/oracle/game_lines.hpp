// Removals that lead a game to an end that a test wants: a win, or a board with tiles and no moves.
// Each returns the pairs in order, with cells as the board stands at each removal.
#pragma once

#include <vector>

#include "shisen/board.hpp"
#include "shisen/gravity.hpp"
#include "shisen/oracle/input_generator.hpp"
#include "shisen/oracle/rule_variants.hpp"

namespace shisen::oracle {

/// Returns the pairs of a won game, or none if the solver finds no win. For a tape without the ring, which
/// the solver uses: those of the longest of some games by chance.
[[nodiscard]] std::vector<Pair>
line_to_win(const RuleVariants& rules, const Board& start, Gravity gravity, Rng& rng);

/// Returns pairs to a board with tiles and no moves: those of the shortest of some games by chance, or,
/// if all of them are won, of a game whose last moves are searched. Empty if nothing is found.
[[nodiscard]] std::vector<Pair>
line_to_dead_end(const RuleVariants& rules, const Board& start, Gravity gravity, Rng& rng);

/// Returns pairs to a board without moves that has 4 to 14 tiles: those of the game with the fewest tiles
/// left of some games by chance. Empty if none of them ends so.
[[nodiscard]] std::vector<Pair>
line_to_late_dead_end(const RuleVariants& rules, const Board& start, Gravity gravity, Rng& rng);

} // namespace shisen::oracle
