#include "app/files/file.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>

#include "app/files/descriptor.hpp"

namespace zx::app {
namespace {

tl::unexpected<Error> not_readable() {
    return fail(ErrorCode::NotReadable, 0, std::string("cannot be read: ") + std::strerror(errno));
}

tl::unexpected<Error> not_a_file() {
    return fail(ErrorCode::NotReadable, 0, "is a pipe or a device, not a file");
}

tl::unexpected<Error> too_large(std::uint64_t size) {
    return fail(ErrorCode::TooLarge,
                0,
                fmt::format("has {} bytes, more than the 64 MiB that are read", size));
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
            return not_readable();
        }
        size += static_cast<std::size_t>(count);
        if (count == 0) {
            if (size < expected_size) {
                return fail(ErrorCode::NotReadable,
                            0,
                            fmt::format("became shorter while it was read: {} of {} bytes",
                                        size,
                                        expected_size));
            }
            bytes.resize(size);
            return bytes;
        }
        // The file grew while it was read, or it is a system file that reports size 0.
        if (size > MaxFileBytes) {
            return too_large(size);
        }
        if (size == bytes.size()) {
            bytes.resize(std::min(bytes.size() * 2, MaxFileBytes + 1));
        }
    }
}

} // namespace

Result<std::vector<std::uint8_t>> read_file(const std::string& path) {
    // Checks the opened file, not the path, because the path may lead elsewhere a moment later.
    // O_NONBLOCK: opening a pipe would otherwise wait for a writer. It has no effect on regular
    // files.
    const Descriptor file{::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)};
    if (!file.is_open()) {
        if (errno == ENOENT || errno == ENOTDIR) {
            return fail(ErrorCode::NotFound, 0, "no such file");
        }
        // A socket, or a device node without a device.
        const bool special = errno == ENXIO || errno == ENODEV;
        return special ? not_a_file() : not_readable();
    }
    struct stat status {};
    if (::fstat(file.number(), &status) != 0) {
        return not_readable();
    }
    if (S_ISDIR(status.st_mode)) {
        return fail(ErrorCode::NotReadable, 0, "is a folder, not a file");
    }
    if (!S_ISREG(status.st_mode)) {
        return not_a_file();
    }
    const auto size = static_cast<std::uint64_t>(status.st_size);
    if (size > MaxFileBytes) {
        return too_large(size);
    }
    auto bytes = read_all(file, static_cast<std::size_t>(size));
    if (bytes && bytes->empty()) {
        return fail(ErrorCode::Empty, 0, "is empty");
    }
    return bytes;
}

MemberPath split_member(const std::string& path) {
    const auto exists = [](const std::string& name) {
        struct stat status {};
        return ::stat(name.c_str(), &status) == 0;
    };
    if (exists(path)) {
        return {path, {}};
    }
    for (std::size_t at = path.find('#'); at != std::string::npos; at = path.find('#', at + 1)) {
        if (at > 0 && at + 1 < path.size() && exists(path.substr(0, at))) {
            return {path.substr(0, at), path.substr(at + 1)};
        }
    }
    return {path, {}};
}

Result<loaders::OpenedMedia> open_media_file(const std::string& path) {
    const MemberPath where = split_member(path);
    return read_file(where.file).and_then([&](const std::vector<std::uint8_t>& bytes) {
        return loaders::open_media(bytes, where.file, where.member);
    });
}

std::string warning_about_members(const loaders::OpenedMedia& opened) {
    const auto usable = std::ranges::count_if(
        opened.members, [](const loaders::ArchiveMember& each) { return !each.format.empty(); });
    return usable < 2
               ? ""
               : fmt::format(
                     "has {} members that can be opened; this is {}, FILE#NAME opens another",
                     usable,
                     opened.member);
}

} // namespace zx::app
