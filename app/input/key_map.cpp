#include "app/input/key_map.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "machine/character_keys.hpp"

namespace zx::app {
namespace {

using ula::Key;
using enum ula::Key;

struct Entry {
    std::string_view name;
    std::array<Key, 2> keys;
    std::size_t count;
};

constexpr Entry one(std::string_view name, Key key) {
    return {name, {key, key}, 1};
}
constexpr Entry caps(std::string_view name, Key key) {
    return {name, {CapsShift, key}, 2};
}
constexpr Entry symbol(std::string_view name, Key key) {
    return {name, {SymbolShift, key}, 2};
}

// clang-format off
// The table of the reference sheet "ULA, bus timing and ports", section 13; most emulators use the
// same mapping.
constexpr auto Named = std::to_array<Entry>({
    one("Space", Space), one("Return", Enter), one("Keypad Enter", Enter), one("Return2", Enter),
    one("Left Shift", CapsShift), one("Right Shift", CapsShift),
    one("Left Ctrl", SymbolShift), one("Right Ctrl", SymbolShift), one("Left Alt", SymbolShift),
    one("Left GUI", SymbolShift), one("Right GUI", SymbolShift),
    caps("Backspace", N0), caps("Delete", N0), caps("CapsLock", N2), caps("F2", N1),
    caps("Left", N5), caps("Down", N6), caps("Up", N7), caps("Right", N8),
    caps("Home", N3), caps("End", N4), caps("Insert", N9),
    {"Tab", {CapsShift, SymbolShift}, 2},
    one("Keypad 0", N0), one("Keypad 1", N1), one("Keypad 2", N2), one("Keypad 3", N3), one("Keypad 4", N4),
    one("Keypad 5", N5), one("Keypad 6", N6), one("Keypad 7", N7), one("Keypad 8", N8), one("Keypad 9", N9),
    symbol("Keypad +", K), symbol("Keypad -", J), symbol("Keypad *", B), symbol("Keypad /", V),
    symbol("Keypad .", M)});

constexpr auto Help = std::to_array<KeyHelp>({
    {"A..Z 0..9", "themselves"},
    {"Arrows", "cursor (CAPS+5 6 7 8)"},
    {"Enter Space", "ENTER, SPACE"},
    {"Backspace", "DELETE (CAPS+0)"},
    {"Shift", "CAPS SHIFT"},
    {"Ctrl Alt", "SYMBOL SHIFT"},
    {"Tab", "CAPS+SYMBOL (E mode)"},
    {"F2 Shift+1", "EDIT (CAPS+1)"},
    {"Caps Lock", "CAPS LOCK (CAPS+2)"},
    {"Home End", "TRUE, INV VIDEO"},
    {"Insert", "GRAPHICS (CAPS+9)"},
    {". , ; \" + ...", "that character"},
    {"Esc", "menu"},
    {"F1", "the keyboard as a picture"},
    {"F3", "open a file"},
    {"Shift+F3", "tape recorder"},
    {"F4 held", "back in time"},
    {"F5", "reset"},
    {"F6 Pause", "pause"},
    {"Shift+F6", "one frame, then pause"},
    {"F7 / F8", "quick save / load"},
    {"Shift+F7 / Shift+F8", "save a state / saved states"},
    {"F9 held", "full speed"},
    {"Shift+F9 / Shift+F10", "pokes / find a value in memory"},
    {"F10", "sound off and on"},
    {"F11 Alt+Enter", "full screen"},
    {"F12", "save a picture"},
    {"Shift+Ins, Ctrl+Shift+V", "type pasted text"},
    {"Gamepad", "joystick; Start: the menu; shoulders: back in time, full speed"},
    {"Ctrl+F10", "gives the mouse to the machine, takes it back"},
});
// clang-format on

} // namespace

std::span<const Key> keys_for_name(std::string_view name) {
    // The host names letters in upper case.
    if (name.size() == 1 && (name[0] < 'a' || name[0] > 'z')) {
        return machine::key_with(name[0]);
    }
    const auto found = std::find_if(
        Named.begin(), Named.end(), [&](const Entry& entry) { return entry.name == name; });
    return found == Named.end() ? std::span<const Key>()
                                : std::span(found->keys).first(found->count);
}

bool is_caps_shift_name(std::string_view name) {
    return name == "Left Shift" || name == "Right Shift";
}

bool is_symbol_shift_name(std::string_view name) {
    const auto keys = keys_for_name(name);
    return keys.size() == 1 && keys[0] == SymbolShift;
}

std::span<const KeyHelp> key_help() {
    return Help;
}

} // namespace zx::app
