// Locks between programs. A lock is a file of its own, NAME.lock, since the file that it protects
// is replaced by renaming. The system releases it when the program ends, however it ends.
#pragma once

#include <string>

#include "app/files/descriptor.hpp"
#include "base/error.hpp"

namespace zx::app {

/// Held for the lifetime of the object against every other program, and every other lock of this
/// one. Where the file system has no locks it holds nothing off: working without one is better
/// than not working.
class FileLock {
  public:
    /// Does not wait. Error NotWritable: another process holds it, named by its number, or the lock
    /// file cannot be made. The lock file is removed at the end.
    [[nodiscard]] static Result<FileLock> take(const std::string& path);
    ~FileLock();
    FileLock(FileLock&& other) noexcept = default;
    FileLock& operator=(FileLock&&) = delete;

  private:
    FileLock(Descriptor file, std::string lock_path)
        : file_(std::move(file)), lock_path_(std::move(lock_path)) {}

    Descriptor file_;
    std::string lock_path_;
};

} // namespace zx::app
