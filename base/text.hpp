// Numbers, counts and times as text. The sources format with libfmt.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace zx {

/// Returns the value in lower-case hexadecimal, with leading zeros up to the given number of
/// digits.
[[nodiscard]] std::string hex_text(std::uint64_t value, int digits);

/// Returns for example "1 byte" or "2 bytes"; noun is the singular.
[[nodiscard]] std::string count_text(std::size_t count, std::string_view noun);

/// Returns a duration as minutes and seconds ("4:07"), with hours in front from one hour on
/// ("1:04:07").
[[nodiscard]] std::string clock_text(std::int64_t seconds);

} // namespace zx
