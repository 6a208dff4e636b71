// ZIP archives, opened in memory with libzip, which no other file uses. Stated sizes are not
// trusted: the unpacked bytes are counted while they are read.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "base/error.hpp"

struct zip;

namespace zx::loaders {

/// The size limit of an unpacked member; the largest known media are under 1 MiB.
inline constexpr std::size_t MaxMemberBytes = std::size_t{16} * 1024 * 1024;
/// The limits for one archive: bytes unpacked over all members, and members examined.
inline constexpr std::size_t MaxArchiveBytes = std::size_t{64} * 1024 * 1024;
inline constexpr std::size_t MaxArchiveMembers = 1'000;

[[nodiscard]] bool sniff_zip(std::span<const std::uint8_t> bytes);

class ZipArchive {
  public:
    /// The bytes must outlive the archive.
    [[nodiscard]] static Result<ZipArchive> open(std::span<const std::uint8_t> bytes);

    /// The number of members, including directories.
    [[nodiscard]] std::size_t size() const;
    /// Returns a member's name with its folders, separated by '/'; a directory's name ends in '/'.
    [[nodiscard]] std::string name(std::size_t member) const;
    /// Returns the unpacked bytes. Error: TooLarge beyond MaxMemberBytes, or if all reads together
    /// unpack more than MaxArchiveBytes.
    [[nodiscard]] Result<std::vector<std::uint8_t>> read(std::size_t member);

  private:
    struct Close {
        void operator()(zip* handle) const;
    };
    explicit ZipArchive(zip* handle) : handle_(handle) {}

    std::unique_ptr<zip, Close> handle_;
    std::size_t bytes_left_ = MaxArchiveBytes;
};

} // namespace zx::loaders
