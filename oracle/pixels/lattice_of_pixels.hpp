// Finds a board of tiles that do not begin at character cells.
#pragma once

#include <vector>

#include "base/error.hpp"
#include "oracle/lattice.hpp"

namespace zx::oracle {

/// As find_lattice(), for tiles at any pixel: returns a lattice of aligned cells, with its `pixels`.
/// `boards` says what makes a full board; the first that fits counts. The drawings alone must tell the
/// tiles apart. A gap that divides the board is not found. Takes up to some seconds. Error: NotFound.
[[nodiscard]] Result<Lattice>
find_lattice_of_pixels(const Screen& screen, Grid grid, const std::vector<FullBoard>& boards);

} // namespace zx::oracle
