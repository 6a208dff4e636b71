// Finds the place of a number that is always wrong, in digits of no character set.
#pragma once

#include <optional>

#include "oracle/lockstep.hpp"
#include "shisen/oracle/keys.hpp"
#include "shisen/oracle/number_place.hpp"

namespace shisen::oracle {

/// Returns a place whose drawings are those of the number given to S as one common mistake shows it: a part of it, a
/// neighbour of it, its bytes exchanged, the number before, or one digit drawn as another. The drawings must tell
/// nine digits apart in all of fourteen numbers. Returns nothing if there is none. The machine is restored.
[[nodiscard]] std::optional<NumberPlace> place_of_wrong_drawn_number(
    zx::oracle::Lockstep& lockstep, const zx::oracle::Lattice& lattice, const EntryStyle& style);

} // namespace shisen::oracle
