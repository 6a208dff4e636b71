// Converts media to the bytes of the format that a file name extension names: tapes to .tap,
// snapshots to .sna, ROMs to .rom, pictures to .scr; a snapshot also converts to the picture it
// shows.
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

} // namespace zx::loaders
