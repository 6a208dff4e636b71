// The deal by number: what a BASIC program does after RANDOMIZE n, so anyone can check it on a
// Spectrum.
//
//     s(0) = n                                   n = 1..65535, the system variable SEED
//     s(k+1) = (75 * (s(k) + 1)) mod 65537 - 1   one step of the ROM's RND, which is s / 65536
//
//     start: cell i (in reading order, from 0) holds kind (i div 4) mod kinds
//     for i = cells - 1 down to 1:
//         s = next(s)
//         j = floor(s * (i + 1) / 65536)
//         swap cells i and j
//
// This holds for every playable size; only `cells` and `kinds` = min(36, cells / 4) change with it.
// At 14 x 6 there are 84 cells and 21 kinds, and all 65,535 boards differ.
#pragma once

#include <cstdint>

#include "shisen/board.hpp"

namespace shisen {

/// 1..65535.
using BoardNumber = std::uint16_t;

/// Returns the full board of a number. The number must not be 0, the size must be playable.
[[nodiscard]] Board deal(BoardNumber number, Size size = ClassicSize);

} // namespace shisen
