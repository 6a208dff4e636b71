#include <algorithm>
#include <set>

#include <doctest/doctest.h>

#include "app/play/controller/key_binding.hpp"
#include "tests/app/play/controller_fixture.hpp"

using namespace zx::play;
using shisen::Key;

TEST_CASE("a new board is dealt at once before the first removal, after it only when confirmed") {
    Rig rig(setup_of(7));
    rig.controller.key(Key::NewBoard);
    CHECK(rig.controller.view().number != 7);
    const auto number = rig.controller.view().number;
    rig.take(rig.pairs().front());
    rig.controller.act(Action::NewGame);
    CHECK(rig.title() == "End this game?");
    CHECK(rig.controller.view().dialog->rows.at(0).label == "No, play on");
    rig.controller.dialog_key(DialogKey::Enter);
    CHECK(rig.controller.view().number == number);
    CHECK(rig.controller.view().tiles_left == 82);
    (void)rig.controller.take_effects();
    rig.controller.act(Action::NewGame);
    rig.controller.dialog_key(DialogKey::Down);
    rig.controller.dialog_key(DialogKey::Enter);
    CHECK(rig.controller.view().number != number);
    const auto finished = rig.controller.take_effects().finished;
    REQUIRE(finished.size() == 1);
    CHECK(finished[0].number == number);
    CHECK(!finished[0].won);
}

TEST_CASE("backspace deals a board with the other gravity, which is remembered") {
    Rig rig(setup_of(7));
    rig.controller.key(Key::ToggleGravity);
    CHECK(rig.controller.view().gravity == shisen::Gravity::Off);
    CHECK(rig.controller.settings().gravity == shisen::Gravity::Off);
    CHECK(rig.controller.take_effects().save_settings);
    rig.controller.key(Key::NewBoard);
    CHECK(rig.controller.view().gravity == shisen::Gravity::Off);
}

TEST_CASE("winnable boards only skips boards that cannot be won") {
    Setup setup = setup_of(7);
    // 219 and 1523 cannot be won with gravity.
    setup.chance = [next = 0u]() mutable {
        constexpr std::uint32_t Numbers[] = {218, 1522, 99};
        return Numbers[std::min(next++, 2u)];
    };
    Rig rig(std::move(setup));
    rig.controller.act(Action::ToggleWinnableOnly);
    CHECK(rig.controller.view().number == 7);
    CHECK(rig.controller.view().tiles_left == 84);
    rig.controller.act(Action::NewGame);
    CHECK(rig.controller.view().number == 100);
    CHECK(rig.controller.view().light == LightState::Winnable);
}

