// What a player does, written as text, for pictures made without a window. As in a game's line
// (shisen/game_text.hpp):
//
//     l r u d arrows   e ENTER   H B F R L these keys   a number behind one of them repeats it
//     {menu} {help} {statistics} {number} {size} {new} {daily} {safe} {show} {letters} {corners}
//     {contrast} {colour-blind} {dark} {light-off} {back-loss} {esc}                what the window
//     offers {wait 0.5}    seconds that pass {win}         plays on to the end by a line that wins
//     {lose}        plays pairs until the light says that the game is lost
#pragma once

#include <string_view>

#include "app/play/controller/game_controller.hpp"
#include "base/error.hpp"

namespace zx::play {

/// Plays the script on a table whose advisers answer promptly. Error: BadValue, with the offset;
/// the table then stands where the script broke off.
[[nodiscard]] Result<void> play_script(GameController& controller, std::string_view script);

} // namespace zx::play
