#include "app/files/output_file.hpp"

#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include <dirent.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace zx::app {
namespace {

/// Temporary files are named .fourrivers-PROCESS-NUMBER.tmp.
constexpr std::string_view TemporaryStart = ".fourrivers-";
constexpr std::string_view TemporaryEnd = ".tmp";

tl::unexpected<Error> not_writable(const std::string& why) {
    return fail(ErrorCode::NotWritable, 0, "cannot be written: " + why);
}

tl::unexpected<Error> not_writable() {
    return not_writable(std::strerror(errno));
}

/// What to do if a signal arrives while the system writes.
enum class AtSignal { GoOn, GiveUp };

bool write_all(const Descriptor& file, std::span<const std::uint8_t> bytes, AtSignal at_signal) {
    while (!bytes.empty()) {
        const ssize_t count = ::write(file.number(), bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR && at_signal == AtSignal::GoOn) {
            continue;
        }
        if (count < 0) {
            return false;
        }
        bytes = bytes.subspan(static_cast<std::size_t>(count));
    }
    return true;
}

/// Waits until the contents are on the disk. False on error.
bool sync(const Descriptor& file) {
    while (::fsync(file.number()) != 0) {
        if (errno != EINTR) {
            return false;
        }
    }
    return true;
}

/// Returns the folder with a slash at its end; "./" for a bare name.
std::string folder_of(const std::string& path) {
    const auto slash = path.find_last_of('/');
    return slash == std::string::npos ? "./" : path.substr(0, slash + 1);
}

/// Makes a rename in the folder permanent on the disk. Also true if the folder may not be opened,
/// or if the file system does not support this for folders.
bool sync_folder(const std::string& folder) {
    const Descriptor handle{::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)};
    return !handle.is_open() || sync(handle) || errno == EINVAL || errno == ENOSYS ||
           errno == EOPNOTSUPP;
}

/// True if other users may create files and links in the folder. This user's own group does not
/// count.
bool others_can_write(const std::string& folder) {
    struct stat status {};
    if (::stat(folder.empty() ? "." : folder.c_str(), &status) != 0) {
        return false;
    }
    const bool by_group = (status.st_mode & S_IWGRP) != 0 && status.st_gid != ::getegid();
    return by_group || (status.st_mode & S_IWOTH) != 0;
}

/// Returns the process number in the name of a temporary file; 0 for other names.
pid_t process_of(std::string_view name) {
    if (!name.starts_with(TemporaryStart) || !name.ends_with(TemporaryEnd)) {
        return 0;
    }
    name.remove_prefix(TemporaryStart.size());
    pid_t process = 0;
    const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), process);
    const bool whole = error == std::errc() && end != name.data() + name.size() && *end == '-';
    return whole && process > 0 ? process : 0;
}

/// True if the file belongs to this user and no process writes it. Checks both the process number
/// and the lock, because the writer may run on another computer or in another container.
bool is_stale(const std::string& path, pid_t process) {
    const Descriptor file{::open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)};
    struct stat status {};
    return file.is_open() && ::fstat(file.number(), &status) == 0 && S_ISREG(status.st_mode) &&
           status.st_uid == ::geteuid() && ::kill(process, 0) != 0 && errno == ESRCH &&
           (::flock(file.number(), LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK);
}

void remove_stale_files(const std::string& folder) {
    const std::unique_ptr<DIR, int (*)(DIR*)> entries(::opendir(folder.c_str()), &::closedir);
    if (!entries) {
        return;
    }
    while (const dirent* entry = ::readdir(entries.get())) {
        const pid_t process = process_of(entry->d_name);
        const std::string path = folder + entry->d_name;
        if (process != 0 && process != ::getpid() && is_stale(path, process)) {
            (void)::unlink(path.c_str());
        }
    }
}

struct Temporary {
    Descriptor file;
    std::string path;
};

