// Boards of adjoining tiles with lines at those sides beside which no tile is, like the edges of a stack.
#pragma once

#include "base/error.hpp"
#include "oracle/cells.hpp"
#include "oracle/lattice.hpp"

namespace shisen::oracle {

/// Finds a full board of tiles that are two cells wide and two or three high, whose kinds are the same only
/// without the lines at two sides of the tiles, which are one or two pixels thick. One tile may be marked.
/// The lattice has edge_lines. Any error if there is none.
[[nodiscard]] zx::Result<zx::oracle::Lattice> find_edged_board(const zx::oracle::Screen& screen);

} // namespace shisen::oracle
