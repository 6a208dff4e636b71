// A reference for the lazy picture that steps through every T-state of a frame. It shares no code
// with ula/picture.cpp and has its own copy of the figures of the timing sheet.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace reference {

/// An event in T-state t: a byte of a screen changes (address 0..6911 of bank 5, 6912..13823 of
/// bank 7), the border changes, or the ULA switches to screen 0 (bank 5) or 1 (bank 7).
struct Change {
    static constexpr int Border = -1;
    static constexpr int Screen = -2;

    int t;
    int address;
    std::uint8_t value;
};

/// An opcode fetch that begins in T-state t and refreshes memory that the ULA shares, with R on the
/// bus. screen: the screen that the ULA then reads, an index into NaiveUla::screens.
struct Refresh {
    int t;
    int r;
    int screen;
};

/// The figures of a machine: T-states in a line and in a frame, the T-state of the display's corner
/// in the picture, and T-states from there to the fetch of the byte that it shows.
struct Figures {
    int line;
    int frame;
    int corner;
    int to_fetch;
};
inline constexpr Figures Figures48 = {224, 69888, 14336, 2};
inline constexpr Figures Figures48Late = {224, 69888, 14337, 2};
inline constexpr Figures Figures128 = {228, 70908, 14362, 2};
inline constexpr Figures FiguresPlus2A = {228, 70908, 14365, 2};

class NaiveUla {
  public:
    /// Bank 5, bank 7, then the contents of banks 1 and 3 that a snowed fetch reads in their place.
    std::array<std::uint8_t, 4 * 6912> screens{};
    int shown = 0;
    std::uint8_t border = 7;
    std::vector<std::uint8_t> pixels = std::vector<std::uint8_t>(352 * 288, 255);

    explicit NaiveUla(const Figures& figures = Figures48) : figures_(figures) {}

    void frame(const std::vector<Change>& changes,
               bool flash,
               const std::vector<Refresh>& refreshes = {}) {
        auto change = changes.begin();
        auto refresh = refreshes.begin();
        int bits = 0;
        int attribute = 0;
        const Refresh* row = nullptr;
        bool again = false;
        for (int t = 0; t < figures_.frame; ++t) {
            for (; change != changes.end() && change->t <= t; ++change) {
                if (change->address == Change::Border) {
                    border = change->value;
                } else if (change->address == Change::Screen) {
                    shown = change->value;
                } else {
                    screens[static_cast<std::size_t>(change->address)] = change->value;
                }
            }
            // The line and the T-state in it that the beam shows, counted from 64 lines above the
            // display.
            const int since_top = t - (figures_.corner - 24 - 64 * figures_.line);
            const int line = since_top / figures_.line - 64;
            const int x = since_top % figures_.line - 24;
            if (line >= -48 && line < 240 && x >= -24 && x < 152 && (x + 24) % 4 == 3) {
                const int column = (x + 24) / 4 - 6;
                if (line < 0 || line > 191 || column < 0 || column > 31) {
                    for (int i = 0; i < 8; ++i) {
                        put(line, column * 8 + i, border);
                    }
                }
            }
            // Returns the opcode fetch whose fourth and last T-state this is: it determines the row
            // address.
            while (refresh != refreshes.end() && refresh->t + 3 < t) {
                ++refresh;
            }
            const bool refreshes_now = refresh != refreshes.end() && refresh->t + 3 == t;
            // Byte n is fetched 8 * (n / 2) + 2 * (n % 2) T after the first fetch of the line, its
            // attribute 1 T later. The row address of each pair is latched in the T-state before
            // it.
            const int since = x - figures_.to_fetch;
            if (line >= 0 && line < 192 && since >= -1 && since < 127) {
                if ((since + 8) % 8 == 7) {
                    row = refreshes_now ? &*refresh : nullptr;
                } else if (since % 8 == 1) {
                    again = refreshes_now;
                }
            }
            if (line >= 0 && line < 192 && since >= 0 && since < 128 && since % 8 < 4) {
                const int n = since / 8 * 2 + since % 8 / 2;
                const bool repeated = n % 2 != 0 && again;
                const Refresh* const taken = n % 2 == 0 ? row : nullptr;
                if (since % 2 == 0 && !repeated) {
                    const int own =
                        (line / 64) * 2048 + (line % 8) * 256 + (line % 64 / 8) * 32 + n;
                    bits = at(own, taken);
                } else if (since % 2 != 0) {
                    if (!repeated) {
                        attribute = at(6144 + line / 8 * 32 + n, taken);
                    }
                    show(line, n, bits, attribute, flash);
                }
            }
        }
    }

  private:
    [[nodiscard]] std::uint8_t at(int offset, const Refresh* row) const {
        const int place = row == nullptr ? shown * 6912 + offset
                                         : row->screen * 6912 + offset / 128 * 128 + row->r;
        return screens[static_cast<std::size_t>(place)];
    }
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

    Figures figures_;
};

} // namespace reference