/// Makes a new file in the target's folder, so that renaming it to the target stays within one file
/// system. Not open if none can be made; see errno.
Temporary make_temporary(const std::string& folder) {
    constexpr int Attempts = 100;
    constexpr mode_t ReadWriteByUmask = 0666;
    Temporary temporary;
    for (int i = 0; i < Attempts && !temporary.file.is_open(); ++i) {
        temporary.path =
            fmt::format("{}{}{}-{}{}", folder, TemporaryStart, ::getpid(), i, TemporaryEnd);
        temporary.file = Descriptor{::open(
            temporary.path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, ReadWriteByUmask)};
        if (!temporary.file.is_open() && errno != EEXIST) {
            break;
        }
    }
    if (temporary.file.is_open()) {
        // The lock tells is_stale() that the file is in use. Failure is harmless on file systems
        // without locks.
        (void)::flock(temporary.file.number(), LOCK_EX | LOCK_NB);
    }
    return temporary;
}

/// Gives an existing file a second name and atomically replaces any file that had that name.
/// no_links: set to true if the file system has no hard links.
bool link_as(const std::string& file, const std::string& kept, bool& no_links) {
    const std::string step =
        fmt::format("{}{}{}-kept{}", folder_of(kept), TemporaryStart, ::getpid(), TemporaryEnd);
    (void)::unlink(step.c_str());
    if (::link(file.c_str(), step.c_str()) != 0) {
        no_links = true;
        return false;
    }
    // If both names already refer to the same file, rename does nothing and leaves the intermediate
    // name.
    const bool renamed = ::rename(step.c_str(), kept.c_str()) == 0;
    const int error = errno;
    (void)::unlink(step.c_str());
    errno = error;
    return renamed;
}

bool exchange(const std::string& a, const std::string& b) {
    return ::renameat2(AT_FDCWD, a.c_str(), AT_FDCWD, b.c_str(), RENAME_EXCHANGE) == 0;
}

/// Renames fresh to target and the previous target to kept, without hard links. The target always
/// exists, unless the file system cannot exchange two files: then it is away between two renames.
/// On error all three names are as before.
bool replace_and_keep(const std::string& fresh,
                      const std::string& target,
                      const std::string& kept) {
    const bool exchanged = exchange(fresh, target);
    if (::rename((exchanged ? fresh : target).c_str(), kept.c_str()) != 0) {
        const int error = errno;
        if (exchanged) {
            (void)exchange(fresh, target);
        }
        errno = error;
        return false;
    }
    if (exchanged || ::rename(fresh.c_str(), target.c_str()) == 0) {
        return true;
    }
    const int error = errno;
    (void)::rename(kept.c_str(), target.c_str());
    errno = error;
    return false;
}

} // namespace

Result<std::string> resolve_for_writing(const std::string& path) {
    namespace fs = std::filesystem;
    constexpr int MostLinks = 40; // the limit in Linux
    int links = 0;
    fs::path done;
    std::vector<fs::path> parts; // still to be resolved, in reverse order
    const auto prepend = [&parts](const fs::path& more) {
        const std::vector<fs::path> names(more.begin(), more.end());
        parts.insert(parts.end(), names.rbegin(), names.rend());
    };
    prepend(path);
    while (!parts.empty()) {
        const fs::path next = done / parts.back();
        parts.pop_back();
        std::error_code no_link;
        const fs::path target = fs::read_symlink(next, no_link);
        if (no_link) {
            done = next;
            continue;
        }
        if (++links > MostLinks) {
            return not_writable(std::strerror(ELOOP));
        }
        if (others_can_write(done.string())) {
            return not_writable(next.string() +
                                " is a symbolic link in a folder that other users can write");
        }
        if (target.is_absolute()) {
            done.clear();
        }
        prepend(target);
    }
    return done.string();
}

