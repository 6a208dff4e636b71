// The keys of the Spectrum that type a character.
#pragma once

#include <span>
#include <string_view>

#include "ula/keyboard.hpp"

namespace zx::machine {

/// Returns the keys that together type a UTF-8 character, a shift first: "a" is A, "A" is CAPS SHIFT
/// and A, "!" is SYMBOL SHIFT and 1, "\n" is ENTER. Empty if no single press types it. An arrow up
/// is the character "^", which the Spectrum shows so.
[[nodiscard]] std::span<const ula::Key> keys_for_character(std::string_view utf8) noexcept;

/// Returns the key with this letter, of either case, or this digit, as one element; empty for other
/// characters.
[[nodiscard]] std::span<const ula::Key> key_with(char letter_or_digit) noexcept;

} // namespace zx::machine
