// The line of keys that the duels of the games show.
#pragma once

#include <cstddef>
#include <string>

#include <fmt/format.h>

namespace zx::native {

/// The number of last keys that a view holds; more than fit into the line.
inline constexpr std::size_t KeysShown = 80;

/// Returns "1 key" or "3 keys".
inline std::string counted(std::size_t count, const char* word) {
    return fmt::format("{} {}{}", count, word, count == 1 ? "" : "s");
}

} // namespace zx::native
