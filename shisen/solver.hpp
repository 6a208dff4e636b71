// Can this position still be won? The answer is a line that wins, the word that there is none, or
// "unknown" when the allowed number of nodes is used up. For one position, gravity and node limit
// it is always the same answer.
//
// A node is one position whose removals are looked at, in random play and in search alike.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "shisen/board.hpp"
#include "shisen/gravity.hpp"

namespace shisen {

enum class Outcome : std::uint8_t { Unknown, Won, Lost };

struct Effort {
    std::uint64_t nodes = 20'000'000;
    /// When it becomes true the answer is Unknown, within 64 nodes: a millisecond or so. May be
    /// null.
    const std::atomic<bool>* cancel = nullptr;
    /// Called with the nodes used so far, every 64 nodes. May be empty.
    std::function<void(std::uint64_t)> progress{};
};

struct Verdict {
    Outcome outcome = Outcome::Unknown;
    /// The winning removals, cells as the board stands at each moment; empty unless Won.
    std::vector<Pair> line;
    std::uint64_t nodes = 0;
};

[[nodiscard]] Verdict solve(const Board& board, Gravity gravity, const Effort& effort = {});

/// The independent checker: plays the line by the rules of path.hpp and gravity.hpp. solve()
/// returns no line that it refuses.
[[nodiscard]] bool wins(Board board, Gravity gravity, std::span<const Pair> line);

} // namespace shisen
