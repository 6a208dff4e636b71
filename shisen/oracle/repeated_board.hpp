// Recognises an N or a DELETE that deals the board before again.
#pragma once

#include <optional>

#include "shisen/oracle/difference.hpp"
#include "shisen/oracle/subject.hpp"

namespace shisen::oracle {

/// Returns a difference of class Number if N or DELETE has dealt the board that was played, under the same number, and
/// does so each time on copies of the subject: with a tile selected if one was selected before, and after different
/// times.
/// `subject` and `look` are as after the step, `before` and `after` the states of the rules around it.
/// A random number repeats in one of 65,535 cases, so a single repetition is no difference.
[[nodiscard]] std::optional<Difference> repeated_board(const Subject& subject,
                                                       const ModelState& before,
                                                       const ModelState& after,
                                                       const Step& step,
                                                       const Observed& look);

} // namespace shisen::oracle
