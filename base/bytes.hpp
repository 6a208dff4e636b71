// The few byte operations every folder needs. All narrowing of bytes and words goes through here,
// so that a cast elsewhere is worth a look.
#pragma once

#include <concepts>
#include <cstdint>

namespace zx {

template <std::integral T> constexpr std::uint8_t low(T value) noexcept {
    return static_cast<std::uint8_t>(value & 0xff);
}

template <std::integral T> constexpr std::uint8_t high(T value) noexcept {
    return static_cast<std::uint8_t>((value >> 8) & 0xff);
}

template <std::integral H, std::integral L>
constexpr std::uint16_t word(H high_byte, L low_byte) noexcept {
    return static_cast<std::uint16_t>(((high_byte & 0xff) << 8) | (low_byte & 0xff));
}

/// The low 16 bits: address and register arithmetic wraps.
template <std::integral T> constexpr std::uint16_t wrap16(T value) noexcept {
    return static_cast<std::uint16_t>(value & 0xffff);
}

/// The displacement or jump offset that a byte stands for, -128..127.
constexpr int signed_byte(std::uint8_t value) noexcept {
    return static_cast<std::int8_t>(value);
}

} // namespace zx
