// Reads whole files, and opens tapes, snapshots and ROMs from a path.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "app/common/failure.hpp"
#include "app/files/output_file.hpp"
#include "base/error.hpp"
#include "loaders/media.hpp"

namespace zx::app {

/// Larger than any file of this kind; files above this size are refused before they are read.
inline constexpr std::size_t MaxFileBytes = std::size_t{64} * 1024 * 1024;

/// Reads a whole regular file. Refuses pipes and devices without waiting for them: they have no
/// size and may never end.
[[nodiscard]] Result<std::vector<std::uint8_t>> read_file(const std::string& path);

/// Reads a file and parses it by its contents and extension. Errors: those of read_file() and of
/// loaders::open_media().
[[nodiscard]] Result<loaders::OpenedMedia> open_media_file(const std::string& path);

} // namespace zx::app
