#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "app/menu/menu.hpp"

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

/// A menu of the bar.
Menu opened(BarMenu bar, const MenuStatus& status = {}) {
    Menu menu(&two_files);
    menu.set_folder("/games");
    menu.set_visible_rows(16);
    menu.set_status(status);
    menu.open_bar(bar);
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

TEST_CASE("Esc leads back to where one came from, at last to the machine") {
    Menu menu = opened(BarMenu::Machine);
    CHECK_FALSE(menu.click(row_named(menu, "All settings...")));
    CHECK(menu.page() == MenuPage::Settings);
    menu.open(MenuPage::Keys);
    menu.open(MenuPage::Files);
    CHECK_FALSE(menu.key(MenuKey::Escape));
    CHECK(menu.page() == MenuPage::Keys);
    CHECK_FALSE(menu.key(MenuKey::Escape));
    CHECK(menu.page() == MenuPage::Settings);
    CHECK_FALSE(menu.key(MenuKey::Escape));
    CHECK(menu.bar_menu() == BarMenu::Machine);
    CHECK(menu.selected() == row_named(menu, "All settings..."));
    CHECK_FALSE(menu.key(MenuKey::Escape));
    CHECK_FALSE(menu.is_open());
}

TEST_CASE("the key of a page opens and closes it") {
    Menu menu(&two_files);
    menu.open(MenuPage::Files);
    CHECK(menu.page() == MenuPage::Files);
    menu.open(MenuPage::Files);
    CHECK_FALSE(menu.is_open());
}

TEST_CASE("Left and Right in the bar lead round all menus, and the bar opens where it was") {
    Menu menu = opened(BarMenu::File);
    CHECK_FALSE(menu.key(MenuKey::Left));
    CHECK(menu.bar_menu() == BarMenu::Help);
    for (std::size_t i = 0; i < BarMenus; ++i) {
        CHECK_FALSE(menu.key(MenuKey::Right));
        CHECK(menu.bar_menu() == static_cast<BarMenu>(i));
        CHECK_FALSE(menu.rows().empty());
    }
    menu.open_bar(BarMenu::Sound);
    (void)menu.key(MenuKey::Escape);
    menu.open_bar();
    CHECK(menu.bar_menu() == BarMenu::Sound);
}

TEST_CASE("the selection wraps at both ends") {
    Menu menu = opened(BarMenu::File);
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

TEST_CASE("each row of the bar does what it says") {
    struct Row {
        BarMenu bar;
        const char* label;
        MenuAction action;
        bool closes;
    };
    const std::vector<Row> rows = {
        {BarMenu::File, "Back to the machine", MenuAction::Resume, true},
        {BarMenu::File, "Play Shisen", MenuAction::PlayShisen, true},
        {BarMenu::File, "Quick save", MenuAction::QuickSave, true},
        {BarMenu::File, "Quick load", MenuAction::QuickLoad, true},
        {BarMenu::File, "Save a picture", MenuAction::SavePicture, true},
        {BarMenu::File, "Games...", MenuAction::Games, false},
        {BarMenu::File, "Quit", MenuAction::Quit, false},
        {BarMenu::Machine, "Reset", MenuAction::Reset, true},
        {BarMenu::Machine, "Pause", MenuAction::Pause, true},
        {BarMenu::Tape, "Fast tape loading", MenuAction::ChangeSetting, false},
        {BarMenu::View, "Full screen", MenuAction::ChangeSetting, false},
        {BarMenu::Sound, "Mute", MenuAction::ChangeSetting, false},
        {BarMenu::Input, "Mouse", MenuAction::ChangeSetting, false},
        {BarMenu::Input, "Type pasted text", MenuAction::Paste, true}};
    for (const Row& row : rows) {
        CAPTURE(row.label);
        Menu menu = opened(row.bar);
        const int number = row_named(menu, row.label);
        REQUIRE(number >= 0);
        const auto choice = menu.click(number);
        REQUIRE(choice);
        CHECK(choice->action == row.action);
        CHECK(menu.is_open() != row.closes);
    }
}

TEST_CASE("the menu Machine goes back in time and shows full speed") {
    MenuStatus status;
    status.full_speed = true;
    Menu menu = opened(BarMenu::Machine, status);
    const int fast = row_named(menu, "Full speed");
    REQUIRE(fast >= 0);
    CHECK(menu.rows()[static_cast<std::size_t>(fast)].checked);
    CHECK(menu.click(fast)->action == MenuAction::FullSpeed);
    CHECK_FALSE(menu.is_open());
    menu = opened(BarMenu::Machine);
    CHECK_FALSE(menu.rows()[static_cast<std::size_t>(fast)].checked);
    CHECK(menu.click(row_named(menu, "Back in time"))->action == MenuAction::BackInTime);
    CHECK_FALSE(menu.is_open());
}

TEST_CASE("the mouse can be given to the machine if it has one") {
    MenuStatus status;
    Menu menu = opened(BarMenu::Input, status);
    const int row = row_named(menu, "Give the mouse to the machine");
    REQUIRE(row >= 0);
    CHECK_FALSE(menu.click(row));
    status.settings.setup.mouse = true;
    menu = opened(BarMenu::Input, status);
    CHECK(menu.click(row)->action == MenuAction::TakeMouse);
}

TEST_CASE("every row of the bar that can be selected leads somewhere") {
    for (std::size_t i = 0; i < BarMenus; ++i) {
        const Menu bar = opened(static_cast<BarMenu>(i));
        for (int row = 0; row < static_cast<int>(bar.rows().size()); ++row) {
            CAPTURE(bar.rows()[static_cast<std::size_t>(row)].label);
            Menu menu = bar;
            const auto choice = menu.click(row);
            CHECK((choice || menu.page()) == bar.rows()[static_cast<std::size_t>(row)].selectable);
        }
    }
}

TEST_CASE("a setting with more than two choices opens a list of them") {
    MenuStatus status;
    status.settings.volume_percent = 30;
    Menu menu = opened(BarMenu::Sound, status);
    CHECK_FALSE(menu.click(row_named(menu, "Volume")));
    REQUIRE(menu.page() == MenuPage::Choices);
    CHECK(menu.title() == "Volume");
    CHECK(menu.selected() == 3);
    CHECK(menu.rows()[3].checked);
    (void)menu.key(MenuKey::Down);
    const auto choice = menu.key(MenuKey::Enter);
    REQUIRE(choice);
    CHECK(choice->action == MenuAction::ChooseSetting);
    CHECK(choice->setting == &setting_row("volume"));
    CHECK(choice->number == 4);
    CHECK(menu.bar_menu() == BarMenu::Sound);
}

TEST_CASE("the page of models marks the present one and starts another") {
    MenuStatus status;
    status.facts.model = zx::Model::Spectrum128;
    Menu menu = opened(BarMenu::Machine, status);
    CHECK_FALSE(menu.click(row_named(menu, "Model...")));
    CHECK(menu.rows()[2].checked);
    CHECK(menu.selected() == 2);
    const auto choice = menu.click(row_named(menu, "+2A"));
    REQUIRE(choice);
    CHECK(choice->action == MenuAction::ChooseModel);
    CHECK(choice->number == static_cast<int>(zx::Model::SpectrumPlus2A));
    CHECK_FALSE(menu.is_open());
}

TEST_CASE("the rows show the status") {
    MenuStatus status;
    status.model = "16K";
    status.settings.volume_percent = 30;
    status.settings.fast_load = false;
    status.paused = true;
    status.log = {"one", "two"};
    Menu menu = opened(BarMenu::Machine, status);
    const auto row = [&](const char* label) {
        return menu.rows()[static_cast<std::size_t>(row_named(menu, label))];
    };
    CHECK(row("Model...").value == "16K");
    CHECK(row("Pause").checked);
    menu.open_bar(BarMenu::Tape);
    CHECK(row("Fast tape loading").value == "off");
    menu.open_bar(BarMenu::Sound);
    CHECK(row("Volume").value == "30%");
    CHECK(row("Mute").value.ends_with("F10"));
    status.facts.sound_device = false;
    menu.set_status(status);
    CHECK(row("Mute").value.starts_with("no device"));
    menu.open(MenuPage::Log);
    CHECK(menu.rows().size() == 2);
    CHECK(menu.rows()[1].label == "two");
}

TEST_CASE("without a graphics card the menu says why there are no scanlines") {
    MenuStatus status;
    status.settings.scanlines = true;
    status.facts.graphics_card = false;
    const Menu menu = opened(BarMenu::View, status);
    const int row = row_named(menu, "Scanlines");
    REQUIRE(row >= 0);
    CHECK(menu.rows()[static_cast<std::size_t>(row)].value == "no graphics card");
}

TEST_CASE("the page of settings has each of them once and changes it by Left and Right") {
    MenuStatus status;
    status.facts.model = zx::Model::Spectrum48;
    Menu menu = opened(BarMenu::Machine, status);
    menu.open(MenuPage::Settings);
    for (const SettingRow& setting : setting_rows()) {
        CAPTURE(setting.key);
        const int number = row_named(menu, std::string(setting.label));
        REQUIRE(number >= 0);
        if (!has_setting(setting, status.facts.model)) {
            CHECK_FALSE(menu.rows()[static_cast<std::size_t>(number)].selectable);
            continue;
        }
        menu.hover(number);
        CHECK(menu.key(MenuKey::Left)->setting == &setting);
        CHECK(menu.key(MenuKey::Left)->step == -1);
        CHECK(menu.key(MenuKey::Right)->step == 1);
    }
    menu.hover(row_named(menu, "Model"));
    CHECK(menu.key(MenuKey::Left)->action == MenuAction::PreviousModel);
    CHECK(menu.key(MenuKey::Right)->action == MenuAction::NextModel);
    CHECK(menu.key(MenuKey::Enter)->action == MenuAction::NextModel);
    CHECK(menu.is_open());
}

TEST_CASE("settings that the model lacks are shown and skipped") {
    MenuStatus status;
    status.facts.model = zx::Model::SpectrumPlus2A;
    Menu menu = opened(BarMenu::Machine, status);
    menu.open(MenuPage::Settings);
    CHECK_FALSE(menu.click(row_named(menu, "Keyboard issue")));
    CHECK_FALSE(menu.key(MenuKey::Right));
    menu.hover(row_named(menu, "Model"));
    (void)menu.key(MenuKey::Down);
    CHECK(menu.selected() == row_named(menu, "Speed"));
    (void)menu.key(MenuKey::Down);
    CHECK(menu.selected() == row_named(menu, "ULA timing"));
    (void)menu.key(MenuKey::Up);
    (void)menu.key(MenuKey::Up);
    CHECK(menu.selected() == row_named(menu, "Model"));
    (void)menu.text("k");
    CHECK(menu.selected() == row_named(menu, "Model"));
    (void)menu.key(MenuKey::Home);
    CHECK(menu.selected() == row_named(menu, "Model"));
}

TEST_CASE("the file page goes into folders and opens files") {
    Menu menu(&two_files);
    menu.set_folder("/games");
    menu.open(MenuPage::Files);
    CHECK(menu.rows().size() == 3);
    SUBCASE("a file is a choice and closes the menu") {
        const auto choice = menu.click(row_named(menu, "shisen.tap"));
        REQUIRE(choice);
        CHECK(choice->action == MenuAction::OpenFile);
        CHECK(choice->path == "/games/shisen.tap");
        CHECK_FALSE(menu.is_open());
    }
    SUBCASE("a folder is entered, and Backspace leaves it and selects it") {
        CHECK_FALSE(menu.click(row_named(menu, "inner/")));
        CHECK(menu.is_open());
        CHECK(menu.title() == "/games/inner");
        CHECK(menu.rows().size() == 1);
        CHECK_FALSE(menu.key(MenuKey::Erase));
        CHECK(menu.title() == "/games");
        CHECK(menu.selected() == row_named(menu, "inner/"));
    }
    SUBCASE("letters search inside the names") {
        (void)menu.text("I");
        (void)menu.text("s");
        CHECK(menu.rows().size() == 1);
        CHECK(menu.footer() == "Names with: Is");
        const Menu narrowed = menu;
        CHECK(menu.key(MenuKey::Enter)->path == "/games/shisen.tap");
        menu = narrowed;
        CHECK_FALSE(menu.key(MenuKey::Erase));
        CHECK(menu.rows().size() == 2); // inner/ and shisen.tap
        (void)menu.text("\xc3\xa9");
        CHECK_FALSE(menu.rows()[0].selectable);
        CHECK_FALSE(menu.key(MenuKey::Enter));
        CHECK_FALSE(menu.key(MenuKey::Erase));
        CHECK(menu.search() == "I");
        CHECK_FALSE(menu.key(MenuKey::Escape));
        CHECK(menu.rows().size() == 3);
        CHECK_FALSE(menu.key(MenuKey::Escape));
        CHECK_FALSE(menu.is_open());
    }
}

TEST_CASE("the machine runs while the keyboard picture is open, and a gamepad reaches its keys") {
    Menu menu(&two_files);
    menu.open(MenuPage::Settings);
    CHECK_FALSE(menu.machine_runs());
    menu.open(MenuPage::Keyboard);
    CHECK(menu.machine_runs());
    REQUIRE(menu.rows().size() == 40);
    (void)menu.key(MenuKey::Down);
    (void)menu.key(MenuKey::Right);
    const auto choice = menu.key(MenuKey::Enter);
    REQUIRE(choice);
    CHECK(choice->action == MenuAction::PressKey);
    CHECK(choice->number == static_cast<int>(zx::ula::Key::W));
    CHECK(menu.machine_runs());
    (void)menu.key(MenuKey::Left);
    (void)menu.key(MenuKey::Left);
    CHECK(menu.selected() == 9);
    (void)menu.key(MenuKey::Up);
    CHECK(menu.selected() == 39);
}

TEST_CASE("a recent file is opened by its path, and its folder is shown") {
    MenuStatus status;
    status.recent = {"/games/b.tap", "/other/a.tap"};
    status.session = "b.tap";
    Menu menu(&two_files);
    menu.set_status(status);
    menu.open(MenuPage::Recent);
    (void)menu.key(MenuKey::Down);
    CHECK(menu.rows()[1].label == "a.tap");
    CHECK(menu.footer() == "/other");
    const auto choice = menu.key(MenuKey::Enter);
    REQUIRE(choice);
    CHECK(choice->action == MenuAction::OpenFile);
    CHECK(choice->path == "/other/a.tap");
    CHECK_FALSE(menu.is_open());
    menu.open(MenuPage::Welcome);
    CHECK(menu.footer() == "b.tap");
    CHECK(menu.key(MenuKey::Enter)->action == MenuAction::ContinueSession);
    CHECK_FALSE(menu.is_open());
}

TEST_CASE("clicks and movements beside the rows do nothing") {
    Menu menu = opened(BarMenu::File);
    menu.hover(3);
    menu.hover(-1);
    menu.hover(1000);
    CHECK(menu.selected() == 3);
    CHECK_FALSE(menu.click(-1));
    CHECK_FALSE(menu.click(1000));
    CHECK(menu.is_open());
}

TEST_CASE("Page Down and Page Up move by as many rows as are seen") {
    Menu menu = opened(BarMenu::File);
    menu.set_visible_rows(4);
    (void)menu.key(MenuKey::PageDown);
    CHECK(menu.selected() == 4);
    (void)menu.key(MenuKey::PageUp);
    CHECK(menu.selected() == 0);
}
