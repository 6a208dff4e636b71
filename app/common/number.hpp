// Converts text to whole numbers.
#pragma once

#include <optional>
#include <string_view>

namespace zx::app {

/// Returns the value of a decimal number, or of a hexadecimal one with the prefix 0x. Empty for any
/// other text and for values outside least to most.
[[nodiscard]] std::optional<int> parse_number(std::string_view text, int least, int most);

} // namespace zx::app
