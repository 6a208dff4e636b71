#include <string>

#include <doctest/doctest.h>

#include "app/games/hexes/hexes_game.hpp"
#include "app/games/hexes/hexes_scene.hpp"

using namespace zx::native;
using hexes::SolverOutcome;
using hexes::Status;

namespace {

HexesGame game_of(hexes::PuzzleNumber number) {
    return HexesGame(number, [] { return hexes::PuzzleNumber{77}; });
}

void press(HexesGame& game, const std::string& name) {
    game.key({name});
}

} // namespace

TEST_CASE("following the hints wins, and the light stays green") {
    for (const hexes::PuzzleNumber number :
         {hexes::PuzzleNumber{1}, hexes::PuzzleNumber{42}, hexes::PuzzleNumber{65535}}) {
        HexesGame game = game_of(number);
        for (int moves = 0; hexes::status(game.position()) == Status::Playing; ++moves) {
            REQUIRE(moves < 96);
            REQUIRE(game.outlook() == SolverOutcome::Won);
            press(game, "H");
            REQUIRE(game.hint());
            press(game, std::string(1, hexes::key_of(*game.hint())));
        }
        CHECK(hexes::status(game.position()) == Status::Won);
        CHECK(game.helped());
    }
}

TEST_CASE("show me plays to the win step by step, and any key stops it") {
    HexesGame game = game_of(42);
    press(game, "W");
    CHECK(game.moving());
    game.advance(0.1);
    const auto first = game.position();
    press(game, "Escape");
    CHECK(!game.closed());
    game.advance(5);
    CHECK(game.position() == first);
    press(game, "W");
    for (int step = 0; step < 96; ++step) {
        game.advance(1);
    }
    CHECK(hexes::status(game.position()) == Status::Won);
    press(game, "Escape");
    CHECK(game.closed());
}

TEST_CASE("undo, redo, restart and rescue go through the positions of the game") {
    HexesGame game = game_of(42);
    const auto start = game.position();
    // Makes moves until the position is lost.
    for (std::uint32_t i = 1; game.outlook() == SolverOutcome::Won && i < 5000; ++i) {
        press(game, std::string(1, "789321"[(i * 2654435761U >> 16) % 6]));
        if (hexes::status(game.position()) == Status::Won) {
            press(game, "R");
        }
    }
    REQUIRE(game.outlook() == SolverOutcome::Lost);
    const auto lost = game.position();
    press(game, "U");
    CHECK(!(game.position() == lost));
    press(game, "F");
    CHECK(game.position() == lost);
    press(game, "H");
    CHECK(!game.hint());
    press(game, "T");
    CHECK(game.outlook() == SolverOutcome::Won);
    press(game, "R");
    CHECK(game.position() == start);
}

TEST_CASE("N deals another puzzle, S one by its number") {
    HexesGame game = game_of(42);
    press(game, "N");
    CHECK(game.number() == 77);
    for (const char* key : {"S", "1", "2", "3", "Backspace", "Keypad 4", "Return"}) {
        press(game, key);
    }
    CHECK(game.number() == 124);
    for (const char* key : {"S", "9", "9", "9", "9", "9", "Return"}) {
        press(game, key);
    }
    CHECK(game.number() == 124);
    for (const char* key : {"S", "7", "Escape"}) {
        press(game, key);
    }
    CHECK(game.number() == 124);
    CHECK(!game.closed());
}

TEST_CASE("mouse and gamepad move to the cell that they point at") {
    HexesGame game = game_of(42);
    constexpr int Width = 1000;
    constexpr int Height = 640;
    (void)game.draw(Width, Height);
    const HexesScene scene(page_places(Width, Height, 8).plate);
    press(game, "H");
    const auto target = hexes::target(game.position(), *game.hint());
    REQUIRE(target);
    const auto before = game.position();
    game.click({-5, -5}, false);
    CHECK(game.position() == before);
    game.click(scene.centre(*target), false);
    CHECK(game.position().cursor == *target);
    press(game, "R");
    game.pad_button(PadButton::A); // no direction is held
    CHECK(game.position() == before);
    using hexes::Direction;
    const Direction hint = hexes::solve(before).line.front();
    const bool up =
        hint == Direction::Up || hint == Direction::UpLeft || hint == Direction::UpRight;
    const bool left = hint == Direction::UpLeft || hint == Direction::DownLeft;
    const bool right = hint == Direction::UpRight || hint == Direction::DownRight;
    game.pad_direction({left, right, up, !up});
    game.pad_button(PadButton::A);
    CHECK(game.position().cursor == *target);
}

TEST_CASE("every cell is under its own centre only, and drawings show the position") {
    const HexesScene scene({10, 20, 900, 500});
    for (hexes::Cell cell = 0; cell < hexes::Cells; ++cell) {
        for (hexes::Cell other = 0; other < hexes::Cells; ++other) {
            CHECK(scene.contains(other, scene.centre(cell)) == (cell == other));
        }
    }
    HexesGame game = game_of(42);
    const auto first = game.draw(800, 500);
    CHECK(game.draw(800, 500) == first);
    press(game, "H");
    CHECK(!(game.draw(800, 500) == first));
    (void)game.draw(1, 1);
}
