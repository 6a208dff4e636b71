// Draws the keys on the screen with which a gamepad types.
#pragma once

#include <optional>
#include <utility>

#include "app/imgui/gui.hpp"
#include "app/menu/text_keys.hpp"

namespace zx::app {

/// Draws the keys at the bottom of the window. Returns the row and the key that were clicked.
[[nodiscard]] std::optional<std::pair<int, int>> draw_text_keys(Gui& gui, const TextKeys& keys);

} // namespace zx::app
