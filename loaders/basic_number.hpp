// The numbers of a BASIC program: their text, and the five bytes that the Spectrum calculates with.
//
//   00 sign low high 00         an integer, 0 to 65535 (sign 00)
//   exponent m1 m2 m3 m4        mantissa * 2^(exponent - 128), the mantissa from 0.5 to below 1 in 32
//                               bits, highest byte first; its highest bit, always 1, holds the sign
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace zx::loaders {

using BasicNumber = std::array<std::uint8_t, 5>;

/// Returns the nearest number, or nothing if the value (not negative) is too large. Values that are
/// too small are 0.
[[nodiscard]] std::optional<BasicNumber> basic_number(double value) noexcept;

/// Returns the value of five bytes.
[[nodiscard]] double value_of(std::span<const std::uint8_t, 5> number) noexcept;

struct NumberText {
    /// Infinite if it is too large.
    double value = 0;
    /// Characters of the text that the number takes; 0 if the text does not begin with a number.
    std::size_t length = 0;
};

/// Reads a number at the start of the text: digits with or without a point, an exponent, or
/// hexadecimal digits after 0x.
[[nodiscard]] NumberText read_decimal(std::string_view text);

/// Reads the binary digits that follow BIN, or hexadecimal ones after 0x.
[[nodiscard]] NumberText read_binary(std::string_view text);

} // namespace zx::loaders
