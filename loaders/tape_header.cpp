#include "loaders/tape_header.hpp"

#include <algorithm>

#include "base/byte_reader.hpp"
#include "base/byte_writer.hpp"
#include "base/bytes.hpp"

namespace zx::loaders {

std::optional<TapeHeader> read_tape_header(const DataBlock& block) {
    ByteReader reader{block.bytes};
    if (block.bytes.size() != HeaderBlockBytes || reader.u8() != HeaderFlag) {
        return std::nullopt;
    }
    const std::uint8_t type = reader.u8();
    if (type > HighestHeaderType) {
        return std::nullopt;
    }
    TapeHeader header;
    header.type = static_cast<HeaderType>(type);
    std::ranges::copy(reader.take(header.name.size()), header.name.begin());
    header.length = reader.u16();
    header.parameter1 = reader.u16();
    header.parameter2 = reader.u16();
    return header;
}

std::array<std::uint8_t, TapeHeaderBytes> write_tape_header(const TapeHeader& header) {
    ByteWriter out;
    out.u8(static_cast<std::uint8_t>(header.type)).bytes(header.name);
    out.u16(header.length).u16(header.parameter1).u16(header.parameter2);
    std::array<std::uint8_t, TapeHeaderBytes> bytes{};
    std::ranges::copy(out.view(), bytes.begin());
    return bytes;
}

std::optional<std::uint16_t> autostart_line(const TapeHeader& header) {
    if (header.type != HeaderType::Program || (high(header.parameter1) & 0xc0) != 0) {
        return std::nullopt;
    }
    return header.parameter1;
}

bool is_screen(const TapeHeader& header) {
    return header.type == HeaderType::Code && header.parameter1 == 16384 && header.length == 6912;
}

std::string printable(std::span<const std::uint8_t> characters) {
    std::string text;
    for (const std::uint8_t code : characters) {
        switch (code) {
        case 0x5e: text += "\u2191"; break;
        case 0x60: text += "\u00a3"; break;
        case 0x7f: text += "\u00a9"; break;
        default: text += code >= 0x20 && code < 0x7f ? static_cast<char>(code) : '?';
        }
    }
    text.erase(text.find_last_not_of(' ') + 1);
    return text;
}

const char* type_name(HeaderType type) {
    switch (type) {
    case HeaderType::Program: return "Program";
    case HeaderType::NumberArray: return "number array";
    case HeaderType::CharacterArray: return "character array";
    case HeaderType::Code: return "bytes";
    }
    return "unknown";
}

} // namespace zx::loaders
