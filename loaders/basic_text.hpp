// How the characters of a BASIC program are written in a listing: the escapes of zmakebas.
//
//   \a to \u       user-defined characters        \*   the copyright sign
//   \ ' \.: ...    block graphics, two columns    \\   a backslash
//   \{n} \{0xn}    any byte                       \@   @
//   `              the pound sign
//
// The same characters in Unicode are read, too: the pound and copyright signs, the arrow up and the
// block graphics.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/error.hpp"

namespace zx::loaders {

/// A byte of a program and the characters of a listing that it takes.
struct ListedByte {
    std::uint8_t byte = 0;
    std::size_t length = 0;
};

/// Reads the byte at the start of the text, which is not empty. Error: BadValue; the context says
/// what is wrong without the place.
[[nodiscard]] Result<ListedByte> read_listed(std::string_view text);

/// Returns how a byte is written inside quotes and after REM. Keywords are written as \{n}.
[[nodiscard]] std::string listed(std::uint8_t byte);

/// Returns the byte as \{n}.
[[nodiscard]] std::string listed_as_number(std::uint8_t byte);

} // namespace zx::loaders
