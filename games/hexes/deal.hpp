// The deal by number: a walk backwards from the won position, so every puzzle can be won.
//
//     s = number                                     1..65535
//     next(s) = (75 * (s + 1)) mod 65537 - 1         one step of the ROM's RND
//     random(n) = floor(n * s / 65536), after s = next(s)
//
//     all cells hold 0
//     cursor = random(32)
//     for draw = 0 to 95:
//         d = random(6), a direction in the order 7 8 9 3 2 1
//         from = the neighbour of the cursor in direction d
//         if there is no such cell, or it holds more than draw div 32: nothing
//         else: add 1 to the cell of the cursor; cursor = from
//
// Played forwards, each step enters the cell that the backward step left. The walk enters only cells
// below 3, so no cell gets more than 3; the limit grows so that the walk spreads before it repeats. The Spectrum tape does the same
// (roms-free/hexes1k).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "games/hexes/grid.hpp"

namespace hexes {

/// 1..65535.
using PuzzleNumber = std::uint16_t;

struct Deal {
    Position position;
    /// The moves of the walk, played forwards: they win the puzzle.
    std::vector<Direction> moves;
};

/// Returns the puzzle of a number. 0 is no puzzle's number, but the walk exists; a tape may deal it.
[[nodiscard]] Deal deal(PuzzleNumber number);

} // namespace hexes
