// Finds marks that replace the colour by which tiles are told apart.
#pragma once

#include <bitset>

#include "oracle/lattice.hpp"
#include "oracle/lockstep.hpp"

namespace shisen::oracle {

/// Returns the attributes that the tile with the cursor, a selected tile or a tile of a shown pair has
/// (Lattice::hide_ink). The machine waits with a full board. Presses keys and restores the machine.
[[nodiscard]] std::bitset<256> attributes_that_hide_ink(zx::oracle::Lockstep& lockstep,
                                                        const zx::oracle::Lattice& lattice);

} // namespace shisen::oracle
