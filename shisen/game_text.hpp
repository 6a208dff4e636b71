// A game as one line of text, for sharing, saving and pasting:
//
//     shisen 14x6 on      42     r3eld2eHHeB
//     word   size gravity number commands ("-" if there are none)
//
//     l r u d   arrows         e   ENTER          H B F R L   these keys
//     N123      new board 123  S123  by number    G123        gravity toggled, board 123
//
// A number after any key except N, S and G repeats it: r3 is rrr.
#pragma once

#include <string>
#include <string_view>

#include "base/error.hpp"
#include "shisen/game.hpp"

namespace shisen {

/// The maximum number of commands in a text; a game with 42 removals has a few hundred.
inline constexpr std::size_t MaxCommands = 100000;

[[nodiscard]] std::string game_text(const Game& game);
/// Parses a game. Spaces at either end and a final line feed are ignored. Errors with the offset:
/// Empty, BadSignature, BadValue, TooLarge.
[[nodiscard]] zx::Result<Game> parse_game(std::string_view text);

} // namespace shisen
