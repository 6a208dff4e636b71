// Finds the place of a number that is wrong, in digits that the program draws itself.
#pragma once

#include <optional>

#include "oracle/lockstep.hpp"
#include "shisen/oracle/keys.hpp"
#include "shisen/oracle/number_place.hpp"

namespace shisen::oracle {

/// Returns a place that shows a number after each of some numbers given to S: either all of them are wrong by
/// the same amount, or at least two, but not all, are right, or at least half of all digits are. The drawings of
/// the digits are those that S shows while a number is typed. Returns nothing if there is no such place. The
/// machine is restored.
/// `style` is as in learn_number_place().
[[nodiscard]] std::optional<NumberPlace> place_of_wrong_number(zx::oracle::Lockstep& lockstep,
                                                               const zx::oracle::Lattice& lattice,
                                                               const EntryStyle& style);

} // namespace shisen::oracle
