#include "app/common/number.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace zx::app {

std::optional<int> parse_number(std::string_view text, int least, int most) {
    const bool hexadecimal = text.starts_with("0x") || text.starts_with("0X");
    if (hexadecimal) {
        text.remove_prefix(2);
    }
    int value = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value, hexadecimal ? 16 : 10);
    if (error != std::errc() || stop != end || value < least || value > most) {
        return {};
    }
    return value;
}

std::string hex_text(std::uint64_t value, int digits) {
    std::array<char, 16> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, 16).ptr;
    const auto length = static_cast<std::size_t>(end - buffer.data());
    const auto least = static_cast<std::size_t>(digits);
    return std::string(least - std::min(least, length), '0').append(buffer.data(), length);
}

} // namespace zx::app
