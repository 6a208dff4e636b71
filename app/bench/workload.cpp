#include "app/bench/workload.hpp"

#include <array>
#include <cstddef>

namespace zx::app {
namespace {

constexpr std::array<std::uint8_t, 103> Program = {
    0x31, 0x00, 0xf0, 0xdd, 0x21, 0x00, 0x90, 0xfd, 0x21, 0x80, 0x90, 0x21, 0x00, 0xa0, 0x11,
    0x00, 0xb0, 0x01, 0x20, 0x00, 0xed, 0xb0, 0x06, 0x10, 0x7e, 0xdd, 0x86, 0x05, 0xcb, 0x07,
    0xa8, 0xdd, 0x77, 0x06, 0xfd, 0x34, 0x02, 0xcd, 0x50, 0x80, 0x23, 0xcb, 0x6f, 0x28, 0x02,
    0xcb, 0x06, 0x10, 0xe7, 0x09, 0xed, 0x52, 0x22, 0x00, 0x91, 0xed, 0x4b, 0x00, 0x91, 0xeb,
    0xd9, 0x13, 0x7a, 0xb3, 0xd9, 0x08, 0x2a, 0x10, 0x91, 0x23, 0x22, 0x10, 0x91, 0x7c, 0xb5,
    0xc2, 0x0b, 0x80, 0x18, 0xbb, 0xf5, 0xc5, 0xe6, 0x0f, 0x4f, 0x06, 0x00, 0xcb, 0x21, 0x79,
    0x81, 0x27, 0x88, 0xfe, 0x42, 0x38, 0x01, 0x3c, 0x57, 0xc1, 0xf1, 0xaa, 0xc9};

/// Offsets of the high bytes of addresses in the program.
constexpr std::array<std::size_t, 10> AddressHighBytes = {6, 10, 13, 16, 39, 54, 58, 68, 72, 77};
constexpr std::uint8_t ContendedPages = 0x40;
constexpr std::size_t StackLow = 1;
constexpr std::size_t StackHigh = 2;

constexpr std::uint16_t DataStart = 0x9000;
constexpr std::size_t DataBytes = 0x2100;

std::vector<std::uint8_t> data() {
    std::vector<std::uint8_t> bytes;
    std::uint32_t seed = 1;
    for (std::size_t index = 0; index < DataBytes; ++index) {
        seed = (seed * 1'103'515'245u + 12'345u) & 0x7fffffff;
        bytes.push_back(static_cast<std::uint8_t>(seed >> 16 & 0xff));
    }
    bytes[WorkloadResult - DataStart] = 0;
    bytes[WorkloadResult - DataStart + 1] = 0;
    return bytes;
}

} // namespace

std::vector<Placed> workload_b(bool in_contended_memory) {
    std::vector<std::uint8_t> program(Program.begin(), Program.end());
    if (!in_contended_memory) {
        return {{WorkloadStart, std::move(program)}, {DataStart, data()}};
    }
    for (const std::size_t offset : AddressHighBytes) {
        program[offset] = static_cast<std::uint8_t>(program[offset] - ContendedPages);
    }
    program[StackLow] = 0xf0;
    program[StackHigh] = 0x7f;
    return {{WorkloadStart - 0x4000, std::move(program)}, {DataStart - 0x4000, data()}};
}

Placed busy_program() {
    // clang-format off
    return {0x8000, {
        0x31, 0x00, 0xf0,       // 8000        LD SP,0xf000
        0xfb,                   // 8003        EI
        0x21, 0x00, 0x00,       // 8004        LD HL,0
        0x23,                   // 8007 outer  INC HL            the source slides on by one
        0x7c,                   // 8008        LD A,H
        0xe6, 0x1f,             // 8009        AND 0x1f          and stays in ROM
        0x67,                   // 800b        LD H,A
        0xe5,                   // 800c        PUSH HL
        0x11, 0x00, 0x40,       // 800d        LD DE,0x4000
        0x01, 0x00, 0x1b,       // 8010        LD BC,6912
        0xed, 0xb0,             // 8013        LDIR
        0xdd, 0x21, 0x00, 0x90, // 8015        LD IX,0x9000
        0x06, 0x00,             // 8019        LD B,0            256 rounds
        0xdd, 0x7e, 0x05,       // 801b round  LD A,(IX+5)
        0xcb, 0x07,             // 801e        RLC A
        0xa8,                   // 8020        XOR B
        0x27,                   // 8021        DAA
        0xdd, 0x77, 0x06,       // 8022        LD (IX+6),A
        0xdd, 0x34, 0x05,       // 8025        INC (IX+5)
        0xc5,                   // 8028        PUSH BC
        0xcd, 0x39, 0x80,       // 8029        CALL work
        0xc1,                   // 802c        POP BC
        0xdb, 0xfe,             // 802d        IN A,(0xfe)
        0xe6, 0x07,             // 802f        AND 7
        0xd3, 0xfe,             // 8031        OUT (0xfe),A
        0x10, 0xe6,             // 8033        DJNZ round
        0xe1,                   // 8035        POP HL
        0xc3, 0x07, 0x80,       // 8036        JP outer
        0xf5,                   // 8039 work   PUSH AF
        0x80,                   // 803a        ADD A,B
        0xcb, 0x3f,             // 803b        SRL A
        0x27,                   // 803d        DAA
        0x93,                   // 803e        SUB E
        0xb1,                   // 803f        OR C
        0xf1,                   // 8040        POP AF
        0xc9}};                 // 8041        RET
    // clang-format on
}

} // namespace zx::app
