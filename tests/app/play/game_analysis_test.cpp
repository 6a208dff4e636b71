#include <doctest/doctest.h>

#include "tests/app/play/controller_fixture.hpp"

using namespace zx::play;
using shisen::Key;
using shisen::SolverOutcome;

TEST_CASE("the light shows that the game can be won, and lost after the losing move") {
    Rig rig(small_setup(losable_board({4, 4})));
    REQUIRE(rig.controller.view().light == LightState::Winnable);
    rig.lose();
    const View view = rig.controller.view();
    CHECK(view.light == LightState::Lost);
    REQUIRE(view.losing_move);
    CHECK(*view.losing_move == rig.controller.match().state().removals.back());
    if (!rig.controller.match().stuck()) {
        CHECK(view.message == "That move lost the game. Press T to undo it.");
    }
}

TEST_CASE("rescue goes to the last position that could be won") {
    for (const bool light_on : {true, false}) {
        CAPTURE(light_on);
        Setup setup = setup_of(losable_board(shisen::ClassicSize));
        setup.settings.light = light_on;
        Rig rig(std::move(setup));
        const std::size_t before = rig.lose();
        // One more losing move.
        for (int i = 0; i < 2 && !rig.controller.match().over(); ++i) {
            rig.take(rig.pairs().front());
        }
        REQUIRE(rig.controller.match().state().done > before);
        rig.controller.act(Action::Rescue);
        CHECK(rig.controller.match().state().done == before);
        CHECK(rig.controller.view().message == "This position can be won.");
        CHECK(rig.controller.view().light == (light_on ? LightState::Winnable : LightState::Off));
        CHECK(!rig.controller.view().losing_move);
        rig.controller.act(Action::Rescue);
        CHECK(rig.controller.match().state().done == before);
        CHECK(rig.controller.view().message == "This game can still be won.");
    }
}

TEST_CASE("on a board that cannot be won rescue says so and does nothing") {
    Rig rig(setup_of(219));
    CHECK(rig.controller.view().light == LightState::Lost);
    CHECK(!rig.controller.view().losing_move);
    rig.controller.act(Action::Rescue);
    CHECK(rig.controller.view().message == "No earlier position is known that could be won.");
    rig.controller.act(Action::SafeHint);
    CHECK(!rig.controller.view().hint);
    CHECK(rig.controller.view().message.starts_with("This game is lost."));
}

TEST_CASE("a safe hint never loses, with any selection") {
    for (shisen::BoardNumber number = 1; number < 12; ++number) {
        CAPTURE(number);
        Rig rig(small_setup(number));
        while (rig.controller.view().light == LightState::Winnable &&
               !rig.controller.match().over()) {
            // With any tile selected before.
            rig.controller.click(rig.pairs().front().first);
            rig.controller.act(Action::SafeHint);
            REQUIRE(rig.controller.view().hint);
            CHECK(rig.controller.view().hint_is_safe);
            const auto pair = *rig.controller.view().hint;
            const auto done = rig.controller.match().state().done;
            rig.controller.key(Key::Enter);
            REQUIRE(rig.controller.match().state().done == done + 1);
            CHECK(rig.controller.match().state().removals.back() ==
                  (pair.first < pair.second ? pair : shisen::Pair{pair.second, pair.first}));
            CHECK(rig.controller.view().light == LightState::Winnable);
        }
    }
}

TEST_CASE("help is recorded in the game and kept when saving") {
    Rig rig(setup_of(1));
    rig.take(rig.pairs().front());
    CHECK(!rig.controller.match().helped());
    (void)rig.controller.take_effects();
    rig.controller.act(Action::SafeHint);
    CHECK(rig.controller.match().helped());
    CHECK(rig.controller.take_effects().save_game);
    CHECK(Match(rig.controller.saved()->game).helped());
}

TEST_CASE("show me plays a winning line step by step to the end") {
    Rig rig(setup_of(1));
    rig.controller.act(Action::ShowMe);
    CHECK(rig.controller.view().showing_line);
    CHECK(rig.controller.view().tiles_left == 84);
    rig.wait(GameController::StepSeconds + 0.1);
    CHECK(rig.controller.view().tiles_left == 82);
    rig.wait(42 * 1.5);
    CHECK(rig.controller.match().won());
    CHECK(!rig.controller.view().showing_line);
    CHECK(rig.title() == "Won!");
    CHECK(rig.controller.take_effects().finished.at(0).helped);
}

TEST_CASE("any input stops show me and does nothing else") {
    Rig rig(setup_of(1));
    const auto show = [&] {
        rig.controller.act(Action::ShowMe);
        REQUIRE(rig.controller.view().showing_line);
    };
    show();
    rig.controller.key(Key::Back);
    CHECK(!rig.controller.view().showing_line);
    show();
    rig.controller.click({0, 0});
    CHECK(!rig.controller.view().showing_line);
    CHECK(!rig.controller.view().selection);
    show();
    rig.controller.escape();
    CHECK(!rig.controller.view().showing_line);
    CHECK(!rig.controller.dialog_open());
    show();
    rig.controller.act(Action::ShowMe);
    CHECK(!rig.controller.view().showing_line);
    CHECK(rig.controller.view().tiles_left == 84);
}

