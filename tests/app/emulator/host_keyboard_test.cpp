#include <initializer_list>
#include <locale>
#include <ostream>
#include <vector>

#include <doctest/doctest.h>

#include "app/input/autofire.hpp"
#include "app/input/host_keyboard.hpp"
#include "app/input/key_map.hpp"
#include "app/input/keyboard_picture.hpp"
#include "machine/character_keys.hpp"

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
constexpr int Third = 12;

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

TEST_CASE("keys that come at once are pressed one after the other, with their own shift keys") {
    HostKeyboard keyboard;
    keyboard.key_down(First, "A");
    keyboard.key_up(First);
    keyboard.key_down(Shift, "Left Shift");
    keyboard.key_down(Second, "B");
    keyboard.text("B");
    keyboard.key_up(Second);
    keyboard.key_up(Shift);
    keyboard.key_down(Third, "C");
    for (const KeySet& expected : {keys({A}),
                                   keys({A}),
                                   keys({CapsShift, B}),
                                   keys({CapsShift, B}),
                                   keys({C}),
                                   keys({C}),
                                   keys({C})}) {
        CHECK(keyboard.next_frame() == expected);
    }
    keyboard.key_up(Third);
    CHECK(keyboard.next_frame() == keys({}));
}

TEST_CASE("a key that is pressed twice at once is pressed twice") {
    HostKeyboard keyboard;
    for (int press = 0; press < 2; ++press) {
        keyboard.key_down(First, "L");
        keyboard.key_up(First);
    }
    int pressed = 0;
    bool before = false;
    for (int frame = 0; frame < 20; ++frame) {
        const bool now = keyboard.next_frame() == keys({L});
        pressed += now && !before ? 1 : 0;
        before = now;
    }
    CHECK(pressed == 2);
}

TEST_CASE(
    "another host key for the same key of the Spectrum waits until the ROM tells them apart") {
    HostKeyboard keyboard;
    keyboard.key_down(First, "P");
    keyboard.key_up(First);
    (void)keyboard.next_frame();
    keyboard.key_down(Shift, "Left Shift");
    keyboard.key_down(Second, "'");
    keyboard.text("\"");
    keyboard.key_up(Second);
    keyboard.key_up(Shift);
    int frames = 0;
    while (keyboard.next_frame() == keys({}) && frames < 20) {
        ++frames;
    }
    CHECK(frames == 6);
    CHECK(keyboard.next_frame() == keys({SymbolShift, P}));
    CHECK(keyboard.next_frame() == keys({}));
    // The same host key may come back at once, as in a game.
    keyboard.key_down(First, "P");
    keyboard.key_up(First);
    for (int frame = 0; frame < 20; ++frame) {
        (void)keyboard.next_frame();
    }
    keyboard.key_down(First, "P");
    (void)keyboard.next_frame();
    (void)keyboard.next_frame();
    keyboard.key_up(First);
    keyboard.key_down(First, "P");
    CHECK(keyboard.next_frame() == keys({P}));
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

TEST_CASE("as a joystick, cursor keys and right Ctrl press no Spectrum keys") {
    zx::app::HostKeyboard keyboard;
    keyboard.set_joystick(true);
    keyboard.key_down(1, "Left");
    keyboard.key_down(2, "Right Ctrl");
    CHECK(keyboard.next_frame().none());
    CHECK(keyboard.joystick() == (2 | 16));
    keyboard.key_down(3, "A");
    keyboard.text("a");
    CHECK(keyboard.next_frame() == zx::app::key_set(zx::app::keys_for_name("A")));
    keyboard.key_up(1);
    keyboard.key_up(2);
    keyboard.key_up(3);
    (void)keyboard.next_frame(); // A lasts two frames
    CHECK(keyboard.next_frame().none());
    CHECK(keyboard.joystick() == 0);
}

TEST_CASE("a short press of the joystick lasts two frames") {
    zx::app::HostKeyboard keyboard;
    keyboard.set_joystick(true);
    keyboard.key_down(1, "Up");
    keyboard.key_up(1);
    for (const int bits : {8, 8, 0}) {
        (void)keyboard.next_frame();
        CHECK(keyboard.joystick() == bits);
    }
}

TEST_CASE("switching the joystick releases the keys") {
    zx::app::HostKeyboard keyboard;
    keyboard.key_down(1, "Left");
    CHECK(keyboard.next_frame().count() == 2);
    keyboard.set_joystick(true);
    CHECK(keyboard.next_frame().none());
    keyboard.key_down(1, "Left");
    (void)keyboard.next_frame();
    keyboard.set_joystick(true);
    (void)keyboard.next_frame();
    CHECK(keyboard.joystick() == 2);
    keyboard.set_joystick(false);
    (void)keyboard.next_frame();
    CHECK(keyboard.joystick() == 0);
}

TEST_CASE("autofire presses and releases fire while it is held, and leaves directions alone") {
    zx::app::Autofire autofire;
    for (const int bits : {17, 17, 1, 1, 17, 17, 1}) {
        CHECK(autofire.next_frame(17, 2) == bits);
    }
    CHECK(autofire.next_frame(1, 2) == 1);
    CHECK(autofire.next_frame(16, 2) == 16);
    for (int frame = 0; frame < 10; ++frame) {
        CHECK(autofire.next_frame(16, 0) == 16);
    }
}

TEST_CASE("the keyboard picture has each key once, in rows of ten") {
    zx::app::KeySet all;
    for (const auto& key : zx::app::picture_keys()) {
        all.set(static_cast<std::size_t>(key.key));
    }
    CHECK(all.all());
    CHECK(zx::app::picture_keys()[0].key == zx::ula::Key::N1);
    CHECK(zx::app::picture_keys()[10].key == zx::ula::Key::Q);
    CHECK(zx::app::picture_keys()[29].key == zx::ula::Key::Enter);
    CHECK(zx::app::picture_keys()[39].key == zx::ula::Key::Space);
    CHECK(zx::app::names_of(zx::app::key_set(zx::app::keys_for_name("Left"))) == "CAPS SHIFT + 5");
    CHECK(zx::app::names_of({}).empty());
}

TEST_CASE("the symbols of the picture are those that the key map types") {
    for (const auto& key : zx::app::picture_keys()) {
        CAPTURE(key.name);
        const auto typed = zx::machine::keys_for_character(key.symbol);
        if (typed.size() == 2 && key.symbol != "\xe2\x86\x91") {
            CHECK(typed[0] == zx::ula::Key::SymbolShift);
            CHECK(typed[1] == key.key);
        }
    }
}
