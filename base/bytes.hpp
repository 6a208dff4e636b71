// Byte operations that every folder needs. Bytes and words are narrowed only by these functions, so
// a cast elsewhere deserves attention. They are always inlined: for the many calls in the instruction
// set this saves g++ a third of its time. Pass them as lambdas, because g++ may refuse a pointer.
#pragma once

#include <concepts>
#include <cstdint>

namespace zx {

template <std::integral T> [[gnu::always_inline]] constexpr std::uint8_t low(T value) noexcept {
    return static_cast<std::uint8_t>(value & 0xff);
}

template <std::integral T> [[gnu::always_inline]] constexpr std::uint8_t high(T value) noexcept {
    return static_cast<std::uint8_t>((value >> 8) & 0xff);
}

template <std::integral H, std::integral L>
[[gnu::always_inline]] constexpr std::uint16_t word(H high_byte, L low_byte) noexcept {
    return static_cast<std::uint16_t>(((high_byte & 0xff) << 8) | (low_byte & 0xff));
}

/// Returns the low 16 bits: address and register arithmetic wraps.
template <std::integral T> [[gnu::always_inline]] constexpr std::uint16_t wrap16(T value) noexcept {
    return static_cast<std::uint16_t>(value & 0xffff);
}

/// Returns a byte as a signed displacement or jump offset, -128..127.
[[gnu::always_inline]] constexpr int signed_byte(std::uint8_t value) noexcept {
    return static_cast<std::int8_t>(value);
}

} // namespace zx
