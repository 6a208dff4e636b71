// How hard a board is, as figures: the share of purely random play that wins, and how many first
// removals lose the game at once.
#pragma once

#include "shisen/solver.hpp"

namespace shisen {

struct Difficulty {
    std::uint32_t games = 0;
    std::uint32_t games_won = 0;
    std::uint32_t first_moves = 0;
    std::uint32_t first_moves_lost = 0;
    /// First removals after which the solver ran out of nodes.
    std::uint32_t first_moves_unknown = 0;

    friend bool operator==(const Difficulty&, const Difficulty&) = default;
};

/// Random play takes each pair that can go with the same chance. The effort's nodes are for each
/// first removal; random play counts no nodes. Always the same for the same board, gravity, games
/// and nodes. If cancelled, `games` is smaller than asked for, or first removals are unknown.
[[nodiscard]] Difficulty
difficulty(const Board& board, Gravity gravity, std::uint32_t games, const Effort& effort = {});

} // namespace shisen
