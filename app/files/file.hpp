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

/// A path and the name of a member of that archive.
struct MemberPath {
    std::string file;
    /// Empty: the path is a file's.
    std::string member;
};

/// Divides ARCHIVE#NAME. An existing file of the whole name wins; else the first '#' after which
/// an existing file's name ends.
[[nodiscard]] MemberPath split_member(const std::string& path);

/// Reads a file, or a member of a ZIP archive (ARCHIVE#NAME), and parses it by its contents and
/// extension. Errors: those of read_file() and of loaders::open_media().
[[nodiscard]] Result<loaders::OpenedMedia> open_media_file(const std::string& path);

/// Returns an empty text, or that the archive has other members that could have been opened.
[[nodiscard]] std::string warning_about_members(const loaders::OpenedMedia& opened);

} // namespace zx::app
