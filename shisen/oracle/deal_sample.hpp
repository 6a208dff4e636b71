// Samples of a tape's deals: the rule of the deal family that they follow, and the numbers that N
// draws.
#pragma once

#include <optional>
#include <vector>

#include "shisen/oracle/deal_family.hpp"
#include "shisen/oracle/difference.hpp"
#include "shisen/oracle/tape_subject.hpp"
#include "shisen/oracle/turn.hpp"

namespace shisen::oracle {

/// Asks for a few small numbers in both variants. Returns the member of the deal family that deals
/// all of these boards, if there is one.
[[nodiscard]] std::optional<DealRule> sampled_deal_rule(const StartStates& start_states);

/// Presses N at many values of the ROM's frame counter. Returns a difference if the numbers depend on
/// the counter and never exceed 32767, or never are less than that. Numbers that come from elsewhere
/// are not judged.
[[nodiscard]] std::optional<Difference> drawn_range_difference(const TapeSubject& start);

} // namespace shisen::oracle
