// BASIC between the host and the machine: pasted commands as presses of the keyword keys, pasted
// listings as tapes, and the program in memory as text.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"
#include "loaders/tape.hpp"
#include "machine/machine.hpp"
#include "machine/strokes.hpp"

namespace zx::app {

/// True if the machine waits for a line of 48 BASIC with the keyword cursor, so that letters are
/// keywords. Reads the ROM's system variables FLAGS and FLAGX.
[[nodiscard]] bool expects_keywords(const machine::Machine& machine);

/// Returns the strokes that type lines of 48 BASIC, with or without line numbers. Nothing if a line
/// does not begin with a keyword, or holds what the keyboard cannot type.
[[nodiscard]] std::optional<std::vector<machine::Stroke>> command_strokes(std::string_view listing);

/// The most lines of a listing that are typed; typing takes about a second for five keys.
inline constexpr std::size_t LongestTypedListing = 5;

/// Returns a tape with the program if the text is a listing with line numbers and more lines than
/// are typed. Nothing if it is not, the error of the listing if it is wrong.
[[nodiscard]] std::optional<Result<loaders::Tape>> tape_of_listing(std::string_view text);

/// Returns the BASIC program in memory as a listing. Error: NotFound without one.
[[nodiscard]] Result<std::string> program_listing(const machine::Machine& machine);

} // namespace zx::app
