// ZIP archives, opened in memory with libzip; no other file knows libzip. A claimed size is never
// believed: what a member really expands to is counted while it is read.
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

/// The largest member that is unpacked; the largest known media are under 1 MiB.
inline constexpr std::size_t MaxMemberBytes = std::size_t{16} * 1024 * 1024;
/// What is unpacked from one archive over all its members, and how many of them are looked at.
inline constexpr std::size_t MaxArchiveBytes = std::size_t{64} * 1024 * 1024;
inline constexpr std::size_t MaxArchiveMembers = 1'000;

[[nodiscard]] bool sniff_zip(std::span<const std::uint8_t> bytes);

class ZipArchive {
  public:
    /// The bytes must outlive the archive.
    [[nodiscard]] static Result<ZipArchive> open(std::span<const std::uint8_t> bytes);

    /// Counts directories too.
    [[nodiscard]] std::size_t size() const;
    /// With its folders, '/' between them; a directory's ends in '/'.
    [[nodiscard]] std::string name(std::size_t member) const;
    /// The unpacked bytes. TooLarge beyond MaxMemberBytes, or when all reads together unpacked
    /// MaxArchiveBytes.
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
