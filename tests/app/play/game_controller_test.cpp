#include <algorithm>

#include <doctest/doctest.h>

#include "shisen/game_text.hpp"
#include "tests/app/play/controller_fixture.hpp"

using namespace zx::play;
using shisen::Cell;
using shisen::Key;

TEST_CASE("two clicks on equal tiles that can be joined remove them") {
    Rig rig(setup_of(1));
    const auto pair = rig.pairs().front();
    rig.controller.click(pair.first);
    CHECK(rig.controller.view().selection == pair.first);
    rig.controller.click(pair.second);
    const View view = rig.controller.view();
    CHECK(view.tiles_left == 82);
    CHECK(!view.selection);
    CHECK(!view.cursor_shown);
    REQUIRE(view.vanishing);
    CHECK(view.vanishing->pair == pair);
    CHECK(view.vanishing->path.count >= 2);
    CHECK(rig.controller.take_effects().sounds == std::vector{Sound::Take});
}

TEST_CASE(
    "a click on a tile that cannot be joined selects it, and gives the reason if it is equal") {
    Rig rig(setup_of(1));
    const auto& board = rig.controller.match().state().board;
    const Cell first{0, 0};
    Cell foreign{0, 1};
    REQUIRE(board.at(first) != board.at(foreign));
    rig.controller.click(first);
    rig.controller.click(foreign);
    CHECK(rig.controller.view().selection == foreign);
    CHECK(rig.controller.take_effects().sounds.empty());
    std::optional<shisen::Pair> apart;
    for (const Cell a : board.cells_of(board.at(first))) {
        if (a != first && !shisen::can_remove(board, first, a)) {
            apart = shisen::Pair{first, a};
        }
    }
    REQUIRE(apart);
    rig.controller.click(apart->first);
    rig.controller.click(apart->second);
    CHECK(rig.controller.view().selection == apart->second);
    CHECK(rig.controller.view().tiles_left == 84);
    CHECK(rig.controller.take_effects().sounds == std::vector{Sound::Refuse});
    CHECK(!rig.controller.view().message.empty());
}

TEST_CASE("a click never removes the shown pair, ENTER does") {
    Rig rig(setup_of(1));
    rig.controller.key(Key::Hint);
    REQUIRE(rig.controller.view().hint);
    CHECK(!rig.controller.view().hint_is_safe);
    rig.controller.click(rig.controller.view().cursor);
    CHECK(rig.controller.view().tiles_left == 84);
    CHECK(!rig.controller.view().hint);
    rig.controller.click(rig.controller.view().cursor);
    REQUIRE(!rig.controller.view().selection);
    rig.controller.key(Key::Hint);
    rig.controller.key(Key::Enter);
    CHECK(rig.controller.view().tiles_left == 82);
    CHECK(rig.controller.view().cursor_shown);
}

TEST_CASE("the keys of the 1 KB game work as there") {
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
        rig.controller.key(key);
        state = shisen::apply(state, {key, 0});
        CHECK(rig.controller.match().state() == state);
    }
    CHECK(shisen::replay(rig.controller.match().game()) == state);
}

TEST_CASE("H without a pair to show says so and does not mark the game as helped") {
    SUBCASE("no pair is left") {
        // Returns the first of these boards that gets stuck when the first pair is always removed.
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
        REQUIRE(rig.controller.match().stuck());
        while (rig.controller.moving()) {
            rig.controller.advance(0.01);
        }
        for (const auto& press :
             {+[](GameController& controller) { controller.key(Key::Hint); },
              +[](GameController& controller) { controller.act(Action::Hint); }}) {
            while (rig.controller.dialog_open()) {
                rig.controller.escape();
            }
            press(rig.controller);
            CHECK(rig.controller.view().message == "No pair can be removed.");
            CHECK(!rig.controller.view().cheated);
        }
    }
    SUBCASE("the selected tile has no partner") {
        Rig rig(setup_of(1));
        const auto& board = rig.controller.match().state().board;
        for (const Cell cell : {Cell{5, 3}, Cell{6, 3}, Cell{7, 3}, Cell{8, 3}, Cell{6, 2}}) {
            const auto pairs = rig.pairs();
            const bool has_partner = std::any_of(pairs.begin(), pairs.end(), [&](const auto& pair) {
                return pair.first == cell || pair.second == cell;
            });
            if (board.occupied(cell) && !has_partner) {
                rig.controller.click(cell);
                break;
            }
        }
        REQUIRE(rig.controller.view().selection);
        rig.controller.key(Key::Hint);
        CHECK(rig.controller.view().message ==
              "The selected tile has no partner that can be removed now.");
        CHECK(!rig.controller.view().cheated);
        CHECK(rig.controller.view().selection);
    }
    SUBCASE("after the last pair") {
        Rig rig(setup_of(1));
        const std::size_t pairs = rig.pairs().size();
        for (std::size_t i = 0; i < pairs; ++i) {
            rig.controller.key(Key::Hint);
            CHECK(rig.controller.view().hint);
        }
        rig.controller.key(Key::Hint);
        CHECK(!rig.controller.view().hint);
        CHECK(rig.controller.view().message ==
              "There is no further pair. H starts again with the first one.");
        CHECK(rig.controller.view().cheated);
    }
}

