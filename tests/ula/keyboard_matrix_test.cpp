// Compares the keyboard with a brute-force model that finds which lines held keys connect.
#include <array>
#include <random>
#include <vector>

#include <doctest/doctest.h>

#include "ula/keyboard.hpp"

using namespace zx::ula;

namespace {

constexpr int Rows = 8;
constexpr int Columns = 5;
constexpr int Lines = Rows + Columns;

/// Held keys, indexed by row * 5 + column.
using Held = std::array<bool, 40>;

/// Warshall's closure over the eight row lines and the five column lines.
class Wires {
  public:
    explicit Wires(const Held& held) {
        for (int line = 0; line < Lines; ++line) {
            join(line, line);
        }
        for (int key = 0; key < 40; ++key) {
            if (held[static_cast<std::size_t>(key)]) {
                join(key / 5, Rows + key % 5);
            }
        }
        for (int by = 0; by < Lines; ++by) {
            for (int a = 0; a < Lines; ++a) {
                for (int b = 0; b < Lines; ++b) {
                    if (joined(a, by) && joined(by, b)) {
                        join(a, b);
                    }
                }
            }
        }
    }
    /// Returns the columns that are low when the rows with a 0 in the high address byte are pulled
    /// low.
    [[nodiscard]] int read(int high_address) const {
        int value = 0x1f;
        for (int row = 0; row < Rows; ++row) {
            for (int column = 0; column < Columns; ++column) {
                if ((high_address >> row & 1) == 0 && joined(row, Rows + column)) {
                    value &= ~(1 << column);
                }
            }
        }
        return value;
    }

  private:
    void join(int a, int b) { joined_[index(a, b)] = joined_[index(b, a)] = true; }
    [[nodiscard]] bool joined(int a, int b) const { return joined_[index(a, b)]; }
    static std::size_t index(int a, int b) { return static_cast<std::size_t>(a * Lines + b); }

    std::array<bool, std::size_t{Lines} * Lines> joined_{};
};

int differing(const Held& held) {
    Keyboard keyboard;
    for (int key = 0; key < 40; ++key) {
        if (held[static_cast<std::size_t>(key)]) {
            keyboard.press(static_cast<Key>(key));
        }
    }
    const Wires wires(held);
    int wrong = 0;
    for (int high = 0; high < 256; ++high) {
        wrong += keyboard.read(static_cast<std::uint8_t>(high)) != wires.read(high) ? 1 : 0;
    }
    return wrong;
}

} // namespace

TEST_CASE("no key, each key and each pair of keys read as in the wire model, for any address") {
    CHECK(differing({}) == 0);
    for (std::size_t a = 0; a < 40; ++a) {
        for (std::size_t b = a; b < 40; ++b) {
            Held held{};
            held[a] = held[b] = true;
            CHECK(differing(held) == 0);
        }
    }
}

TEST_CASE("three keys on the corners of any rectangle press the fourth") {
    for (int row = 0; row < Rows; ++row) {
        for (int other = row + 1; other < Rows; ++other) {
            for (int column = 0; column < Columns; ++column) {
                const int next = (column + 1) % Columns;
                Keyboard keyboard;
                keyboard.press(static_cast<Key>(row * 5 + column));
                keyboard.press(static_cast<Key>(row * 5 + next));
                keyboard.press(static_cast<Key>(other * 5 + column));
                const int both = 0x1f & ~(1 << column) & ~(1 << next);
                CHECK(keyboard.read(static_cast<std::uint8_t>(~(1 << row) & 0xff)) == both);
                CHECK(keyboard.read(static_cast<std::uint8_t>(~(1 << other) & 0xff)) == both);
            }
        }
    }
}

TEST_CASE("sets of any size, up to all forty keys, read as in the wire model") {
    std::mt19937 random(40);
    for (unsigned one_in = 1; one_in <= 12; ++one_in) {
        CAPTURE(one_in);
        for (int set = 0; set < 25; ++set) {
            Held held{};
            for (bool& key : held) {
                key = random() % one_in == 0;
            }
            CHECK(differing(held) == 0);
        }
    }
}
