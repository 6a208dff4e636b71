#include <set>

#include <doctest/doctest.h>

#include "tests/app/play/table_rig.hpp"

using namespace zx::play;
using shisen::Key;
using shisen::Outcome;

TEST_CASE("a new board is dealt at once before the first removal, after it only when confirmed") {
    Rig rig(setup_of(7));
    rig.table.key(Key::NewBoard);
    CHECK(rig.table.view().number != 7);
    const auto number = rig.table.view().number;
    rig.take(rig.pairs().front());
    rig.table.act(Action::NewGame);
    CHECK(rig.title() == "End this game?");
    CHECK(rig.table.view().panel->rows.at(0).label == "No, play on");
    rig.table.panel_key(PanelKey::Enter);
    CHECK(rig.table.view().number == number);
    CHECK(rig.table.view().tiles_left == 82);
    (void)rig.table.take_requests();
    rig.table.act(Action::NewGame);
    rig.table.panel_key(PanelKey::Down);
    rig.table.panel_key(PanelKey::Enter);
    CHECK(rig.table.view().number != number);
    const auto finished = rig.table.take_requests().finished;
    REQUIRE(finished.size() == 1);
    CHECK(finished[0].number == number);
    CHECK(!finished[0].won);
}

TEST_CASE("backspace deals a board with the other gravity, which is remembered") {
    Rig rig(setup_of(7));
    rig.table.key(Key::ToggleGravity);
    CHECK(rig.table.view().gravity == shisen::Gravity::Off);
    CHECK(rig.table.settings().gravity == shisen::Gravity::Off);
    CHECK(rig.table.take_requests().save_settings);
    rig.table.key(Key::NewBoard);
    CHECK(rig.table.view().gravity == shisen::Gravity::Off);
}

TEST_CASE("winnable boards only passes over boards that cannot be won") {
    Setup setup = setup_of(7);
    // 219 and 1523 cannot be won with gravity.
    setup.chance = [next = 0u]() mutable {
        constexpr std::uint32_t Numbers[] = {218, 1522, 99};
        return Numbers[std::min(next++, 2u)];
    };
    Rig rig(std::move(setup));
    rig.table.act(Action::ToggleWinnableOnly);
    CHECK(rig.table.view().number == 7);
    CHECK(rig.table.view().tiles_left == 84);
    rig.table.act(Action::NewGame);
    CHECK(rig.table.view().number == 100);
    CHECK(rig.table.view().light == Light::Winnable);
}

