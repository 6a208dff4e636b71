// The search under gravity: depth first, the most promising removal first, never twice into a
// position known to be lost, and no further where falling_bound.hpp proves the loss. An attempt
// that takes too long is broken off and begun anew with another order; what it proved stays.
#pragma once

#include <vector>

#include "shisen/solver/budget.hpp"
#include "shisen/solver/falling_bound.hpp"
#include "shisen/solver/lost_table.hpp"
#include "shisen/solver/position.hpp"

namespace shisen::solver {

class FallingSearch {
  public:
    FallingSearch(const Layout& layout, Budget& budget);

    /// Unknown if the budget ran out. The winning moves are appended to line.
    [[nodiscard]] Outcome run(const Position& position, std::vector<Move>& line);

  private:
    struct Child {
        Move move;
        int score = 0;
        AllPartners partners;
    };

    Outcome search(const Position& position, const AllPartners& partners, std::vector<Move>& line);
    [[nodiscard]] std::vector<Child> children(const Position& position,
                                              const AllPartners& partners);
    [[nodiscard]] bool judge(const Position& position, Child& child);

    const Layout& layout_;
    Budget& budget_;
    FallingBound bound_;
    LostTable lost_;
    Random random_{1};
    /// Nodes at which the present attempt gives up.
    std::uint64_t attempt_end_ = 0;
    std::uint32_t noise_ = 0;
    /// A tile's place in its kind's list.
    std::array<std::uint8_t, MaxCells> place_{};
};

} // namespace shisen::solver
