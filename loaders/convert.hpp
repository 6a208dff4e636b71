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

/// Returns the blocks `from` to `to` of a tape, counted from 1, both included; 0 stands for the
/// tape's first or last. Error: BadValue if there are no such blocks, or if one leads out of them.
[[nodiscard]] Result<Tape> cut_tape(const Tape& tape, std::size_t from, std::size_t to);

/// Returns "a tape", "a snapshot", "a ROM" or "a picture".
[[nodiscard]] std::string_view kind_of(const Media& media);

} // namespace zx::loaders
