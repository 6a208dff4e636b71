#include <doctest/doctest.h>

#include "tests/app/play/table_rig.hpp"

using namespace zx::play;
using shisen::Key;
using shisen::Outcome;

TEST_CASE("the light says that the game can be won, and lost at the move that loses it") {
    Rig rig(small_setup(losable_board({4, 4})));
    REQUIRE(rig.table.view().light == Light::Winnable);
    rig.lose();
    const View view = rig.table.view();
    CHECK(view.light == Light::Lost);
    REQUIRE(view.losing_move);
    CHECK(*view.losing_move == rig.table.match().state().removals.back());
    if (!rig.table.match().stuck()) {
        CHECK(view.message == "That move lost the game. Press T to undo it.");
    }
}

TEST_CASE("taking back the loss goes to the last position that could be won") {
    for (const bool light_on : {true, false}) {
        CAPTURE(light_on);
        Setup setup = setup_of(losable_board(shisen::ClassicSize));
        setup.settings.light = light_on;
        Rig rig(std::move(setup));
        const std::size_t before = rig.lose();
        // Deeper into the loss.
        for (int i = 0; i < 2 && !rig.table.match().over(); ++i) {
            rig.take(rig.pairs().front());
        }
        REQUIRE(rig.table.match().state().done > before);
        rig.table.act(Action::TakeBackLoss);
        CHECK(rig.table.match().state().done == before);
        CHECK(rig.table.view().message == "This position can be won.");
        CHECK(rig.table.view().light == (light_on ? Light::Winnable : Light::Off));
        CHECK(!rig.table.view().losing_move);
        rig.table.act(Action::TakeBackLoss);
        CHECK(rig.table.match().state().done == before);
        CHECK(rig.table.view().message == "This game can still be won.");
    }
}

TEST_CASE("a board that cannot be won says so and has no move to take back") {
    Rig rig(setup_of(219));
    CHECK(rig.table.view().light == Light::Lost);
    CHECK(!rig.table.view().losing_move);
    rig.table.act(Action::TakeBackLoss);
    CHECK(rig.table.view().message == "No earlier position is known that could be won.");
    rig.table.act(Action::SafeHint);
    CHECK(!rig.table.view().hint);
    CHECK(rig.table.view().message.starts_with("This game is lost."));
}

TEST_CASE("a safe hint never loses, whatever is selected") {
    for (shisen::BoardNumber number = 1; number < 12; ++number) {
        CAPTURE(number);
        Rig rig(small_setup(number));
        while (rig.table.view().light == Light::Winnable && !rig.table.match().over()) {
            // Any tile may be selected before.
            rig.table.click(rig.pairs().front().first);
            rig.table.act(Action::SafeHint);
            REQUIRE(rig.table.view().hint);
            CHECK(rig.table.view().hint_is_safe);
            const auto pair = *rig.table.view().hint;
            const auto done = rig.table.match().state().done;
            rig.table.key(Key::Enter);
            REQUIRE(rig.table.match().state().done == done + 1);
            CHECK(rig.table.match().state().removals.back() ==
                  (pair.first < pair.second ? pair : shisen::Pair{pair.second, pair.first}));
            CHECK(rig.table.view().light == Light::Winnable);
        }
    }
}

TEST_CASE("help is written into the game, so it survives saving") {
    Rig rig(setup_of(1));
    rig.take(rig.pairs().front());
    CHECK(!rig.table.match().helped());
    (void)rig.table.take_requests();
    rig.table.act(Action::SafeHint);
    CHECK(rig.table.match().helped());
    CHECK(rig.table.take_requests().save_game);
    CHECK(Match(rig.table.saved()->game).helped());
}

TEST_CASE("show me plays a winning line step by step to the end") {
    Rig rig(setup_of(1));
    rig.table.act(Action::ShowMe);
    CHECK(rig.table.view().showing_line);
    CHECK(rig.table.view().tiles_left == 84);
    rig.wait(Table::StepSeconds + 0.1);
    CHECK(rig.table.view().tiles_left == 82);
    rig.wait(42 * 1.5);
    CHECK(rig.table.match().won());
    CHECK(!rig.table.view().showing_line);
    CHECK(rig.title() == "Won!");
    CHECK(rig.table.take_requests().finished.at(0).helped);
}

TEST_CASE("any input stops show me and does nothing else") {
    Rig rig(setup_of(1));
    const auto show = [&] {
        rig.table.act(Action::ShowMe);
        REQUIRE(rig.table.view().showing_line);
    };
    show();
    rig.table.key(Key::Back);
    CHECK(!rig.table.view().showing_line);
    show();
    rig.table.click({0, 0});
    CHECK(!rig.table.view().showing_line);
    CHECK(!rig.table.view().selection);
    show();
    rig.table.escape();
    CHECK(!rig.table.view().showing_line);
    CHECK(!rig.table.sheet_open());
    show();
    rig.table.act(Action::ShowMe);
    CHECK(!rig.table.view().showing_line);
    CHECK(rig.table.view().tiles_left == 84);
}

