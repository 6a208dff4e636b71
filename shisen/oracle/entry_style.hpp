// Learns how a number must be typed at the question of S.
#pragma once

#include "oracle/lockstep.hpp"
#include "shisen/oracle/keys.hpp"
#include "shisen/oracle/seen_board.hpp"

namespace shisen::oracle {

/// Returns how a number must be typed. Five digits if S deals no board for short numbers, but deals one
/// if zeros are typed before them; otherwise 1. Five DELETEs if the same number deals the same board only
/// after these, or if the first digit is lost without them; otherwise 0. ENTER or Y if S
/// deals boards only after this further key. The machine is restored.
[[nodiscard]] EntryStyle entry_style_of(zx::oracle::Lockstep& lockstep,
                                        const zx::oracle::Lattice& lattice,
                                        const zx::oracle::Alphabet& alphabet);

} // namespace shisen::oracle
