// Draws the Spectrum's keyboard and lets the mouse press its keys.
#pragma once

#include "app/imgui/gui.hpp"
#include "app/input/keyboard_picture.hpp"

namespace zx::app {

/// Draws the keyboard at the bottom of the window. selected: the key that a gamepad would press;
/// message: the height of the message below the keyboard, in pixels. Sets state.clicked, and
/// changes state.held by right clicks. Returns the height from its top to the bottom of the window,
/// in pixels.
float draw_keyboard(Gui& gui, KeyboardState& state, int selected, float message);

} // namespace zx::app
