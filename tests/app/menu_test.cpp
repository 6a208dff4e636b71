#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "app/emulator/menu.hpp"

using namespace zx::app;

namespace {

std::vector<FileEntry> two_files(const std::filesystem::path& folder) {
    if (folder == "/games/inner") {
        return {{"..", "/games", true}};
    }
    return {{"..", "/", true},
            {"inner", "/games/inner", true},
            {"shisen.tap", "/games/shisen.tap", false}};
}

Menu opened() {
    Menu menu(&two_files);
    menu.set_folder("/games");
    menu.set_visible_rows(16);
    menu.set_status({});
    menu.open(MenuPage::Main);
    return menu;
}

int row_named(const Menu& menu, const std::string& label) {
    for (std::size_t row = 0; row < menu.rows().size(); ++row) {
        if (menu.rows()[row].label == label) {
            return static_cast<int>(row);
        }
    }
    return -1;
}

} // namespace

TEST_CASE("Esc closes the menu and the game continues") {
    Menu menu = opened();
    CHECK(menu.is_open());
    const auto choice = menu.key(MenuKey::Escape);
    REQUIRE(choice);
    CHECK(choice->action == MenuAction::Resume);
    CHECK_FALSE(menu.is_open());
}

TEST_CASE("the selection wraps at both ends") {
    Menu menu = opened();
    const int last = static_cast<int>(menu.rows().size()) - 1;
    (void)menu.key(MenuKey::Up);
    CHECK(menu.selected() == last);
    (void)menu.key(MenuKey::Down);
    CHECK(menu.selected() == 0);
    (void)menu.key(MenuKey::End);
    CHECK(menu.selected() == last);
    (void)menu.key(MenuKey::Home);
    CHECK(menu.selected() == 0);
}

TEST_CASE("each row of the main page does what it says") {
    struct Row {
        const char* label;
        MenuAction action;
        bool closes;
    };
    const std::vector<Row> rows = {{"Back to the game", MenuAction::Resume, true},
                                   {"Play Shisen", MenuAction::PlayShisen, true},
                                   {"Reset", MenuAction::Reset, true},
                                   {"Volume", MenuAction::ChangeSetting, false},
                                   {"Sound", MenuAction::ChangeSetting, false},
                                   {"Scale", MenuAction::ChangeSetting, false},
                                   {"Full screen", MenuAction::ChangeSetting, false},
                                   {"Fast tape loading", MenuAction::ChangeSetting, false},
                                   {"Quick save", MenuAction::QuickSave, true},
                                   {"Quick load", MenuAction::QuickLoad, true},
                                   {"Save a picture", MenuAction::SavePicture, true},
                                   {"Type pasted text", MenuAction::Paste, true},
                                   {"Quit", MenuAction::Quit, false}};
    for (const Row& row : rows) {
        CAPTURE(row.label);
        Menu menu = opened();
        const int number = row_named(menu, row.label);
        REQUIRE(number >= 0);
        const auto choice = menu.click(number);
        REQUIRE(choice);
        CHECK(choice->action == row.action);
        CHECK(menu.is_open() != row.closes);
    }
}

TEST_CASE("left and right change a value and have no effect on other rows") {
    Menu menu = opened();
    menu.hover(row_named(menu, "Volume"));
    for (const auto& [key, step] : {std::pair{MenuKey::Left, -1}, std::pair{MenuKey::Right, 1}}) {
        const auto choice = menu.key(key);
        REQUIRE(choice);
        CHECK(choice->action == MenuAction::ChangeSetting);
        CHECK(choice->setting == &setting_row("volume"));
        CHECK(choice->step == step);
    }
    menu.hover(row_named(menu, "Quit"));
    CHECK_FALSE(menu.key(MenuKey::Left));
    CHECK_FALSE(menu.key(MenuKey::Right));
}

TEST_CASE("the rows show the status") {
    Menu menu = opened();
    MenuStatus status;
    status.model = "16K";
    status.settings.volume_percent = 30;
    status.settings.fast_load = false;
    menu.set_status(status);
    const auto value = [&](const char* label) {
        return menu.rows()[static_cast<std::size_t>(row_named(menu, label))].value;
    };
    CHECK(value("Machine...") == "16K");
    CHECK(value("Volume") == "30%");
    CHECK(value("Fast tape loading") == "off");
    status.facts.sound_device = false;
    menu.set_status(status);
    CHECK(value("Sound") == "no device");
}

