// Whole numbers as a person writes and reads them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace zx::app {

/// The value of a decimal number, or of a hexadecimal one that begins with 0x; nothing for any
/// other text and for values outside least to most.
[[nodiscard]] std::optional<int> parse_number(std::string_view text, int least, int most);

/// The value in hexadecimal, lower case, with leading zeros to at least so many digits.
[[nodiscard]] std::string hex_text(std::uint64_t value, int digits);

} // namespace zx::app
