// The bindings from the window's key names to the game's keys and actions.
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

/// Returns the binding without an open dialog; see works_over_dialogs(). name: SDL's name of the
/// key, for example "Left", "Return", "H", "F11".
[[nodiscard]] Binding key_binding(std::string_view name, Modifiers modifiers);

/// True if the keys of this action also work while a dialog is open.
[[nodiscard]] bool works_over_dialogs(Action action) noexcept;

} // namespace zx::play
