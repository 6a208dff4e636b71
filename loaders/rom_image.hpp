// A raw ROM image without a header: 16,384 bytes, the contents of 0x0000-0x3fff on a 16K or 48K
// machine, or the pages of a 128K (two) or a +2A (four), 48 BASIC last.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "base/error.hpp"
#include "loaders/media.hpp"

namespace zx::loaders {

inline constexpr std::size_t RomImageBytes = 16'384;

/// Recognises a ROM image by its size; the format has no signature.
[[nodiscard]] bool sniff_rom_image(std::span<const std::uint8_t> bytes);
[[nodiscard]] Result<RomImage> parse_rom_image(std::span<const std::uint8_t> bytes);
[[nodiscard]] Result<std::vector<std::uint8_t>> write_rom_image(const RomImage& rom);

/// Where the page of 48 BASIC holds its character set: 96 characters of 8 bytes, the blank first.
inline constexpr std::size_t RomFontOffset = 0x3d00;

/// True if a page of 16,384 bytes holds a character set at this offset: the blank is empty, and all
/// digits and capital letters have pixels. The editor page of a 128K holds none.
[[nodiscard]] bool has_character_set(std::span<const std::uint8_t> page,
                                     std::size_t offset = RomFontOffset);

} // namespace zx::loaders