Result<OutputFile> OutputFile::create(const std::string& path) {
    struct stat old {};
    const bool exists = ::stat(path.c_str(), &old) == 0;
    if (exists && S_ISDIR(old.st_mode)) {
        return fail(ErrorCode::NotWritable, 0, "is a folder, not a file");
    }
    auto target = resolve_for_writing(path);
    if (!target) {
        return tl::unexpected<Error>(target.error());
    }
    OutputFile output;
    if (exists && !S_ISREG(old.st_mode)) {
        // Open the path as given: /dev/stdout leads to a pipe that has no name.
        output.file_ = Descriptor{::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY)};
        if (!output.file_.is_open()) {
            return not_writable();
        }
        struct stat now {};
        if (::fstat(output.file_.number(), &now) != 0 || S_ISREG(now.st_mode)) {
            return not_writable("it was replaced at this moment");
        }
        return output;
    }
    const std::string folder = folder_of(*target);
    remove_stale_files(folder);
    Temporary temporary = make_temporary(folder);
    if (!temporary.file.is_open()) {
        return not_writable();
    }
    output.target_ = std::move(*target);
    output.temporary_ = std::move(temporary.path);
    output.file_ = std::move(temporary.file);
    if (exists) {
        // As far as permitted: a file keeps its owner and permissions when its contents change.
        constexpr mode_t PermissionBits = 07777;
        (void)!::fchown(output.file_.number(), old.st_uid, old.st_gid);
        (void)!::fchmod(output.file_.number(), old.st_mode & PermissionBits);
    }
    return output;
}

OutputFile::OutputFile(OutputFile&& other) noexcept
    : target_(std::move(other.target_)), temporary_(std::exchange(other.temporary_, {})),
      previous_(std::move(other.previous_)), file_(std::move(other.file_)) {}

OutputFile::~OutputFile() {
    if (!temporary_.empty()) {
        (void)::unlink(temporary_.c_str());
    }
}

Result<void> OutputFile::write(std::span<const std::uint8_t> bytes) {
    // A pipe may never get a reader, so a signal ends the wait.
    if (!write_all(file_, bytes, is_regular() ? AtSignal::GoOn : AtSignal::GiveUp)) {
        return not_writable();
    }
    return {};
}

Result<void> OutputFile::rewrite(off_t offset, std::span<const std::uint8_t> bytes) {
    const bool written = ::lseek(file_.number(), offset, SEEK_SET) == offset &&
                         write_all(file_, bytes, AtSignal::GoOn) &&
                         ::lseek(file_.number(), 0, SEEK_END) >= 0;
    return written ? Result<void>() : not_writable();
}

Result<void> OutputFile::finish() {
    if (!is_regular()) {
        return file_.close() ? Result<void>() : not_writable();
    }
    if (!sync(file_) || !file_.close()) {
        return not_writable();
    }
    struct stat old {};
    const bool keeps = previous_ && ::lstat(target_.c_str(), &old) == 0;
    bool no_links = false;
    if (keeps && !link_as(target_, *previous_, no_links) &&
        (!no_links || !replace_and_keep(temporary_, target_, *previous_))) {
        return fail(ErrorCode::NotWritable,
                    0,
                    std::string("the previous file cannot be kept: ") + std::strerror(errno));
    }
    if (!no_links && ::rename(temporary_.c_str(), target_.c_str()) != 0) {
        return not_writable();
    }
    temporary_.clear();
    return sync_folder(folder_of(target_)) ? Result<void>() : not_writable();
}

Result<std::string> write_beside(const std::string& path, std::span<const std::uint8_t> bytes) {
    constexpr int MostBeside = 999;
    for (int number = 1; number <= MostBeside; ++number) {
        std::string digits = std::to_string(number);
        digits.insert(0, 3 - digits.size(), '0');
        std::string name = path;
        name += '-';
        name += digits;
        struct stat status {};
        if (::lstat(name.c_str(), &status) != 0 && errno == ENOENT) {
            return write_file_atomically(name, bytes).map([&] { return name; });
        }
    }
    return not_writable("no free name is left in its folder");
}

Result<void> check_writable(const std::string& path) {
    struct stat status {};
    const bool special =
        ::stat(path.c_str(), &status) == 0 && !S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode);
    if (special) {
        return ::access(path.c_str(), W_OK) == 0 ? Result<void>() : not_writable();
    }
    return OutputFile::create(path).map([](const OutputFile&) {});
}

Result<void> write_file_atomically(const std::string& path, std::span<const std::uint8_t> bytes) {
    auto file = OutputFile::create(path);
    if (!file) {
        return tl::unexpected<Error>(file.error());
    }
    if (auto written = file->write(bytes); !written) {
        return written;
    }
    return file->finish();
}

} // namespace zx::app
