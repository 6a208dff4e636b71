// Keys that are none of the game's: which ones there are, and whether one breaks the game.
#pragma once

#include <optional>
#include <vector>

#include "shisen/oracle/model.hpp"
#include "shisen/oracle/subject.hpp"
#include "ula/keyboard.hpp"

namespace shisen::oracle {

using KeyChord = std::vector<zx::ula::Key>;

/// Returns every key alone, with CAPS SHIFT and with SYMBOL SHIFT, and both shifts together. In play
/// the game's own keys without a shift are left out, at the question of S the digits, ENTER and
/// DELETE. BREAK is left out, and STOP at the question.
[[nodiscard]] std::vector<KeyChord> foreign_keys(bool asking);

/// True for keys that change the ROM's mode: CAPS LOCK, GRAPHICS and both shifts together. They are
/// pressed twice, so that the mode is as before.
[[nodiscard]] bool changes_mode(const KeyChord& chord);

/// True for a command key of the game pressed together with a shift. A game may let it do the same
/// as without the shift.
[[nodiscard]] bool is_shifted_command(const KeyChord& chord);

/// True if a command key with a shift has shown the same as the key without it: a message over the
/// board, for example.
[[nodiscard]] bool
acts_without_shift(const Subject& before, const KeyChord& chord, const Observed& seen);

/// True if an arrow shows that a foreign key, after which the game looked like this, changed a selection
/// or a shown pair that the cursor hid. `before` and `after` are the game before and after the key.
[[nodiscard]] bool
changed_unseen(const Subject& before, const Subject& after, const Observation& look);

/// True if something else than the board is on the screen before and after a foreign key. Letters may look
/// like tiles.
[[nodiscard]] bool message_stays(const Board& board, const Observed& before, const Observed& after);

/// True if a foreign key has opened a page, such as a help text, and a further key closes it: the board,
/// its number and the border are as before, and S deals a board. `before` is the game before the key,
/// `after` the same game after it. A board with the same tiles in other places is no page.
[[nodiscard]] bool opens_a_page(const Subject& before, const Subject& after, const KeyChord& chord);

/// True if S deals a board before a foreign key, but not after it, and no further key closes a page.
[[nodiscard]] bool
stops_the_game(const Subject& before, const Subject& after, const KeyChord& chord);

/// Returns an answer without the digits that each deal another board: nothing was asked before it, and
/// the game takes these digits for commands. Each is replaced by one that does not. Adds the digits to
/// `commands`. Returns nothing if there are none, or no other digits.
[[nodiscard]] std::optional<Step> without_command_digits(const Subject& before,
                                                         const Step& answer,
                                                         std::vector<std::string>& commands);

/// True if this key stops a program whose question is the ROM's editor: CAPS SHIFT + 6.
[[nodiscard]] bool may_stop_the_editor(const KeyChord& chord);

/// True if the board that a foreign key left is none that any key of the game leads to from here:
/// not the same board, not another number's full board, not one after a removal, and not one of the
/// history.
[[nodiscard]] bool spoiled(const Subject& before,
                           const ModelState& position,
                           const RuleVariants& rules,
                           const Observation& seen);

/// True if STOP ends the program at the question of S: the question is the ROM's editor then.
[[nodiscard]] bool asks_by_editor(const Subject& asking);

/// For an answer that is no board number and after which the game cannot go on as the rules say,
/// returns text such as "\"65536\" ENTER ends the program". Two cases are no fault: the program ends
/// with a report of BASIC, because it leaves the check to the ROM; and the ROM's INPUT keeps a line
/// with a letter until that is deleted.
[[nodiscard]] std::optional<std::string> spoils_question(const Subject& asking, const Step& answer);

/// True if S still deals a board on request after a foreign key was pressed at its question.
/// `before` waits for a number, `after` is the same game after the key.
[[nodiscard]] bool still_deals(const Subject& before, const Subject& after);

} // namespace shisen::oracle
