// zlib, which no other file uses: streams in memory, with a limit for what they unpack to.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/error.hpp"

namespace zx::loaders {

/// Unpacks a zlib stream. Errors: Corrupt, or TooLarge beyond `limit` bytes; the offset counts from
/// the start of the stream.
[[nodiscard]] Result<std::vector<std::uint8_t>> inflate_zlib(std::span<const std::uint8_t> bytes,
                                                             std::size_t limit);
/// Unpacks a gzip file; several members in a row are one file.
[[nodiscard]] Result<std::vector<std::uint8_t>> inflate_gzip(std::span<const std::uint8_t> bytes,
                                                             std::size_t limit);
[[nodiscard]] std::vector<std::uint8_t> deflate_zlib(std::span<const std::uint8_t> bytes);

} // namespace zx::loaders
