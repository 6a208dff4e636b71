// The letters and digits of the tiles as strokes, so that they need no font.
#pragma once

#include "app/toolkit/drawing.hpp"
#include "shisen/board.hpp"

namespace zx::play {

/// To be stroked, round; in a square of 100 x 100, most of it 70 wide. The kind is 0 .. 35.
[[nodiscard]] const Outline& tile_letter(shisen::Kind kind);

} // namespace zx::play
