#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "rom_bench.hpp"
#include "system_variables.hpp"

using fixture::Flags;
using fixture::Frames;
using fixture::LastK;
using fixture::RomBench;
using zx::ula::Key;

namespace {

constexpr int KeyScan = 0x028e;
constexpr int KTest = 0x031e;
constexpr int KDecode = 0x0333;

struct Held {
    const char* name;
    std::vector<Key> keys;
    int de;
    bool usable;
    int main_code; ///< -1: K-TEST returns with the carry reset
};

/// One key of the decoding table: its codes in the columns K, L, CAPS, SYM, E, E + CAPS, E + SYM,
/// G.
struct KeyRow {
    int main;
    int k, l, caps, sym, e, e_caps, e_sym, g;
};

// clang-format off
constexpr KeyRow Letters[] = {
    {'A', 0xe6, 'a', 'A', 0xe2, 0xe3, 0x7e, 0x7e, 0x90}, {'B', 0xe7, 'b', 'B', '*', 0xc4, 0xdc, 0xdc, 0x91},
    {'C', 0xe8, 'c', 'C', '?', 0xe0, 0xda, 0xda, 0x92}, {'D', 0xe9, 'd', 'D', 0xcd, 0xe4, '\\', '\\', 0x93},
    {'E', 0xea, 'e', 'E', 0xc8, 0xb4, 0xb7, 0xb7, 0x94}, {'F', 0xeb, 'f', 'F', 0xcc, 0xbc, '{', '{', 0x95},
    {'G', 0xec, 'g', 'G', 0xcb, 0xbd, '}', '}', 0x96}, {'H', 0xed, 'h', 'H', '^', 0xbb, 0xd8, 0xd8, 0x97},
    {'I', 0xee, 'i', 'I', 0xac, 0xaf, 0xbf, 0xbf, 0x98}, {'J', 0xef, 'j', 'J', '-', 0xb0, 0xae, 0xae, 0x99},
    {'K', 0xf0, 'k', 'K', '+', 0xb1, 0xaa, 0xaa, 0x9a}, {'L', 0xf1, 'l', 'L', '=', 0xc0, 0xab, 0xab, 0x9b},
    {'M', 0xf2, 'm', 'M', '.', 0xa7, 0xdd, 0xdd, 0x9c}, {'N', 0xf3, 'n', 'N', ',', 0xa6, 0xde, 0xde, 0x9d},
    {'O', 0xf4, 'o', 'O', ';', 0xbe, 0xdf, 0xdf, 0x9e}, {'P', 0xf5, 'p', 'P', '"', 0xad, 0x7f, 0x7f, 0x9f},
    {'Q', 0xf6, 'q', 'Q', 0xc7, 0xb2, 0xb5, 0xb5, 0xa0}, {'R', 0xf7, 'r', 'R', '<', 0xba, 0xd6, 0xd6, 0xa1},
    {'S', 0xf8, 's', 'S', 0xc3, 0xe5, '|', '|', 0xa2}, {'T', 0xf9, 't', 'T', '>', 0xa5, 0xd5, 0xd5, 0xa3},
    {'U', 0xfa, 'u', 'U', 0xc5, 0xc2, ']', ']', 0xa4}, {'V', 0xfb, 'v', 'V', '/', 0xe1, 0xdb, 0xdb, 0xa5},
    {'W', 0xfc, 'w', 'W', 0xc9, 0xb3, 0xb6, 0xb6, 0xa6}, {'X', 0xfd, 'x', 'X', '`', 0xb9, 0xd9, 0xd9, 0xa7},
    {'Y', 0xfe, 'y', 'Y', 0xc6, 0xc1, '[', '[', 0xa8}, {'Z', 0xff, 'z', 'Z', ':', 0xb8, 0xd7, 0xd7, 0xa9},
};
constexpr KeyRow Digits[] = {
    {'0', '0', '0', 0x0c, '_', 0x10, 0x18, 0xd0, 0x0c}, {'1', '1', '1', 0x07, '!', 0x11, 0x19, 0xce, 0x81},
    {'2', '2', '2', 0x06, '@', 0x12, 0x1a, 0xa8, 0x82}, {'3', '3', '3', 0x04, '#', 0x13, 0x1b, 0xca, 0x83},
    {'4', '4', '4', 0x05, '$', 0x14, 0x1c, 0xd3, 0x84}, {'5', '5', '5', 0x08, '%', 0x15, 0x1d, 0xd4, 0x85},
    {'6', '6', '6', 0x0a, '&', 0x16, 0x1e, 0xd1, 0x86}, {'7', '7', '7', 0x0b, '\'', 0x17, 0x1f, 0xd2, 0x87},
    {'8', '8', '8', 0x09, '(', 0x02, 0x00, 0xa9, 0x80}, {'9', '9', '9', 0x0f, ')', 0x03, 0x01, 0xcf, 0x0f},
};
// clang-format on

int decode(RomBench& bench, int main, int flags, int mode, int shift) {
    bench.registers.de = static_cast<std::uint16_t>(flags << 8 | main);
    bench.registers.bc = static_cast<std::uint16_t>(shift << 8 | mode);
    CHECK(bench.call(KDecode));
    return bench.a();
}

void check_row(RomBench& bench, const KeyRow& row, bool letter) {
    constexpr int None = 0xff;
    constexpr int Caps = 0x27;
    constexpr int Symbol = 0x18;
    CAPTURE(row.main);
    CHECK(decode(bench, row.main, 0x00, 0, None) == row.k);
    CHECK(decode(bench, row.main, 0x08, 0, None) == row.l);
    CHECK(decode(bench, row.main, 0x08, 0, Caps) == row.caps);
    CHECK(decode(bench, row.main, 0x08, 0, Symbol) == row.sym);
    CHECK(decode(bench, row.main, 0x00, 0, Symbol) == row.sym);
    CHECK(decode(bench, row.main, 0x08, 1, None) == row.e);
    CHECK(decode(bench, row.main, 0x08, 1, Caps) == row.e_caps);
    CHECK(decode(bench, row.main, 0x08, 1, Symbol) == row.e_sym);
    CHECK(decode(bench, row.main, 0x08, 2, None) == row.g);
    const bool quarter = !letter && row.main >= '1' && row.main <= '8';
    CHECK(decode(bench, row.main, 0x08, 2, Caps) == (quarter ? (row.g ^ 0x0f) : row.g));
}

} // namespace

