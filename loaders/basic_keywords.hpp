// The keywords of Sinclair BASIC as single bytes, and their spelling in listings.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace zx::loaders {

namespace basic {

inline constexpr std::uint8_t FirstUdg = 0x90;
/// SPECTRUM and PLAY in 128 BASIC; the user-defined characters T and U in 48 BASIC.
inline constexpr std::uint8_t Spectrum = 0xa3;
inline constexpr std::uint8_t Play = 0xa4;
inline constexpr std::uint8_t FirstKeyword = 0xa5;
inline constexpr std::uint8_t Bin = 0xc4;
inline constexpr std::uint8_t Then = 0xcb;
inline constexpr std::uint8_t DefFn = 0xce;
inline constexpr std::uint8_t Rem = 0xea;
/// Precedes the five bytes of a number.
inline constexpr std::uint8_t NumberMark = 0x0e;
inline constexpr std::uint8_t LineEnd = 0x0d;

} // namespace basic

/// Returns the keyword of a code from 0xa3 on, in capitals: "GO TO". Empty for other codes.
[[nodiscard]] std::string_view keyword_name(std::uint8_t code) noexcept;

struct KeywordMatch {
    std::uint8_t code = 0;
    /// Characters of the text that the keyword takes, without spaces after it.
    std::size_t length = 0;
};

/// Returns the longest keyword at the start of the text, in any case. A word is a keyword only if
/// no letter follows it, except after its $. GO TO, GO SUB, DEF FN, OPEN # and CLOSE # may be
/// written with any number of spaces, and RANDOMIZE with an S.
[[nodiscard]] std::optional<KeywordMatch> match_keyword(std::string_view text) noexcept;

/// True for an ASCII letter, false for other bytes.
[[nodiscard]] constexpr bool is_ascii_letter(char letter) noexcept {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
}
[[nodiscard]] constexpr bool is_ascii_digit(char letter) noexcept {
    return letter >= '0' && letter <= '9';
}

} // namespace zx::loaders
