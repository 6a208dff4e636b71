// Valid files, and nearly valid ones, that mutations start from.
#pragma once

#include <string_view>
#include <vector>

#include "tests/loaders/builders.hpp"

namespace fuzz {

/// parser is "tap", "sna", "zip" or "media".
[[nodiscard]] std::vector<builders::Bytes> seeds(std::string_view parser);

} // namespace fuzz
