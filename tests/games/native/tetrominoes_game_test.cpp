#include <random>

#include <doctest/doctest.h>

#include "app/games/tetrominoes/tetrominoes_game.hpp"
#include "games/tetrominoes/replay.hpp"

using namespace zx::native;

TEST_CASE("time makes ticks, 18.2 a second, and the pause stops them") {
    TetrominoesGame game({});
    game.advance(0.54); // nine ticks
    CHECK(game.state().falling.centre.row == 0);
    game.advance(0.05);
    CHECK(game.state().falling.centre.row == 1);
    game.key({"P"});
    CHECK(!game.moving());
    game.advance(10);
    CHECK(game.state().falling.centre.row == 1);
    game.key({"P"});
    for (int i = 0; i < 10; ++i) {
        game.advance(0.1);
    }
    CHECK(game.state().falling.centre.row == 2);
}

TEST_CASE("the game pauses when its window loses the keyboard, and a key goes on") {
    TetrominoesGame game({});
    game.focus_lost();
    CHECK(!game.moving());
    game.advance(10);
    CHECK(game.state().falling.centre.row == 0);
    game.key({"J"});
    CHECK(game.moving());
}

TEST_CASE("keys and gamepad buttons wait for their pass, one key a pass") {
    TetrominoesGame game({});
    const int column = game.state().falling.centre.column;
    game.key({"J"});
    game.key({"Left"});
    game.pad_direction({true, false, false, false});
    game.pad_direction({true, false, false, false}); // still held
    CHECK(game.state().falling.centre.column == column);
    game.advance(0.06);
    CHECK(game.state().falling.centre.column == column - 1);
    game.advance(0.2);
    CHECK(game.state().falling.centre.column == column - 3);
    game.pad_button(PadButton::B);
    game.advance(0.06);
    CHECK(game.state().dropping);
}

TEST_CASE("the recorded keys replay to the game that was played") {
    TetrominoesGame game({});
    std::mt19937 random(4);
    for (int i = 0; i < 5000; ++i) {
        constexpr const char* Keys[] = {"J", "L", "K", "Space", "Up", "Down", "Q"};
        game.key({Keys[random() % 7]});
        game.advance(0.07);
    }
    while (!tetrominoes::reads_key(game.state())) {
        game.advance(0.02);
    }
    REQUIRE(game.state().games > 1);
    const auto results = tetrominoes::replay(game.keys());
    CHECK(static_cast<int>(results.size()) == game.state().games);
    CHECK(results.back().score == game.state().score);
    CHECK(results.back().pieces == game.state().pieces);
}

TEST_CASE("strict mode shows neither the landing place nor the next piece") {
    TetrominoesGame helpful({});
    TetrominoesGame strict({true});
    const auto shown = helpful.draw(800, 600).shapes.size();
    const auto hidden = strict.draw(800, 600).shapes.size();
    CHECK(shown > hidden);
    strict.key({"G"});
    strict.key({"N"});
    CHECK(strict.draw(800, 600).shapes.size() == hidden);
    helpful.key({"G"});
    helpful.key({"N"});
    CHECK(helpful.draw(800, 600).shapes.size() == hidden);
}

TEST_CASE("clicks beside the well move, in it drop; Escape closes") {
    TetrominoesGame game({});
    (void)game.draw(1000, 640);
    const auto plate = page_places(1000, 640, 4).plate;
    const int column = game.state().falling.centre.column;
    game.click({plate.x + 20, plate.y + 200}, false);
    game.advance(0.06);
    CHECK(game.state().falling.centre.column == column - 1);
    game.click({plate.x + plate.width - 20, plate.y + 200}, false);
    game.advance(0.06);
    CHECK(game.state().falling.centre.column == column);
    game.click({plate.x + plate.width / 2, plate.y + 200}, false);
    game.advance(0.06);
    CHECK(game.state().dropping);
    game.key({"Escape"});
    CHECK(game.closed());
}
