// The output texts of the commands `hexes deal` and `hexes solve`. They are stable, so scripts can
// rely on them.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/hexes/solver.hpp"

namespace hexes {

/// Returns the moves as digits.
[[nodiscard]] std::string moves_text(std::span<const Direction> moves);
/// Parses digits of moves. Error: the offset is the index of the character that is none of 789321.
[[nodiscard]] zx::Result<std::vector<Direction>> parse_moves(std::string_view text);

/// Returns a line with the moves, empty for a position that is already won, then `won in N moves`;
/// or the single line `unwinnable, proved`; or `unknown after N nodes`.
[[nodiscard]] std::string verdict_text(const Verdict& verdict);

} // namespace hexes
