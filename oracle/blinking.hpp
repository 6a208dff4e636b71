// Screens on which the program itself makes cells blink, for example the cursor.
#pragma once

#include "machine/machine.hpp"
#include "oracle/cells.hpp"

namespace zx::oracle {

/// Returns the number of frames in which each blinking cell of a rectangle shows all its looks, or 0
/// if none blinks. A cell blinks if it changes again and again without a key. Runs a copy of the
/// machine.
[[nodiscard]] int
frames_of_blinking(const machine::Machine& machine, CharPosition first, CharPosition last);

/// Returns the screen with cells that change in the next frames shown as FLASH: with the look that
/// has a drawing; among several, always the same one. With 0 frames it is read_screen().
[[nodiscard]] Screen read_blinking_screen(const machine::Machine& machine, int frames);

} // namespace zx::oracle
