// A player's input written as text, for pictures made without a window. As in a game's line
// (shisen/game_text.hpp):
//
//     l r u d        arrows
//     e              ENTER
//     H B F R L      these keys
//     a number       repeats the key before it
//     {menu} {help} {statistics} {number} {size} {new} {daily} {safe} {show} {letters} {corners}
//     {contrast} {colour-blind} {dark} {light-off} {back-loss} {esc}
//                    the window's actions
//     {wait 0.5}     lets time pass, in seconds
//     {win}          plays a winning line to the end
//     {lose}         plays pairs until the light says that the game is lost
#pragma once

#include <string_view>

#include "app/play/controller/game_controller.hpp"
#include "base/error.hpp"

namespace zx::play {

/// Plays the script; the controller's solvers must answer at once. Error: BadValue, with the
/// offset; the input before the error has then been played.
[[nodiscard]] Result<void> play_script(GameController& controller, std::string_view script);

} // namespace zx::play
