// One line of a BASIC listing: its statements as text and as bytes.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"

namespace zx::loaders {

/// The line numbers of labels, by name without @.
using BasicLabels = std::map<std::string, std::uint16_t, std::less<>>;

/// Turns the statements of a line (without its number) into bytes, without the 0x0d at their end.
/// Null labels: @ is a character like any other. Error: BadValue; the offset is that in the text.
[[nodiscard]] Result<std::vector<std::uint8_t>> tokenise(std::string_view statements,
                                                         const BasicLabels* labels);

/// Turns the bytes of a line, without the 0x0d at their end, into text that tokenise() turns into
/// the same bytes. write_listing() says what is not kept.
[[nodiscard]] std::string statements_text(std::span<const std::uint8_t> bytes);

} // namespace zx::loaders
