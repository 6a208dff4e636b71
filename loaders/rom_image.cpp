#include "loaders/rom_image.hpp"

#include <string>

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
        return fail(ErrorCode::WrongSize,
                    0,
                    "has " + std::to_string(bytes.size()) +
                        " bytes, where a 48K Spectrum's ROM has 16384");
    }
}

} // namespace zx::loaders
