// The screen as text.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "machine/machine.hpp"

namespace zx::machine {

inline constexpr int TextRows = 24;
inline constexpr int TextColumns = 32;

/// Returns the present display file and attributes, 6,912 bytes.
[[nodiscard]] std::span<const std::uint8_t> screen_bytes(const Machine& machine);

/// Returns the character with this code of the Spectrum, 0x20..0x7f or 0x90..0xa4, in UTF-8. A
/// user-defined graphic is the letter of its key.
[[nodiscard]] std::string utf8_of(std::uint8_t code);

/// Returns 24 rows of 32 characters in UTF-8. Each cell is compared, plain and inverted, with the
/// machine's character sets (machine/character_set.hpp); user-defined graphics read as the letters
/// of their keys. A cell with INK equal to PAPER and a solid cell read as blank; a cell without a
/// match reads as U+2592.
[[nodiscard]] std::array<std::string, TextRows> read_screen(const Machine& machine);

} // namespace zx::machine
