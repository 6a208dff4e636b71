#include "loaders/basic_text.hpp"

#include <array>
#include <charconv>
#include <optional>

#include <fmt/format.h>

#include "base/utf8.hpp"
#include "loaders/basic_keywords.hpp"

namespace zx::loaders {
namespace {

constexpr std::uint8_t FirstBlock = 0x80;
constexpr std::uint8_t Pound = 0x60;
constexpr std::uint8_t Copyright = 0x7f;

/// The upper and the lower half of a block graphic's column, by the character that draws it.
constexpr std::string_view Columns = " '.:";

struct UnicodeName {
    std::string_view utf8;
    std::uint8_t byte;
};

constexpr std::array UnicodeNames{UnicodeName{"\u00a3", Pound},
                                  UnicodeName{"\u00a9", Copyright},
                                  UnicodeName{"\u2191", 0x5e},
                                  UnicodeName{"\u259d", 0x81},
                                  UnicodeName{"\u2598", 0x82},
                                  UnicodeName{"\u2580", 0x83},
                                  UnicodeName{"\u2597", 0x84},
                                  UnicodeName{"\u2590", 0x85},
                                  UnicodeName{"\u259a", 0x86},
                                  UnicodeName{"\u259c", 0x87},
                                  UnicodeName{"\u2596", 0x88},
                                  UnicodeName{"\u259e", 0x89},
                                  UnicodeName{"\u258c", 0x8a},
                                  UnicodeName{"\u259b", 0x8b},
                                  UnicodeName{"\u2584", 0x8c},
                                  UnicodeName{"\u259f", 0x8d},
                                  UnicodeName{"\u2599", 0x8e},
                                  UnicodeName{"\u2588", 0x8f}};

tl::unexpected<Error> wrong(std::string context) {
    return fail(ErrorCode::BadValue, 0, std::move(context));
}

/// Reads the number between braces as C does: 0x hexadecimal, 0 octal, else decimal.
std::optional<std::uint8_t> read_code(std::string_view digits) {
    while (!digits.empty() && digits.front() == ' ') {
        digits.remove_prefix(1);
    }
    while (!digits.empty() && digits.back() == ' ') {
        digits.remove_suffix(1);
    }
    int base = 10;
    if (digits.starts_with("0x") || digits.starts_with("0X")) {
        base = 16;
        digits.remove_prefix(2);
    } else if (digits.starts_with('0') && digits.size() > 1) {
        base = 8;
        digits.remove_prefix(1);
    }
    std::uint8_t code = 0;
    const char* const end = digits.data() + digits.size();
    const auto read = std::from_chars(digits.data(), end, code, base);
    return read.ec == std::errc{} && read.ptr == end ? std::optional{code} : std::nullopt;
}

Result<ListedByte> read_braces(std::string_view text) {
    const std::size_t end = text.find('}');
    if (end == std::string_view::npos) {
        return wrong("\\{ without }");
    }
    constexpr std::size_t Start = 2;
    const auto code = read_code(text.substr(Start, end - Start));
    if (!code) {
        return wrong("\\{} holds a number from 0 to 255");
    }
    return ListedByte{*code, end + 1};
}

/// Reads what follows a backslash: \a and so on.
Result<ListedByte> read_escape(std::string_view text) {
    const char letter = text.size() < 2 ? '\0' : text[1];
    switch (letter) {
    case '\\':
    case '@': return ListedByte{static_cast<std::uint8_t>(letter), 2};
    case '*': return ListedByte{Copyright, 2};
    case '{': return read_braces(text);
    default: break;
    }
    const char lower = is_ascii_letter(letter) ? static_cast<char>(letter | 0x20) : '\0';
    if (lower >= 'a' && lower <= 'u') {
        return ListedByte{static_cast<std::uint8_t>(basic::FirstUdg + (lower - 'a')), 2};
    }
    const std::size_t left = letter == '\0' ? std::string_view::npos : Columns.find(letter);
    if (left == std::string_view::npos) {
        return wrong("a backslash is followed by a letter from a to u, by two of '.: and space, by "
                     "{n}, *, @ or another backslash");
    }
    const std::size_t right = text.size() < 3 ? std::string_view::npos : Columns.find(text[2]);
    if (right == std::string_view::npos) {
        return wrong("a block graphic is a backslash and two of ' . : and space");
    }
    // Bit 0 is the upper right quarter, bit 1 the upper left, bit 2 and 3 the lower ones.
    const std::size_t upper = (left & 1) << 1 | (right & 1);
    const std::size_t lower_half = (left & 2) << 2 | (right & 2) << 1;
    return ListedByte{static_cast<std::uint8_t>(FirstBlock | upper | lower_half), 3};
}

Result<ListedByte> read_unicode(std::string_view text) {
    const std::string_view character = text.substr(0, first_character_bytes(text));
    for (const UnicodeName& name : UnicodeNames) {
        if (name.utf8 == character) {
            return ListedByte{name.byte, character.size()};
        }
    }
    if (character.size() == 1) {
        return wrong(fmt::format("the byte {} is not UTF-8 text (\\{{{}}} writes it)",
                                 static_cast<unsigned char>(character[0]),
                                 static_cast<unsigned char>(character[0])));
    }
    return wrong(fmt::format("the Spectrum has no character {}", terminal_safe(character)));
}

} // namespace

Result<ListedByte> read_listed(std::string_view text) {
    const auto byte = static_cast<unsigned char>(text.front());
    if (byte == '\\') {
        return read_escape(text);
    }
    if (byte >= 0x80) {
        return read_unicode(text);
    }
    if (byte == '\t') {
        return ListedByte{' ', 1};
    }
    if (byte < ' ' || byte == 0x7f) {
        return wrong(
            fmt::format("the control character {} is not text (\\{{{}}} writes it)", byte, byte));
    }
    return ListedByte{byte, 1};
}

std::string listed_as_number(std::uint8_t byte) {
    return fmt::format("\\{{{}}}", byte);
}

std::string listed(std::uint8_t byte) {
    if (byte == '\\') {
        return "\\\\";
    }
    if (byte == Copyright) {
        return "\\*";
    }
    if (byte >= ' ' && byte < Copyright) {
        return {static_cast<char>(byte)};
    }
    if (byte >= FirstBlock && byte < basic::FirstUdg) {
        const std::size_t left = (byte >> 1 & 1) | (byte >> 2 & 2);
        const std::size_t right = (byte & 1) | (byte >> 1 & 2);
        return {'\\', Columns[left], Columns[right]};
    }
    if (byte >= basic::FirstUdg && byte < basic::FirstKeyword) {
        return {'\\', static_cast<char>('a' + (byte - basic::FirstUdg))};
    }
    return listed_as_number(byte);
}

} // namespace zx::loaders
