#include "base/text.hpp"

#include <fmt/format.h>

namespace zx {

std::string hex_text(std::uint64_t value, int digits) {
    return fmt::format("{:0{}x}", value, digits);
}

std::string count_text(std::size_t count, std::string_view noun) {
    return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
}

std::string clock_text(std::int64_t seconds) {
    const std::int64_t hours = seconds / 3600;
    const std::int64_t minutes = seconds / 60 % 60;
    return hours > 0 ? fmt::format("{}:{:02}:{:02}", hours, minutes, seconds % 60)
                     : fmt::format("{}:{:02}", minutes, seconds % 60);
}

} // namespace zx
