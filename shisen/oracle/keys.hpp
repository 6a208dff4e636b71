// The game's keys as a finger presses them on the Spectrum.
#pragma once

#include <vector>

#include "machine/console.hpp"
#include "shisen/game.hpp"

namespace shisen::oracle {

/// Arrows are CAPS SHIFT + 5 to 8, backspace CAPS SHIFT + 0, ENTER, and the letters.
[[nodiscard]] zx::machine::Stroke stroke_of(Key key);

/// All strokes of a command: S is followed by the number's digits and ENTER.
[[nodiscard]] std::vector<zx::machine::Stroke> strokes_of(const Command& command);

/// The digits and ENTER.
[[nodiscard]] std::vector<zx::machine::Stroke> number_strokes(BoardNumber number);

} // namespace shisen::oracle
