// Samples of a tape's deals: the rule of the deal family that they follow, the numbers that N draws,
// and the program's first board.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "shisen/oracle/deal_family.hpp"
#include "shisen/oracle/difference.hpp"
#include "shisen/oracle/tape_subject.hpp"
#include "shisen/oracle/turn.hpp"

namespace shisen::oracle {

/// Asks for a few small numbers in both variants. Returns the member of the deal family that deals
/// all of these boards, if there is one.
[[nodiscard]] std::optional<DealRule> sampled_deal_rule(const StartStates& start_states);

/// The numbers that N draws, if they are from one half of the range only, or of one half of all values by a bit
/// that never changes.
struct NarrowRange {
    BoardNumber highest = 0;
    /// The bits that have one value in all numbers, if the numbers are from both halves of the range.
    BoardNumber kept_bits = 0;
    /// True if the same few numbers come again and again.
    bool repeats = false;
    Difference difference;
    /// Returns which numbers these are, for example "even numbers".
    [[nodiscard]] std::string numbers() const;
    /// True if this is no fault: a bit never changes, or the highest number is just below 1000 or 10000, as
    /// if the author had limited the numbers, or from 16384 to 32767. A program that takes the high byte
    /// from the R register draws no higher ones, because bit 7 of R keeps its value.
    [[nodiscard]] bool excused() const noexcept;
};

/// Presses N at many values of the ROM's frame counter, and again and again. Returns the range if the
/// numbers depend on the counter and never exceed 32767, or never are less than that; if they come
/// from elsewhere and are below 512, end just below 1000 or 10000, or are at most 8 different ones; or
/// if a bit of them other than bit 7 never changes.
[[nodiscard]] std::optional<NarrowRange> narrow_range_of_draws(const TapeSubject& start);

/// Asks for the number that the program's first board shows. Returns a difference if another board is
/// dealt. A first board without a number, or with number 0, is not judged.
[[nodiscard]] std::optional<Difference> first_board_difference(const TapeSubject& first);

} // namespace shisen::oracle
