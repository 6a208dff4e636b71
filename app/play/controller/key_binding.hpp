// The bindings from the window's key names to the game's keys and actions. The player can bind further
// keys, and other commands to the usual ones.
#pragma once

#include <map>
#include <span>
#include <string>
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

/// Something that keys can be bound to.
struct KeyCommand {
    /// As in settings.json.
    std::string_view word;
    /// As in the dialog of keys.
    std::string_view label;
    Binding binding;
};

/// All commands, in the order of the dialog.
[[nodiscard]] std::span<const KeyCommand> key_commands();

/// The player's own bindings: the name of a key to the word of a command.
using OwnKeys = std::map<std::string, std::string>;

/// Returns the binding without an open dialog; see works_over_dialogs(). name: SDL's name of the
/// key, for example "Left", "Return", "H", "F11".
[[nodiscard]] Binding
key_binding(std::string_view name, Modifiers modifiers, const OwnKeys& own = {});

/// Returns the keys of a command for the player: "H, X"; "-" without any.
[[nodiscard]] std::string keys_of(const KeyCommand& command, const OwnKeys& own);

/// True if the player can bind this key. Esc, F1 and F11 keep their meaning.
[[nodiscard]] bool can_be_bound(std::string_view name);

/// Binds a key to the command with this word.
void bind_key(OwnKeys& own, const std::string& name, std::string_view word);

/// True if the keys of this action also work while a dialog is open.
[[nodiscard]] bool works_over_dialogs(Action action) noexcept;

} // namespace zx::play
