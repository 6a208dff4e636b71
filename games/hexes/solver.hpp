// Decides whether a position can still be won. The answer is a winning line, a proof that there is
// none, or "unknown" if the node limit is used up. The same position and node limit always give the
// same answer.
//
// Method. A winning line is a walk that enters each cell as often as its number says. Write f(a,b)
// for the number of steps from cell a to its neighbour b. Such a walk exists if and only if some f
// fulfils two conditions: each cell is entered as often as its number and left as often as it is
// visited, except that the walk begins at the cursor and ends anywhere; and all used cells are
// connected by used steps (then the steps form an Eulerian path). The first condition is a flow
// problem, which is solved exactly. If the flow falls into parts, exchanges of two steps join
// parts where possible. For a part that remains, the search branches on the steps that enter it
// from outside: one of them must be used. If no branch is left, there is no winning line.
//
// A node is one flow problem.
#pragma once

#include <atomic>
#include <cstdint>
#include <span>
#include <vector>

#include "games/hexes/grid.hpp"

namespace hexes {

enum class SolverOutcome : std::uint8_t { Unknown, Won, Lost };

struct Effort {
    std::uint64_t nodes = 1'000'000;
    /// When it becomes true, the answer is Unknown after the current node. May be null.
    const std::atomic<bool>* cancel = nullptr;
};

struct Verdict {
    SolverOutcome outcome = SolverOutcome::Unknown;
    /// The winning moves; empty unless Won, and for a position that is already won.
    std::vector<Direction> line;
    std::uint64_t nodes = 0;
};

[[nodiscard]] Verdict solve(const Position& position, const Effort& effort = {});

/// Plays a line by the rules and returns true if it ends in the won position. solve() returns only
/// lines that pass.
[[nodiscard]] bool wins(Position position, std::span<const Direction> line);

} // namespace hexes
