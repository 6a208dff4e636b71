// Reads a board from screen cells: the content and the features of each place of the lattice.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "base/error.hpp"
#include "oracle/alphabet.hpp"
#include "oracle/lattice.hpp"
#include "oracle/tile_features.hpp"
#include "shisen/board.hpp"

namespace shisen::oracle {

/// The form of a tile that is drawn differently because the cursor is on a tile of its kind (Alphabet::learn_form()).
inline constexpr int LitForm = 5;

/// A board as it is shown: the content and the features of its cells, in reading order.
struct SeenBoard {
    Board board;
    std::vector<zx::oracle::TileFeatures> looks;
    /// True if a tile has several drawn marks that cannot be told apart (FormMasks::SeveralMarks).
    bool marks_unclear = false;
    /// The number of places of which the marks leave several kinds possible.
    std::size_t unclear_places = 0;
    /// True if it is not known how an empty place looks without a mark (Alphabet::set_ground()).
    bool ground_unclear = false;
    /// True if the tiles may begin at any pixel (Lattice::pixels).
    bool at_any_pixel = false;

    [[nodiscard]] std::size_t index(Cell cell) const {
        return static_cast<std::size_t>(cell.row * board.size().columns + cell.column);
    }
    [[nodiscard]] const zx::oracle::TileFeatures& look(Cell cell) const {
        return looks[index(cell)];
    }
};

/// What is known of a board under its marks.
struct LikelyBoards {
    /// The board before the last step; null if unknown.
    const Board* last = nullptr;
    /// Boards that were seen before, to which an undo may lead.
    std::span<const Board> former{};
};

/// Returns the cells of a board in reading order.
[[nodiscard]] std::vector<Cell> cells_of(Size size);

/// True for a full board of the 1 KB game: 21 kinds with four tiles each.
[[nodiscard]] bool full_board(const zx::oracle::Counts& counts);

/// The same for a board on which the cursor's tile is drawn differently: one drawing occurs once, and
/// another one three times.
[[nodiscard]] bool full_board_but_one(const zx::oracle::Counts& counts);

/// True for a board of 84 tiles whose kinds have other numbers of tiles than four: 12 to 21 kinds with
/// two to eight tiles each.
[[nodiscard]] bool board_with_wrong_counts(const zx::oracle::Counts& counts);

/// True for a board of which most kinds have four tiles, and at least one has more. The cursor may change
/// the drawings of two tiles.
[[nodiscard]] bool board_with_few_wrong_counts(const zx::oracle::Counts& counts);

/// A tile with a drawing of its own, and a tile of the kind that it has.
struct OddTile {
    Cell cell;
    Cell like;
};
/// Returns the odd tile of a full_board_but_one.
[[nodiscard]] std::optional<OddTile> find_odd_tile(const zx::oracle::Screen& screen,
                                                   const zx::oracle::Lattice& lattice);

/// Draws the place `target` of one screen like the place `source` of another one.
void copy_place(const zx::oracle::Lattice& lattice,
                const zx::oracle::Screen& from,
                Cell source,
                zx::oracle::Screen& to,
                Cell target);

/// Returns the screen with the odd tile's cells drawn as those of the tile like it.
[[nodiscard]] zx::oracle::Screen without_odd_tile(const zx::oracle::Screen& screen,
                                                  const zx::oracle::Lattice& lattice,
                                                  const OddTile& odd);

/// True if the screens have the same cells everywhere but in the board's rectangle and one cell around it.
[[nodiscard]] bool same_outside_board(const zx::oracle::Screen& a,
                                      const zx::oracle::Screen& b,
                                      const zx::oracle::Lattice& lattice);

/// Error Corrupt with the cell's index in reading order as offset: the cell shows neither a tile
/// nor an empty place. Of several boards that marks leave possible, it is the one that `likely` leaves.
[[nodiscard]] zx::Result<SeenBoard> see_board(const zx::oracle::Screen& screen,
                                              const zx::oracle::Lattice& lattice,
                                              const zx::oracle::Alphabet& alphabet,
                                              const LikelyBoards& likely = {});

} // namespace shisen::oracle
