#include <algorithm>
#include <cassert>

#include "shisen/path.hpp"
#include "shisen/solver.hpp"
#include "shisen/solver/budget.hpp"
#include "shisen/solver/falling_search.hpp"
#include "shisen/solver/flat_search.hpp"
#include "shisen/solver/playout.hpp"
#include "shisen/solver/position.hpp"

namespace shisen {

namespace solver {

namespace {

/// The number of random games before the search. Without gravity the search itself is as fast as a
/// few of them.
constexpr int FlatPlayouts = 8;
constexpr int FallingPlayouts = 30;

/// A seed that depends on the position alone.
std::uint64_t seed_of(const Board& board) {
    std::uint64_t seed = 14695981039346656037U;
    for (const char letter : board.text()) {
        seed = (seed ^ static_cast<unsigned char>(letter)) * 1099511628211U;
    }
    return seed;
}

bool odd_kind(const StartBoard& layout) {
    return std::any_of(layout.tiles_of_kind.begin(),
                       layout.tiles_of_kind.end(),
                       [](const auto& tiles) { return tiles.size() % 2 != 0; });
}

/// With gravity, no tile of the board may hang in the air.
SolverOutcome
solve_settled(const Board& board, Gravity gravity, Budget& budget, std::vector<Pair>& cells) {
    const StartBoard layout(board, gravity);
    if (odd_kind(layout)) {
        return SolverOutcome::Lost;
    }
    if (!layout.searchable) {
        return SolverOutcome::Unknown;
    }
    const Position root(board, layout);
    Random random(seed_of(board));
    std::vector<Move> line;
    SolverOutcome outcome = SolverOutcome::Unknown;
    const int games = gravity == Gravity::On ? FallingPlayouts : FlatPlayouts;
    for (int game = 0; game < games && outcome == SolverOutcome::Unknown && !budget.stopped();
         ++game) {
        line.clear();
        if (playout(layout, root, random, budget, line)) {
            outcome = SolverOutcome::Won;
        }
    }
    if (outcome == SolverOutcome::Unknown && !budget.stopped()) {
        line.clear();
        outcome = gravity == Gravity::On ? FallingSearch(layout, budget).run(root, line)
                                         : FlatSearch(layout, budget).run(root, line);
    }
    if (outcome == SolverOutcome::Won) {
        cells = cells_of_line(layout, root, line);
    }
    return outcome;
}

/// Tiles that hang in the air stay there until the first removal, so each first move is solved as a
/// board of its own.
SolverOutcome solve_hanging(const Board& board, Budget& budget, std::vector<Pair>& cells) {
    SolverOutcome outcome = SolverOutcome::Lost;
    for (const Pair& pair : removable_pairs(board)) {
        if (!budget.spend()) {
            return SolverOutcome::Unknown;
        }
        Board next = board;
        remove_pair(next, pair, Gravity::On);
        const SolverOutcome after = solve_settled(next, Gravity::On, budget, cells);
        if (after == SolverOutcome::Won) {
            cells.insert(cells.begin(), pair);
            return after;
        }
        if (after == SolverOutcome::Unknown) {
            outcome = after;
        }
    }
    return outcome;
}

} // namespace

} // namespace solver

Verdict solve(const Board& board, Gravity gravity, const Effort& effort) {
    solver::Budget budget(effort);
    Verdict verdict;
    verdict.outcome = gravity == Gravity::On && !is_settled(board)
                          ? solver::solve_hanging(board, budget, verdict.line)
                          : solver::solve_settled(board, gravity, budget, verdict.line);
    verdict.nodes = budget.used();
    if (verdict.outcome == SolverOutcome::Won && !wins(board, gravity, verdict.line)) {
        assert(false && "the solver's line does not win");
        verdict.outcome = SolverOutcome::Unknown;
        verdict.line.clear();
    }
    return verdict;
}

bool wins(Board board, Gravity gravity, std::span<const Pair> line) {
    for (const Pair& pair : line) {
        if (!board.inside(pair.first) || !board.inside(pair.second) ||
            board.at(pair.first) != board.at(pair.second) || !board.occupied(pair.first) ||
            pair.first == pair.second || !find_path(board, pair.first, pair.second)) {
            return false;
        }
        remove_pair(board, pair, gravity);
    }
    return board.empty();
}

} // namespace shisen
