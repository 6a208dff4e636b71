// Finds the empty places that look different from all others, as the one under the cursor does.
#pragma once

#include <vector>

#include "shisen/board.hpp"
#include "shisen/oracle/marks.hpp"
#include "shisen/oracle/seen_board.hpp"

namespace shisen::oracle {

/// Returns the empty places that look different from all others, if those look the same, are at least as many, and
/// look like none without the cursor has looked. If both looks have as many places, all of them are returned. The
/// ground may have changed since the cursor was learned: some programs show by its colour whether gravity is on.
/// The marks must know the cursor on an empty place.
[[nodiscard]] std::vector<Cell> odd_empty_places(const SeenBoard& seen, const MarkModel& marks);

} // namespace shisen::oracle
