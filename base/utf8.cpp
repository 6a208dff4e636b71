#include "base/utf8.hpp"

#include <cstdint>

#include <utf8.h>

namespace zx {
namespace {

constexpr std::string_view Digits = "0123456789abcdef";

std::string escaped_byte(char byte) {
    const auto value = static_cast<unsigned char>(byte);
    return {'\\', 'x', Digits[value >> 4], Digits[value & 15]};
}

std::string escaped_code(std::uint32_t code) {
    std::string digits;
    for (; code != 0; code >>= 4) {
        digits.insert(digits.begin(), Digits[code & 15]);
    }
    return "\\u{" + digits + "}";
}

bool is_valid(std::string_view character) {
    return utf8::is_valid(character.begin(), character.end());
}

/// True for a character beyond ASCII that moves or reorders the text around it and has no visible
/// form.
bool controls_text(std::uint32_t code) {
    const auto within = [code](std::uint32_t first, std::uint32_t last) {
        return code >= first && code <= last;
    };
    return within(0x80, 0x9f) || code == 0x61c || within(0x200e, 0x200f) ||
           within(0x2028, 0x202e) || within(0x2066, 0x2069);
}

std::string safe_ascii(char letter) {
    switch (letter) {
    case '\n': return "\\n";
    case '\r': return "\\r";
    case '\t': return "\\t";
    default: break;
    }
    return letter < ' ' || letter == 0x7f ? escaped_byte(letter) : std::string(1, letter);
}

std::string safe_character(std::string_view character) {
    if (character.size() == 1) {
        return is_valid(character) ? safe_ascii(character[0]) : escaped_byte(character[0]);
    }
    const std::uint32_t code = utf8::peek_next(character.begin(), character.end());
    return controls_text(code) ? escaped_code(code) : std::string(character);
}

template <class Make> std::string each_character(std::string_view text, Make make) {
    std::string made;
    while (!text.empty()) {
        const std::size_t bytes = first_character_bytes(text);
        made += make(text.substr(0, bytes));
        text.remove_prefix(bytes);
    }
    return made;
}

} // namespace

std::size_t first_character_bytes(std::string_view text) noexcept {
    const auto* const begin = text.data();
    const auto* at = begin;
    try {
        utf8::next(at, begin + text.size());
    } catch (const utf8::exception&) {
        return 1;
    }
    return static_cast<std::size_t>(at - begin);
}

std::string valid_utf8(std::string_view text) {
    return each_character(text, [](std::string_view character) {
        return is_valid(character) ? std::string(character) : escaped_byte(character[0]);
    });
}

std::string terminal_safe(std::string_view text) {
    return each_character(text, safe_character);
}

} // namespace zx
