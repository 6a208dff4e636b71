// Reads and writes whole files, and opens tapes, snapshots and ROMs from a path.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "base/error.hpp"
#include "loaders/media.hpp"

namespace zx::app {

/// More than any file of this kind has; larger ones are refused before they are read.
inline constexpr std::size_t MaxFileBytes = std::size_t{64} * 1024 * 1024;

/// The whole of a regular file. Pipes and devices are refused: they have no size and may never end.
[[nodiscard]] Result<std::vector<std::uint8_t>> read_file(const std::string& path);

/// Puts the bytes in the file's place at once: whatever fails, the old file stays as it was and
/// nothing else is left behind. A symbolic link is followed, also to where nothing is yet. Devices
/// and pipes, which have no old state, are written to directly; a signal that has a handler ends
/// the wait for a pipe's reader, as an error.
[[nodiscard]] Result<void> write_file_atomically(const std::string& path,
                                                 std::span<const std::uint8_t> bytes);

[[nodiscard]] Result<loaders::Media> open_media_file(const std::string& path);
/// The same, telling which member of an archive it was.
[[nodiscard]] Result<loaders::OpenedMedia> open_media_member_file(const std::string& path);

/// One line for a person: "game.tap: block 3 ends 17 bytes early (at byte 4711)".
[[nodiscard]] std::string describe(const Error& error, const std::string& path);

/// Control characters become '?'. Names come from users and from archives: one that holds a line's
/// end must not fake a second line.
[[nodiscard]] std::string on_one_line(std::string text);

} // namespace zx::app
