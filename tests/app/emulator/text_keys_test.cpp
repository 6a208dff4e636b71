// Typing with the keys on the screen, as a gamepad does.
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "app/menu/held_direction.hpp"
#include "app/menu/menu.hpp"
#include "app/menu/text_keys.hpp"

using namespace zx::app;

namespace {

/// Moves to the key with this label by directions, and presses it.
std::optional<MenuChoice> press(Menu& menu, const std::string& label) {
    for (int down = 0; down < 6; ++down) {
        for (int right = 0; right < 10; ++right) {
            const TextKeys& keys = *menu.text_keys();
            const auto row = keys.rows()[static_cast<std::size_t>(keys.row())];
            if (row[static_cast<std::size_t>(keys.key())].label == label) {
                return menu.key(MenuKey::Enter);
            }
            (void)menu.key(MenuKey::Right);
        }
        (void)menu.key(MenuKey::Down);
    }
    FAIL("no key " << label);
    return {};
}

std::vector<FileEntry> some_files(const std::filesystem::path& folder) {
    return {{"..", folder.parent_path(), true},
            {"Manic.tap", folder / "Manic.tap", false},
            {"shisen.tap", folder / "shisen.tap", false}};
}

} // namespace

TEST_CASE("every printable character of ASCII that names need is on a key, each once") {
    TextKeys keys(TextKeys::Layout::Text);
    std::string all;
    for (int shifted = 0; shifted < 2; ++shifted) {
        for (const auto& row : keys.rows()) {
            int width = 0;
            for (const TextKeys::Key& key : row) {
                width += key.width;
                if (key.act == TextKeys::Act::Type && key.label != " ") {
                    CHECK(all.find(key.label) == std::string::npos);
                    all += key.label;
                }
            }
            CHECK(width == keys.columns());
        }
        keys.select(4, 0);
        CHECK(keys.press().act == TextKeys::Act::Shift);
    }
    CHECK(all.size() == 80);
}

TEST_CASE("a selection that leaves an edge of the keys enters at the opposite one") {
    TextKeys keys(TextKeys::Layout::Text);
    keys.select(0, 9);
    keys.move(1, 0);
    CHECK(keys.key() == 0);
    keys.move(-1, 0);
    CHECK(keys.key() == 9);
    keys.move(0, -1);
    CHECK(keys.row() == 4);
    CHECK(keys.key() == 3); // Done, below the last column
    keys.move(0, 1);
    CHECK(keys.row() == 0);
    keys.move(0, 1);
    keys.move(0, 1);
    CHECK(keys.row() == 2);
}

TEST_CASE("a note is typed and corrected with the keys on the screen") {
    Menu menu;
    MenuStatus status;
    status.note = {3, "x"};
    menu.set_status(status);
    menu.open(MenuPage::StateNote);
    CHECK(menu.takes_text());
    CHECK(menu.text_keys() == nullptr);
    menu.open_text_keys();
    REQUIRE(menu.text_keys() != nullptr);
    const auto type = [&](const std::string& label) {
        const auto choice = press(menu, label);
        REQUIRE(choice);
        CHECK(choice->action == MenuAction::EditNote);
        status.note.text = choice->text;
        menu.set_status(status);
    };
    type("Delete");
    type("a");
    CHECK_FALSE(press(menu, "Shift"));
    type("B");
    type(" ");
    CHECK(status.note.text == "aB ");
    CHECK_FALSE(press(menu, "Done"));
    CHECK(menu.text_keys() == nullptr);
    CHECK(menu.page() == MenuPage::StateNote);
}

