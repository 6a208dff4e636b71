// Valid files, and nearly valid ones, that mutations start from.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tests/loaders/builders.hpp"

namespace fuzz {

/// parser is "tap", "sna", "zip" or "media"; or one of shisen_seeds().
[[nodiscard]] std::vector<builders::Bytes> seeds(std::string_view parser);
/// parser is "game", "atlas" or "saved_game".
[[nodiscard]] std::vector<builders::Bytes> shisen_seeds(std::string_view parser);

/// The text with its checksum behind it, as a saved game has it.
[[nodiscard]] std::string sealed(const std::string& text);

} // namespace fuzz
