// CRC-32 as in ZIP and PNG (polynomial 0xedb88320, reflected), for this project's own files.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace zx {

/// The checksum of each single byte, starting from zero.
inline constexpr std::array<std::uint32_t, 256> Crc32Table = [] {
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t byte = 0; byte < table.size(); ++byte) {
        std::uint32_t crc = byte;
        for (int bit = 0; bit < 8; ++bit) {
            crc = crc >> 1 ^ ((crc & 1) != 0 ? 0xedb88320U : 0U);
        }
        table[byte] = crc;
    }
    return table;
}();

[[nodiscard]] constexpr std::uint32_t crc32(std::span<const std::uint8_t> bytes) noexcept {
    std::uint32_t crc = 0xffffffff;
    for (const std::uint8_t byte : bytes) {
        crc = crc >> 8 ^ Crc32Table[(crc ^ byte) & 0xff];
    }
    return ~crc;
}

} // namespace zx
