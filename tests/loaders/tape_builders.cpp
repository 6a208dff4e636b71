#include "tests/loaders/tape_builders.hpp"

namespace builders {
namespace {

Bytes number(unsigned value, int count) {
    Bytes bytes;
    for (int i = 0; i < count; ++i) {
        bytes.push_back(static_cast<std::uint8_t>(value >> (8 * i) & 0xff));
    }
    return bytes;
}

} // namespace

Bytes u16(unsigned value) {
    return number(value, 2);
}
Bytes u24(unsigned value) {
    return number(value, 3);
}
Bytes u32(unsigned value) {
    return number(value, 4);
}

Bytes tzx(std::initializer_list<Bytes> blocks) {
    return join({text("ZXTape!\x1a"), {1, 20}, join(blocks)});
}

Bytes tzx_standard(std::uint8_t flag, const Bytes& data, unsigned pause_ms) {
    const Bytes block = tap_block(flag, data); // a length and the bytes
    return join({{0x10}, u16(pause_ms), block});
}

Bytes tzx_turbo(std::uint8_t used_bits, const Bytes& data, unsigned pause_ms) {
    return join({{0x11},
                 u16(100),
                 u16(200),
                 u16(300),
                 u16(10),
                 u16(20),
                 u16(3),
                 {used_bits},
                 u16(pause_ms),
                 u24(static_cast<unsigned>(data.size())),
                 data});
}

Bytes tzx_tone(unsigned tstates, unsigned count) {
    return join({{0x12}, u16(tstates), u16(count)});
}

Bytes tzx_of_everything() {
    const Bytes generalised = join({u16(1), u32(1),  {2, 2},  u32(8), {2, 2}, // head
                                    {0},    u16(50), u16(0),                  // pilot symbol 0
                                    {3},    u16(60), u16(70),                 // pilot symbol 1
                                    {1},    u16(4),                           // symbol 1, 4 times
                                    {0},    u16(10), u16(11),                 // data symbol 0
                                    {0},    u16(20), u16(21),                 // data symbol 1
                                    {0xa5}});
    return tzx({
        tzx_standard(0x00, header(3, "all", 3, 32768, 32768)),
        tzx_turbo(3, {0xa0, 0xff}, 5),
        tzx_tone(500, 7),
        {0x13, 2, 0x10, 0, 0x20, 0},
        join({{0x14}, u16(10), u16(20), {8}, u16(0), u24(1), {0x81}}),
        join({{0x15}, u16(79), u16(10), {4}, u24(2), {0xf0, 0xa0}}),
        join({{0x18}, u32(13), u16(0), u24(44100), {1}, u32(3), {10, 20, 30}}),
        join({{0x19}, u32(static_cast<unsigned>(generalised.size())), generalised}),
        {0x20, 10, 0},
        {0x21, 2, 'g', '1'},
        {0x22},
        {0x23, 1, 0},
        {0x24, 2, 0},
        tzx_tone(100, 2),
        {0x25},
        {0x26, 1, 0, 1, 0},
        {0x27},
        join({{0x28}, u16(6), {1}, u16(1), {2, 'a', 'b'}}),
        {0x2a, 0, 0, 0, 0},
        {0x2b, 1, 0, 0, 0, 1},
        {0x30, 2, 'h', 'i'},
        {0x31, 3, 2, 'm', 'e'},
        join({{0x32}, u16(5), {1, 0, 2, 't', 'i'}}),
        {0x33, 1, 0, 1, 0},
        {0x34, 0, 0, 0, 0, 0, 0, 0, 0},
        join({{0x35}, text("POKEs           "), u32(2), {1, 2}}),
        join({{0x40}, {1}, u24(2), {9, 9}}),
        join({{0x16}, u32(6), {1, 2}}),
        join({{0x4b}, u32(3), {1, 2, 3}}),
        join({{0x5a}, text("XTape!\x1a\x01\x14")}),
        {0x20, 0, 0},
        tzx_standard(0xff, {1, 2, 3}),
    });
}

Bytes csw1(unsigned rate, const Bytes& stream, std::uint8_t flags) {
    return join(
        {text("Compressed Square Wave\x1a"), {1, 1}, u16(rate), {1, flags, 0, 0, 0}, stream});
}

Bytes csw2(unsigned rate, const Bytes& stream, std::uint8_t flags) {
    return join({text("Compressed Square Wave\x1a"),
                 {2, 0},
                 u32(rate),
                 u32(static_cast<unsigned>(stream.size())),
                 {1, flags, 0},
                 repeat(16, 0),
                 stream});
}

} // namespace builders
