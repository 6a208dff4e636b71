// What a file holds, whatever it is called: content is looked at before names.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/error.hpp"
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

using Media = std::variant<Tape, Snapshot, RomImage, ScreenImage>;

/// Media and, if they came out of an archive, the member's name in it.
struct OpenedMedia {
    Media media;
    std::string member;
};

/// Recognises and parses a file's bytes. name is only a hint (its ending) where content is
/// ambiguous. A ZIP is opened and its first usable member parsed.
[[nodiscard]] Result<Media> open_media(std::span<const std::uint8_t> bytes, std::string_view name);

/// The same, telling which member of an archive it was.
[[nodiscard]] Result<OpenedMedia> open_media_member(std::span<const std::uint8_t> bytes,
                                                    std::string_view name);

} // namespace zx::loaders
