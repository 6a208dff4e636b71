// Translates a player's actions to commands of the 1 KB game, so that a game stays one list of
// commands however it was played.
#pragma once

#include <vector>

#include "shisen/game.hpp"

namespace zx::play {

using Commands = std::vector<shisen::Command>;

/// Returns the commands for a mouse click: ENTER at this cell. A shown pair is dropped, not taken.
[[nodiscard]] Commands click_commands(const shisen::GameState& state, shisen::Cell cell);

/// Returns the commands that take the pair, whatever is selected or shown. The pair must be
/// removable.
[[nodiscard]] Commands take_commands(const shisen::GameState& state, const shisen::Pair& pair);

/// Returns the same key several times.
[[nodiscard]] Commands repeated(shisen::Key key, std::size_t times);

/// True if B, F, R or L changed the board, or H was used.
[[nodiscard]] bool was_helped(const shisen::Game& game, const shisen::GameState& state);

/// Returns a short game that ends in this state, except for a shown pair and `removed`. Moves that
/// the player took back are left out. The new game is marked as helped if `helped`.
[[nodiscard]] shisen::Game
shortened(const shisen::GameState& state, bool helped, const shisen::Dealer& dealer = {});

/// Returns how often a game goes back or forward (B, F, R, L). Each such step rebuilds the board
/// from the deal, which takes some tenths of a millisecond on the largest board.
[[nodiscard]] std::size_t history_steps(const shisen::Game& game);

/// Returns the part of a game from its newest board on; that board becomes its start.
[[nodiscard]] shisen::Game newest_board(const shisen::Game& game);

} // namespace zx::play
