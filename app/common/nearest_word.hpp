// Finds the word that a mistyped one was meant to be.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace zx::app {

/// The number of letters to insert, delete, replace, or swap with their neighbour to turn one word
/// into the other.
[[nodiscard]] std::size_t typing_errors(std::string_view from, std::string_view to);

/// The nearest of the words that differs from the typed one by one typing error, or by two if the
/// typed word has at least five letters; empty if there is none.
[[nodiscard]] std::string nearest_word(std::string_view typed, std::span<const std::string> words);

} // namespace zx::app
