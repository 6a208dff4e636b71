#include "tests/loaders/builders.hpp"

#include <algorithm>

namespace builders {

Bytes join(std::initializer_list<Bytes> parts) {
    Bytes all;
    for (const Bytes& part : parts) {
        all.insert(all.end(), part.begin(), part.end());
    }
    return all;
}

Bytes repeat(std::size_t count, std::uint8_t byte) {
    return Bytes(count, byte);
}

Bytes text(std::string_view letters) {
    return Bytes(letters.begin(), letters.end());
}

Bytes first(const Bytes& bytes, std::size_t count) {
    return Bytes(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(count));
}

Bytes with_byte(Bytes bytes, std::size_t offset, std::uint8_t value) {
    bytes.at(offset) = value;
    return bytes;
}

Bytes tap_raw(const Bytes& bytes) {
    const auto low = static_cast<std::uint8_t>(bytes.size() % 256);
    const auto high = static_cast<std::uint8_t>(bytes.size() / 256);
    return join({{low, high}, bytes});
}

Bytes tap_block(std::uint8_t flag, const Bytes& data) {
    std::uint8_t checksum = flag;
    for (const std::uint8_t byte : data) {
        checksum ^= byte;
    }
    return tap_raw(join({{flag}, data, {checksum}}));
}

Bytes header(std::uint8_t type,
             std::string_view name,
             std::uint16_t length,
             std::uint16_t parameter1,
             std::uint16_t parameter2) {
    Bytes bytes{type};
    for (std::size_t i = 0; i < 10; ++i) {
        bytes.push_back(i < name.size() ? static_cast<std::uint8_t>(name[i]) : std::uint8_t{' '});
    }
    for (const std::uint16_t value : {length, parameter1, parameter2}) {
        bytes.push_back(static_cast<std::uint8_t>(value % 256));
        bytes.push_back(static_cast<std::uint8_t>(value / 256));
    }
    return bytes;
}

Bytes small_tape() {
    const Bytes program{0x00, 0x0a, 0x01, 0x00, 0x0d}; // line 10, empty
    return join({tap_block(0x00, header(0, "four", 5, 10, 5)), tap_block(0xff, program)});
}

Bytes small_sna() {
    Bytes bytes{
        0x3f,       // I
        0x01, 0x02, // HL'
        0x03, 0x04, // DE'
        0x05, 0x06, // BC'
        0x07, 0x08, // AF'
        0x09, 0x0a, // HL
        0x0b, 0x0c, // DE
        0x0d, 0x0e, // BC
        0x0f, 0x10, // IY
        0x11, 0x12, // IX
        0x04,       // IFF2 set
        0x93,       // R
        0x13, 0x14, // AF
        0x00, 0x80, // SP = 0x8000
        0x01,       // IM 1
        0x02,       // border red
    };
    for (std::size_t address = 0x4000; address < 0x10000; ++address) {
        bytes.push_back(static_cast<std::uint8_t>(address * 7 + address / 256));
    }
    bytes[sna_offset(0x8000)] = 0x34;
    bytes[sna_offset(0x8001)] = 0x12;
    return bytes;
}

} // namespace builders
