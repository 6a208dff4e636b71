// Boards that are read by whole tiles instead of the cells that tell the kinds apart.
#pragma once

#include <optional>

#include "oracle/cells.hpp"
#include "oracle/lattice.hpp"

namespace shisen::oracle {

/// True if the screen shows a full board, on which one tile may be marked.
[[nodiscard]] bool shows_full_board(const zx::oracle::Screen& screen,
                                    const zx::oracle::Lattice& lattice);

/// Returns the lattice whose tiles fill the distance to the next one, if they make a full board, too.
/// The kinds may be told by cells into which the tiles beside an empty place throw shadows. The tiles
/// may begin above or to the left of the cells that `lattice` reads: where the fewest have other colours, or
/// other drawings between the pictures, than most.
[[nodiscard]] std::optional<zx::oracle::Lattice> whole_tiles(const zx::oracle::Screen& screen,
                                                             const zx::oracle::Lattice& lattice);

} // namespace shisen::oracle
