// Converts a player's input to steps of the oracle: keys written as text, and the path of a mouse
// click.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "base/error.hpp"
#include "shisen/oracle/model.hpp"
#include "shisen/oracle/step.hpp"

namespace zx::duel {

using Steps = std::vector<shisen::oracle::Step>;

/// Parses keys as `play --keys` and a game's line (shisen/game_text.hpp) do:
///
///     l r u d arrows   e ENTER   H B F R L N these keys   a number repeats the key before it
///     G  backspace     S42       S, 42, ENTER             spaces are ignored
///
/// Error: BadValue, with the offset.
[[nodiscard]] Result<Steps> parse_steps(std::string_view text);

/// Returns the steps for S and the number.
[[nodiscard]] Steps choose_board(shisen::BoardNumber number);

/// Returns arrows from the cursor to the cell. They never cross an edge of the board, because
/// wrapping is a rule variant.
[[nodiscard]] Steps way_to(shisen::Cell cursor, shisen::Cell cell);

/// Returns the game's key for this key name of a PC keyboard (from app::key_name()).
[[nodiscard]] std::optional<shisen::Key> key_named(std::string_view name);

} // namespace zx::duel
