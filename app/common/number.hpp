// Converts whole numbers from and to text.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace zx::app {

/// Returns the value of a decimal number, or of a hexadecimal one with the prefix 0x. Empty for any
/// other text and for values outside least to most.
[[nodiscard]] std::optional<int> parse_number(std::string_view text, int least, int most);

/// Returns the value in lower-case hexadecimal, with leading zeros up to the given number of
/// digits.
[[nodiscard]] std::string hex_text(std::uint64_t value, int digits);

} // namespace zx::app
