// What the description of Hexes leaves open, so that two tapes may differ and both be right. The
// contest's specification fixes the rules and the keys of the moves completely; it has no puzzle
// numbers and ends with the game. So only the question of S and the first key after the end are left.
// Sounds, texts, an animation, and whether an impossible move draws anything cannot be seen in the
// still picture that is compared.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "oracle/rule_variants.hpp"

namespace hexes {

enum class Rule : std::uint8_t { WonKey, StuckKey, EmptyEntry, ZeroEntry, LargeEntry, LetterEntry };
using Rules = zx::oracle::RuleSettings<Rule, 6>;
using zx::oracle::Setting;

/// The first key after the end of a game: it is a command; it only ends a message; or it only deals
/// another puzzle.
enum class EndKey : Setting { Unknown, Acts, EndsMessage, NewPuzzle };
/// An entry that is no number of 1 to 65535: the tape asks for another number; it goes on with the
/// game; or it deals the puzzle of the number in 16 bits, which is 0 for an empty entry.
enum class Entry : Setting { Unknown, AskedAgain, GoesOn, Deals };
/// A letter in an entry: the entry begins anew after it; it is ignored; or the entry ends, and the
/// game goes on.
enum class EntryLetter : Setting { Unknown, BeginsAnew, Ignored, GoesOn };

using RuleText = zx::oracle::RuleText<Rule>;
[[nodiscard]] const RuleText& text_of(Rule rule);
[[nodiscard]] std::span<const RuleText> all_rules();

} // namespace hexes
