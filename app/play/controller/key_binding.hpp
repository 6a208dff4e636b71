// What the keys of the window mean to the game, by their names.
#pragma once

#include <string_view>
#include <variant>

#include "app/play/scene/view.hpp"
#include "shisen/game.hpp"

namespace zx::play {

struct Modifiers {
    bool control = false;
    bool shift = false;
    bool alt = false;
};

using Binding = std::variant<std::monostate, shisen::Key, Action>;

/// name: as SDL names it: "Left", "Return", "H", "F11". Without an open dialog; see
/// works_over_dialogs().
[[nodiscard]] Binding key_binding(std::string_view name, Modifiers modifiers);

/// Keys of these mean the same while a dialog is open.
[[nodiscard]] bool works_over_dialogs(Action action) noexcept;

} // namespace zx::play
