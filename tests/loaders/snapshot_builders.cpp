#include "tests/loaders/snapshot_builders.hpp"

namespace builders {

Bytes z80_header(std::uint16_t pc, std::uint8_t flags) {
    return {
        0x01,
        0x02, // A, F
        0x03,
        0x04, // BC
        0x05,
        0x06, // HL
        static_cast<std::uint8_t>(pc % 256),
        static_cast<std::uint8_t>(pc / 256),
        0x07,
        0x80, // SP
        0x3f, // I
        0x92, // R, bit 7 ignored
        flags,
        0x08,
        0x09, // DE
        0x0a,
        0x0b, // BC'
        0x0c,
        0x0d, // DE'
        0x0e,
        0x0f, // HL'
        0x10,
        0x11, // A', F'
        0x12,
        0x13, // IY
        0x14,
        0x15, // IX
        0x01,
        0x00, // IFF1, IFF2
        0x46, // IM 2, issue 2, Kempston
    };
}

Bytes z80_version1() {
    Bytes ram;
    for (std::size_t i = 0; i < 49152; ++i) {
        ram.push_back(static_cast<std::uint8_t>(i * 7 + i / 256));
    }
    return join({z80_header(0x8123, 0x05), ram});
}

Bytes z80_version1_packed() {
    Bytes body;
    for (int i = 0; i < 192; ++i) {
        body = join({body, {0xed, 0xed, 0xff, 0x00}, {0x00}}); // 256 zeros
    }
    return join({z80_header(0x8123, 0x25), body, {0x00, 0xed, 0xed, 0x00}});
}

Bytes z80_extra(std::uint16_t extra, std::uint8_t mode, std::uint8_t flags37) {
    Bytes bytes{static_cast<std::uint8_t>(extra % 256),
                static_cast<std::uint8_t>(extra / 256),
                0x34,
                0x92, // PC
                mode,
                0x13, // port 0x7ffd
                0x00,
                flags37,
                0x0e}; // AY register selected
    for (std::uint8_t i = 0; i < 16; ++i) {
        bytes.push_back(static_cast<std::uint8_t>(0x60 + i));
    }
    bytes.resize(2u + extra, 0);
    if (extra >= 54) {
        bytes[25] = 0x00; // T-states: low counter 0x1000, high counter 0
        bytes[26] = 0x10;
        bytes[27] = 0x00;
    }
    if (extra == 55) {
        bytes[56] = 0x04; // port 0x1ffd
    }
    return bytes;
}

Bytes z80_page(std::uint8_t page, std::uint8_t value) {
    Bytes body;
    for (int i = 0; i < 64; ++i) { // 64 times 255 and 1
        body = join({body, {0xed, 0xed, 0xff, value, 0xed, 0xed, 0x01, value}});
    }
    return join({{static_cast<std::uint8_t>(body.size() % 256),
                  static_cast<std::uint8_t>(body.size() / 256),
                  page},
                 body});
}

Bytes z80_raw_page(std::uint8_t page, std::uint8_t value) {
    return join({{0xff, 0xff, page}, repeat(16384, value)});
}

Bytes small_z80() {
    return join({z80_header(0, 0x05),
                 z80_extra(54, 0),
                 z80_page(8, 0x58),
                 z80_page(4, 0x54),
                 z80_raw_page(5, 0x55)});
}

Bytes small_z80_128() {
    Bytes bytes = join({z80_header(0, 0x05), z80_extra(54, 4)});
    for (std::uint8_t page = 3; page <= 10; ++page) {
        bytes = join({bytes, z80_page(page, static_cast<std::uint8_t>(0x50 + page))});
    }
    return bytes;
}

Bytes szx_chunk(std::string_view id, const Bytes& data) {
    Bytes name = text(id);
    name.resize(4, 0);
    const auto byte = [&](int shift) { return static_cast<std::uint8_t>(data.size() >> shift); };
    return join({name, {byte(0), byte(8), byte(16), byte(24)}, data});
}

Bytes small_szx(const Bytes& more) {
    return join({text("ZXST"),
                 {1, 5, 0, 1},
                 szx_chunk("Z80R", repeat(37, 1)),
                 szx_chunk("SPCR", repeat(8, 2)),
                 szx_chunk("RAMP", join({{0, 0, 5}, repeat(16384, 3)})),
                 more});
}

} // namespace builders
