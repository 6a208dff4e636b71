#include "app/common/number.hpp"

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

} // namespace zx::app
