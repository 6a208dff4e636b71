// A small text file in the user's data folder: statistics, settings, the saved game. It is written
// as a whole or not at all, and changed by one program at a time. A file whose contents cannot be
// understood is never overwritten but renamed.
#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/error.hpp"

namespace zx::play {

/// The value that was read, or a fresh one, and one line for the player. The line is empty if all
/// is well; else it says what was wrong and what was done with the file.
template <class T> struct Loaded {
    T value{};
    std::string notice;
};

/// Excludes every other program, and every other lock of this one, from the file. Released by the
/// destructor, or by the system if the program crashes.
class PersistentFileLock {
  public:
    explicit PersistentFileLock(int descriptor) noexcept : descriptor_(descriptor) {}
    ~PersistentFileLock();
    PersistentFileLock(PersistentFileLock&& other) noexcept;
    PersistentFileLock& operator=(PersistentFileLock&&) = delete;

    [[nodiscard]] bool is_open() const noexcept;
    /// False if another program holds the lock; see errno.
    [[nodiscard]] bool try_once() noexcept;

  private:
    int descriptor_;
};

class PersistentFile {
  public:
    /// If the folder is empty there is no file: read() finds none, and write() and lock() fail.
    PersistentFile(const std::filesystem::path& folder, const char* name, std::size_t largest)
        : path_(folder.empty() ? folder : folder / name), largest_(largest) {}

    [[nodiscard]] const std::filesystem::path& path() const noexcept { return path_; }
    /// Returns the whole text; empty if the file does not exist.
    [[nodiscard]] Result<std::optional<std::string>> read() const;
    /// Creates the folder if necessary. The old file stays if the new one cannot be written.
    [[nodiscard]] Result<void> write(std::string_view text) const;
    /// Removes the file. Not an error if there is none.
    [[nodiscard]] Result<void> remove() const;
    /// Renames the file to the first free name of name.why-001, name.why-002 ... and returns that
    /// name. Never overwrites a file.
    [[nodiscard]] Result<std::string> set_aside(std::string_view why) const;
    /// Waits for at most two seconds; creates the folder if necessary. The lock is a separate file,
    /// name.lock, because this file is replaced by renaming.
    [[nodiscard]] Result<PersistentFileLock> lock() const;

    /// Returns one line: "statistics.json: the folder cannot be made: Read-only file system".
    [[nodiscard]] std::string in_words(const Error& error) const;
    /// Renames a file that cannot be understood (name.bad-001 ...) and returns one line about it
    /// for the player. Error: it could not be renamed and must not be overwritten.
    [[nodiscard]] Result<std::string> set_aside_bad(const Error& reason) const;

  private:
    std::filesystem::path path_;
    std::size_t largest_;
};

/// The result of reading under the lock.
template <class T> struct LoadedLocked {
    T value{};
    std::string notice;
    /// False if a file that cannot be understood could not be renamed either.
    bool may_write = true;
};

/// Reads the file; the caller holds the lock. parse(text) returns a Result<T>. A file that cannot
/// be read or understood is renamed, and the fresh value is returned.
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

/// Reads the file without the lock if it is good, so that reading does not need a writable folder.
/// A bad file is read again under the lock, since another program may have repaired it.
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

/// A file of records to which entries are added. Two programs that run at once lose nothing: each
/// adds to the current contents of the file. Records provides add(entry) and json().
template <class Records, class Entry> class RecordsFile {
  public:
    using Parse = std::function<Result<Records>(std::string_view)>;

    RecordsFile(PersistentFile file, Records fresh, Parse parse)
        : file_(std::move(file)), fresh_(std::move(fresh)), parse_(std::move(parse)) {}

    [[nodiscard]] Loaded<Records> load() const { return load_persistent(file_, fresh_, parse_); }

    /// Adds the entry to the file and returns its new contents. If the file cannot be written, the
    /// notice says so, the returned value still includes the entry, and the next add() tries again.
    [[nodiscard]] Loaded<Records> add(const Entry& entry) {
        pending_.push_back(entry);
        const auto with_pending = [&](Records records) {
            for (const Entry& each : pending_) {
                records.add(each);
            }
            return records;
        };
        const auto lock = file_.lock();
        if (!lock) {
            const auto read_only = file_.read().and_then(
                [&](const auto& text) { return parse_(text ? *text : std::string()); });
            return {with_pending(read_only ? *read_only : fresh_), file_.in_words(lock.error())};
        }
        auto current = load_locked(file_, fresh_, parse_);
        Records all = with_pending(std::move(current.value));
        if (!current.may_write) {
            return {std::move(all), std::move(current.notice)};
        }
        if (const auto written = file_.write(all.json()); !written) {
            return {std::move(all), file_.in_words(written.error())};
        }
        pending_.clear();
        return {std::move(all), std::move(current.notice)};
    }

  private:
    PersistentFile file_;
    Records fresh_;
    Parse parse_;
    std::vector<Entry> pending_;
};

} // namespace zx::play
