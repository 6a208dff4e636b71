// The arithmetic and logic of the Z80: pure functions from operands to a result and the flags.
// Flags are computed eagerly with three small tables; every bit of F is exact, including the
// undocumented bits 3 and 5.
//
// All functions are marked for inlining, because the processor's speed depends on it.
//
// Sources of the rules: S. Young, "The Undocumented Z80 Documented"; P. Rak (Q, 2012); D. Banks,
// "Undocumented Z80 Flags" (2018) and P. Helcmanovsky's block flags test for the repeating block
// instructions.
#pragma once

#include <bit>
#include <cstdint>

#include "base/bytes.hpp"
#include "base/inline_array.hpp"

namespace zx::z80 {

/// The bits of F. Y and X are the undocumented copies of bits 5 and 3 of a result.
namespace flag {
inline constexpr std::uint8_t S = 0x80, Z = 0x40, Y = 0x20, H = 0x10, X = 0x08, PV = 0x04, N = 0x02,
                              C = 0x01;
inline constexpr std::uint8_t YX = Y | X;
} // namespace flag

namespace alu {

struct Result8 {
    std::uint8_t value;
    std::uint8_t flags;
    friend constexpr bool operator==(const Result8&, const Result8&) = default;
};

struct Result16 {
    std::uint16_t value;
    std::uint8_t flags;
    friend constexpr bool operator==(const Result16&, const Result16&) = default;
};

[[gnu::always_inline]] constexpr std::uint8_t even_parity(std::uint8_t value) noexcept {
    return (std::popcount(value) & 1) == 0 ? flag::PV : 0;
}

/// S, Z, Y and X of a result.
inline constexpr auto SignZero = [] {
    InlineArray<std::uint8_t, 256> table{};
    for (unsigned value = 0; value < 256; ++value)
        table[value] = low((value & (flag::S | flag::YX)) | (value == 0 ? flag::Z : 0u));
    return table;
}();

/// S, Z, Y, X and even parity of a result.
inline constexpr auto SignZeroParity = [] {
    InlineArray<std::uint8_t, 256> table{};
    for (unsigned value = 0; value < 256; ++value)
        table[value] = low(SignZero[value] | even_parity(low(value)));
    return table;
}();

/// H, V and C of an addition or subtraction, indexed by the nine bits a ^ b ^ result: bit n is the
/// carry into bit n.
inline constexpr auto Carries = [] {
    InlineArray<std::uint8_t, 512> table{};
    for (unsigned in = 0; in < 512; ++in) {
        const bool into_sign = (in & 0x80) != 0;
        const bool out_of_sign = (in & 0x100) != 0;
        table[in] = low((in & flag::H) | (into_sign != out_of_sign ? flag::PV : 0u) |
                        (out_of_sign ? flag::C : 0u));
    }
    return table;
}();

[[gnu::always_inline]] constexpr Result8
add(std::uint8_t a, std::uint8_t b, unsigned carry = 0) noexcept {
    const unsigned sum = a + b + carry;
    const std::uint8_t value = low(sum);
    return {value, low(SignZero[value] | Carries[a ^ b ^ sum])};
}

[[gnu::always_inline]] constexpr Result8
subtract(std::uint8_t a, std::uint8_t b, unsigned borrow = 0) noexcept {
    const unsigned difference = a - b - borrow;
    const std::uint8_t value = low(difference);
    return {value, low(SignZero[value] | Carries[(a ^ b ^ difference) & 0x1ff] | flag::N)};
}

/// CP: a subtraction whose result is discarded. Y and X come from the operand.
[[gnu::always_inline]] constexpr std::uint8_t compare(std::uint8_t a, std::uint8_t b) noexcept {
    return low((subtract(a, b).flags & ~flag::YX) | (b & flag::YX));
}

[[gnu::always_inline]] constexpr Result8 logical_and(std::uint8_t a, std::uint8_t b) noexcept {
    const std::uint8_t value = a & b;
    return {value, low(SignZeroParity[value] | flag::H)};
}

[[gnu::always_inline]] constexpr Result8 logical_or(std::uint8_t a, std::uint8_t b) noexcept {
    const std::uint8_t value = a | b;
    return {value, SignZeroParity[value]};
}

[[gnu::always_inline]] constexpr Result8 logical_xor(std::uint8_t a, std::uint8_t b) noexcept {
    const std::uint8_t value = a ^ b;
    return {value, SignZeroParity[value]};
}

/// All flags of INC except C, indexed by the result.
inline constexpr auto IncrementFlags = [] {
    InlineArray<std::uint8_t, 256> table{};
    for (unsigned value = 0; value < 256; ++value)
        table[value] = low(add(low(value - 1), 1).flags & ~flag::C);
    return table;
}();

/// All flags of DEC except C, indexed by the result.
inline constexpr auto DecrementFlags = [] {
    InlineArray<std::uint8_t, 256> table{};
    for (unsigned value = 0; value < 256; ++value)
        table[value] = low(subtract(low(value + 1), 1).flags & ~flag::C);
    return table;
}();

[[gnu::always_inline]] constexpr Result8 increment(std::uint8_t value, std::uint8_t f) noexcept {
    const std::uint8_t result = low(value + 1);
    return {result, low(IncrementFlags[result] | (f & flag::C))};
}

[[gnu::always_inline]] constexpr Result8 decrement(std::uint8_t value, std::uint8_t f) noexcept {
    const std::uint8_t result = low(value - 1);
    return {result, low(DecrementFlags[result] | (f & flag::C))};
}

// The rotations and shifts after CB: S, Z, Y, X and P from the result, C from the bit shifted out.

[[gnu::always_inline]] constexpr Result8 rotated(unsigned value, unsigned carry) noexcept {
    const std::uint8_t result = low(value);
    return {result, low(SignZeroParity[result] | carry)};
}
[[gnu::always_inline]] constexpr Result8 rlc(std::uint8_t v, std::uint8_t) noexcept {
    return rotated(unsigned{v} << 1 | v >> 7, v >> 7);
}
[[gnu::always_inline]] constexpr Result8 rrc(std::uint8_t v, std::uint8_t) noexcept {
    return rotated(v >> 1 | unsigned{v} << 7, v & 1);
}
[[gnu::always_inline]] constexpr Result8 rl(std::uint8_t v, std::uint8_t f) noexcept {
    return rotated(unsigned{v} << 1 | (f & flag::C), v >> 7);
}
[[gnu::always_inline]] constexpr Result8 rr(std::uint8_t v, std::uint8_t f) noexcept {
    return rotated(v >> 1 | (f & 1u) << 7, v & 1);
}
[[gnu::always_inline]] constexpr Result8 sla(std::uint8_t v, std::uint8_t) noexcept {
    return rotated(unsigned{v} << 1, v >> 7);
}
[[gnu::always_inline]] constexpr Result8 sra(std::uint8_t v, std::uint8_t) noexcept {
    return rotated(v >> 1 | (v & 0x80u), v & 1);
}
/// SLL, undocumented: shifts left and sets bit 0.
[[gnu::always_inline]] constexpr Result8 sll(std::uint8_t v, std::uint8_t) noexcept {
    return rotated(unsigned{v} << 1 | 1u, v >> 7);
}
[[gnu::always_inline]] constexpr Result8 srl(std::uint8_t v, std::uint8_t) noexcept {
    return rotated(v >> 1, v & 1);
}

/// RLCA, RRCA, RLA, RRA: the same rotations, but S, Z and P are unchanged.
template <auto Rotation>
[[gnu::always_inline]] constexpr Result8 rotate_a(std::uint8_t a, std::uint8_t f) noexcept {
    const Result8 moved = Rotation(a, f);
    return {moved.value,
            low((f & (flag::S | flag::Z | flag::PV)) | (moved.value & flag::YX) |
                (moved.flags & flag::C))};
}

/// BIT. Y and X come from `yx`: the operand itself, or the high byte of WZ.
[[gnu::always_inline]] constexpr std::uint8_t
bit(unsigned number, std::uint8_t value, std::uint8_t yx, std::uint8_t f) noexcept {
    const unsigned tested = value & (1u << number);
    return low((tested & flag::S) | (tested == 0 ? flag::Z | flag::PV : 0u) | flag::H |
               (yx & flag::YX) | (f & flag::C));
}

/// DAA without branches, because they would depend on data that the host cannot predict.
[[gnu::always_inline]] constexpr Result8 daa(std::uint8_t a, std::uint8_t f) noexcept {
    const unsigned carry = (f & flag::C) | (a > 0x99 ? 1u : 0u);
    const unsigned half_carry = (f & flag::H) >> 4 | ((a & 15) > 9 ? 1u : 0u);
    const unsigned correction = carry * 0x60 + half_carry * 6;
    const std::uint8_t value = low((f & flag::N) != 0 ? a - correction : a + correction);
    return {value, low(SignZeroParity[value] | ((a ^ value) & flag::H) | (f & flag::N) | carry)};
}

[[gnu::always_inline]] constexpr Result8 complement(std::uint8_t a, std::uint8_t f) noexcept {
    const std::uint8_t value = low(~unsigned{a});
    return {value,
            low((f & (flag::S | flag::Z | flag::PV | flag::C)) | flag::H | flag::N |
                (value & flag::YX))};
}

/// SCF and CCF on a Zilog part: Y and X come from A if the previous instruction wrote flags, and
/// from A | F if it wrote none (q = 0).
[[gnu::always_inline]] constexpr std::uint8_t
carry_yx(std::uint8_t a, std::uint8_t f, std::uint8_t q) noexcept {
    return low(((q ^ f) | a) & flag::YX);
}
[[gnu::always_inline]] constexpr std::uint8_t
set_carry(std::uint8_t a, std::uint8_t f, std::uint8_t q) noexcept {
    return low((f & (flag::S | flag::Z | flag::PV)) | carry_yx(a, f, q) | flag::C);
}
[[gnu::always_inline]] constexpr std::uint8_t
complement_carry(std::uint8_t a, std::uint8_t f, std::uint8_t q) noexcept {
    return low((f & (flag::S | flag::Z | flag::PV)) | carry_yx(a, f, q) |
               ((f & flag::C) != 0 ? flag::H : flag::C));
}

[[gnu::always_inline]] constexpr Result16
add16(std::uint16_t a, std::uint16_t b, std::uint8_t f) noexcept {
    const unsigned sum = unsigned{a} + b;
    return {wrap16(sum),
            low((f & (flag::S | flag::Z | flag::PV)) | ((sum >> 8) & flag::YX) |
                (((a ^ b ^ sum) >> 8) & flag::H) | sum >> 16)};
}

/// The flags that ADC HL and SBC HL share: those of the high byte, but Z of all 16 bits.
[[gnu::always_inline]] constexpr std::uint8_t flags16(std::uint16_t value,
                                                      unsigned carried) noexcept {
    return low((high(value) & (flag::S | flag::YX)) | (value == 0 ? flag::Z : 0u) |
               Carries[(carried >> 8) & 0x1ff]);
}
[[gnu::always_inline]] constexpr Result16
adc16(std::uint16_t a, std::uint16_t b, std::uint8_t f) noexcept {
    const unsigned sum = unsigned{a} + b + (f & flag::C);
    return {wrap16(sum), flags16(wrap16(sum), a ^ b ^ sum)};
}
[[gnu::always_inline]] constexpr Result16
sbc16(std::uint16_t a, std::uint16_t b, std::uint8_t f) noexcept {
    const unsigned difference = unsigned{a} - b - (f & flag::C);
    return {wrap16(difference), low(flags16(wrap16(difference), a ^ b ^ difference) | flag::N)};
}

/// IN r,(C) and the digit rotations RLD, RRD.
[[gnu::always_inline]] constexpr std::uint8_t value_flags(std::uint8_t value,
                                                          std::uint8_t f) noexcept {
    return low(SignZeroParity[value] | (f & flag::C));
}

/// LD A,I and LD A,R.
[[gnu::always_inline]] constexpr std::uint8_t
interrupt_register_flags(std::uint8_t value, bool iff2, std::uint8_t f) noexcept {
    return low(SignZero[value] | (iff2 ? flag::PV : 0u) | (f & flag::C));
}

// The block instructions. Y and X come from bits 1 and 3 of an internal sum.

[[gnu::always_inline]] constexpr std::uint8_t block_yx(unsigned value) noexcept {
    return low(((value & 2) << 4) | (value & flag::X));
}
[[gnu::always_inline]] constexpr std::uint8_t
block_load(std::uint8_t byte, std::uint8_t a, bool more, std::uint8_t f) noexcept {
    return low((f & (flag::S | flag::Z | flag::C)) | block_yx(unsigned{byte} + a) |
               (more ? flag::PV : 0u));
}
[[gnu::always_inline]] constexpr std::uint8_t
block_compare(std::uint8_t byte, std::uint8_t a, bool more, std::uint8_t f) noexcept {
    const Result8 difference = subtract(a, byte);
    const unsigned less_half = difference.value - ((difference.flags & flag::H) >> 4);
    return low((difference.flags & (flag::S | flag::Z | flag::H)) | block_yx(less_half) |
               (more ? flag::PV : 0u) | flag::N | (f & flag::C));
}
/// INI, IND, OUTI, OUTD and the last pass of their repeating forms. `b` is B after its decrement.
/// `sum`, at most 510, is the byte moved plus C +- 1 (input) or plus L after its step (output).
[[gnu::always_inline]] constexpr std::uint8_t
block_io(std::uint8_t byte, unsigned sum, std::uint8_t b) noexcept {
    return low(SignZero[b] | (byte >> 6 & flag::N) | (sum > 255 ? flag::H | flag::C : 0u) |
               even_parity(low((sum & 7) ^ b)));
}

/// A pass of LDIR, LDDR, CPIR or CPDR that repeats copies bits of PC's high byte (PC at the ED) to
/// Y and X.
[[gnu::always_inline]] constexpr std::uint8_t block_repeats(std::uint8_t flags,
                                                            std::uint16_t pc) noexcept {
    return low((flags & ~flag::YX) | (high(pc) & flag::YX));
}
/// A pass of INIR, INDR, OTIR or OTDR that repeats also adjusts H and P/V as if B were incremented
/// or decremented once more.
[[gnu::always_inline]] constexpr std::uint8_t
block_io_repeats(std::uint8_t flags, std::uint8_t b, std::uint16_t pc) noexcept {
    unsigned result = block_repeats(flags, pc) & ~unsigned{flag::H};
    unsigned stepped = b;
    if ((flags & flag::C) != 0) {
        const bool down = (flags & flag::N) != 0;
        stepped = down ? b - 1u : b + 1u;
        if ((b & 15) == (down ? 0 : 15))
            result |= flag::H;
    }
    // Odd parity of the three bits inverts P/V.
    if (even_parity(low(stepped & 7)) == 0)
        result ^= flag::PV;
    return low(result);
}

} // namespace alu
} // namespace zx::z80
