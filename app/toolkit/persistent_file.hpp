// A small text file in the user's data folder that the game keeps: statistics, settings, the saved
// game. Written as a whole or not at all, changed by one program at a time, and never overwritten
// when its contents could not be understood: a bad file is set aside under a name of its own.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "base/error.hpp"

namespace zx::play {

/// What was read, or a fresh one, and one line for the player: empty if all is well, else what was
/// wrong and what has become of the file.
template <class T> struct Loaded {
    T value{};
    std::string notice;
};

/// Holds every other program, and every other FileLock of this one, off the file. Released on
/// leaving the scope, and by the system should the program die.
class FileLock {
  public:
    explicit FileLock(int descriptor) noexcept : descriptor_(descriptor) {}
    ~FileLock();
    FileLock(FileLock&& other) noexcept;
    FileLock& operator=(FileLock&&) = delete;

    [[nodiscard]] bool is_open() const noexcept;
    /// False if another holds it; errno tells.
    [[nodiscard]] bool try_once() noexcept;

  private:
    int descriptor_;
};

class PersistentFile {
  public:
    /// Without a folder there is no file: read() finds none, and write() and lock() fail.
    PersistentFile(const std::filesystem::path& folder, const char* name, std::size_t largest)
        : path_(folder.empty() ? folder : folder / name), largest_(largest) {}

    [[nodiscard]] const std::filesystem::path& path() const noexcept { return path_; }
    /// The whole text; nothing if there is no such file.
    [[nodiscard]] Result<std::optional<std::string>> read() const;
    /// Makes the folder if need be. The old file stays if the new one cannot be written.
    [[nodiscard]] Result<void> write(std::string_view text) const;
    [[nodiscard]] Result<void> remove() const;
    /// Renames the file to the first of name.why-001, name.why-002 ... that is free, and tells that
    /// name. Nothing at all is overwritten.
    [[nodiscard]] Result<std::string> set_aside(std::string_view why) const;
    /// Waits for two seconds at most; makes the folder if need be. The lock is a file of its own,
    /// name.lock, since this one is replaced by renaming.
    [[nodiscard]] Result<FileLock> lock() const;

    /// "statistics.json: the folder cannot be made: Read-only file system"
    [[nodiscard]] std::string in_words(const Error& error) const;
    /// Sets a file aside that was not understood (name.bad-001 ...), and says so in one line for
    /// the player: Error, if it could not be moved and must not be written over.
    [[nodiscard]] Result<std::string> set_aside_bad(const Error& reason) const;

  private:
    std::filesystem::path path_;
    std::size_t largest_;
};

/// What came of reading under the lock.
template <class T> struct LoadedLocked {
    T value{};
    std::string notice;
    /// False if a file that was not understood could not be moved out of the way either.
    bool may_write = true;
};

/// The caller holds the lock. parse(text) gives a Result<T>. A file that cannot be read or
/// understood is set aside and the fresh value taken.
template <class T, class Parse>
[[nodiscard]] LoadedLocked<T> load_locked(const PersistentFile& file, T fresh, Parse parse) {
    const auto text = file.read();
    if (text && !*text) {
        return {std::move(fresh), {}, true};
    }
    Result<T> value = text ? Result<T>(parse(std::string_view(**text)))
                           : Result<T>(tl::unexpected<Error>(text.error()));
    if (value) {
        return {std::move(*value), {}, true};
    }
    const auto notice = file.set_aside_bad(value.error());
    return {std::move(fresh), notice ? *notice : file.in_words(notice.error()), notice.has_value()};
}

/// Without the lock as long as all is well: looking needs no folder that can be written. A bad file
/// is looked at again under the lock, since another program may have mended it.
template <class T, class Parse>
[[nodiscard]] Loaded<T> load_persistent(const PersistentFile& file, T fresh, Parse parse) {
    const auto text = file.read();
    if (text && !*text) {
        return {std::move(fresh), {}};
    }
    if (text) {
        if (Result<T> value = parse(std::string_view(**text))) {
            return {std::move(*value), {}};
        }
    }
    const auto lock = file.lock();
    if (!lock) {
        return {std::move(fresh), file.in_words(lock.error())};
    }
    auto loaded = load_locked(file, std::move(fresh), parse);
    return {std::move(loaded.value), std::move(loaded.notice)};
}

} // namespace zx::play
