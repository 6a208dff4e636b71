// The judge of the lazy picture: looks at every T-state of a 48K frame in turn. It shares nothing
// with ula/picture.cpp; its figures are those of the timing sheet, written out again.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace reference {

/// A byte of the screen (0..6911) or the border (address -1) takes a value in T-state t.
struct Change {
    int t;
    int address;
    std::uint8_t value;
};

class NaiveUla {
  public:
    std::array<std::uint8_t, 6912> screen{};
    std::uint8_t border = 7;
    std::vector<std::uint8_t> pixels = std::vector<std::uint8_t>(352 * 288, 255);

    void frame(const std::vector<Change>& changes, bool flash) {
        auto change = changes.begin();
        int bits = 0;
        for (int t = 0; t < 69888; ++t) {
            for (; change != changes.end() && change->t <= t; ++change) {
                if (change->address < 0) {
                    border = change->value;
                } else {
                    screen[static_cast<std::size_t>(change->address)] = change->value;
                }
            }
            // The line and the place in it that the beam shows; 14336 is the display's corner.
            const int line = (t + 24) / 224 - 64;
            const int x = (t + 24) % 224 - 24;
            if (line >= -48 && line < 240 && x >= -24 && x < 152 && (x + 24) % 4 == 3) {
                const int column = (x + 24) / 4 - 6;
                if (line < 0 || line > 191 || column < 0 || column > 31) {
                    for (int i = 0; i < 8; ++i) {
                        put(line, column * 8 + i, border);
                    }
                }
            }
            // Fetches: byte n in T-state 14338 + 8 * (n / 2) + 2 * (n % 2), its attribute 1 T
            // later.
            const int since = x - 2;
            if (line >= 0 && line < 192 && since >= 0 && since < 128 && since % 8 < 4) {
                const int n = since / 8 * 2 + since % 8 / 2;
                if (since % 2 == 0) {
                    bits = screen[static_cast<std::size_t>((line / 64) * 2048 + (line % 8) * 256 +
                                                           (line % 64 / 8) * 32 + n)];
                } else {
                    show(line,
                         n,
                         bits,
                         screen[static_cast<std::size_t>(6144 + line / 8 * 32 + n)],
                         flash);
                }
            }
        }
    }

  private:
    void show(int line, int n, int bits, int attribute, bool flash) {
        int ink = attribute % 8;
        int paper = attribute / 8 % 8;
        if (attribute >= 128 && flash) {
            std::swap(ink, paper);
        }
        const int bright = attribute / 64 % 2 * 8;
        for (int i = 0; i < 8; ++i) {
            const bool set = (bits & (128 >> i)) != 0;
            put(line, n * 8 + i, static_cast<std::uint8_t>((set ? ink : paper) + bright));
        }
    }
    void put(int line, int x, std::uint8_t colour) {
        pixels[static_cast<std::size_t>((line + 48) * 352 + x + 48)] = colour;
    }
};

} // namespace reference
