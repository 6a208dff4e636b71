// A game in one line of text, to be shared, saved and pasted:
//
//     shisen 14x6 on 42 r3eld2eHHeB
//     word   size gravity number commands ("-" if there are none)
//
//     l r u d   arrows         e   ENTER          H B F R L   these keys
//     N123      new board 123  S123  by number    G123        gravity toggled, board 123
//
// A number behind any key but N, S and G repeats it: r3 is rrr.
#pragma once

#include <string>
#include <string_view>

#include "base/error.hpp"
#include "shisen/game.hpp"

namespace shisen {

/// Longer games are refused as text; 42 removals take a few hundred.
inline constexpr std::size_t MaxCommands = 100000;

[[nodiscard]] std::string game_text(const Game& game);
/// Spaces at either end and a line feed are forgiven. Error: Empty, BadSignature, BadValue or
/// TooLarge, with the offset.
[[nodiscard]] zx::Result<Game> parse_game(std::string_view text);

} // namespace shisen
