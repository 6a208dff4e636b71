// A player's wishes as steps of the oracle: keys written as text, and the way of a mouse click.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "base/error.hpp"
#include "shisen/oracle/model.hpp"
#include "shisen/oracle/step.hpp"

namespace zx::duel {

using Steps = std::vector<shisen::oracle::Step>;

/// As `play --keys` and a game's line (shisen/game_text.hpp):
///
///     l r u d arrows   e ENTER   H B F R L N these keys   a number behind one of them repeats it
///     G  backspace     S42       S, 42, ENTER             spaces are left out
///
/// Error: BadValue, with the offset.
[[nodiscard]] Result<Steps> parse_steps(std::string_view text);

/// S and the number.
[[nodiscard]] Steps choose_board(shisen::BoardNumber number);

/// Arrows from the cursor to the cell, never over an edge: that is a house rule.
[[nodiscard]] Steps way_to(shisen::Cell cursor, shisen::Cell cell);

/// The game's key of this name of a PC keyboard, as app::key_name() gives it.
[[nodiscard]] std::optional<shisen::Key> key_named(std::string_view name);

} // namespace zx::duel
