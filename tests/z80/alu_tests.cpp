// Compares the arithmetic with bit-by-bit models that share no code with it, over all operands.
#include <cstdint>
#include <initializer_list>

#include <doctest/doctest.h>

#include "z80/alu.hpp"

using namespace zx::z80;
using alu::Result8;

namespace {

struct Carried {
    unsigned value = 0;
    /// carry[n] is the carry into bit n.
    bool carry[17] = {};
};

/// A row of full adders.
Carried ripple(unsigned a, unsigned b, bool carry, int bits) {
    Carried sum;
    sum.carry[0] = carry;
    for (int n = 0; n < bits; ++n) {
        const int ones =
            static_cast<int>(a >> n & 1) + static_cast<int>(b >> n & 1) + (sum.carry[n] ? 1 : 0);
        sum.value |= static_cast<unsigned>(ones & 1) << n;
        sum.carry[n + 1] = ones > 1;
    }
    return sum;
}

unsigned sign_zero_yx(unsigned value) {
    return (value & 0x80) | (value == 0 ? 0x40u : 0u) | (value & 0x28);
}

unsigned parity(unsigned value) {
    bool even = true;
    for (; value != 0; value >>= 1)
        even = even != ((value & 1) != 0);
    return even ? 4 : 0;
}

/// The operations are always inlined and cannot be called by pointer, so each is wrapped in an
/// ordinary function.
template <auto Operation> Result8 on_bytes(std::uint8_t value, std::uint8_t f) {
    return Operation(value, f);
}

} // namespace

TEST_CASE(
    "addition and subtraction agree with a chain of full adders for all operands and carries") {
    int wrong = 0;
    for (unsigned a = 0; a < 256; ++a) {
        for (unsigned b = 0; b < 256; ++b) {
            for (unsigned c = 0; c < 2; ++c) {
                const auto a8 = static_cast<std::uint8_t>(a);
                const auto b8 = static_cast<std::uint8_t>(b);
                const Carried sum = ripple(a, b, c != 0, 8);
                const unsigned sum_flags = sign_zero_yx(sum.value) | (sum.carry[4] ? 0x10u : 0u) |
                                           (sum.carry[7] != sum.carry[8] ? 4u : 0u) |
                                           (sum.carry[8] ? 1u : 0u);
                const Result8 added = alu::add(a8, b8, c);
                wrong += added.value != sum.value || added.flags != sum_flags;
                // a - b - c = a + ~b + not c, with borrows in place of carries.
                const Carried difference = ripple(a, b ^ 0xff, c == 0, 8);
                const unsigned difference_flags =
                    sign_zero_yx(difference.value) | (difference.carry[4] ? 0u : 0x10u) |
                    (difference.carry[7] != difference.carry[8] ? 4u : 0u) | 2u |
                    (difference.carry[8] ? 0u : 1u);
                const Result8 subtracted = alu::subtract(a8, b8, c);
                wrong +=
                    subtracted.value != difference.value || subtracted.flags != difference_flags;
                if (c == 0)
                    wrong += alu::compare(a8, b8) != ((difference_flags & 0xd7) | (b & 0x28));
            }
        }
    }
    CHECK(wrong == 0);
}

TEST_CASE("AND, OR and XOR set parity, and AND alone sets H") {
    int wrong = 0;
    for (unsigned a = 0; a < 256; ++a) {
        for (unsigned b = 0; b < 256; ++b) {
            const auto a8 = static_cast<std::uint8_t>(a);
            const auto b8 = static_cast<std::uint8_t>(b);
            const auto flags = [](unsigned v) { return sign_zero_yx(v) | parity(v); };
            wrong +=
                alu::logical_and(a8, b8) != Result8{static_cast<std::uint8_t>(a & b),
                                                    static_cast<std::uint8_t>(flags(a & b) | 0x10)};
            wrong += alu::logical_or(a8, b8) != Result8{static_cast<std::uint8_t>(a | b),
                                                        static_cast<std::uint8_t>(flags(a | b))};
            wrong += alu::logical_xor(a8, b8) != Result8{static_cast<std::uint8_t>(a ^ b),
                                                         static_cast<std::uint8_t>(flags(a ^ b))};
        }
    }
    CHECK(wrong == 0);
}

