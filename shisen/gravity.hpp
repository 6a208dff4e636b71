// Gravity: after a pair is removed, in each column every tile above a hole falls straight down;
// nothing moves sideways.
#pragma once

#include "shisen/board.hpp"

namespace shisen {

enum class Gravity : bool { Off = false, On = true };

void settle(Board& board) noexcept;
[[nodiscard]] bool is_settled(const Board& board) noexcept;

/// Takes both tiles away and, with gravity, lets the others fall.
void remove_pair(Board& board, const Pair& pair, Gravity gravity) noexcept;

} // namespace shisen
