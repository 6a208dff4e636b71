#include "app/files/file.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace zx::app {
namespace {

constexpr int NotOpen = -1;

/// Closes on leaving the scope.
class Descriptor {
  public:
    explicit Descriptor(int number = NotOpen) : number_(number) {}
    ~Descriptor() { (void)close(); }
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, NotOpen)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(number_, other.number_);
        return *this;
    }

    [[nodiscard]] int number() const { return number_; }
    [[nodiscard]] bool is_open() const { return number_ != NotOpen; }
    /// False if the system reports an error only now, as network file systems do.
    [[nodiscard]] bool close() {
        const int number = std::exchange(number_, NotOpen);
        return number == NotOpen || ::close(number) == 0;
    }

  private:
    int number_;
};

tl::unexpected<Error> system_error(ErrorCode code, const std::string& what) {
    return fail(code, 0, what + ": " + std::strerror(errno));
}

tl::unexpected<Error> too_large(std::uint64_t size) {
    return fail(ErrorCode::TooLarge,
                0,
                "has " + std::to_string(size) + " bytes, more than the 64 MiB that are read");
}

/// What is at the path, following links. Nothing, where nothing is or the way there is barred
/// (errno tells).
bool status_of(const std::string& path, struct stat& status) {
    return ::stat(path.c_str(), &status) == 0;
}

/// What a signal means that comes while the system writes.
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

Result<std::vector<std::uint8_t>> read_all(const Descriptor& file, std::size_t expected_size) {
    std::vector<std::uint8_t> bytes(expected_size + 1);
    std::size_t size = 0;
    for (;;) {
        const ssize_t count = ::read(file.number(), bytes.data() + size, bytes.size() - size);
        if (count < 0 && errno == EINTR) {
            continue;
        }
        if (count < 0) {
            return system_error(ErrorCode::NotReadable, "cannot be read");
        }
        size += static_cast<std::size_t>(count);
        if (count == 0) {
            bytes.resize(size);
            return bytes;
        }
        // It grew while being read, or is one of the system's files that claim to be empty.
        if (size > MaxFileBytes) {
            return too_large(size);
        }
        if (size == bytes.size()) {
            bytes.resize(std::min(bytes.size() * 2, MaxFileBytes + 1));
        }
    }
}

/// A new file beside the target, so that renaming it stays within one file system. Removed unless
/// renamed.
class TemporaryFile {
  public:
    explicit TemporaryFile(const std::string& target) {
        constexpr int Attempts = 100;
        constexpr mode_t ReadWriteByUmask = 0666;
        const std::string start = target.substr(0, target.find_last_of('/') + 1) + ".fourrivers-" +
                                  std::to_string(::getpid()) + "-";
        for (int i = 0; i < Attempts && !file_.is_open(); ++i) {
            path_ = start + std::to_string(i) + ".tmp";
            file_ = Descriptor{
                ::open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, ReadWriteByUmask)};
            if (!file_.is_open() && errno != EEXIST) {
                break;
            }
        }
        to_remove_ = file_.is_open();
    }
    ~TemporaryFile() {
        if (to_remove_) {
            (void)::unlink(path_.c_str());
        }
    }
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;

    [[nodiscard]] Descriptor& file() { return file_; }
    [[nodiscard]] bool rename_to(const std::string& target) {
        const bool renamed = ::rename(path_.c_str(), target.c_str()) == 0;
        to_remove_ = !renamed;
        return renamed;
    }

  private:
    std::string path_;
    Descriptor file_;
    bool to_remove_ = false;
};

/// The contents have reached the disk.
bool sync(const Descriptor& file) {
    while (::fsync(file.number()) != 0) {
        if (errno != EINTR) {
            return false;
        }
    }
    return true;
}

/// Where a chain of links ends, so that the file is replaced and not the link to it. Nothing need
/// be there yet.
Result<std::string> resolved(const std::string& path) {
    constexpr int MostLinks = 40; // as many as Linux follows
    std::filesystem::path end = path;
    for (int links = 0; links <= MostLinks; ++links) {
        std::error_code no_link;
        const auto next = std::filesystem::read_symlink(end, no_link);
        if (no_link) {
            return end.string();
        }
        end = end.parent_path() / next;
    }
    errno = ELOOP;
    return system_error(ErrorCode::NotWritable, "cannot be written");
}

