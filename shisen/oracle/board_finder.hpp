// Finds the first board of a program: on the screen, or after the keys that lead there from a title.
#pragma once

#include <vector>

#include "base/error.hpp"
#include "oracle/lattice.hpp"
#include "oracle/lockstep.hpp"
#include "shisen/board.hpp"

namespace shisen::oracle {

inline constexpr zx::oracle::Grid ClassicGrid{ClassicSize.columns, ClassicSize.rows};

/// Returns the lattice of a board on the screen; any error if there is none.
using FindShown = zx::Result<zx::oracle::Lattice> (*)(zx::oracle::Lockstep&);

/// Finds a full board, of which one tile may be covered by a cursor.
[[nodiscard]] zx::Result<zx::oracle::Lattice> full_board_shown(zx::oracle::Lockstep& lockstep);
/// Finds a full board of adjoining tiles with lines at those sides beside which no tile is.
[[nodiscard]] zx::Result<zx::oracle::Lattice> edged_board_shown(zx::oracle::Lockstep& lockstep);
/// Finds a full board that a cursor covers in part. It may be larger than a tile.
[[nodiscard]] zx::Result<zx::oracle::Lattice> covered_board_shown(zx::oracle::Lockstep& lockstep);
/// Finds a full board of which the tiles do not begin at cells of the display. One tile may be covered by a
/// cursor.
[[nodiscard]] zx::Result<zx::oracle::Lattice> unaligned_board_shown(zx::oracle::Lockstep& lockstep);
/// Finds a board on which not each kind has four tiles, if there is another such board at the same places
/// after each of several N. For a tape that shows no other board. Whole tiles are compared with their
/// INK, so that no two kinds are taken for one. Restores the machine.
[[nodiscard]] zx::Result<zx::oracle::Lattice> wrong_board_shown(zx::oracle::Lockstep& lockstep);
/// True if each of several N shows such a board, with four tiles of most kinds. The board on the screen may
/// seem full, because its cursor lies over a tile that is too many. Restores the machine.
[[nodiscard]] bool deals_few_wrong_counts(zx::oracle::Lockstep& lockstep);

/// Finds the board with `find_shown`; the machine then shows it. `opening` becomes the strokes that led to
/// it.
[[nodiscard]] zx::Result<zx::oracle::Lattice>
find_board(zx::oracle::Lockstep& lockstep,
           FindShown find_shown,
           std::vector<zx::oracle::PressedStroke>& opening);

/// True if an arrow changes how the place looks, as one that moves the cursor away does. Restores the machine.
[[nodiscard]] bool
arrows_change(zx::oracle::Lockstep& lockstep, const zx::oracle::Lattice& lattice, Cell cell);

/// Returns the symbols of all tiles, in reading order.
[[nodiscard]] std::vector<zx::oracle::Symbol> tiles_of(const zx::oracle::Screen& screen,
                                                       const zx::oracle::Lattice& lattice);

/// True if a tile of a board has swapped colours, and the board is full if they are swapped back. A
/// cursor that changes the colours in another way is learned as a drawing of its own.
[[nodiscard]] bool cursor_swaps_colours(const zx::oracle::Screen& screen,
                                        const zx::oracle::Lattice& lattice);

} // namespace shisen::oracle
