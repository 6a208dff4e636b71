// The game's keys as strokes on the Spectrum's keyboard.
#pragma once

#include <vector>

#include "machine/console.hpp"
#include "shisen/game.hpp"

namespace shisen::oracle {

/// Arrows are CAPS SHIFT + 5 to 8, backspace is CAPS SHIFT + 0; ENTER and letters are themselves.
[[nodiscard]] zx::machine::Stroke stroke_of(Key key);

/// Returns all strokes of a command: S is followed by the digits of the number and ENTER. Zeros come
/// before a number of fewer digits than `digits`.
[[nodiscard]] std::vector<zx::machine::Stroke> strokes_of(const Command& command, int digits = 1);

/// Returns the strokes of the digits and ENTER.
[[nodiscard]] std::vector<zx::machine::Stroke> number_strokes(BoardNumber number, int digits = 1);

} // namespace shisen::oracle
