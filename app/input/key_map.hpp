// Maps host keys to Spectrum keys by their names: "A", "7", "Return", "Left", "Keypad Enter", "Left
// Shift". Letters and digits are mapped by name, so that they can be held. Punctuation is mapped by
// the character that the host's layout gives (machine/character_keys.hpp), so that the Spectrum
// shows what is printed on the key.
#pragma once

#include <span>
#include <string_view>

#include "ula/keyboard.hpp"

namespace zx::app {

/// Returns the one or two Spectrum keys for the host key of this name, shift keys included. Empty
/// if there are none.
[[nodiscard]] std::span<const ula::Key> keys_for_name(std::string_view name);

/// True if the host key is a modifier: Shift is CAPS SHIFT; Ctrl, Alt and the Windows key are
/// SYMBOL SHIFT.
[[nodiscard]] bool is_caps_shift_name(std::string_view name);
[[nodiscard]] bool is_symbol_shift_name(std::string_view name);

/// One line of the key help: what to press and what it does.
struct KeyHelp {
    std::string_view keys;
    std::string_view meaning;
};

/// All key help lines, in reading order.
[[nodiscard]] std::span<const KeyHelp> key_help();

} // namespace zx::app
