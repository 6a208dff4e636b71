// The game's keys as strokes on the Spectrum's keyboard.
#pragma once

#include <vector>

#include "machine/console.hpp"
#include "shisen/game.hpp"

namespace shisen::oracle {

/// Arrows are CAPS SHIFT + 5 to 8, backspace is CAPS SHIFT + 0; ENTER and letters are themselves.
[[nodiscard]] zx::machine::Stroke stroke_of(Key key);

/// How a number must be typed at the question of S.
struct EntryStyle {
    /// The fewest digits, 1 to 5. Zeros come before a shorter number.
    int digits = 1;
    /// The number of DELETEs before the digits, if the question begins with the old number.
    int deletes = 0;
};

/// Returns all strokes of a command: S is followed by those of number_strokes().
[[nodiscard]] std::vector<zx::machine::Stroke> strokes_of(const Command& command,
                                                          const EntryStyle& style = {});

/// Returns the strokes of the digits and ENTER.
[[nodiscard]] std::vector<zx::machine::Stroke> number_strokes(BoardNumber number,
                                                              const EntryStyle& style = {});

} // namespace shisen::oracle
