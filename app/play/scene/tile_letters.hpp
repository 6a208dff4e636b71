// The letters and digits of the tiles as strokes, so that they need no font.
#pragma once

#include "app/toolkit/drawing.hpp"
#include "shisen/board.hpp"

namespace zx::play {

/// Returns the outline of the kind 0 .. 35, to be stroked with round ends, in a square of 100 x
/// 100; most are 70 wide.
[[nodiscard]] const Outline& tile_letter(shisen::Kind kind);

} // namespace zx::play