TEST_CASE("the Hint button does what H does") {
    Rig with_key(setup_of(1));
    Rig with_button(setup_of(1));
    for (int press = 0; press < 3; ++press) {
        with_key.controller.key(Key::Hint);
        const auto buttons = with_button.controller.view().buttons;
        const auto button = std::find_if(
            buttons.begin(), buttons.end(), [](const Button& one) { return one.label == "Hint"; });
        REQUIRE(button != buttons.end());
        with_button.controller.act(button->action);
        REQUIRE(with_key.controller.view().hint);
        CHECK(with_button.controller.view().hint == with_key.controller.view().hint);
        CHECK(with_button.controller.match().game() == with_key.controller.match().game());
    }
}

TEST_CASE("undo, rescue and closing a dialog have three different names everywhere") {
    Rig rig(setup_of(1));
    const View start = rig.controller.view();
    for (const Button& button : start.buttons) {
        CHECK(button.label.find("ack") == std::string::npos);
        if (button.action == Action::Undo) {
            CHECK(button.label == "Undo");
        }
        if (button.action == Action::Rescue) {
            CHECK(button.label == "Rescue");
        }
    }
    for (const Action action :
         {Action::OpenMenu, Action::Help, Action::Statistics, Action::ChooseSize}) {
        rig.controller.act(action);
        const View view = rig.controller.view();
        REQUIRE(view.dialog);
        for (const DialogRow& row : view.dialog->rows) {
            CHECK(row.label != "Back");
        }
        rig.controller.escape();
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
    rig.controller.click(deep->first);
    rig.controller.click(deep->second);
    rig.controller.advance(Animation::VanishSeconds / 2);
    REQUIRE(rig.controller.view().vanishing);
    CHECK(rig.controller.view().vanishing->progress == doctest::Approx(0.5));
    REQUIRE(!rig.controller.view().falling.empty());
    const double high = rig.controller.view().falling.front().rows_above;
    CHECK(high >= 1);
    for (const FallingTile& tile : rig.controller.view().falling) {
        CHECK(rig.controller.view().board.occupied(tile.cell));
    }
    rig.controller.advance(Animation::VanishSeconds / 2 + 0.1);
    CHECK(!rig.controller.view().vanishing);
    REQUIRE(!rig.controller.view().falling.empty());
    CHECK(rig.controller.view().falling.front().rows_above < high);
    (void)rig.controller.take_effects();
    rig.wait(1);
    CHECK(rig.controller.view().falling.empty());
    CHECK(!rig.controller.moving());
    CHECK(rig.controller.take_effects().sounds == std::vector{Sound::Fall});
}

TEST_CASE("without input only the clock's seconds change") {
    Setup setup = setup_of(1);
    Rig rig(std::move(setup));
    rig.controller.advance(0.001);
    (void)rig.controller.take_changed();
    rig.controller.advance(0.3);
    CHECK(!rig.controller.take_changed());
    rig.controller.advance(0.8);
    CHECK(rig.controller.take_changed());
    rig.controller.hover(Cell{3, 3});
    CHECK(rig.controller.take_changed());
    rig.controller.hover(Cell{3, 3});
    CHECK(!rig.controller.take_changed());
}

TEST_CASE("the clock stops while a dialog is open or another window is in front") {
    Rig rig(setup_of(1));
    rig.wait(2.5);
    CHECK(rig.controller.view().seconds == 2);
    rig.controller.escape();
    CHECK(rig.title() == "Four Rivers Shisen");
    rig.wait(5);
    rig.controller.escape();
    rig.controller.set_in_front(false);
    rig.wait(5);
    CHECK(rig.controller.view().seconds == 2);
    rig.controller.set_in_front(true);
    rig.wait(1);
    CHECK(rig.controller.view().seconds == 3);
}

TEST_CASE("a pause stops the clock and hides the board until the player goes on") {
    Rig rig(setup_of(1));
    rig.wait(2.5);
    CHECK_FALSE(rig.controller.view().hidden);
    rig.controller.act(Action::Pause);
    CHECK(rig.title() == "Paused");
    CHECK(rig.controller.view().hidden);
    rig.wait(5);
    rig.controller.click({0, 0});
    CHECK(!rig.controller.view().selection);
    rig.controller.type('p');
    CHECK_FALSE(rig.controller.view().hidden);
    CHECK(rig.controller.view().seconds == 2);
}

TEST_CASE("a game that has begun is paused when the window loses the focus") {
    Rig rig(setup_of(1));
    rig.controller.set_in_front(false);
    rig.controller.set_in_front(true);
    CHECK_FALSE(rig.controller.view().hidden);
    rig.take(rig.pairs().front());
    rig.controller.set_in_front(false);
    CHECK(rig.controller.view().hidden);
    rig.controller.set_in_front(true);
    CHECK(rig.title() == "Paused");
    rig.controller.set_in_front(false);
    rig.controller.escape();
    CHECK_FALSE(rig.controller.view().hidden);
    rig.controller.escape();
    CHECK(rig.title() == "Four Rivers Shisen");
    rig.controller.set_in_front(true);
    rig.controller.set_in_front(false);
    CHECK_FALSE(rig.controller.view().hidden); // the menu is open
}

TEST_CASE("undo and redo move by one removal and count as help") {
    Rig rig(setup_of(1));
    rig.take(rig.pairs().front());
    CHECK(!rig.controller.view().cheated);
    rig.controller.act(Action::Undo);
    CHECK(rig.controller.view().tiles_left == 84);
    CHECK(rig.controller.view().cheated);
    CHECK(rig.controller.view().status == shisen::Status::Playing);
    rig.controller.act(Action::Redo);
    CHECK(rig.controller.view().tiles_left == 82);
    rig.controller.act(Action::UndoAll);
    CHECK(rig.controller.view().tiles_left == 84);
    rig.controller.act(Action::RedoAll);
    CHECK(rig.controller.view().tiles_left == 82);
}

TEST_CASE("a game copied and pasted is in the same position") {
    Rig rig(setup_of(77));
    rig.take(rig.pairs().front());
    rig.take(rig.pairs().front());
    rig.controller.act(Action::CopyGame);
    const auto copied = rig.controller.take_effects().to_clipboard;
    REQUIRE(copied);
    CHECK(copied->starts_with("shisen 14x6 on 77 "));
    Rig other(setup_of(1));
    other.controller.act(Action::PasteGame);
    CHECK(other.controller.take_effects().from_clipboard);
    other.controller.paste(*copied + "\n");
    CHECK(other.controller.view().board == rig.controller.view().board);
    CHECK(other.controller.view().number == 77);
    // Started by another client.
    CHECK(other.controller.view().cheated);
}

TEST_CASE("a text that is not a game is refused with a message and changes nothing") {
    Rig rig(setup_of(1));
    const View before = rig.controller.view();
    for (const char* text :
         {"", "hello", "shisen 14x6 on 0 -", "shisen 14x6 on 42 rrx", "shisen 3x3 on 42 -"}) {
        CAPTURE(text);
        rig.controller.paste(text);
        CHECK(rig.controller.view().message.starts_with("The clipboard holds no game: "));
        CHECK(rig.controller.view().board == before.board);
        CHECK(rig.controller.view().number == 1);
    }
}

TEST_CASE("pasting asks before it ends a game that has begun") {
    Rig rig(setup_of(1));
    rig.take(rig.pairs().front());
    rig.controller.paste("shisen 8x5 off 42 -");
    CHECK(rig.title() == "End this game?");
    rig.controller.escape();
    CHECK(rig.controller.view().number == 1);
    rig.controller.paste("shisen 8x5 off 42 -");
    rig.choose("Yes, end it");
    CHECK(rig.controller.view().number == 42);
    CHECK(rig.controller.view().board.size() == shisen::Size{8, 5});
}
