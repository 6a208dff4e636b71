// Learns where the board's number stands by asking for boards by their numbers.
#pragma once

#include <optional>

#include "oracle/lockstep.hpp"
#include "shisen/oracle/number_place.hpp"
#include "shisen/oracle/seen_board.hpp"

namespace shisen::oracle {

/// The place where the numbers that S asks for appear, most of them at least, and where asking for
/// the number that stands there after N deals that board again: digits that only echo what was
/// typed fail this. Absent if there is none. The machine is left as it was.
[[nodiscard]] std::optional<NumberPlace> learn_number_place(zx::oracle::Lockstep& lockstep,
                                                            const zx::oracle::Lattice& lattice,
                                                            const zx::oracle::Alphabet& alphabet);

} // namespace shisen::oracle
