// Media back to bytes in the format that a file's ending asks for: tapes as .tap, snapshots as
// .sna, ROMs as .rom, pictures as .scr; a snapshot also gives the picture it shows.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/error.hpp"
#include "loaders/media.hpp"

namespace zx::loaders {

/// Unsupported where this release has no way from these media to that ending.
[[nodiscard]] Result<std::vector<std::uint8_t>> encode_media(const Media& media,
                                                             std::string_view name);

} // namespace zx::loaders
