// Writes files so that a reader finds either the old or the new contents, never a part of them.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include <sys/types.h>

#include "app/files/descriptor.hpp"
#include "base/error.hpp"

namespace zx::app {

/// A file that is written piece by piece. The bytes go to a temporary file in the target's folder;
/// finish() renames it to the target. If anything fails, or if the object is destroyed before
/// finish(), the old file stays unchanged and the temporary file is removed.
///
/// Symbolic links are followed, also to a file that does not exist yet. In a folder that other
/// users can write to they are refused. Devices and pipes have no old contents and are written
/// directly; a signal that has a handler ends the wait for a pipe's reader with an error.
///
/// Temporary files that a killed process of the same user has left in the target's folder are
/// removed.
class OutputFile {
  public:
    /// Opens a file for writing. Error: NotWritable, also for a folder.
    [[nodiscard]] static Result<OutputFile> create(const std::string& path);
    ~OutputFile();
    OutputFile(OutputFile&& other) noexcept;
    OutputFile& operator=(OutputFile&&) = delete;

    /// False for a device or pipe, which cannot be rewritten and receives bytes as they are
    /// written.
    [[nodiscard]] bool is_regular() const noexcept { return !temporary_.empty(); }
    /// Appends bytes. Error: NotWritable.
    [[nodiscard]] Result<void> write(std::span<const std::uint8_t> bytes);
    /// Overwrites bytes that were written before; regular files only.
    [[nodiscard]] Result<void> rewrite(off_t offset, std::span<const std::uint8_t> bytes);
    /// When finish() replaces the old file, if there is one, it is kept under this path.
    void keep_previous_as(std::string path) { previous_ = std::move(path); }
    /// Replaces the target with the written bytes after they have reached the disk.
    [[nodiscard]] Result<void> finish();

  private:
    OutputFile() = default;

    std::string target_;
    /// Empty if the target is written directly, or after finish().
    std::string temporary_;
    std::optional<std::string> previous_;
    Descriptor file_;
};

/// Writes the whole file at once, with the guarantees of OutputFile.
[[nodiscard]] Result<void> write_file_atomically(const std::string& path,
                                                 std::span<const std::uint8_t> bytes);

/// Writes to the first of path-001, path-002 ... that does not exist, and returns that path.
[[nodiscard]] Result<std::string> write_beside(const std::string& path,
                                               std::span<const std::uint8_t> bytes);

/// Checks that the file can be written now, without changing anything. Does not open pipes and
/// devices, because that may wait.
[[nodiscard]] Result<void> check_writable(const std::string& path);

/// Returns the path after following all symbolic links. The final target need not exist. Error:
/// NotWritable if links form a ring, or if a link lies in a folder that other users can write to.
[[nodiscard]] Result<std::string> resolve_for_writing(const std::string& path);

} // namespace zx::app
