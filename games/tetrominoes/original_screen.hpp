// The screen of the original game in VGA mode 13h, pixel by pixel as its specification describes it.
#pragma once

#include "games/tetrominoes/game.hpp"
#include "games/vga/picture.hpp"

namespace tetrominoes {

/// Returns the picture of a game: the well with its border, all tiles, and the score centred above
/// the well, four digits at the top of the screen. The digits are this project's, 8 x 8 pixels; the
/// original used the font of the BIOS.
[[nodiscard]] games::vga::VgaScreen original_screen(const State& state);

/// Returns the row of a digit, 0..9, with 8 pixels; bit 7 is the left one. Row 0..7.
[[nodiscard]] std::uint8_t digit_row(int digit, int row) noexcept;

} // namespace tetrominoes
