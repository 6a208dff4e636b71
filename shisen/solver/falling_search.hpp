// The search with gravity: depth first, the most promising removal first. It never enters a
// position twice that is known to be lost, and stops where falling_bound.hpp proves the loss. An
// attempt that takes too long is abandoned and restarted in another order; the proved losses stay.
#pragma once

#include <vector>

#include "shisen/solver/budget.hpp"
#include "shisen/solver/falling_bound.hpp"
#include "shisen/solver/lost_table.hpp"
#include "shisen/solver/position.hpp"

namespace shisen::solver {

class FallingSearch {
  public:
    FallingSearch(const StartBoard& layout, Budget& budget);

    /// Returns Unknown if the budget is used up. Appends the winning moves to `line`.
    [[nodiscard]] SolverOutcome run(const Position& position, std::vector<Move>& line);

  private:
    struct Child {
        Move move;
        int score = 0;
        AllPartners partners;
    };

    SolverOutcome
    search(const Position& position, const AllPartners& partners, std::vector<Move>& line);
    [[nodiscard]] std::vector<Child> children(const Position& position,
                                              const AllPartners& partners);
    [[nodiscard]] bool judge(const Position& position, Child& child);

    const StartBoard& layout_;
    Budget& budget_;
    FallingBound bound_;
    LostTable lost_;
    Random random_{1};
    /// The number of nodes at which the present attempt is abandoned.
    std::uint64_t attempt_end_ = 0;
    std::uint32_t noise_ = 0;
    /// The index of each tile in the list of its kind.
    std::array<std::uint8_t, MaxCells> place_{};
};

} // namespace shisen::solver