TEST_CASE("KEY-SCAN and K-TEST report keys, shifts and unusable combinations") {
    const std::vector<Held> cases = {
        {"none", {}, 0xffff, true, -1},
        {"A", {Key::A}, 0xff26, true, 'A'},
        {"CAPS + SPACE", {Key::CapsShift, Key::Space}, 0x2720, true, 0x20},
        {"SYM + P", {Key::SymbolShift, Key::P}, 0x1822, true, 'P'},
        {"SYM + M", {Key::SymbolShift, Key::M}, 0x1810, true, 'M'},
        {"both shifts", {Key::CapsShift, Key::SymbolShift}, 0x2718, true, 0x0e},
        {"CAPS alone", {Key::CapsShift}, 0xff27, true, -1},
        {"SYM alone", {Key::SymbolShift}, 0xff18, true, -1},
        {"Q + W", {Key::Q, Key::W}, -1, false, -1},
        {"Q + W + E", {Key::Q, Key::W, Key::E}, -1, false, -1},
    };
    for (const Held& held : cases) {
        CAPTURE(held.name);
        RomBench bench;
        for (const Key key : held.keys) {
            bench.bus.keyboard.press(key);
        }
        CHECK(bench.call(KeyScan));
        CHECK(bench.zero() == held.usable);
        if (!held.usable) {
            continue;
        }
        CHECK(bench.registers.de == held.de);
        CHECK(bench.call(KTest));
        CHECK(bench.carry() == (held.main_code >= 0));
        if (held.main_code >= 0) {
            CHECK(bench.a() == held.main_code);
            CHECK((bench.registers.bc >> 8) == (held.de >> 8));
            CHECK((bench.registers.de >> 8) == 0);
        }
    }
}

TEST_CASE("every one of the 40 keys has its own number") {
    for (int row = 0; row < 8; ++row) {
        for (int bit = 0; bit < 5; ++bit) {
            RomBench bench;
            bench.bus.keyboard.press(static_cast<Key>(row * 5 + bit));
            CHECK(bench.call(KeyScan));
            const int number = 0x27 - 8 * bit - row;
            CHECK(bench.registers.de == 0xff00 + number);
        }
    }
}