TEST_CASE("the light analyses only the newest position, and undo answers at once") {
    ManualSolver light;
    SyncSolver boards(1000);
    GameController controller(light, boards, setup_of(1));
    CHECK(controller.view().light == LightState::Thinking);
    CHECK(light.asked == 1);
    light.think();
    controller.advance(0.01);
    CHECK(controller.view().light == LightState::Winnable);
    const auto board = controller.match().state().board;
    const auto pair = shisen::removable_pairs(board).back();
    controller.click(pair.first);
    CHECK(light.asked == 1);
    controller.click(pair.second);
    const int asked = light.asked;
    REQUIRE(controller.view().light == LightState::Thinking);
    // The request is not answered, and the player goes back to a known position.
    controller.act(Action::Undo);
    CHECK(controller.view().light == LightState::Winnable);
    CHECK(light.asked == asked);
    CHECK(!light.waiting);
}

TEST_CASE("a move along the known line and a move in a lost game need no search") {
    ManualSolver light;
    VerdictCache foresight(light);
    const auto search = [&](const BoardPosition& position) {
        foresight.look_at(position);
        light.think();
        CHECK(foresight.poll());
    };
    BoardPosition position{shisen::deal(1), shisen::Gravity::On};
    search(position);
    const int asked = light.asked;
    while (!position.board.empty()) {
        const auto pair = foresight.known(position)->line.front();
        BoardPosition after = position;
        shisen::remove_pair(after.board, pair, after.gravity);
        foresight.note_move(position, pair, after);
        foresight.look_at(after);
        REQUIRE(foresight.known(after) != nullptr);
        CHECK(foresight.known(after)->outcome == SolverOutcome::Won);
        CHECK(shisen::wins(after.board, after.gravity, foresight.known(after)->line));
        position = after;
    }
    BoardPosition lost{shisen::deal(219), shisen::Gravity::On};
    search(lost);
    const auto pair = shisen::removable_pairs(lost.board).front();
    BoardPosition after = lost;
    shisen::remove_pair(after.board, pair, after.gravity);
    foresight.note_move(lost, pair, after);
    REQUIRE(foresight.known(after) != nullptr);
    CHECK(foresight.known(after)->outcome == SolverOutcome::Lost);
    CHECK(light.asked == asked + 1);
}

TEST_CASE("a win found later is a win for the positions before") {
    ManualSolver light;
    VerdictCache foresight(light);
    const BoardPosition start{shisen::deal(1), shisen::Gravity::On};
    const auto line = shisen::solve(start.board, start.gravity).line;
    BoardPosition second = start;
    shisen::remove_pair(second.board, line[0], start.gravity);
    BoardPosition third = second;
    shisen::remove_pair(third.board, line[1], start.gravity);
    foresight.note_move(start, line[0], second);
    foresight.note_move(second, line[1], third);
    foresight.look_at(third);
    light.think();
    CHECK(foresight.poll());
    for (const BoardPosition& position : {start, second, third}) {
        REQUIRE(foresight.known(position) != nullptr);
        CHECK(shisen::wins(position.board, position.gravity, foresight.known(position)->line));
    }
}

TEST_CASE("a light that is switched off sends no request") {
    ManualSolver light;
    SyncSolver boards(1000);
    Setup setup = setup_of(1);
    setup.settings.light = false;
    GameController controller(light, boards, std::move(setup));
    controller.key(Key::Hint);
    controller.key(Key::Enter);
    controller.advance(1);
    CHECK(light.asked == 0);
    CHECK(controller.view().light == LightState::Off);
    controller.act(Action::SafeHint);
    CHECK(light.asked == 1);
    CHECK(controller.view().message == "Thinking ...");
    light.think();
    controller.advance(0.01);
    CHECK(controller.view().hint_is_safe);
    controller.act(Action::ToggleLight);
    CHECK(controller.view().light == LightState::Winnable);
}

TEST_CASE("the thread answers the newest question and drops the others") {
    ThreadedSolver solver(20'000'000);
    for (shisen::BoardNumber number = 1; number <= 50; ++number) {
        solver.ask({shisen::deal(number), shisen::Gravity::On});
    }
    const auto wait = [&] {
        std::optional<shisen::Verdict> verdict;
        for (int i = 0; i < 60'000 && !verdict; ++i) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
            verdict = solver.answer();
        }
        return verdict;
    };
    const auto verdict = wait();
    REQUIRE(verdict);
    CHECK(shisen::wins(shisen::deal(50), shisen::Gravity::On, verdict->line));
    CHECK(!solver.answer());
    solver.ask({shisen::deal(219), shisen::Gravity::On});
    const auto lost = wait();
    REQUIRE(lost);
    CHECK(lost->outcome == SolverOutcome::Lost);
    solver.ask({shisen::deal(5, {30, 16}), shisen::Gravity::On});
    solver.drop();
    // The end of the scope waits for the thread, which stops at once.
}
