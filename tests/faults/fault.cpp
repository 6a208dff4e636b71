// An LD_PRELOAD library that makes one call of the C library fail, to test how a program handles
// it.
//
//   FR_FAULT_FOLDER  only files below this folder count; it and the program's paths are absolute
//   FR_FAULT_CALL    open, read, write, fsync, rename, link or close
//   FR_FAULT_NUMBER  which of these calls fails, from 1; 0 or not set: none
//   FR_FAULT_LOG     a file that gets one line for each kind of call at the end: "open 5"
//
// The call that fails has no effect, except close, which closes the file, as on Linux.
#include <array>
#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstdlib>
#include <cstring>
#include <string>

#include <fcntl.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

namespace {

enum Kind { Open, Read, Write, Fsync, Rename, Link, Close, KindCount };
constexpr std::array<const char*, KindCount> Names = {
    "open", "read", "write", "fsync", "rename", "link", "close"};

std::array<std::atomic<int>, KindCount> counts{};
std::array<std::atomic<bool>, 4096> watched{};

const char* setting(const char* name) {
    const char* value = std::getenv(name);
    return value != nullptr ? value : "";
}

bool in_folder(const char* path) {
    // Never destroyed, because calls may come until the process ends.
    static const std::string& folder = *new std::string(setting("FR_FAULT_FOLDER"));
    return !folder.empty() && std::strncmp(path, folder.c_str(), folder.size()) == 0;
}

bool is_watched(int descriptor) {
    return descriptor >= 0 && descriptor < static_cast<int>(watched.size()) &&
           watched[static_cast<std::size_t>(descriptor)];
}

void watch(int descriptor, bool on) {
    if (descriptor >= 0 && descriptor < static_cast<int>(watched.size())) {
        watched[static_cast<std::size_t>(descriptor)] = on;
    }
}

/// Counts the call. Returns true and sets errno if it is the one that fails.
bool fails(Kind kind) {
    static const std::string& call = *new std::string(setting("FR_FAULT_CALL"));
    static const int number = std::atoi(setting("FR_FAULT_NUMBER"));
    const int count = ++counts[kind];
    if (call != Names[kind] || count != number) {
        return false;
    }
    errno = EIO;
    return true;
}

int open_counted(const char* path, int flags, mode_t mode) {
    const bool counts_here = in_folder(path);
    if (counts_here && fails(Open)) {
        return -1;
    }
    const auto descriptor =
        static_cast<int>(::syscall(SYS_openat, AT_FDCWD, path, flags | O_LARGEFILE, mode));
    watch(descriptor, counts_here);
    return descriptor;
}

struct Log {
    ~Log() {
        std::string text;
        for (std::size_t kind = 0; kind < counts.size(); ++kind) {
            if (counts[kind] != 0) {
                text += std::string(Names[kind]) + " " + std::to_string(counts[kind]) + "\n";
            }
        }
        const std::string path = setting("FR_FAULT_LOG");
        if (path.empty() || text.empty()) {
            return;
        }
        const auto file = ::syscall(
            SYS_openat, AT_FDCWD, path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
        (void)!::syscall(SYS_write, file, text.data(), text.size());
        (void)!::syscall(SYS_close, file);
    }
} log_at_end;

} // namespace

extern "C" {

int open(const char* path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    const auto mode = (flags & O_CREAT) != 0 ? va_arg(arguments, mode_t) : mode_t{};
    va_end(arguments);
    return open_counted(path, flags, mode);
}

int open64(const char* path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    const auto mode = (flags & O_CREAT) != 0 ? va_arg(arguments, mode_t) : mode_t{};
    va_end(arguments);
    return open_counted(path, flags, mode);
}

ssize_t read(int descriptor, void* bytes, size_t size) {
    if (is_watched(descriptor) && fails(Read)) {
        return -1;
    }
    return ::syscall(SYS_read, descriptor, bytes, size);
}

// The function that read() becomes under _FORTIFY_SOURCE.
ssize_t __read_chk(int descriptor, void* bytes, size_t size, size_t room) {
    if (size > room) {
        std::abort();
    }
    return read(descriptor, bytes, size);
}

ssize_t write(int descriptor, const void* bytes, size_t size) {
    if (is_watched(descriptor) && fails(Write)) {
        return -1;
    }
    return ::syscall(SYS_write, descriptor, bytes, size);
}

int fsync(int descriptor) {
    if (is_watched(descriptor) && fails(Fsync)) {
        return -1;
    }
    return static_cast<int>(::syscall(SYS_fsync, descriptor));
}

int rename(const char* from, const char* to) noexcept {
    if (in_folder(from) && fails(Rename)) {
        return -1;
    }
    return static_cast<int>(::syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0));
}

int link(const char* from, const char* to) noexcept {
    if (in_folder(from) && fails(Link)) {
        return -1;
    }
    return static_cast<int>(::syscall(SYS_linkat, AT_FDCWD, from, AT_FDCWD, to, 0));
}

int close(int descriptor) {
    const bool failing = is_watched(descriptor) && fails(Close);
    watch(descriptor, false);
    const auto result = static_cast<int>(::syscall(SYS_close, descriptor));
    if (failing) {
        errno = EIO;
        return -1;
    }
    return result;
}
}
