// What the description of Tetrominoes leaves open, so that two tapes may differ and both be right. The
// contest's specification lists every step, key, score and random number, so that there are only two
// such rules. (It also permits that a first row is not erased if a piece completes it as it appears;
// keys that are chosen here do not lead there.) The length of a tick is measured (tape_learner.hpp).
// Colours, sounds and texts are not compared.
#pragma once

#include <cstdint>
#include <span>

#include "oracle/rule_variants.hpp"
#include "oracle/timed.hpp"

namespace tetrominoes {

/// Which of several full rows is removed first; and whether a key that is pressed while rows collapse
/// is kept, as in the PC's keyboard buffer, or lost, as by a program that reads the ports once a tick.
enum class Rule : std::uint8_t { RowOrder, WaitingKey };
using Rules = zx::oracle::RuleSettings<Rule, 2>;

enum class RowOrder : zx::oracle::Setting { Unknown, UppermostFirst, LowestFirst };
using zx::oracle::WaitingKey;

using RuleText = zx::oracle::RuleText<Rule>;
[[nodiscard]] const RuleText& text_of(Rule rule);
[[nodiscard]] std::span<const RuleText> all_rules();

} // namespace tetrominoes
