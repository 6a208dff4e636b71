#include "app/files/file_lock.hpp"

#include <array>
#include <cerrno>
#include <cstring>
#include <string_view>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/files/output_file.hpp"

namespace zx::app {
namespace {

tl::unexpected<Error> not_locked() {
    return fail(
        ErrorCode::NotWritable, 0, std::string("cannot be locked: ") + std::strerror(errno));
}

/// Returns the owner of the lock by the process number that it has written into the file.
std::string holder(const Descriptor& file) {
    std::array<char, 20> text{};
    const ssize_t count = ::pread(file.number(), text.data(), text.size(), 0);
    const std::string_view words(text.data(), count > 0 ? static_cast<std::size_t>(count) : 0);
    const std::string number(words.substr(0, words.find_first_not_of("0123456789")));
    return number.empty() ? "another process" : "process " + number;
}

/// False if the previous holder has removed the file between our open and our lock.
bool is_still_there(const Descriptor& file, const std::string& path) {
    struct stat opened {};
    struct stat named {};
    return ::fstat(file.number(), &opened) == 0 && ::lstat(path.c_str(), &named) == 0 &&
           opened.st_dev == named.st_dev && opened.st_ino == named.st_ino;
}

} // namespace

Result<FileLock> FileLock::take(const std::string& path) {
    auto target = resolve_for_writing(path);
    if (!target) {
        return tl::unexpected<Error>(target.error());
    }
    const std::string lock_path = *target + ".lock";
    constexpr int Attempts = 100;
    for (int attempt = 0; attempt < Attempts; ++attempt) {
        constexpr mode_t UserWrites = 0644;
        Descriptor file{::open(
            lock_path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, UserWrites)};
        if (!file.is_open()) {
            return not_locked();
        }
        if (::flock(file.number(), LOCK_EX | LOCK_NB) != 0) {
            if (errno == EWOULDBLOCK) {
                return fail(
                    ErrorCode::NotWritable, 0, holder(file) + " is writing it (" + lock_path + ")");
            }
            return FileLock(std::move(file), {}); // file system without locks
        }
        if (!is_still_there(file, lock_path)) {
            continue;
        }
        const std::string number = fmt::format("{}\n", ::getpid());
        // The process number is only information for people; the lock works without it.
        (void)!::ftruncate(file.number(), 0);
        (void)!::write(file.number(), number.data(), number.size());
        return FileLock(std::move(file), lock_path);
    }
    return fail(ErrorCode::NotWritable, 0, "cannot be locked: " + lock_path + " comes and goes");
}

FileLock::~FileLock() {
    if (file_.is_open() && !lock_path_.empty()) {
        (void)::unlink(lock_path_.c_str());
    }
}

} // namespace zx::app
