// Reads any supported file by its content; the name is only a hint.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/error.hpp"
#include "loaders/recording.hpp"
#include "loaders/snapshot.hpp"
#include "loaders/tape.hpp"

namespace zx::loaders {

/// A 16 KiB ROM image.
struct RomImage {
    std::vector<std::uint8_t> bytes;
};

/// A SCREEN$ picture: 6144 bytes of bitmap and 768 attributes (6144-byte files get attribute 0x38).
struct ScreenImage {
    std::vector<std::uint8_t> bytes;
};

using Media = std::variant<Tape, Snapshot, RomImage, ScreenImage, Recording>;

/// A member of a ZIP archive that may be media: neither a folder nor a text or the like.
struct ArchiveMember {
    std::string name;
    /// The format's name; empty if the member is unknown, damaged or not supported.
    std::string_view format;
};

/// Media and, if they came from an archive, the member's name in it.
struct OpenedMedia {
    Media media;
    std::string member;
    /// Of a ZIP archive that was opened without naming a member: all members that may be media, in
    /// alphabetical order.
    std::vector<ArchiveMember> members;
};

/// Recognises and parses a file's bytes. The extension of `name` matters only where the content is
/// ambiguous. A ZIP archive is opened and the member of this name parsed; without a name the first
/// usable one in alphabetical order. Error: NotFound if there is no such member, or no archive.
[[nodiscard]] Result<OpenedMedia> open_media(std::span<const std::uint8_t> bytes,
                                             std::string_view name,
                                             std::string_view member = {});

/// Returns the members of a ZIP archive that may be media, in alphabetical order.
[[nodiscard]] Result<std::vector<ArchiveMember>>
archive_members(std::span<const std::uint8_t> bytes);

} // namespace zx::loaders