TEST_CASE("a long search says so, and stopping it does not change the game") {
    SyncSolver light(400'000);
    ManualSolver boards;
    Setup setup = setup_of(7);
    GameController controller(light, boards, std::move(setup));
    controller.key(Key::Right);
    controller.act(Action::ToggleWinnableOnly);
    CHECK(boards.asked == 0);
    const View before = controller.view();
    controller.act(Action::NewGame);
    CHECK(boards.asked == 1);
    CHECK(controller.thinking());
    controller.advance(0.1);
    CHECK(!controller.dialog_open());
    controller.advance(0.4);
    REQUIRE(controller.dialog_open());
    CHECK(controller.view().dialog->title == "Looking for a winnable board");
    controller.escape();
    CHECK(boards.dropped == 1);
    CHECK(!controller.dialog_open());
    CHECK(controller.view().board == before.board);
    CHECK(controller.view().cursor == before.cursor);
    controller.act(Action::NewGame);
    controller.advance(0.5);
    boards.think();
    controller.advance(0.1);
    CHECK(!controller.dialog_open());
    CHECK(controller.view().number != 7);
}

TEST_CASE("a board by number is typed, and invalid input is asked again") {
    Rig rig(setup_of(7));
    rig.controller.key(Key::ChooseBoard);
    REQUIRE(rig.title() == "Board by number");
    for (const char c : std::string("65x536")) {
        rig.controller.type(c);
    }
    CHECK(rig.controller.view().dialog->input == "65536");
    rig.controller.dialog_key(DialogKey::Enter);
    CHECK(rig.controller.view().dialog->input == "");
    CHECK(rig.controller.view().dialog->text.at(0) == "A board number is 1 to 65535.");
    rig.controller.dialog_key(DialogKey::Enter);
    CHECK(rig.controller.dialog_open());
    for (const char c : std::string("655351")) {
        rig.controller.type(c);
    }
    rig.controller.dialog_key(DialogKey::Erase);
    rig.controller.type('4');
    rig.controller.dialog_key(DialogKey::Enter);
    CHECK(!rig.controller.dialog_open());
    CHECK(rig.controller.view().number == 65534);
}

TEST_CASE("a board by number is entered with directions, as a gamepad does") {
    Rig rig(setup_of(7));
    rig.controller.key(Key::ChooseBoard);
    for (const Key key : {Key::Up,
                          Key::Right,
                          Key::Down,
                          Key::Right,
                          Key::Up,
                          Key::Up,
                          Key::Left,
                          Key::Right,
                          Key::Up,
                          Key::Up,
                          Key::Up}) {
        rig.controller.key(key);
    }
    CHECK(rig.controller.view().dialog->input == "193");
    rig.controller.key(Key::Enter);
    CHECK(!rig.controller.dialog_open());
    CHECK(rig.controller.view().number == 193);
}

TEST_CASE("the board of the day follows from the date alone and can be won") {
    CHECK(day_number({1970, 1, 1}) == 0);
    CHECK(day_number({2000, 3, 1}) == 11'017);
    CHECK(day_number({2026, 11, 21}) == 20'778);
    std::set<shisen::BoardNumber> numbers;
    for (int year = 2026; year < 2036; ++year) {
        for (int month = 1; month <= 12; ++month) {
            numbers.insert(daily_number({year, month, 15}));
        }
    }
    CHECK(numbers.size() == 120);
    Setup setup = small_setup(3);
    setup.settings.gravity = shisen::Gravity::Off;
    Rig rig(std::move(setup));
    rig.controller.act(Action::Daily);
    CHECK(rig.controller.view().board.size() == shisen::ClassicSize);
    CHECK(rig.controller.view().gravity == shisen::Gravity::On);
    CHECK(rig.controller.view().number == daily_number({2026, 11, 21}));
    CHECK(rig.controller.view().light == LightState::Winnable);
    // Other games are not affected.
    CHECK(rig.controller.settings().size == shisen::Size{4, 4});
}

TEST_CASE("a size is chosen by its name") {
    Rig rig(setup_of(7));
    rig.controller.act(Action::ChooseSize);
    REQUIRE(rig.choose("Small"));
    CHECK(rig.controller.view().board.size() == shisen::Size{8, 5});
    CHECK(rig.controller.settings().size == shisen::Size{8, 5});
    CHECK(!rig.controller.dialog_open());
}

TEST_CASE(
    "the end is shown after the last pair has vanished, and counted once with the best time") {
    Rig rig(small_setup(3));
    rig.wait(5);
    rig.win();
    CHECK(rig.controller.view().status == shisen::Status::Won);
    CHECK(!rig.controller.dialog_open());
    const auto effects = rig.controller.take_effects();
    REQUIRE(effects.finished.size() == 1);
    CHECK(effects.finished[0].won);
    CHECK(!effects.finished[0].helped);
    CHECK(effects.finished[0].seconds >= 5);
    CHECK(!rig.controller.saved());
    rig.wait(1);
    REQUIRE(rig.title() == "Won!");
    CHECK(rig.controller.view().dialog->text.at(0).ends_with(
        "your first time on this size and variant."));
    CHECK(rig.choose("Same board again"));
    CHECK(rig.controller.view().number == 3);
    CHECK(rig.controller.view().tiles_left == 16);
    CHECK(rig.controller.take_effects().finished.empty());
}

TEST_CASE("a stuck game offers to go back") {
    Rig rig(small_setup(losable_board({4, 4})));
    const std::size_t before = rig.lose();
    while (!rig.controller.match().stuck()) {
        rig.take(rig.pairs().front());
    }
    rig.wait(1);
    REQUIRE(rig.title() == "No pair can be removed");
    CHECK(rig.controller.take_effects().finished.empty());
    REQUIRE(rig.choose("Rescue: undo to the last winnable position"));
    CHECK(!rig.controller.dialog_open());
    CHECK(rig.controller.match().state().done == before);
    CHECK(rig.controller.view().light == LightState::Winnable);
}

TEST_CASE("a short cut works on the dialog that shows it") {
    Rig rig(small_setup(losable_board({4, 4})));
    rig.lose();
    while (!rig.controller.match().stuck()) {
        rig.take(rig.pairs().front());
    }
    rig.wait(1);
    const auto done = rig.controller.match().state().done;
    rig.controller.type('b');
    CHECK(!rig.controller.dialog_open());
    CHECK(rig.controller.match().state().done == done - 1);
}

TEST_CASE("a game is saved after each removal and offered at the next start") {
    Rig rig(setup_of(7));
    CHECK(!rig.controller.saved());
    rig.take(rig.pairs().front());
    CHECK(rig.controller.take_effects().save_game);
    const auto saved = rig.controller.saved();
    REQUIRE(saved);
    Setup setup = setup_of(8);
    setup.saved = saved;
    setup.saved->seconds = 754;
    for (const bool go_on : {true, false}) {
        CAPTURE(go_on);
        Rig next(setup);
        REQUIRE(next.title() == "Continue your last game?");
        CHECK(next.controller.view().dialog->text.at(1) == "82 tiles left, 12:34 played");
        // Nothing is lost if the program quits or is killed here.
        CHECK(next.controller.saved() == setup.saved);
        CHECK(!next.controller.take_effects().save_game);
        if (go_on) {
            next.controller.escape();
            CHECK(next.controller.view().board == rig.controller.view().board);
            CHECK(next.controller.view().seconds == 754);
            CHECK(next.controller.take_effects().finished.empty());
        } else {
            CHECK(next.choose("Begin a new game"));
            CHECK(next.controller.view().number == 8);
            CHECK(!next.controller.saved());
            CHECK(next.controller.take_effects().finished.size() == 1);
        }
    }
}

TEST_CASE("settings take effect at once and are kept") {
    Rig rig(setup_of(7));
    rig.controller.escape();
    rig.choose("Settings");
    rig.choose("Tiles");
    rig.choose("Colours");
    rig.choose("Background");
    rig.choose("Light (winnable or lost)");
    CHECK(rig.title() == "Settings");
    CHECK(rig.controller.settings().appearance ==
          Appearance{TileStyle::Letters, Palette::HighContrast, Theme::Dark});
    CHECK(rig.controller.view().light == LightState::Off);
    CHECK(rig.controller.take_effects().save_settings);
    rig.controller.dialog_key(DialogKey::Escape);
    CHECK(rig.title() == "Four Rivers Shisen");
    rig.controller.dialog_key(DialogKey::Escape);
    CHECK(!rig.controller.dialog_open());
}

TEST_CASE("a key is bound to a command, and the usual keys come back") {
    Rig rig(setup_of(7));
    rig.controller.escape();
    CHECK_FALSE(rig.controller.bind_asked_key("X"));
    rig.choose("Settings");
    rig.choose("Keys");
    const auto keys = [&](std::string_view label) {
        const DialogView dialog = rig.controller.view().dialog.value();
        for (const DialogRow& row : dialog.rows) {
            if (row.label == label) {
                return row.value;
            }
        }
        return std::string();
    };
    CHECK(keys("Take") == "Return, Keypad Enter, Space");
    CHECK(rig.choose("Hint"));
    CHECK(rig.title() == "Press a key");
    CHECK_FALSE(rig.controller.bind_asked_key("Escape"));
    CHECK(rig.controller.bind_asked_key("X"));
    CHECK(rig.controller.take_effects().save_settings);
    CHECK(keys("Hint") == "H, X");
    CHECK(rig.choose("Redo"));
    CHECK(rig.controller.bind_asked_key("H"));
    CHECK(keys("Hint") == "X");
    CHECK(keys("Redo") == "F, H");
    const OwnKeys& own = rig.controller.settings().keys;
    CHECK(key_binding("X", {}, own) == Binding{Key::Hint});
    CHECK(key_binding("H", {}, own) == Binding{Key::Forward});
    CHECK(key_binding("B", {}, own) == Binding{Key::Back});
    CHECK(key_binding("H", {}) == Binding{Key::Hint});
    // Its own key again: nothing is left to remember.
    CHECK(rig.choose("Hint"));
    CHECK(rig.controller.bind_asked_key("H"));
    CHECK(rig.controller.settings().keys == OwnKeys{{"X", "hint"}});
    CHECK(rig.choose("The usual keys again"));
    CHECK(rig.controller.settings().keys.empty());
    CHECK(keys("Hint") == "H");
    CHECK(rig.title() == "Keys");
    CHECK(key_binding("X", {}, {{"X", "no such command"}}) == Binding{});
}

TEST_CASE("every row of every dialog can be reached by keys and has an effect") {
    for (const Action action :
         {Action::OpenMenu, Action::ChooseSize, Action::Statistics, Action::Help}) {
        Rig rig(setup_of(7));
        rig.controller.act(action);
        const DialogView dialog = rig.controller.view().dialog.value();
        std::set<int> seen;
        for (std::size_t i = 0; i < dialog.rows.size(); ++i) {
            const int selected = rig.controller.view().dialog->selected;
            REQUIRE(selected >= 0);
            CHECK(dialog.rows[static_cast<std::size_t>(selected)].selectable);
            seen.insert(selected);
            rig.controller.dialog_key(DialogKey::Down);
        }
        const auto selectable = std::count_if(dialog.rows.begin(),
                                              dialog.rows.end(),
                                              [](const DialogRow& row) { return row.selectable; });
        CHECK(seen.size() == static_cast<std::size_t>(selectable));
    }
}
