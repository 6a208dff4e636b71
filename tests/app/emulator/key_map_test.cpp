#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "app/input/key_map.hpp"
#include "machine/character_keys.hpp"

using zx::app::keys_for_name;
using zx::machine::keys_for_character;
using zx::ula::Key;

namespace {

struct Row {
    std::string_view host;
    std::vector<Key> keys;
};

std::vector<Key> listed(std::span<const Key> keys) {
    return {keys.begin(), keys.end()};
}

} // namespace

TEST_CASE("each named key of a PC is the usual Spectrum key of emulators") {
    using enum Key;
    const std::vector<Row> rows = {
        {"A", {A}},
        {"Z", {Z}},
        {"0", {N0}},
        {"9", {N9}},
        {"Space", {Space}},
        {"Return", {Enter}},
        {"Keypad Enter", {Enter}},
        {"Left Shift", {CapsShift}},
        {"Right Shift", {CapsShift}},
        {"Left Ctrl", {SymbolShift}},
        {"Right Ctrl", {SymbolShift}},
        {"Left Alt", {SymbolShift}},
        {"Left GUI", {SymbolShift}},
        {"Backspace", {CapsShift, N0}},
        {"CapsLock", {CapsShift, N2}},
        {"F2", {CapsShift, N1}},
        {"Home", {CapsShift, N3}},
        {"End", {CapsShift, N4}},
        {"Insert", {CapsShift, N9}},
        {"Left", {CapsShift, N5}},
        {"Down", {CapsShift, N6}},
        {"Up", {CapsShift, N7}},
        {"Right", {CapsShift, N8}},
        {"Tab", {CapsShift, SymbolShift}},
        {"Keypad 7", {N7}},
        {"Keypad +", {SymbolShift, K}},
    };
    for (const Row& row : rows) {
        CAPTURE(row.host);
        CHECK(listed(keys_for_name(row.host)) == row.keys);
    }
}

TEST_CASE("each character is typed by the Spectrum keys that carry it") {
    using enum Key;
    const std::vector<Row> rows = {
        {"!", {SymbolShift, N1}}, {"@", {SymbolShift, N2}},
        {"#", {SymbolShift, N3}}, {"$", {SymbolShift, N4}},
        {"%", {SymbolShift, N5}}, {"&", {SymbolShift, N6}},
        {"'", {SymbolShift, N7}}, {"(", {SymbolShift, N8}},
        {")", {SymbolShift, N9}}, {"_", {SymbolShift, N0}},
        {"<", {SymbolShift, R}},  {">", {SymbolShift, T}},
        {";", {SymbolShift, O}},  {"\"", {SymbolShift, P}},
        {"^", {SymbolShift, H}},  {"-", {SymbolShift, J}},
        {"+", {SymbolShift, K}},  {"=", {SymbolShift, L}},
        {":", {SymbolShift, Z}},  {"£", {SymbolShift, X}},
        {"?", {SymbolShift, C}},  {"/", {SymbolShift, V}},
        {"*", {SymbolShift, B}},  {",", {SymbolShift, N}},
        {".", {SymbolShift, M}},  {"a", {A}},
        {"A", {CapsShift, A}},    {"7", {N7}},
        {" ", {Space}},           {"\n", {Enter}},
    };
    for (const Row& row : rows) {
        CAPTURE(row.host);
        CHECK(listed(keys_for_character(row.host)) == row.keys);
    }
}

TEST_CASE("keys and characters that the Spectrum does not have are ignored") {
    for (const std::string_view name : {"", "F20", "Right Alt", "PageUp", "Left "}) {
        CAPTURE(name);
        CHECK(keys_for_name(name).empty());
    }
    for (const std::string_view character : {"", "é", "€", "ab", "\t"}) {
        CAPTURE(character);
        CHECK(keys_for_character(character).empty());
    }
}