TEST_CASE("K-DECODE gives every letter and digit in every mode") {
    RomBench bench;
    for (const KeyRow& row : Letters) {
        check_row(bench, row, true);
    }
    for (const KeyRow& row : Digits) {
        check_row(bench, row, false);
    }
    for (const int control : {0x0d, 0x20}) {
        for (const int shift : {0xff, 0x27, 0x18}) {
            for (int mode = 0; mode < 3; ++mode) {
                CHECK(decode(bench, control, 0x08, mode, shift) == control);
            }
        }
    }
}

TEST_CASE("CAPS LOCK changes unshifted letters only") {
    RomBench bench;
    bench.poke(0x5c6a, {0x08});
    CHECK(decode(bench, 'A', 0x08, 0, 0xff) == 'A');
    CHECK(decode(bench, 'A', 0x08, 0, 0x27) == 'A');
    CHECK(decode(bench, 'A', 0x08, 0, 0x18) == 0xe2);
    CHECK(decode(bench, '1', 0x08, 0, 0xff) == '1');
}

TEST_CASE(
    "a held key is delivered at interrupts 1, 36, 41, 46 ... and forgotten 5 after its release") {
    RomBench bench;
    bench.poke(Flags, {0x08});
    bench.bus.keyboard.press(Key::A);
    std::vector<int> delivered;
    for (int interrupt = 1; interrupt <= 56; ++interrupt) {
        bench.interrupt();
        if ((bench.peek(Flags) & 0x20) != 0) {
            delivered.push_back(interrupt);
            CHECK(bench.peek(LastK) == 'a');
            bench.poke(Flags, {0x08});
        }
    }
    CHECK(delivered == std::vector{1, 36, 41, 46, 51, 56});
    bench.bus.keyboard.release_all();
    for (int i = 0; i < 4; ++i) {
        bench.interrupt();
    }
    CHECK(bench.peek(0x5c04) == 'A');
    bench.interrupt();
    CHECK(bench.peek(0x5c04) == 0xff);
}

TEST_CASE("two keys roll over and a third waits until one is released") {
    RomBench bench;
    bench.poke(Flags, {0x08});
    const auto tap = [&](Key key) {
        bench.bus.keyboard.release_all();
        bench.bus.keyboard.press(key);
        bench.poke(Flags, {0x08});
        bench.interrupt();
        return (bench.peek(Flags) & 0x20) != 0;
    };
    CHECK(tap(Key::A));
    CHECK(tap(Key::B));
    CHECK_FALSE(tap(Key::C));
}

TEST_CASE("FRAMES counts interrupts with a carry into its third byte") {
    RomBench bench;
    for (int i = 0; i < 50; ++i) {
        bench.interrupt();
    }
    CHECK(bench.word_at(Frames) == 50);
    bench.poke(Frames, {0xff, 0xff, 0x00});
    bench.interrupt();
    CHECK(bench.word_at(Frames) == 0);
    CHECK(bench.peek(Frames + 2) == 1);
}

TEST_CASE("the interrupt keeps all registers") {
    RomBench bench;
    bench.registers.af = 0x1234;
    bench.registers.bc = 0x2345;
    bench.registers.de = 0x3456;
    bench.registers.hl = 0x4567;
    bench.bus.keyboard.press(Key::Enter);
    bench.interrupt();
    CHECK(bench.registers.af == 0x1234);
    CHECK(bench.registers.bc == 0x2345);
    CHECK(bench.registers.de == 0x3456);
    CHECK(bench.registers.hl == 0x4567);
}

TEST_CASE(
    "the wait for a key halts until the interrupt, but polls any other channel without a halt") {
    for (const bool keyboard : {true, false}) {
        CAPTURE(keyboard);
        RomBench bench;
        // A channel whose input returns nothing seven times, then the letter A; nothing is Z
        // without carry: LD HL,counter, DEC (HL), LD A,'A', SCF, RET Z, XOR A, RET.
        bench.poke(0x9000, {0x21, 0x00, 0x91, 0x35, 0x3e, 0x41, 0x37, 0xc8, 0xaf, 0xc9});
        bench.poke(0x9100, {8});
        const auto letter = static_cast<std::uint8_t>(keyboard ? 'K' : 'X');
        bench.poke(0x9200, {0, 0, 0x00, 0x90, letter});
        bench.poke(0x5c51, {0x00, 0x92});
        CHECK(bench.call(0x15d4, 10'000) == !keyboard);
        CHECK(bench.registers.halted == keyboard);
        if (!keyboard) {
            CHECK(bench.a() == 'A');
        }
    }
}
