#include "shisen/difficulty.hpp"

#include "shisen/path.hpp"
#include "shisen/solver/budget.hpp"
#include "shisen/solver/position.hpp"

namespace shisen {

namespace {

bool random_game_wins(const solver::StartBoard& layout,
                      solver::Position position,
                      solver::Random& random) {
    std::vector<solver::Move> moves;
    while (position.tiles > 0) {
        moves.clear();
        solver::each_move(layout, position, [&](solver::Move move) {
            moves.push_back(move);
            return true;
        });
        if (moves.empty()) {
            return false;
        }
        position.take(layout, moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    return true;
}

bool cancelled(const Effort& effort) {
    return effort.cancel != nullptr && effort.cancel->load(std::memory_order_relaxed);
}

} // namespace

Difficulty
difficulty(const Board& board, Gravity gravity, std::uint32_t games, const Effort& effort) {
    Difficulty result;
    for (const Pair& pair : removable_pairs(board)) {
        Board next = board;
        remove_pair(next, pair, gravity);
        const SolverOutcome outcome = solve(next, gravity, effort).outcome;
        ++result.first_moves;
        result.first_moves_lost += outcome == SolverOutcome::Lost ? 1U : 0U;
        result.first_moves_unknown += outcome == SolverOutcome::Unknown ? 1U : 0U;
    }
    Board start = board;
    if (gravity == Gravity::On) {
        settle(start);
    }
    const solver::StartBoard layout(start, gravity);
    if (!layout.searchable) {
        return result;
    }
    const solver::Position position(start, layout);
    solver::Random random(1);
    for (; result.games < games && !cancelled(effort); ++result.games) {
        result.games_won += random_game_wins(layout, position, random) ? 1U : 0U;
    }
    return result;
}

} // namespace shisen
