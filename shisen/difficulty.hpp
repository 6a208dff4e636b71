// The difficulty of a board in figures: the share of random games that win, and the number of first
// removals that lose the game at once.
#pragma once

#include "shisen/solver.hpp"

namespace shisen {

struct Difficulty {
    std::uint32_t games = 0;
    std::uint32_t games_won = 0;
    std::uint32_t first_moves = 0;
    std::uint32_t first_moves_lost = 0;
    /// First removals for which the solver used up its nodes.
    std::uint32_t first_moves_unknown = 0;

    friend bool operator==(const Difficulty&, const Difficulty&) = default;
};

/// Returns the difficulty of a board. A random game takes each removable pair with the same
/// probability. The node limit applies to each first removal; random games count no nodes. The
/// result depends only on the arguments. If cancelled, `games` is smaller than requested, or first
/// removals are unknown.
[[nodiscard]] Difficulty
difficulty(const Board& board, Gravity gravity, std::uint32_t games, const Effort& effort = {});

} // namespace shisen
