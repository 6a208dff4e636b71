#include <algorithm>

#include <doctest/doctest.h>

#include "shisen/game_text.hpp"
#include "tests/app/play/table_rig.hpp"

using namespace zx::play;
using shisen::Cell;
using shisen::Key;
using shisen::Outcome;

TEST_CASE("two clicks on alike tiles that can be joined take them") {
    Rig rig(setup_of(1));
    const auto pair = rig.pairs().front();
    rig.table.click(pair.first);
    CHECK(rig.table.view().selection == pair.first);
    rig.table.click(pair.second);
    const View view = rig.table.view();
    CHECK(view.tiles_left == 82);
    CHECK(!view.selection);
    CHECK(!view.cursor_shown);
    REQUIRE(view.vanishing);
    CHECK(view.vanishing->pair == pair);
    CHECK(view.vanishing->path.count >= 2);
    CHECK(rig.table.take_requests().sounds == std::vector{Sound::Take});
}

TEST_CASE("a click on a tile that does not go makes it the selection, and says why if alike") {
    Rig rig(setup_of(1));
    const auto& board = rig.table.match().state().board;
    const Cell first{0, 0};
    Cell foreign{0, 1};
    REQUIRE(board.at(first) != board.at(foreign));
    rig.table.click(first);
    rig.table.click(foreign);
    CHECK(rig.table.view().selection == foreign);
    CHECK(rig.table.take_requests().sounds.empty());
    std::optional<shisen::Pair> apart;
    for (const Cell a : board.cells_of(board.at(first))) {
        if (a != first && !shisen::can_remove(board, first, a)) {
            apart = shisen::Pair{first, a};
        }
    }
    REQUIRE(apart);
    rig.table.click(apart->first);
    rig.table.click(apart->second);
    CHECK(rig.table.view().selection == apart->second);
    CHECK(rig.table.view().tiles_left == 84);
    CHECK(rig.table.take_requests().sounds == std::vector{Sound::Refuse});
    CHECK(!rig.table.view().message.empty());
}

TEST_CASE("a click never takes the shown pair, ENTER does") {
    Rig rig(setup_of(1));
    rig.table.key(Key::Hint);
    REQUIRE(rig.table.view().hint);
    CHECK(!rig.table.view().hint_is_safe);
    rig.table.click(rig.table.view().cursor);
    CHECK(rig.table.view().tiles_left == 84);
    CHECK(!rig.table.view().hint);
    rig.table.click(rig.table.view().cursor);
    REQUIRE(!rig.table.view().selection);
    rig.table.key(Key::Hint);
    rig.table.key(Key::Enter);
    CHECK(rig.table.view().tiles_left == 82);
    CHECK(rig.table.view().cursor_shown);
}

TEST_CASE("the keys of the 1 KB game do what they do there") {
    Rig rig(setup_of(42));
    shisen::GameState state = shisen::begin({shisen::ClassicSize, shisen::Gravity::On, 42});
    for (const Key key : {Key::Right,
                          Key::Down,
                          Key::Enter,
                          Key::Left,
                          Key::Hint,
                          Key::Hint,
                          Key::Enter,
                          Key::Enter,
                          Key::Hint,
                          Key::Enter,
                          Key::Back,
                          Key::Forward,
                          Key::Restart,
                          Key::Last,
                          Key::Up}) {
        rig.table.key(key);
        state = shisen::apply(state, {key, 0});
        CHECK(rig.table.match().state() == state);
    }
    CHECK(shisen::replay(rig.table.match().game()) == state);
}

