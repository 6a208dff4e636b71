// Random programs that make snow.
#pragma once

#include <initializer_list>
#include <random>

#include "board.hpp"

namespace fixture {

/// Straight code with every kind of machine cycle that changes I, R, the border and the banks.
class SnowProgram {
  public:
    SnowProgram(zx::machine::Model model, unsigned seed)
        : random_(seed), is_128k_(zx::machine::record_of(model).ram_banks == 8) {}

    Bytes code(int length) {
        while (static_cast<int>(code_.size()) < length) {
            phrase();
        }
        return code_;
    }
    int below(int limit) { return static_cast<int>(random_() % static_cast<unsigned>(limit)); }
    /// Nearly always in memory that the ULA shares.
    int page() {
        const int kind = below(7);
        if (kind < 2) {
            return kind == 0 ? 0x3f : 0x80;
        }
        return (kind < 5 ? 0x40 : 0xc0) + below(0x40);
    }

  private:
    void add(std::initializer_list<int> bytes) {
        for (const int byte : bytes) {
            code_.push_back(static_cast<std::uint8_t>(byte));
        }
    }
    void phrase() {
        const int what = below(24);
        if (what < 8) {
            add_plain();
        } else if (what < 14) {
            // A row of LD A,n passes all phases of the ULA's eight T, NOP two of them.
            for (int i = below(40); i >= 0; --i) {
                what < 11 ? add({0x00}) : add({0x3e, below(256)});
            }
        } else if (what < 18) {
            add_store();
        } else if (what < 19) {
            add({0x3e, below(256), 0xd3, 0xfe}); // LD A,n : OUT (0xfe),A
        } else if (what < 20) {
            add({0x3e, page(), 0xed, 0x47}); // LD A,n : LD I,A
        } else if (what < 21) {
            add({0x3e, below(256), 0xed, 0x4f}); // LD A,n : LD R,A
        } else if (what < 22 && is_128k_) {
            add({0x01, 0xfd, 0x7f, 0x3e, 0x10 | below(16), 0xed, 0x79}); // page by OUT (C),A
        } else {
            add({0x06, below(256)}); // LD B,n
        }
    }
    /// Opcode fetches of 4, 5 and 6 T, prefixes, reads, idle cycles, port reads, jumps to the next.
    void add_plain() {
        // clang-format off
        static const std::array<Bytes, 26> plain = {{
            {0x00}, {0x3c}, {0x13}, {0x09}, {0x7e}, {0x86}, {0xe5, 0xe1}, {0xc5, 0xd1}, {0xcb, 0x27},
            {0xcb, 0x46}, {0xdd, 0x23}, {0xdd, 0x29}, {0xdd, 0xfd, 0x00}, {0xfd, 0xe5, 0xe1},
            {0xed, 0x44}, {0xed, 0x4a}, {0xed, 0x57}, {0xed, 0x5f}, {0xed, 0xa1}, {0x18, 0x00},
            {0x10, 0x00}, {0xdb, 0xff}, {0xdb, 0xfe}, {0x0e, 0xff, 0xed, 0x40}, {0x08}, {0xd9},
        }};
        // clang-format on
        const Bytes& bytes = plain[static_cast<std::size_t>(below(26))];
        code_.insert(code_.end(), bytes.begin(), bytes.end());
    }
    /// LD HL,nn, then INC (HL), RLD, LDI or LD (HL),n: on the screen, or at the address of a
    /// possible screen.
    void add_store() {
        const int address = (below(4) == 0 && is_128k_ ? 0xc000 : 0x4000) + below(6912);
        add({0x21, address % 256, address / 256});
        switch (below(4)) {
        case 0: add({0x34}); break;
        case 1: add({0xed, 0x6f}); break;
        case 2: add({0x11, below(256), 0x40 + below(26), 0xed, 0xa0}); break;
        default: add({0x36, below(256)}); break;
        }
    }

    std::mt19937 random_;
    bool is_128k_;
    Bytes code_;
};

} // namespace fixture