Result<void> write_directly(const std::string& path, std::span<const std::uint8_t> bytes) {
    Descriptor file{::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY)};
    // Nobody may ever open a pipe's other end, or read from it.
    if (!file.is_open() || !write_all(file, bytes, AtSignal::GiveUp) || !file.close()) {
        return system_error(ErrorCode::NotWritable, "cannot be written");
    }
    return {};
}

/// The rename itself must reach the disk too. Some file systems cannot do this; then nothing is
/// lost by it.
void sync_folder_of(const std::string& path) {
    const std::string folder = path.substr(0, path.find_last_of('/') + 1);
    const Descriptor handle{
        ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)};
    if (handle.is_open()) {
        (void)::fsync(handle.number());
    }
}

} // namespace

Result<std::vector<std::uint8_t>> read_file(const std::string& path) {
    struct stat status {};
    if (!status_of(path, status)) {
        if (errno == ENOENT || errno == ENOTDIR) {
            return fail(ErrorCode::NotFound, 0, "no such file");
        }
        return system_error(ErrorCode::NotReadable, "cannot be read");
    }
    if (S_ISDIR(status.st_mode)) {
        return fail(ErrorCode::NotReadable, 0, "is a folder, not a file");
    }
    if (!S_ISREG(status.st_mode)) {
        return fail(ErrorCode::NotReadable, 0, "is a pipe or a device, not a file");
    }
    const auto size = static_cast<std::uint64_t>(status.st_size);
    if (size > MaxFileBytes) {
        return too_large(size);
    }
    const Descriptor file{::open(path.c_str(), O_RDONLY | O_CLOEXEC)};
    if (!file.is_open()) {
        return system_error(ErrorCode::NotReadable, "cannot be read");
    }
    auto bytes = read_all(file, static_cast<std::size_t>(size));
    if (bytes && bytes->empty()) {
        return fail(ErrorCode::Empty, 0, "is empty");
    }
    return bytes;
}

Result<void> write_file_atomically(const std::string& path, std::span<const std::uint8_t> bytes) {
    struct stat old {};
    const bool exists = status_of(path, old);
    if (exists && S_ISDIR(old.st_mode)) {
        return fail(ErrorCode::NotWritable, 0, "is a folder, not a file");
    }
    if (exists && !S_ISREG(old.st_mode)) {
        return write_directly(path, bytes);
    }
    const auto target = resolved(path);
    if (!target) {
        return tl::unexpected(target.error());
    }
    TemporaryFile temporary{*target};
    Descriptor& file = temporary.file();
    if (!file.is_open()) {
        return system_error(ErrorCode::NotWritable, "cannot be written");
    }
    if (exists) {
        // As far as the system lets us: a file keeps its permissions when its contents change.
        constexpr mode_t PermissionBits = 07777;
        (void)!::fchown(file.number(), old.st_uid, old.st_gid);
        (void)!::fchmod(file.number(), old.st_mode & PermissionBits);
    }
    if (!write_all(file, bytes, AtSignal::GoOn) || !sync(file) || !file.close() ||
        !temporary.rename_to(*target)) {
        return system_error(ErrorCode::NotWritable, "cannot be written");
    }
    sync_folder_of(*target);
    return {};
}

Result<loaders::OpenedMedia> open_media_member_file(const std::string& path) {
    return read_file(path).and_then([&](const std::vector<std::uint8_t>& bytes) {
        return loaders::open_media_member(bytes, path);
    });
}

Result<loaders::Media> open_media_file(const std::string& path) {
    return open_media_member_file(path).map(
        [](loaders::OpenedMedia&& opened) { return std::move(opened.media); });
}

std::string describe(const Error& error, const std::string& path) {
    std::string line = path + ": " + error.context;
    if (error.offset != 0) {
        line += " (at byte " + std::to_string(error.offset) + ")";
    }
    return on_one_line(std::move(line));
}

std::string on_one_line(std::string text) {
    std::ranges::replace_if(
        text,
        [](char letter) { return static_cast<unsigned char>(letter) < 0x20 || letter == 0x7f; },
        '?');
    return text;
}

} // namespace zx::app
