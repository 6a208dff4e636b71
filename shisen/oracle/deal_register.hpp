// The boards that a tape has dealt in all turns of a check, and those that contradict each other: a
// number with two boards, perhaps one for each variant, or two numbers with one board.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "shisen/oracle/turn.hpp"

namespace shisen::oracle {

/// Steps that may show the contradiction, from a new board in this variant.
struct DealSuspicion {
    Gravity gravity = Gravity::On;
    std::vector<Step> steps;
    /// The number twice if it has dealt two boards; two numbers with one board.
    BoardNumber first = 0;
    BoardNumber second = 0;
    /// True if the number has dealt one board with gravity and another one without.
    bool by_variant = false;
};

class DealRegister {
  public:
    void add(const TurnResult& result);
    /// At most MostSuspicions of each kind, in the order in which they were found.
    [[nodiscard]] const std::vector<DealSuspicion>& suspicions() const noexcept {
        return suspicions_;
    }
    static constexpr std::size_t MostSuspicions = 4;

  private:
    void suspect(DealSuspicion suspicion);

    std::map<std::pair<BoardNumber, Gravity>, std::uint64_t> boards_;
    std::map<std::pair<std::uint64_t, Gravity>, BoardNumber> numbers_;
    std::vector<DealSuspicion> suspicions_;
};

} // namespace shisen::oracle
