#include <filesystem>
#include <string>
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
                                   {"Volume", MenuAction::VolumeUp, false},
                                   {"Sound", MenuAction::ToggleSound, false},
                                   {"Scale", MenuAction::ScaleUp, false},
                                   {"Full screen", MenuAction::ToggleFullScreen, false},
                                   {"Fast tape loading", MenuAction::ToggleFastLoad, false},
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
    CHECK(menu.key(MenuKey::Left)->action == MenuAction::VolumeDown);
    CHECK(menu.key(MenuKey::Right)->action == MenuAction::VolumeUp);
    menu.hover(row_named(menu, "Quit"));
    CHECK_FALSE(menu.key(MenuKey::Left));
    CHECK_FALSE(menu.key(MenuKey::Right));
}

TEST_CASE("the rows show the status") {
    Menu menu = opened();
    MenuStatus status;
    status.model = "16K";
    status.volume_percent = 30;
    status.fast_load = false;
    menu.set_status(status);
    const auto value = [&](const char* label) {
        return menu.rows()[static_cast<std::size_t>(row_named(menu, label))].value;
    };
    CHECK(value("Machine...") == "16K");
    CHECK(value("Volume") == "30%");
    CHECK(value("Fast tape loading") == "off");
    status.sound_device = false;
    menu.set_status(status);
    CHECK(value("Sound") == "no device");
}

TEST_CASE("the machine page changes every setting of the hardware") {
    struct Row {
        const char* label;
        MenuAction left;
        MenuAction right;
    };
    using enum MenuAction;
    const std::vector<Row> rows = {{"Model", PreviousModel, NextModel},
                                   {"Keyboard issue", NextIssue, NextIssue},
                                   {"ULA timing", ToggleLateUla, ToggleLateUla},
                                   {"Snow", PreviousSnow, NextSnow},
                                   {"Joystick", PreviousJoystick, NextJoystick},
                                   {"Mouse", ToggleMouse, ToggleMouse},
                                   {"AY sound", PreviousStereo, NextStereo}};
    MenuStatus status;
    status.stereo = "mono";
    status.snow = "on";
    Menu menu = opened();
    menu.set_status(status);
    CHECK_FALSE(menu.click(row_named(menu, "Machine...")));
    REQUIRE(menu.page() == MenuPage::Machine);
    for (const Row& row : rows) {
        CAPTURE(row.label);
        const int number = row_named(menu, row.label);
        REQUIRE(number >= 0);
        CHECK(menu.selected() == number);
        CHECK(menu.key(MenuKey::Left)->action == row.left);
        CHECK(menu.key(MenuKey::Right)->action == row.right);
        CHECK(menu.key(MenuKey::Enter)->action == row.right);
        CHECK(menu.click(number)->action == row.right);
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
    status.issue = "2";
    status.late_ula = true;
    status.mouse = true;
    status.joystick = "Sinclair 2";
    menu.set_status(status);
    const auto row = [&](const char* label) {
        return menu.rows()[static_cast<std::size_t>(row_named(menu, label))];
    };
    CHECK(row("Keyboard issue").value == "2");
    CHECK(row("ULA timing").value == "late");
    CHECK(row("Mouse").value == "Kempston");
    CHECK(row("Joystick").value == "Sinclair 2");
    CHECK_FALSE(row("AY sound").selectable);
    CHECK_FALSE(row("Snow").selectable);

    status.issue = "";
    status.stereo = "ABC";
    menu.set_status(status);
    CHECK_FALSE(row("Keyboard issue").selectable);
    CHECK_FALSE(row("Keyboard issue").adjustable);
    CHECK(row("AY sound").value == "ABC");
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
