// Mapping keys of the host and buttons of gamepads to keys of the Spectrum and the joystick.
#include <set>
#include <string>

#include <doctest/doctest.h>

#include "app/emulator/remembered.hpp"
#include "app/input/host_keyboard.hpp"
#include "app/input/key_mapping.hpp"
#include "app/menu/menu.hpp"

using namespace zx::app;
using zx::ula::Key;

namespace {

KeySet only(Key key) {
    KeySet keys;
    keys.set(static_cast<std::size_t>(key));
    return keys;
}

} // namespace

TEST_CASE("the targets of a mapping are the joystick, the forty keys and nothing") {
    std::set<std::string> words;
    KeySet keys;
    unsigned joystick = 0;
    for (const MappingTarget& target : mapping_targets()) {
        words.insert(target.word);
        CHECK((target.keys & keys).none());
        keys |= target.keys;
        joystick |= target.joystick;
        CHECK(mapping_target(target.word) == &target);
    }
    CHECK(words.size() == 46);
    CHECK(keys.all());
    CHECK(joystick == 31);
    CHECK(mapping_target("q")->keys == only(Key::Q));
    CHECK(mapping_target("caps-shift")->keys == only(Key::CapsShift));
    CHECK(mapping_target("no such word") == nullptr);
}

TEST_CASE("a mapped key presses its target and nothing else") {
    HostKeyboard keyboard;
    keyboard.set_mapping({{"Z", "stick-left"}, {";", "q"}, {"Left Shift", "nothing"}});
    keyboard.key_down(1, "Z");
    keyboard.text("z");
    CHECK(keyboard.next_frame().none());
    CHECK(keyboard.joystick() == 2);
    keyboard.key_down(2, ";");
    keyboard.text(";"); // not the character that the host's key types
    CHECK(keyboard.next_frame() == only(Key::Q));
    keyboard.key_up(1);
    keyboard.key_up(2);
    (void)keyboard.next_frame();
    keyboard.key_down(3, "Left Shift");
    keyboard.key_down(4, "A");
    CHECK(keyboard.next_frame() == only(Key::A));
    CHECK(keyboard.joystick() == 0);
    CHECK(keyboard.describe("Z") == "joystick left");
    CHECK(keyboard.describe(";") == "Q");
    CHECK(keyboard.describe("Left Shift") == "nothing");
    CHECK(keyboard.describe("Left") == "CAPS SHIFT + 5");
    CHECK(keyboard.describe("F5") == "no key");
    keyboard.set_joystick(true);
    CHECK(keyboard.describe("Left") == "joystick left");
}

TEST_CASE("a new mapping releases the keys that are held") {
    HostKeyboard keyboard;
    keyboard.key_down(1, "A");
    (void)keyboard.next_frame();
    keyboard.set_mapping({});
    CHECK(keyboard.next_frame() == only(Key::A)); // the same mapping
    keyboard.set_mapping({{"A", "b"}});
    CHECK(keyboard.next_frame().none());
}

TEST_CASE("the window's own keys cannot be mapped") {
    for (const char* const name : {"F1", "F12", "Escape", "Pause", "Pad start", ""}) {
        CAPTURE(name);
        CHECK_FALSE(can_be_mapped(name));
    }
    for (const char* const name : {"F", "A", "Left", "Space", "Pad a", "Keypad 5", "Tab"}) {
        CAPTURE(name);
        CHECK(can_be_mapped(name));
    }
}

TEST_CASE("the mapping is remembered for each program") {
    Remembered memory;
    remember_mapping(memory, {{"A", "b"}}, "");
    remember_mapping(memory, {{"Pad a", "stick-fire"}, {"\xc3\xa4", "q"}}, "0000beef");
    const auto again = parse_remembered(remembered_json(memory));
    REQUIRE(again.has_value());
    CHECK(*again == memory);
    CHECK(recall_mapping(*again, "0000beef").at("Pad a") == "stick-fire");
    CHECK(recall_mapping(*again, "other") == KeyMapping{{"A", "b"}});
    CHECK(uses_joystick(recall_mapping(*again, "0000beef")));
    CHECK_FALSE(uses_joystick(recall_mapping(*again, "")));
    remember_mapping(memory, {}, "0000beef");
    CHECK(recall_mapping(memory, "0000beef") == KeyMapping{{"A", "b"}});
    CHECK_FALSE(parse_remembered(R"({"program": "fourrivers", "kind": "emulator", "version": 1,
                                     "keys": {"A": 1}})"));
}

TEST_CASE("the pages of the mapping ask for a key and offer every target") {
    Menu menu([](const std::filesystem::path&) { return std::vector<FileEntry>(); });
    MenuStatus status;
    status.mapping.mapping = {{"A", "b"}, {"Pad a", "stick-fire"}};
    menu.set_status(status);
    menu.open(MenuPage::Mapping);
    REQUIRE(menu.rows().size() == 3);
    CHECK(menu.rows()[2].label == "Pad a presses joystick fire");
    CHECK(menu.key(MenuKey::Enter)->action == MenuAction::AskKey);
    CHECK(menu.page() == MenuPage::Mapping);
    (void)menu.key(MenuKey::End);
    auto choice = menu.key(MenuKey::Enter);
    CHECK(choice->action == MenuAction::UnmapKey);
    CHECK(choice->number == 1);
    status.mapping.asked = "A";
    menu.set_status(status);
    menu.open(MenuPage::MappingTargets);
    CHECK(menu.title() == "A presses");
    REQUIRE(menu.rows().size() == 46);
    (void)menu.key(MenuKey::Home);
    choice = menu.key(MenuKey::Enter);
    CHECK(choice->action == MenuAction::MapKey);
    CHECK(mapping_targets()[static_cast<std::size_t>(choice->number)].word == "stick-left");
    CHECK(menu.page() == MenuPage::Mapping);
}