TEST_CASE("H with no pair to show says so and does not mark the game as helped") {
    SUBCASE("no pair is left") {
        // The first of these boards on which taking the first pair each time gets stuck.
        Rig rig([] {
            for (shisen::BoardNumber number = 1;; ++number) {
                shisen::Board board = shisen::deal(number, {4, 4});
                for (auto pairs = shisen::removable_pairs(board); !pairs.empty();
                     pairs = shisen::removable_pairs(board)) {
                    shisen::remove_pair(board, pairs.front(), shisen::Gravity::On);
                }
                if (!board.empty()) {
                    return small_setup(number);
                }
            }
        }());
        while (!rig.pairs().empty()) {
            rig.take(rig.pairs().front());
        }
        REQUIRE(rig.table.match().stuck());
        while (rig.table.moving()) {
            rig.table.advance(0.01);
        }
        for (const auto& press : {+[](Table& table) { table.key(Key::Hint); },
                                  +[](Table& table) { table.act(Action::Hint); }}) {
            while (rig.table.sheet_open()) {
                rig.table.escape();
            }
            press(rig.table);
            CHECK(rig.table.view().message == "No pair can be removed.");
            CHECK(!rig.table.view().cheated);
        }
    }
    SUBCASE("the selected tile has no partner") {
        Rig rig(setup_of(1));
        const auto& board = rig.table.match().state().board;
        for (const Cell cell : {Cell{5, 3}, Cell{6, 3}, Cell{7, 3}, Cell{8, 3}, Cell{6, 2}}) {
            const auto pairs = rig.pairs();
            const bool has_partner = std::any_of(pairs.begin(), pairs.end(), [&](const auto& pair) {
                return pair.first == cell || pair.second == cell;
            });
            if (board.occupied(cell) && !has_partner) {
                rig.table.click(cell);
                break;
            }
        }
        REQUIRE(rig.table.view().selection);
        rig.table.key(Key::Hint);
        CHECK(rig.table.view().message ==
              "The selected tile has no partner that can be removed now.");
        CHECK(!rig.table.view().cheated);
        CHECK(rig.table.view().selection);
    }
    SUBCASE("after the last pair") {
        Rig rig(setup_of(1));
        const std::size_t pairs = rig.pairs().size();
        for (std::size_t i = 0; i < pairs; ++i) {
            rig.table.key(Key::Hint);
            CHECK(rig.table.view().hint);
        }
        rig.table.key(Key::Hint);
        CHECK(!rig.table.view().hint);
        CHECK(rig.table.view().message ==
              "There is no further pair. H starts again with the first one.");
        CHECK(rig.table.view().cheated);
    }
}

TEST_CASE("the Hint button does what H does") {
    Rig with_key(setup_of(1));
    Rig with_button(setup_of(1));
    for (int press = 0; press < 3; ++press) {
        with_key.table.key(Key::Hint);
        const auto buttons = with_button.table.view().buttons;
        const auto button = std::find_if(
            buttons.begin(), buttons.end(), [](const Button& one) { return one.label == "Hint"; });
        REQUIRE(button != buttons.end());
        with_button.table.act(button->action);
        REQUIRE(with_key.table.view().hint);
        CHECK(with_button.table.view().hint == with_key.table.view().hint);
        CHECK(with_button.table.match().game() == with_key.table.match().game());
    }
}

TEST_CASE("undo, rescue and closing a dialog have three different names, whatever shows them") {
    Rig rig(setup_of(1));
    const View start = rig.table.view();
    for (const Button& button : start.buttons) {
        CHECK(button.label.find("ack") == std::string::npos);
        if (button.action == Action::Undo) {
            CHECK(button.label == "Undo");
        }
        if (button.action == Action::TakeBackLoss) {
            CHECK(button.label == "Rescue");
        }
    }
    for (const Action action :
         {Action::OpenMenu, Action::Help, Action::Statistics, Action::ChooseSize}) {
        rig.table.act(action);
        const View view = rig.table.view();
        REQUIRE(view.panel);
        for (const PanelRow& row : view.panel->rows) {
            CHECK(row.label != "Back");
        }
        rig.table.escape();
    }
}

