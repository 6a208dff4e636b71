#include "app/toolkit/persistent_file.hpp"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <span>
#include <system_error>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "app/files/file.hpp"
#include "app/files/user_data.hpp"

namespace zx::play {
namespace fs = std::filesystem;
namespace {

constexpr int NotOpen = -1;
constexpr std::chrono::milliseconds LockPause{10};
constexpr int LockAttempts = 200;
constexpr int MostAside = 999;

std::string reason(int number) {
    return std::generic_category().message(number);
}

/// True for the errors of a file system without locks. It is better to work without a lock than to
/// save nothing.
bool locks_are_unknown(int number) {
    return number == ENOLCK || number == ENOSYS || number == EOPNOTSUPP || number == EINVAL;
}

} // namespace

PersistentFileLock::~PersistentFileLock() {
    if (descriptor_ != NotOpen) {
        (void)::close(descriptor_);
    }
}

PersistentFileLock::PersistentFileLock(PersistentFileLock&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, NotOpen)) {}

bool PersistentFileLock::is_open() const noexcept {
    return descriptor_ != NotOpen;
}

bool PersistentFileLock::try_once() noexcept {
    return ::flock(descriptor_, LOCK_EX | LOCK_NB) == 0;
}

Result<std::optional<std::string>> PersistentFile::read() const {
    if (path_.empty()) {
        return std::nullopt;
    }
    const auto bytes = app::read_file(path_.string());
    if (!bytes) {
        if (bytes.error().code == ErrorCode::NotFound) {
            return std::nullopt;
        }
        return tl::unexpected<Error>(bytes.error());
    }
    if (bytes->size() > largest_) {
        return fail(ErrorCode::TooLarge, 0, "is far too large");
    }
    return std::string(bytes->begin(), bytes->end());
}

Result<void> PersistentFile::write(std::string_view text) const {
    if (auto made = app::UserData::make_folder(path_.parent_path()); !made) {
        return made;
    }
    const std::vector<std::uint8_t> bytes(text.begin(), text.end());
    return app::write_file_atomically(path_.string(), bytes);
}

Result<void> PersistentFile::remove() const {
    std::error_code error;
    fs::remove(path_, error);
    if (error) {
        return fail(ErrorCode::NotWritable, 0, "cannot be removed: " + error.message());
    }
    return {};
}

Result<std::string> PersistentFile::set_aside(std::string_view why) const {
    for (int number = 1; number <= MostAside; ++number) {
        std::string digits = std::to_string(number);
        digits.insert(0, 3 - digits.size(), '0');
        const std::string name = path_.filename().string() + "." + std::string(why) + "-" + digits;
        const std::string target = (path_.parent_path() / name).string();
        // Reserve the name first, and only if it is free, so that the rename can replace only this
        // empty file.
        const int reserved = ::open(target.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
        if (reserved == NotOpen && errno == EEXIST) {
            continue;
        }
        if (reserved == NotOpen) {
            break;
        }
        (void)::close(reserved);
        if (::rename(path_.c_str(), target.c_str()) == 0) {
            return name;
        }
        const int number_of_error = errno;
        (void)::unlink(target.c_str());
        errno = number_of_error;
        break;
    }
    return fail(ErrorCode::NotWritable, 0, "cannot be set aside: " + reason(errno));
}

Result<PersistentFileLock> PersistentFile::lock() const {
    if (auto made = app::UserData::make_folder(path_.parent_path()); !made) {
        return tl::unexpected<Error>(made.error());
    }
    const std::string name = path_.string() + ".lock";
    PersistentFileLock lock(::open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600));
    if (!lock.is_open()) {
        return fail(ErrorCode::NotWritable, 0, "cannot be locked: " + reason(errno));
    }
    for (int attempt = 0; attempt < LockAttempts; ++attempt) {
        if (lock.try_once() || locks_are_unknown(errno)) {
            return lock;
        }
        std::this_thread::sleep_for(LockPause);
    }
    return fail(ErrorCode::NotWritable, 0, "another program keeps it locked");
}

std::string PersistentFile::in_words(const Error& error) const {
    return path_.empty() ? error.context : app::describe(error, path_.filename().string());
}

Result<std::string> PersistentFile::set_aside_bad(const Error& reason_for_it) const {
    const auto name = set_aside("bad");
    if (!name) {
        Error both = name.error();
        both.context = reason_for_it.context + ", and it " + both.context;
        return tl::unexpected<Error>(both);
    }
    return in_words(reason_for_it) + "; kept as " + *name + ", a fresh one begins";
}

} // namespace zx::play
