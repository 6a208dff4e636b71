#include "games/tetrominoes/original_screen.hpp"

#include <algorithm>
#include <cstddef>

namespace tetrominoes {
namespace {

using games::vga::VgaScreen;

constexpr int TileSize = 8;
/// The upper left pixel of the well's inside.
constexpr int WellX = 120;
constexpr int WellY = 8;

constexpr std::uint8_t White = 7;

struct TileColours {
    std::uint8_t centre;
    std::uint8_t highlight;
    std::uint8_t shadow;
};

constexpr TileColours Border = {52, 100, 124};

constexpr TileColours colours_of(Piece piece) {
    return {static_cast<std::uint8_t>(32 + 2 * piece),
            static_cast<std::uint8_t>(80 + 2 * piece),
            static_cast<std::uint8_t>(104 + 2 * piece)};
}

/// The highlight is on the left and at the top, the shadow on the right and at the bottom. The
/// shadow owns the two corners where they meet.
void draw_tile(VgaScreen& picture, Tile tile, const TileColours& colours) {
    const int x = WellX + tile.column * TileSize;
    const int y = WellY + tile.row * TileSize;
    picture.box(x, y, TileSize, TileSize, colours.shadow);
    picture.box(x, y, TileSize - 1, TileSize - 1, colours.highlight);
    picture.box(x + 1, y + 1, TileSize - 2, TileSize - 2, colours.centre);
}

constexpr std::array<std::array<std::uint8_t, 8>, 10> Digits = {{
    {0x3c, 0x66, 0x6e, 0x7e, 0x76, 0x66, 0x3c, 0x00},
    {0x18, 0x38, 0x18, 0x18, 0x18, 0x18, 0x3c, 0x00},
    {0x3c, 0x66, 0x06, 0x0c, 0x18, 0x30, 0x7e, 0x00},
    {0x3c, 0x66, 0x06, 0x1c, 0x06, 0x66, 0x3c, 0x00},
    {0x0c, 0x1c, 0x3c, 0x6c, 0x7e, 0x0c, 0x0c, 0x00},
    {0x7e, 0x60, 0x7c, 0x06, 0x06, 0x66, 0x3c, 0x00},
    {0x3c, 0x60, 0x60, 0x7c, 0x66, 0x66, 0x3c, 0x00},
    {0x7e, 0x06, 0x0c, 0x0c, 0x18, 0x18, 0x18, 0x00},
    {0x3c, 0x66, 0x66, 0x3c, 0x66, 0x66, 0x3c, 0x00},
    {0x3c, 0x66, 0x66, 0x3e, 0x06, 0x06, 0x3c, 0x00},
}};

/// Four digits, centred above the well: 32 pixels in the middle of the 320.
void draw_score(VgaScreen& picture, int score) {
    int rest = score;
    for (int place = 3; place >= 0; --place, rest /= 10) {
        for (int y = 0; y < TileSize; ++y) {
            for (int x = 0; x < TileSize; ++x) {
                if ((digit_row(rest % 10, y) >> (7 - x) & 1) != 0) {
                    picture.put(144 + place * TileSize + x, y, White);
                }
            }
        }
    }
}

} // namespace

std::uint8_t digit_row(int digit, int row) noexcept {
    return Digits[static_cast<std::size_t>(digit)][static_cast<std::size_t>(row)];
}

VgaScreen original_screen(const State& state) {
    VgaScreen picture;
    for (int row = 0; row < Rows; ++row) {
        draw_tile(picture, {-1, row}, Border);
        draw_tile(picture, {Columns, row}, Border);
        for (int column = 0; column < Columns; ++column) {
            if (const auto piece = state.well.at({column, row})) {
                draw_tile(picture, {column, row}, colours_of(*piece));
            }
        }
    }
    for (int column = -1; column <= Columns; ++column) {
        draw_tile(picture, {column, Rows}, Border);
    }
    if (state.phase == Phase::Falling) {
        for (const Tile& tile : state.falling.tiles()) {
            draw_tile(picture, tile, colours_of(state.falling.piece));
        }
    }
    draw_score(picture, state.score);
    return picture;
}

} // namespace tetrominoes
