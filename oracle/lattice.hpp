// Finds a regular lattice of tiles on a screen, without knowing its position or drawing.
//
//     origin +--- pitch ---+            A tile is `extent` cells. The cell at the lattice
//            |  T  .  .    T  .  .      point is its top left one. Cells between tiles
//          pitch           |            (spaces, frames, block graphics) are filler.
//            |  T  .  .    T  .  .
//
// A tile is identified by its drawing, plain or inverse; colours are ignored. The game supplies a
// predicate that says how many tiles of each drawing make a full board.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <vector>

#include "base/error.hpp"
#include "oracle/cells.hpp"
#include "oracle/pixels/pixel_grid.hpp"

namespace zx::oracle {

struct Grid {
    int columns = 0;
    int rows = 0;
    friend bool operator==(const Grid&, const Grid&) = default;
};

/// What a tile shows: the drawings of its cells that are read, row by row; and after them its INK, plus 1, if the
/// tiles are told apart by colours.
using Symbol = std::vector<Bitmap>;

struct Lattice {
    Grid grid;
    CharPosition origin;
    int pitch_columns = 1;
    int pitch_rows = 1;
    /// The size of a tile in cells: 1 x 1, or larger if no single cell distinguishes the tiles.
    int extent_columns = 1;
    int extent_rows = 1;
    /// The cells of a tile that are read, as bits from the top left one, row by row. The others may
    /// carry marks.
    std::uint8_t parts = AllParts;
    static constexpr std::uint8_t AllParts = 0xff;
    /// True if tiles of one drawing and different INKs are different.
    bool coloured = false;
    /// True on a coloured lattice if also tiles of different PAPERs are different: both colours of a drawing tell
    /// its kind.
    bool two_colours = false;
    /// The INKs that tell the tiles apart, as bits. A tile that has one of them as PAPER and another
    /// colour as INK is drawn with its two colours swapped. 0 if they are not known.
    std::uint8_t inks = 0;
    /// The attributes of marks that replace the INK which tells tiles apart: a tile with one of them may have
    /// any of these INKs. Its symbol ends with HiddenInk.
    std::bitset<256> hide_ink{};
    static constexpr Bitmap HiddenInk = 0;
    /// Further cells near a tile in which a mark may be drawn, as offsets from its first cell. The
    /// cells directly to the left, to the right, above and below are always looked at.
    std::array<std::optional<CharPosition>, 8> near{};
    /// The cells outside the board in which marks show the row and the column of a tile.
    struct Margin {
        /// The screen column of the marks for rows, and the row of their cells below that of a tile's
        /// first cell.
        CharPosition row_mark;
        /// The screen row of the marks for columns, and the column of their cells to the right of a
        /// tile's first cell.
        CharPosition column_mark;

        [[nodiscard]] CharPosition beside(CharPosition tile) const noexcept {
            return {tile.row + row_mark.row, row_mark.column};
        }
        [[nodiscard]] CharPosition above(CharPosition tile) const noexcept {
            return {column_mark.row, tile.column + column_mark.column};
        }
        friend bool operator==(const Margin&, const Margin&) = default;
    };
    std::optional<Margin> margin{};
    /// By kind, if drawings tell the kinds apart, but not all have the same colours: bits 5-3 PAPER, bits 2-0 INK
    /// (usual_colours()). Otherwise empty.
    std::vector<std::uint8_t> kind_colours{};
    /// True if a drawing and its inverse are different symbols: a cell of INK alone is a tile on a coloured
    /// lattice, or a mark makes a tile look like the inverse of another one. Otherwise they are the same, and
    /// a cell of INK alone is an empty place.
    bool solid = false;
    /// True if a cell of INK alone is never an empty place, but may be a tile with marks over it.
    bool full_cells = false;
    /// The width and height of a gap, in cells, that divides the board into halves.
    int gap_columns = 0;
    int gap_rows = 0;
    /// For tiles that do not begin at cells of the display: where they are. The lattice is one of aligned
    /// cells then.
    std::optional<PixelGrid> pixels{};
    /// True if the PAPER tells tiles apart. INK and PAPER of their cells are exchanged when the screen is
    /// read (exchange_colours()), so that the INK tells them apart then.
    bool exchanged = false;
    /// Set if the tiles are cells of one colour each: the screen is read with drawings for colours
    /// (draw_colours()).
    std::optional<ColourCells> colour_cells{};
    /// The lines at the tiles' sides that are left out when the screen is read.
    std::optional<EdgeLines> edge_lines{};