TEST_CASE("the machine page changes every setting of the hardware") {
    MenuStatus status;
    status.facts.model = zx::Model::Spectrum128;
    Menu menu = opened();
    menu.set_status(status);
    CHECK_FALSE(menu.click(row_named(menu, "Machine...")));
    REQUIRE(menu.page() == MenuPage::Machine);
    CHECK(menu.key(MenuKey::Left)->action == MenuAction::PreviousModel);
    CHECK(menu.key(MenuKey::Right)->action == MenuAction::NextModel);
    CHECK(menu.key(MenuKey::Enter)->action == MenuAction::NextModel);
    (void)menu.key(MenuKey::Down);
    for (const char* const key : {"late-ula", "snow", "joystick", "mouse", "stereo"}) {
        CAPTURE(key);
        const SettingRow& row = setting_row(key);
        const int number = row_named(menu, std::string(row.label));
        REQUIRE(number >= 0);
        CHECK(menu.selected() == number);
        CHECK(menu.key(MenuKey::Left)->setting == &row);
        CHECK(menu.key(MenuKey::Left)->step == -1);
        CHECK(menu.key(MenuKey::Right)->step == 1);
        CHECK(menu.key(MenuKey::Enter)->step == 1);
        CHECK(menu.click(number)->setting == &row);
        CHECK(menu.is_open());
        CHECK_FALSE(menu.footer().empty());
        (void)menu.key(MenuKey::Down);
    }
    CHECK(menu.selected() == row_named(menu, "Back to the menu"));
    CHECK_FALSE(menu.key(MenuKey::Enter));
    CHECK(menu.page() == MenuPage::Main);
    CHECK(menu.selected() == row_named(menu, "Machine..."));
}

TEST_CASE("the machine page shows the settings and skips those that the model lacks") {
    Menu menu = opened();
    menu.open(MenuPage::Machine);
    MenuStatus status;
    status.facts.model = zx::Model::Spectrum48;
    status.settings.setup.issue = zx::ula::Issue::Issue2;
    status.settings.setup.late_ula = true;
    status.settings.setup.mouse = true;
    status.settings.joystick = zx::machine::Joystick::Sinclair2;
    menu.set_status(status);
    const auto row = [&](const char* label) {
        return menu.rows()[static_cast<std::size_t>(row_named(menu, label))];
    };
    CHECK(row("Keyboard issue").value == "2");
    CHECK(row("ULA timing").value == "late");
    CHECK(row("Mouse").value == "Kempston");
    CHECK(row("Joystick").value == "Sinclair 2");
    CHECK_FALSE(row("AY sound").selectable);
    CHECK(row("Snow").value == "as model (on)");

    status.facts.model = zx::Model::SpectrumPlus2A;
    status.settings.stereo = zx::machine::Stereo::Abc;
    menu.set_status(status);
    CHECK_FALSE(row("Keyboard issue").selectable);
    CHECK_FALSE(row("Keyboard issue").adjustable);
    CHECK(row("AY sound").value == "ABC");
    CHECK_FALSE(row("Snow").selectable);
    (void)menu.key(MenuKey::Down);
    CHECK(menu.selected() == row_named(menu, "ULA timing"));
    (void)menu.key(MenuKey::Up);
    CHECK(menu.selected() == row_named(menu, "Model"));
    CHECK_FALSE(menu.click(row_named(menu, "Keyboard issue")));
    CHECK_FALSE(menu.key(MenuKey::Right));
    menu.hover(row_named(menu, "Model"));
    menu.letter('k');
    CHECK(menu.selected() == row_named(menu, "Model"));
}

TEST_CASE("the file page goes into folders and opens files") {
    Menu menu = opened();
    CHECK_FALSE(menu.click(row_named(menu, "Open a file...")));
    CHECK(menu.page() == MenuPage::Files);
    CHECK(menu.rows().size() == 3);
    SUBCASE("a file is a choice and closes the menu") {
        const auto choice = menu.click(row_named(menu, "shisen.tap"));
        REQUIRE(choice);
        CHECK(choice->action == MenuAction::OpenFile);
        CHECK(choice->path == "/games/shisen.tap");
        CHECK_FALSE(menu.is_open());
    }
    SUBCASE("a folder is entered") {
        CHECK_FALSE(menu.click(row_named(menu, "inner/")));
        CHECK(menu.is_open());
        CHECK(menu.title() == "/games/inner");
        CHECK(menu.rows().size() == 1);
    }
    SUBCASE("Esc goes back to the main page") {
        CHECK_FALSE(menu.key(MenuKey::Escape));
        CHECK(menu.page() == MenuPage::Main);
    }
    SUBCASE("a letter jumps to the name that starts with it") {
        menu.letter('S');
        CHECK(menu.selected() == 2);
    }
}

TEST_CASE("clicks and movements beside the rows do nothing") {
    Menu menu = opened();
    menu.hover(3);
    menu.hover(-1);
    menu.hover(1000);
    CHECK(menu.selected() == 3);
    CHECK_FALSE(menu.click(-1));
    CHECK_FALSE(menu.click(1000));
    CHECK(menu.is_open());
}

TEST_CASE("a long page scrolls with the selection") {
    Menu menu = opened();
    menu.set_visible_rows(5);
    const int last = static_cast<int>(menu.rows().size()) - 1;
    (void)menu.key(MenuKey::End);
    CHECK(menu.first_visible() == last - 4);
    (void)menu.key(MenuKey::Home);
    CHECK(menu.first_visible() == 0);
    (void)menu.key(MenuKey::PageDown);
    CHECK(menu.selected() == 5);
    CHECK(menu.first_visible() == 1);
}

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
        CHECK((setting_of_key(row.shortcut) == &row) == !row.shortcut.empty());
    }
    CHECK(action_of_key("F5") == MenuAction::Reset);
    CHECK_FALSE(action_of_key(""));
}
