// Learns where the board's number is shown by asking for boards by number.
#pragma once

#include <optional>

#include "oracle/lockstep.hpp"
#include "shisen/oracle/keys.hpp"
#include "shisen/oracle/number_place.hpp"
#include "shisen/oracle/seen_board.hpp"

namespace shisen::oracle {

/// Returns the place that shows most of the numbers given to S, and for which asking for the number
/// shown after N deals that board again. The second test rejects digits that only echo the typed
/// number. Returns nothing if there is no such place. The machine is restored.
[[nodiscard]] std::optional<NumberPlace> learn_number_place(zx::oracle::Lockstep& lockstep,
                                                            const zx::oracle::Lattice& lattice,
                                                            const zx::oracle::Alphabet& alphabet,
                                                            const EntryStyle& style);

} // namespace shisen::oracle
