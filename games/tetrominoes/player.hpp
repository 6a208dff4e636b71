// A simple player: it packs pieces low and without holes. The oracle and the tests use it to reach
// full rows.
#pragma once

#include "games/tetrominoes/game.hpp"

namespace tetrominoes {

/// Returns the next key towards the best place for the falling piece; None while the piece must
/// first fall further; Drop in phase Over.
[[nodiscard]] Key good_key(const State& state);

} // namespace tetrominoes
