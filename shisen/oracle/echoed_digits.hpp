// Learns the drawings of digits from those that a program shows while a number is typed.
#pragma once

#include <optional>

#include "oracle/lattice.hpp"
#include "oracle/lockstep.hpp"
#include "shisen/oracle/number_place.hpp"

namespace shisen::oracle {

/// Returns the drawings of the digits: what the character cell outside the board shows that differs after each
/// digit that is typed at the question of S. If no cell differs, because the program does not take each digit as
/// the first one, the digits are typed after a 1. Returns nothing if there is no such cell. The machine is
/// restored.
[[nodiscard]] std::optional<DrawnDigits> echoed_digits(zx::oracle::Lockstep& lockstep,
                                                       const zx::oracle::Lattice& lattice);

/// Returns the characters in the machine's memory and these digits.
[[nodiscard]] zx::oracle::Characters characters_with(const zx::machine::Machine& machine,
                                                     const std::optional<DrawnDigits>& digits);

} // namespace shisen::oracle
