// Reads which pair is shown on a seen board.
#pragma once

#include <optional>

#include "shisen/oracle/marked_cells.hpp"

namespace shisen::oracle {

/// Returns the shown pair. The outer optional is empty if it is not known, the inner one if no pair is shown. A pair
/// of which only one tile, or more than two, carry the mark has the same cell twice.
[[nodiscard]] std::optional<std::optional<Pair>> shown_pair(const MarkedCells& marked);

} // namespace shisen::oracle
