// Locks between programs. A lock is a separate file, NAME.lock, because the protected file is
// replaced by renaming. The system releases the lock when the program ends for any reason.
#pragma once

#include <string>

#include "app/files/descriptor.hpp"
#include "base/error.hpp"

namespace zx::app {

/// Held for the lifetime of the object against every other program and every other lock of this
/// one. On a file system without locks it excludes nobody: it is better to work without a lock than
/// not at all.
class FileLock {
  public:
    /// Locks without waiting. Error NotWritable: another process (named by its number) holds the
    /// lock, or the lock file cannot be made. The lock file is removed when the lock is released.
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
