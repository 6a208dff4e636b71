// Finds the word that a mistyped word was probably meant to be.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace zx::app {

/// Returns the number of single-letter insertions, deletions, replacements and swaps of neighbours
/// that turn one word into the other.
[[nodiscard]] std::size_t typing_errors(std::string_view from, std::string_view to);

/// Returns the nearest of the words that differs from the typed one by one typing error, or by two
/// if the typed word has at least five letters. Empty if there is none.
[[nodiscard]] std::string nearest_word(std::string_view typed, std::span<const std::string> words);

} // namespace zx::app
