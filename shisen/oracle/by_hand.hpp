// Tries rules on copies of the subject before the first turn, and selects pairs tile by tile.
#pragma once

#include <optional>

#include "shisen/oracle/rule_variants.hpp"
#include "shisen/oracle/turn.hpp"

namespace shisen::oracle {

/// Returns whether the tape removes the pair when its tiles are selected; nothing if that cannot be
/// seen. `seen` is what the tape shows now, and `selected` the selected tile if it is not visible.
[[nodiscard]] std::optional<bool>
takes(const Subject& tape, const Observation& seen, const Pair& pair, std::optional<Cell> selected);

/// Tries pairs on the start boards whose path must leave the board. Returns Whole if the tape takes
/// all of them, None if it takes none, and nothing if it takes some or if there are few.
[[nodiscard]] std::optional<Ring> ring_by_hand(const StartStates& start_states);

/// Presses H and then N on a start board. Returns Acts if N deals a new board, OnlyDrops if it leaves
/// the board and the shown pair is gone, and nothing otherwise.
[[nodiscard]] std::optional<CommandHint> command_hint_by_hand(const StartStates& start_states);

/// Removes pairs from the start boards, goes back once with B and plays on to a win and to a board without moves.
/// Returns AtEnd if the border of such a game becomes red only at one of these ends, Unknown if the games cannot be
/// played so, and otherwise AtOnce, which then is required. `rules` say which pairs can be joined.
[[nodiscard]] RedBorder red_border_by_hand(const StartStates& start_states,
                                           const RuleVariants& rules);

/// Returns the rules with those decided that the trials above can decide. The house rules stay as they are.
[[nodiscard]] RuleVariants rules_by_hand(const StartStates& start_states, RuleVariants rules);

} // namespace shisen::oracle