    [[nodiscard]] CharPosition place(int column, int row) const noexcept {
        return {origin.row + row * pitch_rows + (2 * row < grid.rows ? 0 : gap_rows),
                origin.column + column * pitch_columns +
                    (2 * column < grid.columns ? 0 : gap_columns)};
    }
    /// Returns the pixels of a tile on the display.
    [[nodiscard]] ScreenArea area(int column, int row) const noexcept;
    /// True if the position belongs to a tile or lies between tiles.
    [[nodiscard]] bool covers(CharPosition place) const noexcept;
    /// True if the cell at this offset from a tile's first cell is read.
    [[nodiscard]] bool reads(int below, int right) const noexcept {
        return (parts >> (below * extent_columns + right) & 1) != 0;
    }
    /// False if a tile extends beyond the screen.
    [[nodiscard]] bool fits() const noexcept;
    /// True if a tile's first cell has its two colours swapped.
    [[nodiscard]] bool swapped(const ScreenCell& cell) const noexcept;
    /// Returns the last value of a symbol for the first cell of a tile.
    [[nodiscard]] Bitmap colour(const ScreenCell& cell) const noexcept {
        if (two_colours) {
            return Bitmap(cell.ink()) * 8 + Bitmap(cell.paper()) + 1;
        }
        const bool hidden = hide_ink.test(cell.attribute);
        return hidden ? HiddenInk : Bitmap(swapped(cell) ? cell.paper() : cell.ink()) + 1;
    }
    [[nodiscard]] Symbol symbol(const Screen& screen, int column, int row) const;
    /// Returns the symbol of a tile that begins at this place.
    [[nodiscard]] Symbol symbol_at(const Screen& screen, CharPosition start) const;
    friend bool operator==(const Lattice&, const Lattice&) = default;
};

/// Returns the INKs of the tiles of a board, as bits. INKs that only one tile has are left out.
[[nodiscard]] std::uint8_t inks_of_tiles(const Lattice& lattice, const Screen& screen);

[[nodiscard]] bool blank(const Symbol& symbol) noexcept;

/// How many tiles show each symbol, in no order.
using Counts = std::vector<int>;
using FullBoard = std::function<bool(const Counts&)>;

[[nodiscard]] Counts counts_of_tiles(const Lattice& lattice, const Screen& screen);

/// Whether the INK may tell tiles apart, if their drawings alone do not, or whether drawing, INK and PAPER
/// together do.
enum class TileColours { TriedLast, Ignored, Both };

/// Returns the only lattice of non-blank tiles on the screen that makes a full board. Errors:
/// NotFound if there is none, BadValue if there are several that read different tiles.
/// If the INK tells the tiles apart, `inks` is set.
[[nodiscard]] Result<Lattice> find_lattice(const Screen& screen,
                                           Grid grid,
                                           const FullBoard& full,
                                           TileColours colours = TileColours::TriedLast);

/// The same for tiles that are as large as the distance between them. Drawing and INK together identify a
/// tile, so that no two tiles that look different are taken for one. The lattice reads the smallest part
/// that tells the tiles apart as well.
[[nodiscard]] Result<Lattice>
find_lattice_of_whole_tiles(const Screen& screen, Grid grid, const FullBoard& full);

} // namespace zx::oracle
