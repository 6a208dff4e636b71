// Proves by pressing keys that a board is read as the same one whatever marks are drawn on it.
#pragma once

#include <functional>

#include "oracle/alphabet.hpp"
#include "oracle/lattice.hpp"
#include "oracle/lockstep.hpp"
#include "shisen/oracle/marks.hpp"

namespace shisen::oracle {

/// True if the board is the same one wherever the cursor is. A cursor in the complement of its tile's
/// colours looks swapped on some tiles. Restores the machine.
[[nodiscard]] bool reads_everywhere_the_same(zx::oracle::Lockstep& lockstep,
                                             const zx::oracle::Lattice& lattice,
                                             const zx::oracle::Alphabet& alphabet);

/// True if single screens cannot be read while the cursor moves, but what most of them show can: a
/// cursor lies over tiles and was not learned. Restores the machine.
[[nodiscard]] bool cursor_makes_unreadable(zx::oracle::Lockstep& lockstep,
                                           const zx::oracle::Lattice& lattice,
                                           const zx::oracle::Alphabet& alphabet);

/// True if the board can be read while the cursor moves over all places, after H and ENTER, one to four times,
/// and ENTER is pressed on some of them. Restores the machine.
[[nodiscard]] bool reads_empty_places(zx::oracle::Lockstep& lockstep,
                                      const zx::oracle::Lattice& lattice,
                                      const zx::oracle::Alphabet& alphabet);

/// True if this many full boards are read as the same ones while the cursor moves over all places, with a
/// cursor and without a selection or a pair, and if ENTER selects no other place than the cursor's, where a
/// selection is known at all. Restores the machine.
[[nodiscard]] bool reads_marks(zx::oracle::Lockstep& lockstep,
                               const zx::oracle::Lattice& lattice,
                               const zx::oracle::Alphabet& alphabet,
                               const MarkModel& marks,
                               int boards);

/// True if a selected tile is read alike after each of the four arrows from each place of this many boards:
/// always as selected, or never. A mark that reaches into other tiles may hide it beside the cursor. True,
/// too, if no selection is known. Restores the machine.
[[nodiscard]] bool reads_selection_beside_cursor(zx::oracle::Lockstep& lockstep,
                                                 const zx::oracle::Lattice& lattice,
                                                 const zx::oracle::Alphabet& alphabet,
                                                 const MarkModel& marks,
                                                 int boards);

/// True if this many full boards are read as the same ones while tiles have the cursor, are selected or
/// shown. A mark may make a tile look like an empty place or like a tile of another kind. Tries as much
/// as `goes_on` allows. Restores the machine.
[[nodiscard]] bool reads_marked_tiles(
    zx::oracle::Lockstep& lockstep,
    const zx::oracle::Lattice& lattice,
    const zx::oracle::Alphabet& alphabet,
    int boards,
    const std::function<bool()>& goes_on = [] { return true; });

/// True if H never changes picture or border, in any frame, on this board and two others, nor what ENTER
/// does after it, and ENTER does something. Restores the machine.
[[nodiscard]] bool hint_does_nothing(zx::oracle::Lockstep& lockstep);

/// The most tiles that a page without the board shows: those of a mark that the program draws again.
inline constexpr int MostMarkedOnPage = 6;

/// True if S leaves no board on the screen, or at most MostMarkedOnPage tiles. Restores the machine.
[[nodiscard]] bool no_board_after_s(zx::oracle::Lockstep& lockstep,
                                    const zx::oracle::Lattice& lattice,
                                    const zx::oracle::Alphabet& alphabet);

} // namespace shisen::oracle