TEST_CASE("INC and DEC add and subtract one and keep C") {
    for (unsigned v = 0; v < 256; ++v) {
        for (unsigned f = 0; f < 256; ++f) {
            const auto v8 = static_cast<std::uint8_t>(v);
            const auto f8 = static_cast<std::uint8_t>(f);
            const unsigned up = alu::add(v8, 1).flags;
            const unsigned down = alu::subtract(v8, 1).flags;
            const Result8 increased = alu::increment(v8, f8);
            const Result8 decreased = alu::decrement(v8, f8);
            REQUIRE(increased.value == ((v + 1) & 255));
            REQUIRE(increased.flags == ((up & 0xfe) | (f & 1)));
            REQUIRE(decreased.value == ((v - 1) & 255));
            REQUIRE(decreased.flags == ((down & 0xfe) | (f & 1)));
        }
    }
}

TEST_CASE("DAA corrects sums and differences of decimal operands") {
    const auto bcd = [](int n) { return static_cast<std::uint8_t>(n / 10 * 16 + n % 10); };
    for (int a = 0; a < 100; ++a) {
        for (int b = 0; b < 100; ++b) {
            const Result8 sum = alu::add(bcd(a), bcd(b));
            const Result8 decimal_sum = alu::daa(sum.value, sum.flags);
            REQUIRE(decimal_sum.value == bcd((a + b) % 100));
            REQUIRE((decimal_sum.flags & flag::C) == (a + b > 99 ? 1 : 0));
            const Result8 difference = alu::subtract(bcd(a), bcd(b));
            const Result8 decimal_difference = alu::daa(difference.value, difference.flags);
            REQUIRE(decimal_difference.value == bcd((a - b + 100) % 100));
            REQUIRE((decimal_difference.flags & flag::C) == (a < b ? 1 : 0));
        }
    }
}

TEST_CASE("ADC HL and SBC HL equal two eight-bit steps, with Z from all sixteen bits") {
    int wrong = 0;
    for (unsigned a = 0; a < 0x10000; a += 251) {
        for (unsigned b = 0; b < 0x10000; b += 257) {
            for (unsigned c = 0; c < 2; ++c) {
                const auto step = [&](auto operation, auto whole) {
                    const Result8 lower =
                        operation(static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), c);
                    const Result8 upper = operation(static_cast<std::uint8_t>(a >> 8),
                                                    static_cast<std::uint8_t>(b >> 8),
                                                    lower.flags & 1u);
                    const unsigned value = upper.value * 256u + lower.value;
                    const unsigned flags = (upper.flags & ~0x40u) | (value == 0 ? 0x40u : 0u);
                    const alu::Result16 result = whole(static_cast<std::uint16_t>(a),
                                                       static_cast<std::uint16_t>(b),
                                                       static_cast<std::uint8_t>(c));
                    wrong += result.value != value || result.flags != flags;
                };
                step([](auto x, auto y, unsigned carry) { return alu::add(x, y, carry); },
                     [](auto x, auto y, auto f) { return alu::adc16(x, y, f); });
                step([](auto x, auto y, unsigned carry) { return alu::subtract(x, y, carry); },
                     [](auto x, auto y, auto f) { return alu::sbc16(x, y, f); });
            }
            const alu::Result16 sum =
                alu::add16(static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b), 0xff);
            const Carried model = ripple(a, b, false, 16);
            wrong += sum.value != model.value;
            wrong += sum.flags != (0xc4 | (model.value >> 8 & 0x28) | (model.carry[12] ? 0x10 : 0) |
                                   (model.carry[16] ? 1 : 0));
        }
    }
    CHECK(wrong == 0);
}

