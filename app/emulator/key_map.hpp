// What a key of the host means on the Spectrum's keyboard, as tables: by the key's name, and by the
// character it types.
//
// Names are those of the host's keys ("A", "7", "Return", "Left", "Keypad Enter", "Left Shift");
// characters are UTF-8. Letters and digits go by name, so that a held key is a held key;
// punctuation goes by the character that the host's layout gives, so that what is printed on the
// key appears on the screen.
#pragma once

#include <span>
#include <string_view>

#include "ula/keyboard.hpp"

namespace zx::app {

/// The Spectrum keys, one or two, that stand for the host key of this name; empty if it stands for
/// none. The shift keys themselves are here too.
[[nodiscard]] std::span<const ula::Key> keys_for_name(std::string_view name);

/// The Spectrum keys that type this character; empty if the Spectrum has no such character. Letters
/// give the plain letter key (upper case adds CAPS SHIFT).
[[nodiscard]] std::span<const ula::Key> keys_for_character(std::string_view utf8);

/// The host key shifts another one: Shift is CAPS SHIFT, Ctrl, Alt and the Windows key are SYMBOL
/// SHIFT.
[[nodiscard]] bool is_caps_shift_name(std::string_view name);
[[nodiscard]] bool is_symbol_shift_name(std::string_view name);

/// A line of the key help: what to press, what it does.
struct KeyHelp {
    std::string_view keys;
    std::string_view meaning;
};

/// All a player needs to know, in the order to read it.
[[nodiscard]] std::span<const KeyHelp> key_help();

} // namespace zx::app
