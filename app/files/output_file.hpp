// Writes files so that a reader finds the old contents or the new, never a part of them.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include <sys/types.h>

#include "app/files/descriptor.hpp"
#include "base/error.hpp"

namespace zx::app {

/// A file that is written piece by piece. The bytes go to a temporary file beside the target, which
/// takes the target's place at finish(). Whatever fails, and when the object is destroyed before
/// finish(), the old file stays as it was and nothing else is left.
///
/// A symbolic link is followed, also to a file that does not exist yet, except in a folder that
/// other users can write: there it is refused. Devices and pipes, which have no old contents, are
/// written directly; a signal that has a handler ends the wait for a pipe's reader, as an error.
///
/// Temporary files that a killed process of the same user has left in the target's folder are
/// removed on the way.
class OutputFile {
  public:
    [[nodiscard]] static Result<OutputFile> create(const std::string& path);
    ~OutputFile();
    OutputFile(OutputFile&& other) noexcept;
    OutputFile& operator=(OutputFile&&) = delete;

    /// False for a device or pipe: it cannot be rewritten, and bytes arrive as they are written.
    [[nodiscard]] bool is_regular() const noexcept { return !temporary_.empty(); }
    [[nodiscard]] Result<void> write(std::span<const std::uint8_t> bytes);
    /// Replaces bytes that were written before; regular files only.
    [[nodiscard]] Result<void> rewrite(off_t offset, std::span<const std::uint8_t> bytes);
    /// Keeps the old file, if there is one, under this path when finish() replaces it.
    void keep_previous_as(std::string path) { previous_ = std::move(path); }
    /// Puts the bytes in the target's place, after they have reached the disk.
    [[nodiscard]] Result<void> finish();

  private:
    OutputFile() = default;

    std::string target_;
    /// Empty: written directly, or finished.
    std::string temporary_;
    std::optional<std::string> previous_;
    Descriptor file_;
};

/// Writes the whole file at once, as an OutputFile does.
[[nodiscard]] Result<void> write_file_atomically(const std::string& path,
                                                 std::span<const std::uint8_t> bytes);

/// Writes to the first of path-001, path-002 ... that does not exist, and returns that name.
[[nodiscard]] Result<std::string> write_beside(const std::string& path,
                                               std::span<const std::uint8_t> bytes);

/// Makes sure that the file can be written now, and changes nothing. Pipes and devices are not
/// opened: that may wait.
[[nodiscard]] Result<void> check_writable(const std::string& path);

/// Follows the symbolic links in the path to its end. What it ends at need not exist. Error:
/// NotWritable if links form a ring, or if one lies in a folder that other users can write.
[[nodiscard]] Result<std::string> resolve_for_writing(const std::string& path);

} // namespace zx::app
