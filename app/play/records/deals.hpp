// The boards a table can deal: all of this project's own deal, or those of a table that was learned
// from a tape (shisen/oracle/deal_table.hpp).
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "app/play/records/daily.hpp"
#include "shisen/game.hpp"

namespace zx::play {

struct Deals {
    /// Empty: this project's own deal, every size and number.
    shisen::Dealer dealer;
    /// With a dealer: the numbers it has, ascending, at least one. Its boards are of the classic
    /// size.
    std::vector<shisen::BoardNumber> numbers;

    [[nodiscard]] bool learned() const noexcept { return static_cast<bool>(dealer); }

    [[nodiscard]] bool has(shisen::BoardNumber number) const {
        return number != 0 &&
               (!learned() || std::binary_search(numbers.begin(), numbers.end(), number));
    }

    /// One of them, by any number.
    [[nodiscard]] shisen::BoardNumber pick(std::uint32_t chance) const {
        return learned() ? numbers[chance % numbers.size()]
                         : static_cast<shisen::BoardNumber>(1 + chance % 65'535);
    }

    /// This number, or the next one that is there, from the beginning again after the last.
    [[nodiscard]] shisen::BoardNumber at_or_after(shisen::BoardNumber number) const {
        if (!learned()) {
            return number;
        }
        const auto found = std::lower_bound(numbers.begin(), numbers.end(), number);
        return found == numbers.end() ? numbers.front() : *found;
    }

    [[nodiscard]] shisen::BoardNumber after(shisen::BoardNumber number) const {
        return at_or_after(next_number(number));
    }
};

} // namespace zx::play
