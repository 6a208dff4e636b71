#include "app/emulator/key_map.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

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
constexpr auto Plain = std::to_array<Entry>({
    one("A", A), one("B", B), one("C", C), one("D", D), one("E", E), one("F", F), one("G", G), one("H", H), one("I", I),
    one("J", J), one("K", K), one("L", L), one("M", M), one("N", N), one("O", O), one("P", P), one("Q", Q), one("R", R),
    one("S", S), one("T", T), one("U", U), one("V", V), one("W", W), one("X", X), one("Y", Y), one("Z", Z),
    one("0", N0), one("1", N1), one("2", N2), one("3", N3), one("4", N4),
    one("5", N5), one("6", N6), one("7", N7), one("8", N8), one("9", N9)});

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

constexpr auto Characters = std::to_array<Entry>({
    one(" ", Space), one("\n", Enter),
    symbol("!", N1), symbol("@", N2), symbol("#", N3), symbol("$", N4), symbol("%", N5),
    symbol("&", N6), symbol("'", N7), symbol("(", N8), symbol(")", N9), symbol("_", N0),
    symbol("<", R), symbol(">", T), symbol(";", O), symbol("\"", P),
    symbol("^", H), symbol("-", J), symbol("+", K), symbol("=", L),
    symbol(":", Z), symbol("£", X), symbol("?", C), symbol("/", V), symbol("*", B),
    symbol(",", N), symbol(".", M), symbol("↑", H)});

constexpr auto UpperCase = std::to_array<Entry>({
    caps("A", A), caps("B", B), caps("C", C), caps("D", D), caps("E", E), caps("F", F), caps("G", G), caps("H", H),
    caps("I", I), caps("J", J), caps("K", K), caps("L", L), caps("M", M), caps("N", N), caps("O", O), caps("P", P),
    caps("Q", Q), caps("R", R), caps("S", S), caps("T", T), caps("U", U), caps("V", V), caps("W", W), caps("X", X),
    caps("Y", Y), caps("Z", Z)});

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
    {"Esc", "this menu"},
    {"F1", "these keys"},
    {"F3", "open a file"},
    {"F4 held", "back in time"},
    {"F5", "reset"},
    {"F6 Pause", "pause"},
    {"F7 / F8", "quick save / load"},
    {"F9 held", "full speed"},
    {"F10", "sound off and on"},
    {"F11 Alt+Enter", "full screen"},
    {"F12", "save a picture"},
    {"Sh+Ins Ct+Sh+V", "type pasted text"},
    {"Gamepad", "joystick, see the menu"},
    {"Ctrl+F10", "mouse in and out"},
});
// clang-format on

template <std::size_t N>
std::span<const Key> find(const std::array<Entry, N>& table, std::string_view name) {
    const auto found = std::find_if(
        table.begin(), table.end(), [&](const Entry& entry) { return entry.name == name; });
    if (found == table.end()) {
        return {};
    }
    return std::span(found->keys).first(found->count);
}

} // namespace

std::span<const Key> keys_for_name(std::string_view name) {
    const auto plain = find(Plain, name);
    return plain.empty() ? find(Named, name) : plain;
}

std::span<const Key> keys_for_character(std::string_view utf8) {
    if (utf8.size() == 1) {
        if (utf8[0] >= 'A' && utf8[0] <= 'Z') {
            return find(UpperCase, utf8);
        }
        const char upper =
            utf8[0] >= 'a' && utf8[0] <= 'z' ? static_cast<char>(utf8[0] - 'a' + 'A') : utf8[0];
        const auto plain = find(Plain, std::string_view(&upper, 1));
        if (!plain.empty()) {
            return plain;
        }
    }
    return find(Characters, utf8);
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
