// Lists of presses with few keys that show many faults: single keys on the first pieces, the end of
// a game, one to four rows removed at once, and a score at which pieces fall faster. They are found
// by the rules alone and then tried on a tape.
#pragma once

#include <vector>

#include "oracle/timed_check.hpp"

namespace tetrominoes {

/// Returns such lists with fewer keys than given. frames_per_tick is that of the tape.
[[nodiscard]] std::vector<std::vector<zx::oracle::Press>> short_ways(std::size_t fewer_than,
                                                                     int frames_per_tick);

} // namespace tetrominoes
