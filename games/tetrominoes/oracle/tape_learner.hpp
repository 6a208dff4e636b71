// Learns how a tape of Tetrominoes draws, and how long its ticks are.
//
// Without keys, the first piece falls to the ground. This shows the size and the place of the tiles.
// Keys towards the walls show where the well begins, so that a piece that appears in a wrong column
// or is another one is a difference. The tick is measured while a piece falls, ten ticks a row, and
// while it is dropped, a tick a row. If nothing falls, keys are tried that may leave a title.
#pragma once

#include "base/error.hpp"
#include "games/tetrominoes/oracle/tape_run.hpp"
#include "machine/machine.hpp"

namespace tetrominoes {

/// strict: a tick is three frames, and the rule variants are ours. Error BadSignature if no piece falls.
[[nodiscard]] zx::Result<LearnedTape> learn_tape(const zx::machine::Machine& machine, bool strict);

} // namespace tetrominoes
