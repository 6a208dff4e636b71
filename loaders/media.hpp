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

/// Media and, if they came from an archive, the member's name in it.
struct OpenedMedia {
    Media media;
    std::string member;
};

/// Recognises and parses a file's bytes. The extension of `name` matters only where the content is
/// ambiguous. An archive is opened and its first usable member parsed.
[[nodiscard]] Result<OpenedMedia> open_media(std::span<const std::uint8_t> bytes,
                                             std::string_view name);

} // namespace zx::loaders
