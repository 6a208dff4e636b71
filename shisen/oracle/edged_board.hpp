// Boards of adjoining tiles with lines at those sides beside which no tile is, like the edges of a stack.
#pragma once

#include "base/error.hpp"
#include "oracle/cells.hpp"
#include "oracle/lattice.hpp"

namespace shisen::oracle {

/// Finds a full board of tiles of 2 x 2 cells, of which one may be marked, whose kinds are the same only
/// without the lines at two sides of the tiles. The lattice has edge_lines. Any error if there is none.
[[nodiscard]] zx::Result<zx::oracle::Lattice> find_edged_board(const zx::oracle::Screen& screen);

} // namespace shisen::oracle
