#include "loaders/screen.hpp"

#include <string>

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
                    "has " + std::to_string(bytes.size()) +
                        " bytes, where a SCREEN$ picture has 6912");
    }
    ScreenImage image{{bytes.begin(), bytes.end()}};
    image.bytes.resize(ScreenBytes, BlackOnWhite);
    return image;
}

} // namespace zx::loaders
