// Gravity: after a removal every tile above a hole falls straight down in its column. No tile moves
// sideways.
#pragma once

#include "shisen/board.hpp"

namespace shisen {

enum class Gravity : bool { Off = false, On = true };

void settle(Board& board) noexcept;
[[nodiscard]] bool is_settled(const Board& board) noexcept;

/// Removes both tiles and, with gravity, lets the others fall.
void remove_pair(Board& board, const Pair& pair, Gravity gravity) noexcept;

} // namespace shisen
