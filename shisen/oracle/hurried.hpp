// A key that is pressed while the program still works on the key before: the board must be as without it.
#pragma once

#include <optional>

#include "shisen/oracle/judge.hpp"
#include "shisen/oracle/subject.hpp"

namespace shisen::oracle {

/// Takes the step press_and_right() on a copy, and its first key alone on another one. Returns a difference if the
/// program hangs, or if its board stays another one for four seconds than after the first key alone, after both keys
/// one by one, and before the step. Cursor, selection and pair are not compared: the program may take the arrow,
/// ignore it or take it later. Nothing is compared if the program asks for a number, if the first key ends the game,
/// or if the board cannot be read.
[[nodiscard]] std::optional<Difference>
difference_in_a_hurry(const Subject& subject, const Judge& judge, const Step& step);

} // namespace shisen::oracle
