// Boards whose tiles are cells of one colour each: the colours of two or more cells tell the kinds apart.
#pragma once

#include "oracle/cells.hpp"
#include "oracle/lattice.hpp"

namespace shisen::oracle {

/// Returns the lattice of such a board, with Lattice::colour_cells. One tile may have a cursor over it. Error
/// NotFound if there is none.
[[nodiscard]] zx::Result<zx::oracle::Lattice> find_board_of_colours(zx::oracle::Screen screen);

} // namespace shisen::oracle
