// A player's wishes as commands of the 1 KB game: a game stays one list of these, whatever hand
// played it.
#pragma once

#include <vector>

#include "shisen/game.hpp"

namespace zx::play {

using Commands = std::vector<shisen::Command>;

/// ENTER at this cell, as a mouse click means it: a shown pair is dropped, never taken.
[[nodiscard]] Commands click_commands(const shisen::GameState& state, shisen::Cell cell);

/// Takes the pair, whatever is selected or shown. The pair must be one that can go.
[[nodiscard]] Commands take_commands(const shisen::GameState& state, const shisen::Pair& pair);

/// The same key several times.
[[nodiscard]] Commands repeated(shisen::Key key, std::size_t times);

/// B, F, R, L changed the board, or H was asked.
[[nodiscard]] bool was_helped(const shisen::Game& game, const shisen::GameState& state);

/// A short game that ends in this state, but for a shown pair and `removed`, helped if it was: what
/// a player tried and gave up on the way is left out.
[[nodiscard]] shisen::Game
shortened(const shisen::GameState& state, bool helped, const shisen::Dealer& dealer = {});

/// How often a game goes back and forth (B, F, R, L): each time the board is rebuilt from the deal,
/// some tenths of a millisecond on the biggest.
[[nodiscard]] std::size_t history_steps(const shisen::Game& game);

/// The part of a game from its newest board on, which becomes its start.
[[nodiscard]] shisen::Game newest_board(const shisen::Game& game);

} // namespace zx::play
