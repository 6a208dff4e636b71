// Decides whether a position can still be won. The answer is a winning line, a proof that there is
// none, or "unknown" if the node limit is used up. The same position, gravity and node limit always
// give the same answer.
//
// A node is one position whose removals are generated, in random play or in the search.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "shisen/board.hpp"
#include "shisen/gravity.hpp"

namespace shisen {

enum class SolverOutcome : std::uint8_t { Unknown, Won, Lost };

struct Effort {
    std::uint64_t nodes = 20'000'000;
    /// When it becomes true, the answer is Unknown within 64 nodes, about a millisecond. May be
    /// null.
    const std::atomic<bool>* cancel = nullptr;
    /// Called every 64 nodes with the number of nodes used so far. May be empty.
    std::function<void(std::uint64_t)> progress{};
};

struct Verdict {
    SolverOutcome outcome = SolverOutcome::Unknown;
    /// The winning removals, with cells as the board stands at each removal; empty unless Won.
    std::vector<Pair> line;
    std::uint64_t nodes = 0;
};

[[nodiscard]] Verdict solve(const Board& board, Gravity gravity, const Effort& effort = {});

/// Checks a line independently of the solver, by the rules of path.hpp and gravity.hpp. solve()
/// returns only lines that pass.
[[nodiscard]] bool wins(Board board, Gravity gravity, std::span<const Pair> line);

} // namespace shisen
