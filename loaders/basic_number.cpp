#include "loaders/basic_number.hpp"

#include <charconv>
#include <cmath>
#include <limits>
#include <string>
#include <system_error>

#include "loaders/basic_keywords.hpp"

namespace zx::loaders {
namespace {

constexpr int Bias = 128;
constexpr int MantissaBits = 32;

int digit_value(char letter) noexcept {
    if (is_ascii_digit(letter)) {
        return letter - '0';
    }
    const char lower = static_cast<char>(letter | 0x20);
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : 16;
}

/// Reads digits of a base up to 16; digits beyond the precision of a double are rounded.
NumberText read_digits(std::string_view text, int base) noexcept {
    NumberText number;
    while (number.length < text.size() && digit_value(text[number.length]) < base) {
        number.value = number.value * base + digit_value(text[number.length]);
        ++number.length;
    }
    return number;
}

std::optional<NumberText> read_hexadecimal(std::string_view text) noexcept {
    if (text.size() < 3 || text[0] != '0' || (text[1] != 'x' && text[1] != 'X')) {
        return std::nullopt;
    }
    NumberText number = read_digits(text.substr(2), 16);
    if (number.length == 0) {
        return std::nullopt;
    }
    number.length += 2;
    return number;
}

std::size_t digits_at(std::string_view text, std::size_t at) noexcept {
    std::size_t count = 0;
    while (at + count < text.size() && is_ascii_digit(text[at + count])) {
        ++count;
    }
    return count;
}

/// Returns the length of e, a sign and digits; 0 if they are not complete.
std::size_t exponent_length(std::string_view text, std::size_t at) noexcept {
    if (at == text.size() || (text[at] != 'e' && text[at] != 'E')) {
        return 0;
    }
    const bool sign = at + 1 < text.size() && (text[at + 1] == '+' || text[at + 1] == '-');
    const std::size_t digits = digits_at(text, at + 1 + (sign ? 1 : 0));
    return digits == 0 ? 0 : 1 + (sign ? 1 : 0) + digits;
}

/// Returns the value of digits, point and exponent, correctly rounded. Values beyond a double are
/// 0 or infinite.
double decimal_value(std::string_view text, bool is_small) noexcept {
    double value = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    if (read.ec == std::errc::result_out_of_range) {
        return is_small ? 0 : std::numeric_limits<double>::infinity();
    }
    return value;
}

} // namespace

std::optional<BasicNumber> basic_number(double value) noexcept {
    constexpr double LargestInteger = 65535;
    if (value <= LargestInteger && value == std::floor(value)) {
        const auto integer = static_cast<std::uint16_t>(value);
        return BasicNumber{0,
                           0,
                           static_cast<std::uint8_t>(integer & 0xff),
                           static_cast<std::uint8_t>(integer >> 8),
                           0};
    }
    if (!std::isfinite(value)) {
        return std::nullopt;
    }
    int exponent = 0;
    const double mantissa = std::frexp(value, &exponent);
    auto bits = static_cast<std::uint64_t>(std::floor(std::ldexp(mantissa, MantissaBits) + 0.5));
    if (bits >> MantissaBits != 0) {
        bits >>= 1;
        ++exponent;
    }
    if (exponent + Bias > 255) {
        return std::nullopt;
    }
    if (exponent + Bias < 1) {
        return BasicNumber{};
    }
    return BasicNumber{static_cast<std::uint8_t>(exponent + Bias),
                       static_cast<std::uint8_t>(bits >> 24 & 0x7f),
                       static_cast<std::uint8_t>(bits >> 16 & 0xff),
                       static_cast<std::uint8_t>(bits >> 8 & 0xff),
                       static_cast<std::uint8_t>(bits & 0xff)};
}

double value_of(std::span<const std::uint8_t, 5> number) noexcept {
    if (number[0] == 0) {
        const double integer = number[2] + 256.0 * number[3];
        return number[1] == 0 ? integer : integer - 65536;
    }
    const std::uint32_t bits = static_cast<std::uint32_t>(number[1] | 0x80) << 24 |
                               static_cast<std::uint32_t>(number[2]) << 16 |
                               static_cast<std::uint32_t>(number[3]) << 8 | number[4];
    const double value = std::ldexp(static_cast<double>(bits), number[0] - Bias - MantissaBits);
    return (number[1] & 0x80) != 0 ? -value : value;
}

NumberText read_decimal(std::string_view text) {
    if (const auto hexadecimal = read_hexadecimal(text)) {
        return *hexadecimal;
    }
    const std::size_t whole = digits_at(text, 0);
    std::size_t length = whole;
    if (length < text.size() && text[length] == '.') {
        const std::size_t fraction = digits_at(text, length + 1);
        if (whole + fraction == 0) {
            return {};
        }
        length += 1 + fraction;
    }
    if (length == 0) {
        return {};
    }
    const std::size_t exponent = exponent_length(text, length);
    const bool is_small = exponent != 0 ? text[length + 1] == '-' : whole < length;
    length += exponent;
    return {decimal_value(text.substr(0, length), is_small), length};
}

NumberText read_binary(std::string_view text) {
    if (const auto hexadecimal = read_hexadecimal(text)) {
        return *hexadecimal;
    }
    return read_digits(text, 2);
}

} // namespace zx::loaders