TEST_CASE("numbers are typed with keys for digits, and B closes the keys before the page") {
    Menu menu;
    MenuStatus status;
    menu.set_status(status);
    menu.open(MenuPage::Pokes);
    menu.open_text_keys();
    REQUIRE(menu.text_keys() != nullptr);
    for (const char* digit : {"3", "5", "8", "9", "9"}) {
        const auto choice = press(menu, digit);
        REQUIRE(choice);
        CHECK(choice->action == MenuAction::PokeAddress);
        status.pokes.address = static_cast<std::uint16_t>(choice->number);
        menu.set_status(status);
    }
    CHECK(status.pokes.address == 35'899);
    const auto shorter = press(menu, "Del");
    REQUIRE(shorter);
    CHECK(shorter->number == 3'589);
    (void)menu.key(MenuKey::Escape);
    CHECK(menu.text_keys() == nullptr);
    CHECK(menu.page() == MenuPage::Pokes);
    (void)menu.key(MenuKey::Escape);
    CHECK_FALSE(menu.is_open());
}

TEST_CASE("the file list is searched with the keys on the screen") {
    Menu menu(&some_files);
    menu.set_folder("/tapes");
    menu.open(MenuPage::Files);
    CHECK_FALSE(menu.takes_text()); // A opens a file
    menu.open_text_keys();
    CHECK_FALSE(press(menu, "s"));
    CHECK_FALSE(press(menu, "h"));
    CHECK(menu.search() == "sh");
    REQUIRE(menu.rows().size() == 1);
    CHECK_FALSE(press(menu, "Delete"));
    CHECK_FALSE(press(menu, "Delete"));
    CHECK_FALSE(press(menu, "Delete")); // nothing is left to delete; the folder stays
    CHECK(menu.folder() == "/tapes");
    CHECK_FALSE(press(menu, "m"));
    CHECK_FALSE(press(menu, "Done"));
    const auto opened = menu.key(MenuKey::Enter);
    REQUIRE(opened);
    CHECK(opened->path == "/tapes/Manic.tap");
}

TEST_CASE("rows without text show no keys, and another page hides them") {
    Menu menu(&some_files);
    menu.open_bar(BarMenu::Tape);
    menu.open_text_keys();
    CHECK(menu.text_keys() == nullptr);
    menu.open(MenuPage::Files);
    menu.open_text_keys();
    CHECK(menu.text_keys() != nullptr);
    menu.open(MenuPage::About);
    CHECK(menu.text_keys() == nullptr);
}

TEST_CASE("a held direction repeats after a while, and a new one acts at once") {
    HeldDirection held;
    CHECK_FALSE(held.next(0, 0));
    CHECK(held.next(4, 10) == MenuKey::Down);
    for (std::uint64_t now = 20; now < 410; now += 10) {
        CAPTURE(now);
        CHECK_FALSE(held.next(4, now));
    }
    CHECK(held.next(4, 410) == MenuKey::Down);
    CHECK_FALSE(held.next(4, 450));
    CHECK(held.next(4, 490) == MenuKey::Down);
    CHECK(held.next(4 | 1, 491) == MenuKey::Right);
    CHECK_FALSE(held.next(0, 492));
    CHECK(held.next(8, 493) == MenuKey::Up);
    CHECK_FALSE(held.next(8, 5'000)); // one slow frame
    CHECK_FALSE(held.next(0, 5'010));
    held.press(2); // a button whose press was handled
    CHECK_FALSE(held.next(2, 5'020));
    CHECK_FALSE(held.next(0, 5'030));
    CHECK(held.next(2, 5'040) == MenuKey::Left);
}

TEST_CASE("the page of the printer's paper acts on paper only, and scrolls") {
    Menu menu;
    MenuStatus status;
    menu.set_status(status);
    menu.open(MenuPage::Paper);
    CHECK(menu.machine_runs());
    REQUIRE(menu.rows().size() == 5);
    CHECK(menu.rows()[0].value == "none");
    CHECK_FALSE(menu.rows()[1].selectable);
    status.paper_rows = 8;
    menu.set_status(status);
    (void)menu.key(MenuKey::Down);
    const auto picture = menu.key(MenuKey::Enter);
    REQUIRE(picture);
    CHECK(picture->action == MenuAction::PaperPicture);
    CHECK(menu.page() == MenuPage::Paper);
    const auto up = menu.key(MenuKey::PageUp);
    REQUIRE(up);
    CHECK(up->action == MenuAction::ScrollPaper);
    CHECK(up->number == 1);
    CHECK(menu.key(MenuKey::PageDown)->number == -1);
}
