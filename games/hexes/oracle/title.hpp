// Leaves the title of a Hexes tape, if it has one.
#pragma once

#include <vector>

#include "oracle/lockstep.hpp"

namespace hexes {

/// Returns true if S, a number and ENTER show the same picture whenever the number is the same, and
/// another one for another number. The machine is restored.
[[nodiscard]] bool shows_numbers(zx::oracle::Lockstep& lockstep);

/// Presses up to two keys that lead from a title to the game, and returns them as they were pressed.
/// Returns none, and restores the machine, if no key is needed or none helps.
[[nodiscard]] std::vector<zx::oracle::PressedStroke> leave_title(zx::oracle::Lockstep& lockstep);

} // namespace hexes