TEST_CASE("a search that takes long says so, and stopping it leaves the game as it was") {
    PromptAdviser light(400'000);
    SlowAdviser boards;
    Setup setup = setup_of(7);
    Table table(light, boards, std::move(setup));
    table.key(Key::Right);
    table.act(Action::ToggleWinnableOnly);
    CHECK(boards.asked == 0);
    const View before = table.view();
    table.act(Action::NewGame);
    CHECK(boards.asked == 1);
    CHECK(table.thinking());
    table.advance(0.1);
    CHECK(!table.sheet_open());
    table.advance(0.4);
    REQUIRE(table.sheet_open());
    CHECK(table.view().panel->title == "Looking for a board that can be won");
    table.escape();
    CHECK(boards.dropped == 1);
    CHECK(!table.sheet_open());
    CHECK(table.view().board == before.board);
    CHECK(table.view().cursor == before.cursor);
    table.act(Action::NewGame);
    table.advance(0.5);
    boards.think();
    table.advance(0.1);
    CHECK(!table.sheet_open());
    CHECK(table.view().number != 7);
}

TEST_CASE("a board by number is typed, and nonsense is asked again") {
    Rig rig(setup_of(7));
    rig.table.key(Key::ChooseBoard);
    REQUIRE(rig.title() == "Board by number");
    for (const char c : std::string("65x536")) {
        rig.table.type(c);
    }
    CHECK(rig.table.view().panel->input == "65536");
    rig.table.panel_key(PanelKey::Enter);
    CHECK(rig.table.view().panel->input == "");
    CHECK(rig.table.view().panel->text.at(0) == "A board number is 1 to 65535.");
    rig.table.panel_key(PanelKey::Enter);
    CHECK(rig.table.sheet_open());
    for (const char c : std::string("655351")) {
        rig.table.type(c);
    }
    rig.table.panel_key(PanelKey::Erase);
    rig.table.type('4');
    rig.table.panel_key(PanelKey::Enter);
    CHECK(!rig.table.sheet_open());
    CHECK(rig.table.view().number == 65534);
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
    rig.table.act(Action::Daily);
    CHECK(rig.table.view().board.size() == shisen::ClassicSize);
    CHECK(rig.table.view().gravity == shisen::Gravity::On);
    CHECK(rig.table.view().number == daily_number({2026, 11, 21}));
    CHECK(rig.table.view().light == Light::Winnable);
    // What the player else plays is as before.
    CHECK(rig.table.settings().size == shisen::Size{4, 4});
}

TEST_CASE("a size is chosen by its name") {
    Rig rig(setup_of(7));
    rig.table.act(Action::ChooseSize);
    REQUIRE(rig.choose("Small"));
    CHECK(rig.table.view().board.size() == shisen::Size{8, 5});
    CHECK(rig.table.settings().size == shisen::Size{8, 5});
    CHECK(!rig.table.sheet_open());
}

TEST_CASE("the end is told after the last pair has gone, counted once, with the best time") {
    Rig rig(small_setup(3));
    rig.wait(5);
    rig.win();
    CHECK(rig.table.view().status == shisen::Status::Won);
    CHECK(!rig.table.sheet_open());
    const auto requests = rig.table.take_requests();
    REQUIRE(requests.finished.size() == 1);
    CHECK(requests.finished[0].won);
    CHECK(!requests.finished[0].helped);
    CHECK(requests.finished[0].seconds >= 5);
    CHECK(!rig.table.saved());
    rig.wait(1);
    REQUIRE(rig.title() == "Won!");
    CHECK(rig.table.view().panel->text.at(1) == "That is your best time.");
    CHECK(rig.choose("Same board again"));
    CHECK(rig.table.view().number == 3);
    CHECK(rig.table.view().tiles_left == 16);
    CHECK(rig.table.take_requests().finished.empty());
}

TEST_CASE("a stuck game offers the way back") {
    Rig rig(small_setup(losable_board({4, 4})));
    const std::size_t before = rig.lose();
    while (!rig.table.match().stuck()) {
        rig.take(rig.pairs().front());
    }
    rig.wait(1);
    REQUIRE(rig.title() == "No pair can go");
    CHECK(rig.table.take_requests().finished.empty());
    REQUIRE(rig.choose("Rescue: undo to the last winnable position"));
    CHECK(!rig.table.sheet_open());
    CHECK(rig.table.match().state().done == before);
    CHECK(rig.table.view().light == Light::Winnable);
}

TEST_CASE("a short cut works on the sheet that shows it") {
    Rig rig(small_setup(losable_board({4, 4})));
    rig.lose();
    while (!rig.table.match().stuck()) {
        rig.take(rig.pairs().front());
    }
    rig.wait(1);
    const auto done = rig.table.match().state().done;
    rig.table.type('b');
    CHECK(!rig.table.sheet_open());
    CHECK(rig.table.match().state().done == done - 1);
}

TEST_CASE("a game is saved after each removal and offered at the next start") {
    Rig rig(setup_of(7));
    CHECK(!rig.table.saved());
    rig.take(rig.pairs().front());
    CHECK(rig.table.take_requests().save_game);
    const auto saved = rig.table.saved();
    REQUIRE(saved);
    Setup setup = setup_of(8);
    setup.saved = saved;
    setup.saved->seconds = 754;
    for (const bool go_on : {true, false}) {
        CAPTURE(go_on);
        Rig next(setup);
        REQUIRE(next.title() == "Go on with your last game?");
        CHECK(next.table.view().panel->text.at(1) == "82 tiles left, 12:34 played");
        // Whoever quits or is killed here loses nothing.
        CHECK(next.table.saved() == setup.saved);
        CHECK(!next.table.take_requests().save_game);
        if (go_on) {
            next.table.escape();
            CHECK(next.table.view().board == rig.table.view().board);
            CHECK(next.table.view().seconds == 754);
            CHECK(next.table.take_requests().finished.empty());
        } else {
            CHECK(next.choose("Begin a new game"));
            CHECK(next.table.view().number == 8);
            CHECK(!next.table.saved());
            CHECK(next.table.take_requests().finished.size() == 1);
        }
    }
}

TEST_CASE("settings change at once and stay") {
    Rig rig(setup_of(7));
    rig.table.escape();
    rig.choose("Settings");
    rig.choose("Tiles");
    rig.choose("Colours");
    rig.choose("Background");
    rig.choose("Light: can it be won?");
    CHECK(rig.title() == "Settings");
    CHECK(rig.table.settings().look ==
          Look{TileStyle::Letters, Palette::HighContrast, Theme::Dark});
    CHECK(rig.table.view().light == Light::Off);
    CHECK(rig.table.take_requests().save_settings);
    rig.table.panel_key(PanelKey::Escape);
    CHECK(rig.title() == "Four Rivers Shisen");
    rig.table.panel_key(PanelKey::Escape);
    CHECK(!rig.table.sheet_open());
}

TEST_CASE("every row of every sheet can be reached by keys and does something") {
    for (const Action action :
         {Action::OpenMenu, Action::ChooseSize, Action::Statistics, Action::Help}) {
        Rig rig(setup_of(7));
        rig.table.act(action);
        const Panel panel = rig.table.view().panel.value();
        std::set<int> seen;
        for (std::size_t i = 0; i < panel.rows.size(); ++i) {
            const int selected = rig.table.view().panel->selected;
            REQUIRE(selected >= 0);
            CHECK(panel.rows[static_cast<std::size_t>(selected)].selectable);
            seen.insert(selected);
            rig.table.panel_key(PanelKey::Down);
        }
        const auto selectable = std::count_if(panel.rows.begin(),
                                              panel.rows.end(),
                                              [](const PanelRow& row) { return row.selectable; });
        CHECK(seen.size() == static_cast<std::size_t>(selectable));
    }
}

TEST_CASE("keys pressed on at the end do not choose from its sheet within the first second") {
    Rig rig(small_setup(3));
    rig.win();
    rig.wait(0.9);
    REQUIRE(rig.title() == "Won!");
    for (int press = 0; press < 5; ++press) {
        rig.table.panel_key(PanelKey::Enter);
        rig.table.key(Key::Enter);
    }
    CHECK(rig.title() == "Won!");
    CHECK(rig.table.match().won());
    rig.wait(Table::EndedSheetSeconds);
    rig.table.panel_key(PanelKey::Enter);
    CHECK(rig.title().empty());
    CHECK(rig.table.view().tiles_left == 16);
}

namespace {

/// Numbers 10, 20 and 30 only, each dealing the board of the next number.
Deals three_boards() {
    return {[](shisen::BoardNumber number, shisen::Size size) {
                return shisen::deal(static_cast<shisen::BoardNumber>(number + 1), size);
            },
            {10, 20, 30}};
}

Setup learned_setup(std::optional<shisen::BoardNumber> number) {
    Setup setup = setup_of(1);
    setup.number = number;
    setup.deals = three_boards();
    return setup;
}

void choose_number(Rig& rig, std::string_view digits) {
    rig.table.key(Key::ChooseBoard);
    for (const char digit : digits) {
        rig.table.type(digit);
    }
    rig.table.panel_key(PanelKey::Enter);
}

constexpr std::string_view NotKept =
    "Boards of a learned table: these games are neither saved nor counted.";

} // namespace

TEST_CASE("a learned table gives its boards by number, at random, of the day, back and again") {
    Rig rig(learned_setup(20));
    CHECK(rig.table.view().message == NotKept);
    CHECK(rig.table.view().number == 20);
    CHECK(rig.table.view().board == shisen::deal(21));
    rig.take(rig.pairs().front());
    rig.table.key(Key::Restart);
    CHECK(rig.table.view().board == shisen::deal(21));
    rig.table.act(Action::Retry);
    CHECK(rig.choose("Yes, end it"));
    CHECK(rig.table.view().board == shisen::deal(21));
    choose_number(rig, "30");
    CHECK(rig.table.view().board == shisen::deal(31));
    CHECK(rig.table.view().message.empty());
    std::set<shisen::BoardNumber> seen;
    for (int i = 0; i < 10; ++i) {
        rig.table.key(Key::NewBoard);
        seen.insert(rig.table.view().number);
        const auto number = static_cast<shisen::BoardNumber>(rig.table.view().number + 1);
        CHECK(rig.table.view().board == shisen::deal(number));
    }
    CHECK(seen == std::set<shisen::BoardNumber>{10, 20, 30});
    rig.table.act(Action::Daily);
    CHECK(seen.contains(rig.table.view().number));
    CHECK(rig.table.view().light == Light::Winnable);
}

TEST_CASE("what a learned table lacks is refused with a word and the game goes on") {
    Rig rig(learned_setup(11));
    CHECK(rig.table.view().number != 11);
    CHECK(rig.table.view().message == "This table lacks board 11.  " + std::string(NotKept));
    const auto number = rig.table.view().number;
    choose_number(rig, "12");
    CHECK(rig.table.view().message == "This table lacks board 12.");
    rig.table.act(Action::ChooseSize);
    CHECK(rig.choose("Large"));
    CHECK(rig.table.view().message == "The boards of this table are 14 x 6.");
    rig.table.paste("shisen 14x6 on 13 -");
    CHECK(rig.table.view().message == "This table lacks board 13.");
    CHECK(rig.table.view().number == number);
    rig.table.paste("shisen 14x6 off 10 HeHe");
    CHECK(rig.table.view().number == 10);
    CHECK(rig.table.view().tiles_left == 80);
    CHECK(rig.table.match().position_after(0).board == shisen::deal(11));
    CHECK(rig.table.copy().starts_with("shisen 14x6 off 10 HeHe"));
}

TEST_CASE("games of a learned table are neither saved nor counted and leave the settings' size") {
    Setup setup = learned_setup(10);
    setup.settings.size = {8, 5};
    Rig rig(std::move(setup));
    CHECK(rig.table.view().board.size() == shisen::ClassicSize);
    rig.take(rig.pairs().front());
    CHECK(!rig.table.saved());
    rig.table.act(Action::NewGame);
    CHECK(rig.choose("Yes, end it"));
    rig.table.act(Action::ToggleGravity);
    const auto requests = rig.table.take_requests();
    CHECK(requests.finished.empty());
    CHECK(!requests.save_game);
    CHECK(requests.save_settings);
    CHECK(rig.table.settings().size == shisen::Size{8, 5});
}

TEST_CASE("winnable boards only: a learned table without one ends the search with a word") {
    // Every number deals the first of our boards that is lost from the start.
    const auto lost = [](shisen::BoardNumber, shisen::Size size) {
        for (shisen::BoardNumber number = 1;; ++number) {
            shisen::Board board = shisen::deal(number, size);
            if (shisen::solve(board, shisen::Gravity::On).outcome == Outcome::Lost) {
                return board;
            }
        }
    };
    Setup setup = learned_setup(10);
    setup.settings.winnable_only = true;
    setup.deals.dealer = lost;
    setup.deals.numbers = {10, 11};
    Rig rig(std::move(setup));
    rig.table.key(Key::NewBoard);
    CHECK(rig.table.view().message == "No board of this table is known to be winnable.");
    CHECK(rig.table.view().number == 10);
    CHECK(!rig.table.sheet_open());
    CHECK(!rig.table.thinking());
}
