// Finds a regular lattice of tiles on a screen without being told where or how it is drawn.
//
//     origin +--- pitch ---+            a tile is `extent` cells, of which the one at the
//            |  T  .  .    T  .  .      lattice point is the top left; what lies between tiles
//          pitch           |            (spaces, frames, block graphics, nothing) is filler
//            |  T  .  .    T  .  .
//
// A tile is known by its drawing, plain or inverse; colours play no part. What makes a full board
// a right one (how many tiles of each drawing) is the game's affair and comes as a predicate.
#pragma once

#include <functional>
#include <map>
#include <vector>

#include "base/error.hpp"
#include "oracle/cells.hpp"

namespace zx::oracle {

struct Grid {
    int columns = 0;
    int rows = 0;
    friend bool operator==(const Grid&, const Grid&) = default;
};

/// What a tile shows: the drawings of its cells, row by row.
using Symbol = std::vector<Bitmap>;

struct Lattice {
    Grid grid;
    CharPosition origin;
    int pitch_columns = 1;
    int pitch_rows = 1;
    /// Cells that make up a tile's drawing; 1 x 1 unless a single one does not tell tiles apart.
    int extent_columns = 1;
    int extent_rows = 1;

    [[nodiscard]] CharPosition place(int column, int row) const noexcept {
        return {origin.row + row * pitch_rows, origin.column + column * pitch_columns};
    }
    /// The place belongs to a tile or lies between tiles.
    [[nodiscard]] bool covers(CharPosition place) const noexcept;
    /// False if a tile reaches beyond the screen.
    [[nodiscard]] bool fits() const noexcept;
    [[nodiscard]] Symbol symbol(const Screen& screen, int column, int row) const;
    friend bool operator==(const Lattice&, const Lattice&) = default;
};

[[nodiscard]] bool blank(const Symbol& symbol) noexcept;

/// How often each symbol stands on a board; true if a full board may look so.
using Counts = std::map<Symbol, int>;
using FullBoard = std::function<bool(const Counts&)>;

/// The one lattice of tiles on the screen, none of them blank, that makes a full board. Refused
/// with NotFound if there is none, and with BadValue if there are several that would be read
/// differently: nothing is guessed.
[[nodiscard]] Result<Lattice> find_lattice(const Screen& screen, Grid grid, const FullBoard& full);

} // namespace zx::oracle
