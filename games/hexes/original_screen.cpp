#include "games/hexes/original_screen.hpp"

namespace hexes {
namespace {

using games::vga::VgaScreen;

constexpr std::uint8_t BorderColour = 8;
constexpr std::uint8_t CursorColour = 15;

/// Draws a hexagon of 2 * half_height + 1 rows. x and y are the corner of its bounding box.
void draw_hexagon(
    VgaScreen& picture, int x, int y, int half_height, int side, std::uint8_t colour) {
    int offset = half_height;
    while (offset > 0) {
        picture.line(x + offset, y++, side, colour);
        side += 2;
        --offset;
    }
    while (offset <= half_height) {
        picture.line(x + offset, y++, side, colour);
        side -= 2;
        ++offset;
    }
}

void draw_cell(VgaScreen& picture, const Position& position, Cell cell) {
    const int row = cell / Columns;
    const int x = cell % Columns * 72 + row % 2 * 36;
    const int y = row * 18;
    const std::uint8_t visits = position.visits[cell];
    const std::uint8_t border = cell == position.cursor ? CursorColour
                                : visits != 0           ? BorderColour
                                                        : std::uint8_t{0};
    draw_hexagon(picture, x + 2, y + 2, 16, 16, border);
    draw_hexagon(picture, x + 3, y + 3, 15, 16, 0);
    if (visits != 0) {
        const int side = 16 - 2 * visits;
        const int dy = 20 - side;
        draw_hexagon(picture, x + dy + visits, y + dy, side - 2, side, visits);
    }
}

} // namespace

VgaScreen original_screen(const Position& position) {
    VgaScreen picture;
    for (Cell cell = 0; cell < Cells; ++cell) {
        draw_cell(picture, position, cell);
    }
    return picture;
}

} // namespace hexes
