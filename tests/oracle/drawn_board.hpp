// Draws boards in any layout directly into a machine's display file.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "machine/machine.hpp"
#include "oracle/cells.hpp"
#include "shisen/board.hpp"

namespace fixture {

using zx::oracle::Bitmap;
using zx::oracle::CharPosition;

/// The booted machine, a 48K with the project's ROM, its screen cleared to black on white.
[[nodiscard]] zx::machine::Machine blank_machine();

void draw_cell(zx::machine::Machine& machine,
               CharPosition place,
               Bitmap bitmap,
               std::uint8_t attribute);
/// The ROM font's characters.
[[nodiscard]] Bitmap glyph(const zx::machine::Machine& machine, std::uint8_t code);
void draw_text(zx::machine::Machine& machine,
               CharPosition place,
               std::string_view text,
               std::uint8_t attribute = 0x38);

/// Returns a drawing that is in no character set, different for each number; the top left dot is
/// off.
[[nodiscard]] Bitmap doodle(int number);

struct Drawing {
    Bitmap bitmap = 0;
    std::uint8_t attribute = 0x38;
};

struct Layout {
    std::string name;
    CharPosition origin{};
    int pitch_columns = 1;
    int pitch_rows = 1;
    int extent_columns = 1;
    int extent_rows = 1;
    /// The drawing of a tile's cell (0 top left, row by row) by kind and position.
    std::function<Drawing(const zx::machine::Machine&, int kind, int part, shisen::Cell)> tile;
    /// Draws what is between and around the tiles; draws nothing if empty.
    std::function<Drawing(const zx::machine::Machine&, CharPosition)> filler = {};
    /// Draws the rest of the screen.
    std::function<void(zx::machine::Machine&)> decoration = {};
};

void draw_board(zx::machine::Machine& machine, const Layout& layout, const shisen::Board& board);

/// Readable ways to draw a board.
[[nodiscard]] std::vector<Layout> layouts();

} // namespace fixture
