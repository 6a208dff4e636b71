#include "loaders/screen.hpp"

#include <string>

#include <fmt/format.h>

namespace zx::loaders {
namespace {

/// INK 0, PAPER 7, as after NEW.
constexpr std::uint8_t BlackOnWhite = 0x38;

} // namespace

bool sniff_screen(std::span<const std::uint8_t> bytes) {
    return bytes.size() == ScreenBytes || bytes.size() == BitmapBytes;
}

Result<ScreenImage> parse_screen(std::span<const std::uint8_t> bytes) {
    if (bytes.empty()) {
        return fail(ErrorCode::Empty, 0, "holds no bytes");
    }
    if (!sniff_screen(bytes)) {
        return fail(ErrorCode::WrongSize,
                    0,
                    fmt::format("has {} bytes, where a SCREEN$ picture has 6912", bytes.size()));
    }
    ScreenImage image{{bytes.begin(), bytes.end()}};
    image.bytes.resize(ScreenBytes, BlackOnWhite);
    return image;
}

Result<std::vector<std::uint8_t>> write_screen(const Media& media) {
    constexpr std::uint8_t ShadowScreen = 0x08;
    if (const auto* const picture = std::get_if<ScreenImage>(&media)) {
        return picture->bytes;
    }
    if (const auto* const snapshot = std::get_if<Snapshot>(&media)) {
        const bool shadow = (snapshot->port_7ffd.value_or(0) & ShadowScreen) != 0;
        if (const auto& display = snapshot->banks[shadow ? 7 : 5]) {
            return std::vector<std::uint8_t>(display->begin(), display->begin() + ScreenBytes);
        }
    }
    return fail(ErrorCode::Unsupported, 0, "");
}

} // namespace zx::loaders
