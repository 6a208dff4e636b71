// What is typed at the question of S: which of the rules for odd entries it depends on.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "shisen/oracle/rule_variants.hpp"

namespace shisen::oracle {

// Keys without a character in the text of an entry, as the Spectrum's codes of these keys.
inline constexpr char EntryLeft = 8;
inline constexpr char EntryRight = 9;
inline constexpr char EntryDelete = 12;

inline constexpr std::size_t FullEntryDigits = 5;

/// Returns DeleteEntry, LeftEntry, RightEntry or LetterEntry if the entry has such keys, in this order.
[[nodiscard]] std::optional<Rule> rule_of_keys(std::string_view entry);
/// Returns the entry without the keys of a rule. The setting must be BeginsAnew, Ignored or Edits.
[[nodiscard]] std::string entry_after_keys(std::string_view entry, Rule rule, EntryKey setting);

/// Returns the entry without the DELETEs at its beginning.
[[nodiscard]] std::string without_deletes(const std::string& entry);

/// Returns the rule for an entry of digits that is no number of one to five digits from 1 to 65535.
[[nodiscard]] std::optional<Rule> rule_of_digits(std::string_view digits);
/// True if the entry is anything but one to five digits, without a leading zero, of a number up to 65535.
/// Zeros that fill the entry up to `padded_digits` are not odd.
[[nodiscard]] bool is_odd(std::string_view entry, std::size_t padded_digits);
/// Returns the value of up to nine digits.
[[nodiscard]] std::uint32_t entry_value(std::string_view digits);

} // namespace shisen::oracle
