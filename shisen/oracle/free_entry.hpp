// Odd answers to S that may have any outcome (RuleVariants::free_entry): what must hold all the same.
#pragma once

#include <cstddef>
#include <vector>

#include "shisen/oracle/step.hpp"
#include "shisen/oracle/subject.hpp"

namespace shisen::oracle {

/// Returns the last answer in the steps that is_odd(); nullptr if there is none.
[[nodiscard]] const Step* last_odd_answer(const std::vector<Step>& steps,
                                          std::size_t padded_digits);

/// True if S deals a board after the steps, and each board number that the steps give is dealt when it is
/// the first answer. `before` is the tape before the steps, `after` the tape after them.
[[nodiscard]] bool deals_all(const Subject& before,
                             const Subject& after,
                             const std::vector<Step>& steps,
                             std::size_t padded_digits);

/// True if the tape, which was seen `before` the question of S, goes on with the same board after the answer, but
/// shows another number. False if no arrow moves a cursor that is seen: the tape may still ask.
[[nodiscard]] bool leaves_other_number(const Observation& before, const Subject& after);

} // namespace shisen::oracle
