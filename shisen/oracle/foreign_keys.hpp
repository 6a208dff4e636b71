// Keys that are none of the game's: which ones there are, and whether one breaks the game.
#pragma once

#include <optional>
#include <vector>

#include "shisen/oracle/model.hpp"
#include "shisen/oracle/subject.hpp"
#include "ula/keyboard.hpp"

namespace shisen::oracle {

using KeyChord = std::vector<zx::ula::Key>;

/// Returns every key alone, with CAPS SHIFT and with SYMBOL SHIFT, except the game's keys with or
/// without a shift, BREAK, STOP and the keys that change the ROM's modes. At the question of S digits and arrows are the
/// game's keys, too.
[[nodiscard]] std::vector<KeyChord> foreign_keys(bool asking);

/// True if the board that a foreign key left is none that any key of the game leads to from here:
/// not the same board, not another number's full board, not one after a removal, and not one of the
/// history.
[[nodiscard]] bool spoiled(const Subject& before,
                           const ModelState& position,
                           const RuleVariants& rules,
                           const Observation& seen);

/// True if S still deals a board on request after a foreign key was pressed at its question.
/// `before` waits for a number, `after` is the same game after the key.
[[nodiscard]] bool still_deals(const Subject& before, const Subject& after);

} // namespace shisen::oracle
