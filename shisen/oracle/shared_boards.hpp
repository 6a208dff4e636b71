// Two numbers that deal the same board: a fault if a rule makes them do so, for example a number whose
// top bit is ignored; chance if the program's random numbers are weak.
#pragma once

#include "shisen/oracle/subject.hpp"

namespace shisen::oracle {

/// Asks the tape for some more numbers. True if those that lie to each other as these two do (their
/// distance, the bits in which they differ if one of them alone does not matter, more digits at the end) share their boards, too, or if the
/// numbers between these two have this board.
[[nodiscard]] bool share_by_rule(const Subject& start, BoardNumber one, BoardNumber other);

} // namespace shisen::oracle
