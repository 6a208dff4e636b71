// The steps of a checked game of Hexes, and their texts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"
#include "games/hexes/deal.hpp"

namespace hexes {

/// What is typed after S before a number: nothing; an entry that is no puzzle's number, with ENTER; or
/// a digit and a letter.
enum class OddEntry : std::uint8_t { None, Empty, Zero, Large, Letter };
/// The number that stands for numbers above 65535; the digit and the letter of OddEntry::Letter.
inline constexpr std::uint32_t LargeNumber = 65536 + 2;
inline constexpr unsigned DigitBeforeLetter = 7;
/// The largest number after OddEntry::Letter: a tape that ignores the letter takes one more digit.
inline constexpr unsigned MostAfterLetter = 999;

/// A key, or a puzzle that is chosen by S, its number and ENTER.
struct Step {
    char key = 0;
    /// 0 for a key.
    PuzzleNumber number = 0;
    OddEntry odd = OddEntry::None;
    friend bool operator==(const Step&, const Step&) = default;
};

/// Returns what a step types.
[[nodiscard]] std::string typed_text(const Step& step);
/// Returns steps as text: "s42 7 8 r". After S, an odd entry: "s,42", "s0,42", "s65538,42", "s7q42".
[[nodiscard]] std::string steps_text(const std::vector<Step>& steps);
/// Returns the number of keys that the steps press.
[[nodiscard]] std::size_t keys_of(const std::vector<Step>& steps);
/// Parses such a text; spaces may be left out, except after a number. Error BadValue, with the offset.
[[nodiscard]] zx::Result<std::vector<Step>> parse_steps(std::string_view text);

} // namespace hexes
