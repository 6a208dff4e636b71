// The screen of the original game in VGA mode 13h, pixel by pixel as its specification draws it.
#pragma once

#include "games/hexes/grid.hpp"
#include "games/vga/picture.hpp"

namespace hexes {

/// Returns the picture of a position. Black cells are not drawn, except for the white border of the
/// cell under the cursor.
///
/// The specification's text of DrawHexagon has lost characters. It is read as: the line begins at
/// x = ofs, with ofs = half the height; while ofs > 0: draw a line of `side` pixels, next row, side
/// += 2, ofs -= 1; then while ofs <= half the height: draw, next row, side -= 2, ofs += 1.
[[nodiscard]] games::vga::VgaScreen original_screen(const Position& position);

} // namespace hexes