TEST_CASE("tiles fall after their pair has vanished") {
    Rig rig(setup_of(1));
    std::optional<shisen::Pair> deep;
    for (const auto& pair : rig.pairs()) {
        if (pair.first.row > 0) {
            deep = pair;
        }
    }
    REQUIRE(deep);
    rig.table.click(deep->first);
    rig.table.click(deep->second);
    rig.table.advance(Animation::VanishSeconds / 2);
    REQUIRE(rig.table.view().vanishing);
    CHECK(rig.table.view().vanishing->progress == doctest::Approx(0.5));
    REQUIRE(!rig.table.view().falling.empty());
    const double high = rig.table.view().falling.front().rows_above;
    CHECK(high >= 1);
    for (const Falling& tile : rig.table.view().falling) {
        CHECK(rig.table.view().board.occupied(tile.cell));
    }
    rig.table.advance(Animation::VanishSeconds / 2 + 0.1);
    CHECK(!rig.table.view().vanishing);
    REQUIRE(!rig.table.view().falling.empty());
    CHECK(rig.table.view().falling.front().rows_above < high);
    (void)rig.table.take_requests();
    rig.wait(1);
    CHECK(rig.table.view().falling.empty());
    CHECK(!rig.table.moving());
    CHECK(rig.table.take_requests().sounds == std::vector{Sound::Fall});
}

TEST_CASE("at rest nothing changes but the clock's seconds") {
    Setup setup = setup_of(1);
    Rig rig(std::move(setup));
    rig.table.advance(0.001);
    (void)rig.table.take_changed();
    rig.table.advance(0.3);
    CHECK(!rig.table.take_changed());
    rig.table.advance(0.8);
    CHECK(rig.table.take_changed());
    rig.table.hover(Cell{3, 3});
    CHECK(rig.table.take_changed());
    rig.table.hover(Cell{3, 3});
    CHECK(!rig.table.take_changed());
}

TEST_CASE("the clock stands while a sheet is open or another window is in front") {
    Rig rig(setup_of(1));
    rig.wait(2.5);
    CHECK(rig.table.view().seconds == 2);
    rig.table.escape();
    CHECK(rig.title() == "Four Rivers Shisen");
    rig.wait(5);
    rig.table.escape();
    rig.table.set_in_front(false);
    rig.wait(5);
    CHECK(rig.table.view().seconds == 2);
    rig.table.set_in_front(true);
    rig.wait(1);
    CHECK(rig.table.view().seconds == 3);
}

TEST_CASE("undo and redo take one removal back and forth and count as help") {
    Rig rig(setup_of(1));
    rig.take(rig.pairs().front());
    CHECK(!rig.table.view().cheated);
    rig.table.act(Action::Undo);
    CHECK(rig.table.view().tiles_left == 84);
    CHECK(rig.table.view().cheated);
    CHECK(rig.table.view().status == shisen::Status::Playing);
    rig.table.act(Action::Redo);
    CHECK(rig.table.view().tiles_left == 82);
    rig.table.act(Action::UndoAll);
    CHECK(rig.table.view().tiles_left == 84);
    rig.table.act(Action::RedoAll);
    CHECK(rig.table.view().tiles_left == 82);
}

TEST_CASE("a game copied and pasted stands in the same position") {
    Rig rig(setup_of(77));
    rig.take(rig.pairs().front());
    rig.take(rig.pairs().front());
    rig.table.act(Action::CopyGame);
    const auto copied = rig.table.take_requests().to_clipboard;
    REQUIRE(copied);
    CHECK(copied->starts_with("shisen 14x6 on 77 "));
    Rig other(setup_of(1));
    other.table.act(Action::PasteGame);
    CHECK(other.table.take_requests().from_clipboard);
    other.table.paste(*copied + "\n");
    CHECK(other.table.view().board == rig.table.view().board);
    CHECK(other.table.view().number == 77);
    // Begun by another hand.
    CHECK(other.table.view().cheated);
}

TEST_CASE("what is no game is refused in words and changes nothing") {
    Rig rig(setup_of(1));
    const View before = rig.table.view();
    for (const char* text :
         {"", "hello", "shisen 14x6 on 0 -", "shisen 14x6 on 42 rrx", "shisen 3x3 on 42 -"}) {
        CAPTURE(text);
        rig.table.paste(text);
        CHECK(rig.table.view().message.starts_with("The clipboard holds no game: "));
        CHECK(rig.table.view().board == before.board);
        CHECK(rig.table.view().number == 1);
    }
}

