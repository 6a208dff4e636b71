// The boards that a game can deal: all of this project's own deal, or those of a deal table learned
// from a tape (shisen/oracle/deal_table.hpp).
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "app/play/records/daily.hpp"
#include "shisen/game.hpp"

namespace zx::play {

struct Deals {
    /// If empty: this project's own deal, with every size and number.
    shisen::Dealer dealer;
    /// With a dealer: the available numbers, ascending, at least one. These boards have the classic
    /// size.
    std::vector<shisen::BoardNumber> numbers;

    [[nodiscard]] bool learned() const noexcept { return static_cast<bool>(dealer); }

    /// True if this board can be dealt.
    [[nodiscard]] bool has(shisen::BoardNumber number) const {
        return number != 0 &&
               (!learned() || std::binary_search(numbers.begin(), numbers.end(), number));
    }

    /// Returns one of the numbers, chosen by any value of chance.
    [[nodiscard]] shisen::BoardNumber pick(std::uint32_t chance) const {
        return learned() ? numbers[chance % numbers.size()]
                         : static_cast<shisen::BoardNumber>(1 + chance % 65'535);
    }

    /// Returns this number or the next available one, continuing at the first after the last.
    [[nodiscard]] shisen::BoardNumber at_or_after(shisen::BoardNumber number) const {
        if (!learned()) {
            return number;
        }
        const auto found = std::lower_bound(numbers.begin(), numbers.end(), number);
        return found == numbers.end() ? numbers.front() : *found;
    }

    /// Returns the next available number after this one, cyclically.
    [[nodiscard]] shisen::BoardNumber after(shisen::BoardNumber number) const {
        return at_or_after(next_number(number));
    }
};

} // namespace zx::play
