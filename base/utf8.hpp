// Functions for UTF-8 text of unknown origin: stepping over its characters, and making it safe to
// print. File names, names on tapes and pasted text are arbitrary bytes.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace zx {

/// Returns the length in bytes of the first character, 1 to 4; 1 if the text does not begin with
/// valid UTF-8. The text must not be empty.
[[nodiscard]] std::size_t first_character_bytes(std::string_view text) noexcept;

/// Returns the text as valid UTF-8: each byte that is not part of a valid character becomes "\xNN".
/// For JSON, which must be valid UTF-8.
[[nodiscard]] std::string valid_utf8(std::string_view text);

/// Returns the text as one line that cannot control a terminal. Line ends and tabs become "\n",
/// "\r" and "\t"; other control characters and invalid bytes become "\xNN"; line separators,
/// direction marks and 8-bit control characters become "\u{N}". A backslash is unchanged, because
/// the text is for people and is not parsed again.
[[nodiscard]] std::string terminal_safe(std::string_view text);

} // namespace zx