TEST_CASE("the light thinks about the newest position only and undo answers at once") {
    SlowAdviser light;
    PromptAdviser boards(1000);
    Table table(light, boards, setup_of(1));
    CHECK(table.view().light == Light::Thinking);
    CHECK(light.asked == 1);
    light.think();
    table.advance(0.01);
    CHECK(table.view().light == Light::Winnable);
    const auto board = table.match().state().board;
    const auto pair = shisen::removable_pairs(board).back();
    table.click(pair.first);
    CHECK(light.asked == 1);
    table.click(pair.second);
    const int asked = light.asked;
    REQUIRE(table.view().light == Light::Thinking);
    // Nothing was answered, the player goes back: known.
    table.act(Action::Undo);
    CHECK(table.view().light == Light::Winnable);
    CHECK(light.asked == asked);
    CHECK(!light.waiting);
}

TEST_CASE("a move along the known line and a move in a lost game need no search") {
    SlowAdviser light;
    Foresight foresight(light);
    const auto search = [&](const Position& position) {
        foresight.look_at(position);
        light.think();
        CHECK(foresight.poll());
    };
    Position position{shisen::deal(1), shisen::Gravity::On};
    search(position);
    const int asked = light.asked;
    while (!position.board.empty()) {
        const auto pair = foresight.known(position)->line.front();
        Position after = position;
        shisen::remove_pair(after.board, pair, after.gravity);
        foresight.note_move(position, pair, after);
        foresight.look_at(after);
        REQUIRE(foresight.known(after) != nullptr);
        CHECK(foresight.known(after)->outcome == Outcome::Won);
        CHECK(shisen::wins(after.board, after.gravity, foresight.known(after)->line));
        position = after;
    }
    Position lost{shisen::deal(219), shisen::Gravity::On};
    search(lost);
    const auto pair = shisen::removable_pairs(lost.board).front();
    Position after = lost;
    shisen::remove_pair(after.board, pair, after.gravity);
    foresight.note_move(lost, pair, after);
    REQUIRE(foresight.known(after) != nullptr);
    CHECK(foresight.known(after)->outcome == Outcome::Lost);
    CHECK(light.asked == asked + 1);
}

TEST_CASE("a win found later is a win for the positions before") {
    SlowAdviser light;
    Foresight foresight(light);
    const Position start{shisen::deal(1), shisen::Gravity::On};
    const auto line = shisen::solve(start.board, start.gravity).line;
    Position second = start;
    shisen::remove_pair(second.board, line[0], start.gravity);
    Position third = second;
    shisen::remove_pair(third.board, line[1], start.gravity);
    foresight.note_move(start, line[0], second);
    foresight.note_move(second, line[1], third);
    foresight.look_at(third);
    light.think();
    CHECK(foresight.poll());
    for (const Position& position : {start, second, third}) {
        REQUIRE(foresight.known(position) != nullptr);
        CHECK(shisen::wins(position.board, position.gravity, foresight.known(position)->line));
    }
}

TEST_CASE("a switched off light asks nothing") {
    SlowAdviser light;
    PromptAdviser boards(1000);
    Setup setup = setup_of(1);
    setup.settings.light = false;
    Table table(light, boards, std::move(setup));
    table.key(Key::Hint);
    table.key(Key::Enter);
    table.advance(1);
    CHECK(light.asked == 0);
    CHECK(table.view().light == Light::Off);
    table.act(Action::SafeHint);
    CHECK(light.asked == 1);
    CHECK(table.view().message == "Thinking ...");
    light.think();
    table.advance(0.01);
    CHECK(table.view().hint_is_safe);
    table.act(Action::ToggleLight);
    CHECK(table.view().light == Light::Winnable);
}

TEST_CASE("the thread answers the newest question and drops the others") {
    ThreadAdviser adviser(20'000'000);
    for (shisen::BoardNumber number = 1; number <= 50; ++number) {
        adviser.ask({shisen::deal(number), shisen::Gravity::On});
    }
    const auto wait = [&] {
        std::optional<shisen::Verdict> verdict;
        for (int i = 0; i < 60'000 && !verdict; ++i) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
            verdict = adviser.answer();
        }
        return verdict;
    };
    const auto verdict = wait();
    REQUIRE(verdict);
    CHECK(shisen::wins(shisen::deal(50), shisen::Gravity::On, verdict->line));
    CHECK(!adviser.answer());
    adviser.ask({shisen::deal(219), shisen::Gravity::On});
    const auto lost = wait();
    REQUIRE(lost);
    CHECK(lost->outcome == Outcome::Lost);
    adviser.ask({shisen::deal(5, {30, 16}), shisen::Gravity::On});
    adviser.drop();
    // The end of the scope waits for the thread: it gives up at once.
}