TEST_CASE("pasting asks before it ends a game that has begun") {
    Rig rig(setup_of(1));
    rig.take(rig.pairs().front());
    rig.table.paste("shisen 8x5 off 42 -");
    CHECK(rig.title() == "End this game?");
    rig.table.escape();
    CHECK(rig.table.view().number == 1);
    rig.table.paste("shisen 8x5 off 42 -");
    rig.choose("Yes, end it");
    CHECK(rig.table.view().number == 42);
    CHECK(rig.table.view().board.size() == shisen::Size{8, 5});
}

TEST_CASE("the tutorial's four steps end by doing what they say") {
    Setup setup = setup_of(1);
    setup.settings.lesson_seen = false;
    Rig rig(std::move(setup));
    auto lesson = rig.table.view().lesson;
    REQUIRE(lesson);
    CHECK(lesson->step == 1);
    CHECK(lesson->steps == 4);
    REQUIRE(lesson->cells.size() == 2);
    CHECK(shisen::can_remove(rig.table.view().board, lesson->cells[0], lesson->cells[1]));
    CHECK(lesson->path);
    rig.table.click(lesson->cells[0]);
    CHECK(rig.table.view().lesson->step == 1);
    rig.table.click(lesson->cells[1]);
    lesson = rig.table.view().lesson;
    CHECK(lesson->step == 2);
    // The pair shown is one whose line leaves the board.
    CHECK(lesson->ring);
    CHECK(lesson->text.find("outside the board") != std::string::npos);
    REQUIRE(lesson->path);
    const View view = rig.table.view();
    CHECK(std::any_of(lesson->path->points.begin(),
                      lesson->path->points.begin() + lesson->path->count,
                      [&](Cell cell) { return !view.board.inside(cell); }));
    CHECK(lesson->path == shisen::find_path(view.board, lesson->cells[0], lesson->cells[1]));
    rig.take({lesson->cells[0], lesson->cells[1]});
    CHECK(rig.table.view().lesson->step == 3);
    rig.table.act(Action::SafeHint);
    CHECK(rig.table.view().lesson->step == 4);
    CHECK(!rig.table.take_requests().save_settings);
    rig.table.key(Key::Enter);
    CHECK(!rig.table.view().lesson);
    CHECK(rig.table.take_requests().save_settings);
    CHECK(rig.table.settings().lesson_seen);
    CHECK(rig.table.settings().light);
}

TEST_CASE("the tutorial's last step offers to switch the light off") {
    for (const bool off : {false, true}) {
        Setup setup = setup_of(1);
        setup.settings.lesson_seen = false;
        Rig rig(std::move(setup));
        for (int step = 1; step < 4; ++step) {
            rig.take(rig.pairs().front());
        }
        const auto lesson = rig.table.view().lesson;
        REQUIRE(lesson);
        CHECK(lesson->step == 4);
        REQUIRE(lesson->buttons.size() == 2);
        CHECK(lesson->buttons[0].label == "Keep the light");
        CHECK(lesson->buttons[1].label == "Switch it off");
        rig.table.act(lesson->buttons[off ? 1 : 0].action);
        CHECK(!rig.table.view().lesson);
        CHECK(rig.table.settings().light != off);
        CHECK(rig.table.settings().lesson_seen);
        CHECK(rig.table.take_requests().save_settings);
    }
}

TEST_CASE("Esc skips the first start's steps for good") {
    Setup setup = setup_of(1);
    setup.settings.lesson_seen = false;
    Rig rig(std::move(setup));
    rig.table.escape();
    CHECK(!rig.table.view().lesson);
    CHECK(!rig.table.sheet_open());
    CHECK(rig.table.settings().lesson_seen);
    CHECK(rig.table.take_requests().save_settings);
}
