#include <initializer_list>
#include <locale>
#include <ostream>
#include <vector>

#include <doctest/doctest.h>

#include "app/emulator/host_keyboard.hpp"

using zx::app::HostKeyboard;
using zx::app::KeySet;
using zx::ula::Key;
using enum zx::ula::Key;

namespace {

KeySet keys(std::initializer_list<Key> list) {
    return zx::app::key_set(std::vector<Key>(list));
}

constexpr int Shift = 1;
constexpr int Control = 2;
constexpr int First = 10;
constexpr int Second = 11;

} // namespace

TEST_CASE("a held key stays held until it is released") {
    HostKeyboard keyboard;
    keyboard.key_down(First, "A");
    for (int frame = 0; frame < 5; ++frame) {
        CHECK(keyboard.next_frame() == keys({A}));
    }
    keyboard.key_up(First);
    CHECK(keyboard.next_frame() == keys({}));
}

TEST_CASE("a tap shorter than a frame is held for two frames") {
    HostKeyboard keyboard;
    keyboard.key_down(First, "A");
    keyboard.key_up(First);
    CHECK(keyboard.next_frame() == keys({A}));
    CHECK(keyboard.next_frame() == keys({A}));
    CHECK(keyboard.next_frame() == keys({}));
}

TEST_CASE("a released tap ends with the next key") {
    HostKeyboard keyboard;
    keyboard.key_down(First, "A");
    keyboard.key_up(First);
    CHECK(keyboard.next_frame() == keys({A}));
    keyboard.key_down(Second, "B");
    CHECK(keyboard.next_frame() == keys({B}));
}

TEST_CASE("Shift is CAPS SHIFT and Ctrl is SYMBOL SHIFT together with another key") {
    HostKeyboard keyboard;
    keyboard.key_down(Shift, "Left Shift");
    keyboard.key_down(First, "A");
    keyboard.text("A");
    CHECK(keyboard.next_frame() == keys({CapsShift, A}));
    keyboard.clear();
    keyboard.key_down(Control, "Left Ctrl");
    keyboard.key_down(First, "P");
    CHECK(keyboard.next_frame() == keys({SymbolShift, P}));
}

TEST_CASE("a character typed with the host's Shift does not press CAPS SHIFT") {
    HostKeyboard keyboard;
    keyboard.key_down(Shift, "Left Shift");
    keyboard.key_down(First, "2");
    keyboard.text("\"");
    CHECK(keyboard.next_frame() == keys({SymbolShift, P}));
    keyboard.key_up(First);
    (void)keyboard.next_frame();
    CHECK(keyboard.next_frame() == keys({CapsShift}));
}

TEST_CASE("punctuation without Shift gives that character") {
    HostKeyboard keyboard;
    keyboard.key_down(First, ",");
    keyboard.text(",");
    CHECK(keyboard.next_frame() == keys({SymbolShift, N}));
}

TEST_CASE("a layout that needs Shift for a digit types the digit") {
    HostKeyboard keyboard;
    keyboard.key_down(Shift, "Left Shift");
    keyboard.key_down(First, "&");
    keyboard.text("1");
    CHECK(keyboard.next_frame() == keys({N1}));
}

TEST_CASE("Shift+1 is EDIT") {
    HostKeyboard keyboard;
    keyboard.key_down(Shift, "Left Shift");
    keyboard.key_down(First, "1");
    keyboard.text("!");
    CHECK(keyboard.next_frame() == keys({CapsShift, N1}));
}

TEST_CASE("Shift and Ctrl together press no key until they are released unused") {
    HostKeyboard keyboard;
    keyboard.key_down(Shift, "Left Shift");
    keyboard.key_down(Control, "Left Ctrl");
    CHECK(keyboard.chord());
    CHECK(keyboard.next_frame() == keys({}));
    SUBCASE("unused they are CAPS+SYMBOL for three frames") {
        keyboard.key_up(Control);
        keyboard.key_up(Shift);
        CHECK(keyboard.next_frame() == keys({CapsShift, SymbolShift}));
        CHECK(keyboard.next_frame() == keys({CapsShift, SymbolShift}));
        CHECK(keyboard.next_frame() == keys({CapsShift, SymbolShift}));
        CHECK(keyboard.next_frame() == keys({}));
    }
    SUBCASE("used with a key they are not") {
        keyboard.key_down(First, "B");
        keyboard.key_up(First);
        keyboard.key_up(Control);
        keyboard.key_up(Shift);
        (void)keyboard.next_frame();
        (void)keyboard.next_frame();
        CHECK(keyboard.next_frame() == keys({}));
    }
}

TEST_CASE("losing the keyboard focus releases all keys") {
    HostKeyboard keyboard;
    keyboard.key_down(Shift, "Left Shift");
    keyboard.key_down(First, "A");
    keyboard.clear();
    CHECK(keyboard.next_frame() == keys({}));
}
