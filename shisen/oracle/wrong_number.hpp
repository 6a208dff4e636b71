// Finds the place of a number that is wrong.
#pragma once

#include <optional>
#include <vector>

#include "oracle/lockstep.hpp"
#include "shisen/oracle/keys.hpp"
#include "shisen/oracle/number_place.hpp"

namespace shisen::oracle {

/// The runs of digits on the screen after a number was asked for.
struct RunsShown {
    BoardNumber number = 0;
    std::vector<DigitRun> runs;
};

/// Returns a place with digits after each number, of which two are right and others are not, or which are all
/// wrong by the same amount. What is typed is shown rightly and is no such place. `digits` become those of the
/// place.
[[nodiscard]] std::optional<NumberPlace> place_of_wrong(const std::vector<RunsShown>& shown,
                                                        const std::optional<DrawnDigits>& digits);

/// Returns a place in the lower left part of the screen that shows a number after each S, but that of the board
/// before, or one that depends on the number of the board alone and is another one. Elsewhere may be counters of
/// a tape whose number cannot be read. The characters in memory are the digits and, if they are known, `digits`.
/// The machine is restored.
[[nodiscard]] std::optional<NumberPlace>
place_of_other_number(zx::oracle::Lockstep& lockstep,
                      const zx::oracle::Lattice& lattice,
                      const EntryStyle& style,
                      const std::optional<DrawnDigits>& digits);

/// Returns, for digits that the program draws itself, a place that shows a number after each of some numbers
/// given to S: either all of them are wrong by the same amount, or at least two, but not all, are right, or at
/// least half of all digits are. The drawings of the digits are those that S shows while a number is typed.
/// Returns nothing if there is no such place. The machine is restored. `style` is as in learn_number_place().
[[nodiscard]] std::optional<NumberPlace> place_of_wrong_number(zx::oracle::Lockstep& lockstep,
                                                               const zx::oracle::Lattice& lattice,
                                                               const EntryStyle& style);

} // namespace shisen::oracle
