#include <set>
#include <string>

#include <doctest/doctest.h>

#include "app/menu/menu.hpp"

using namespace zx::app;

TEST_CASE("every setting steps through its choices and back") {
    for (const SettingRow& row : setting_rows()) {
        CAPTURE(row.key);
        const SettingFacts facts{.model = row.key == "issue" ? zx::Model::Spectrum48
                                                             : zx::Model::Spectrum128};
        EmulatorSettings settings;
        for (const SettingChoice& choice : row.choices) {
            REQUIRE(choose_setting(row, settings, choice.word));
            CHECK(shown_value(row, settings, facts).starts_with(choice.label));
        }
        CHECK_FALSE(choose_setting(row, settings, "no such word"));
        const EmulatorSettings last = settings;
        step_setting(row, settings, facts, 1);
        CHECK(row.get(settings, facts) == (row.wraps ? 0 : row.choices.size() - 1));
        (void)choose_setting(row, settings, row.choices.front().word);
        step_setting(row, settings, facts, -1);
        CHECK(row.get(settings, facts) == (row.wraps ? row.choices.size() - 1 : 0));
        CHECK((settings == last) == row.wraps);
    }
}

TEST_CASE("a setting that the model lacks shows nothing and does not change") {
    const SettingFacts facts{.model = zx::Model::Spectrum128};
    EmulatorSettings settings;
    CHECK(shown_value(setting_row("issue"), settings, facts).empty());
    step_setting(setting_row("issue"), settings, facts, 1);
    CHECK(settings == EmulatorSettings{});
}

TEST_CASE("an unset joystick steps on from the one that is connected") {
    EmulatorSettings settings;
    const SettingFacts facts{.joystick = zx::machine::Joystick::Kempston};
    CHECK(shown_value(setting_row("joystick"), settings, facts) == "Kempston");
    step_setting(setting_row("joystick"), settings, facts, 1);
    CHECK(settings.joystick == zx::machine::Joystick::Sinclair1);
}

TEST_CASE("no key has two meanings") {
    for (const SettingRow& row : setting_rows()) {
        CAPTURE(row.key);
        CHECK_FALSE(action_of_key(row.shortcut));
        CHECK_FALSE(page_of_key(row.shortcut));
        CHECK((setting_of_key(row.shortcut) == &row) == !row.shortcut.empty());
    }
    CHECK(page_of_key("F3") == MenuPage::Files);
    CHECK(page_of_key("F1") == MenuPage::Keyboard);
    CHECK_FALSE(page_of_key("F5"));
    CHECK(action_of_key("F5") == MenuAction::Reset);
    CHECK_FALSE(action_of_key(""));
}