TEST_CASE("rotations and shifts move the bits as the manual shows") {
    for (unsigned v = 0; v < 256; ++v) {
        for (unsigned carry = 0; carry < 2; ++carry) {
            const unsigned top = v / 128;
            const unsigned bottom = v % 2;
            using Operation = Result8 (*)(std::uint8_t, std::uint8_t);
            struct Row {
                Operation operation;
                Operation on_a;
                unsigned value;
                unsigned out;
            };
            const Row rows[] = {
                {on_bytes<alu::rlc>, on_bytes<alu::rotate_a<alu::rlc>>, v % 128 * 2 + top, top},
                {on_bytes<alu::rrc>,
                 on_bytes<alu::rotate_a<alu::rrc>>,
                 v / 2 + bottom * 128,
                 bottom},
                {on_bytes<alu::rl>, on_bytes<alu::rotate_a<alu::rl>>, v % 128 * 2 + carry, top},
                {on_bytes<alu::rr>, on_bytes<alu::rotate_a<alu::rr>>, v / 2 + carry * 128, bottom},
                {on_bytes<alu::sla>, on_bytes<alu::rotate_a<alu::sla>>, v % 128 * 2, top},
                {on_bytes<alu::sra>, on_bytes<alu::rotate_a<alu::sra>>, v / 2 + top * 128, bottom},
                {on_bytes<alu::sll>, on_bytes<alu::rotate_a<alu::sll>>, v % 128 * 2 + 1, top},
                {on_bytes<alu::srl>, on_bytes<alu::rotate_a<alu::srl>>, v / 2, bottom},
            };
            for (const Row& row : rows) {
                const Result8 result =
                    row.operation(static_cast<std::uint8_t>(v), static_cast<std::uint8_t>(carry));
                REQUIRE(result.value == row.value);
                REQUIRE(result.flags == (sign_zero_yx(row.value) | parity(row.value) | row.out));
                const auto kept = static_cast<std::uint8_t>(0xc4 | carry);
                const Result8 in_a = row.on_a(static_cast<std::uint8_t>(v), kept);
                REQUIRE(in_a.value == row.value);
                REQUIRE(in_a.flags == (0xc4 | (row.value & 0x28) | row.out));
            }
        }
    }
}

TEST_CASE(
    "SCF and CCF take bits 5 and 3 from A alone if flags were just written, else from A or F") {
    CHECK(alu::set_carry(0x00, 0x28, 0x28) == 0x01);
    CHECK(alu::set_carry(0x00, 0x28, 0x00) == 0x29);
    CHECK(alu::set_carry(0x28, 0x00, 0x00) == 0x29);
    CHECK(alu::complement_carry(0x00, 0x29, 0x29) == 0x10);
    CHECK(alu::complement_carry(0x20, 0x08, 0x00) == 0x29);
}

TEST_CASE("a repeating block input or output adjusts H and P/V as the published table says") {
    for (unsigned b = 1; b < 256; ++b) {
        for (unsigned byte = 0; byte < 256; ++byte) {
            for (const unsigned add : {0x00u, 0x37u, 0xffu}) {
                const unsigned t = byte + add;
                const bool carry = t > 255;
                const bool negative = byte > 127;
                unsigned k = b & 7;
                unsigned half = 0;
                if (carry && negative) {
                    k = (b - 1) & 7;
                    half = (b & 15) == 0 ? 0x10 : 0;
                } else if (carry) {
                    k = (b + 1) & 7;
                    half = (b & 15) == 15 ? 0x10 : 0;
                }
                const unsigned expected = (b & 0x80) | (0xa8 & 0x28) | half |
                                          parity(((t & 7) ^ b) ^ k) | (negative ? 2u : 0u) |
                                          (carry ? 1u : 0u);
                const auto b8 = static_cast<std::uint8_t>(b);
                const std::uint8_t once = alu::block_io(static_cast<std::uint8_t>(byte), t, b8);
                REQUIRE(alu::block_io_repeats(once, b8, 0xa800) == expected);
            }
        }
    }
}
