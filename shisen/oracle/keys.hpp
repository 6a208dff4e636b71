// The game's keys as strokes on the Spectrum's keyboard.
#pragma once

#include <vector>

#include "machine/console.hpp"
#include "shisen/game.hpp"

namespace shisen::oracle {

/// Arrows are CAPS SHIFT + 5 to 8, backspace is CAPS SHIFT + 0; ENTER and letters are themselves.
[[nodiscard]] zx::machine::Stroke stroke_of(Key key);

/// A key that the program wants after the number, before it deals the board.
enum class EntryConfirmation { None, Enter, Yes };

/// How a number must be typed at the question of S.
struct EntryStyle {
    /// The fewest digits, 1 to 5. Zeros come before a shorter number.
    int digits = 1;
    /// The number of DELETEs before the digits, if the question begins with the old number.
    int deletes = 0;
    EntryConfirmation confirmation = EntryConfirmation::None;
};

/// Returns the stroke of ENTER or of Y. There must be a confirmation.
[[nodiscard]] zx::machine::Stroke stroke_of(EntryConfirmation confirmation);

/// Returns all strokes of a command: S is followed by those of number_strokes().
[[nodiscard]] std::vector<zx::machine::Stroke> strokes_of(const Command& command,
                                                          const EntryStyle& style = {});

/// Returns the strokes of the digits, ENTER and the confirmation.
[[nodiscard]] std::vector<zx::machine::Stroke> number_strokes(BoardNumber number,
                                                              const EntryStyle& style = {});

} // namespace shisen::oracle
