// Decides whether a difference comes from marks that lie over each other in a way that the reader has
// not learned, by pressing further keys on copies of the tape.
#pragma once

#include "shisen/oracle/turn.hpp"

namespace shisen::oracle {

/// What may cover tiles and marks. A message about the end of the game, or about an H that has found no
/// pair, may lie over any tiles.
enum class Cover { Marks, MarksOrMessage };

/// Returns true if a cursor, a selection or a shown pair that is not seen, or tiles that are read
/// wrongly or not at all, may be covered, and further keys on copies show that they are as the rules
/// say. The judge has then gone on to the state after the step, without comparing what is covered.
/// `look` and `difference` are those of the step; the subject is in the state after it. Always false
/// for a strict judge. At the question of S, where further keys would be an answer, it returns true if
/// cursor_stands_still(), or if the question lies over tiles and an answer deals a full board.
[[nodiscard]] bool accept_covered(const Subject& subject,
                                  Judge& judge,
                                  const Step& step,
                                  const Observed& look,
                                  const Difference& difference,
                                  Cover by = Cover::MarksOrMessage);

/// True if at the question of S only the cursor's tile cannot be read: a cursor that blinks by program does
/// not blink meanwhile, and may be left in a look that is no drawing of the tile.
[[nodiscard]] bool cursor_stands_still(const Observed& look, Cell cursor);

} // namespace shisen::oracle
