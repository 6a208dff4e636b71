// Finds deals that do not arrange the tiles randomly: places that hold the same kind, or equal tiles side by
// side, on most of the boards of unlike numbers.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "shisen/board.hpp"
#include "shisen/deal.hpp"
#include "shisen/oracle/difference.hpp"
#include "shisen/oracle/subject.hpp"

namespace shisen::oracle {

/// What the boards of a tape have in common. Only one board of each 256 numbers counts, since the boards of
/// neighbouring numbers may be alike if the tape's random numbers are.
class DealMix {
  public:
    /// Adds a full board of the classic size with kinds below 21; others are left out.
    void add(BoardNumber number, const Board& board);
    /// Returns words such as "row 1, column 1 holds the same kind on 30 of 60 boards" if a random arrangement
    /// is out of the question; nothing if there are fewer than 30 boards.
    [[nodiscard]] std::optional<std::string> fault() const;
    /// Returns a few of the numbers, in the order in which they came.
    [[nodiscard]] std::vector<BoardNumber> examples() const;

  private:
    static constexpr std::size_t Places = 84;
    static constexpr std::size_t Kinds = 21;
    std::vector<BoardNumber> numbers_;
    std::array<bool, 256> counted_{};
    std::array<std::array<std::size_t, Kinds>, Places> of_kind_{};
    /// How often the tile in a place is equal to the next one in its row, and to the next one in its column.
    std::array<std::array<std::size_t, 2>, Places> like_next_{};
};

/// Steps that show boards of a mix with a fault, and the difference that the last one makes.
struct UnmixedDeals {
    std::vector<Step> steps;
    Difference difference;
};

/// Asks for some of the boards. Returns nothing if the mix has no fault, or if they are not dealt.
[[nodiscard]] std::optional<UnmixedDeals> unmixed_deals(const DealMix& mix, const Subject& start);

} // namespace shisen::oracle
