#include "loaders/rom_image.hpp"

#include <algorithm>
#include <string>
#include <string_view>

#include <fmt/format.h>

namespace zx::loaders {

bool sniff_rom_image(std::span<const std::uint8_t> bytes) {
    return bytes.size() == RomImageBytes || bytes.size() == 2 * RomImageBytes ||
           bytes.size() == 4 * RomImageBytes;
}

Result<RomImage> parse_rom_image(std::span<const std::uint8_t> bytes) {
    switch (bytes.size()) {
    case RomImageBytes:
    case 2 * RomImageBytes:
    case 4 * RomImageBytes: return RomImage{{bytes.begin(), bytes.end()}};
    case 0: return fail(ErrorCode::Empty, 0, "holds no bytes");
    case 8'192:
        return fail(ErrorCode::WrongSize,
                    0,
                    "an 8 KiB ROM, the size of an interface's or a ZX81's; "
                    "a 48K Spectrum's has 16384 bytes");
    default:
        return fail(
            ErrorCode::WrongSize,
            0,
            fmt::format("has {} bytes, where a 48K Spectrum's ROM has 16384", bytes.size()));
    }
}

Result<std::vector<std::uint8_t>> write_rom_image(const RomImage& rom) {
    return rom.bytes;
}

bool has_character_set(std::span<const std::uint8_t> page, std::size_t offset) {
    constexpr std::size_t GlyphBytes = 8;
    const auto is_empty = [page, offset](char character) {
        const auto number = static_cast<std::size_t>(character - ' ');
        const auto glyph = page.subspan(offset + number * GlyphBytes, GlyphBytes);
        return std::ranges::all_of(glyph, [](std::uint8_t row) { return row == 0; });
    };
    const bool fits = page.size() == RomImageBytes && offset + 96 * GlyphBytes <= page.size();
    return fits && is_empty(' ') &&
           std::ranges::none_of(std::string_view("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"), is_empty);
}

} // namespace zx::loaders
