// Converts media to the bytes of the format that a file name extension names (loaders/format.hpp).
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/error.hpp"
#include "loaders/media.hpp"

namespace zx::loaders {

/// Error: Unsupported if these media cannot be converted to that format.
[[nodiscard]] Result<std::vector<std::uint8_t>> encode_media(const Media& media,
                                                             std::string_view name);

/// Returns "a tape", "a snapshot", "a ROM" or "a picture".
[[nodiscard]] std::string_view kind_of(const Media& media);

} // namespace zx::loaders
