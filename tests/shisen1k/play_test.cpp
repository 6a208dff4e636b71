#include <doctest/doctest.h>

#include "tests/shisen1k/rules_by_hand.hpp"

using by_hand::Move;
using fixture::Place;
using fixture::PlayedTape;

namespace {

void take(PlayedTape& game, const Move& move) {
    game.move_to(move.first);
    game.keys("\n");
    game.move_to(move.second);
    game.keys("\n");
}

/// Plays the line by keys and compares the screen with rules_by_hand after each removal.
void play(
    PlayedTape& game, int number, bool gravity, const std::vector<Move>& line, int last_border) {
    by_hand::Board expected = by_hand::deal(number);
    for (std::size_t i = 0; i < line.size(); ++i) {
        CAPTURE(i);
        take(game, line[i]);
        by_hand::remove(expected, line[i], gravity);
        REQUIRE(game.board() == expected);
        CHECK(game.border() == (i + 1 == line.size() ? last_border : 5));
    }
}

} // namespace

TEST_CASE("a game can be won by keys with gravity, and the border turns white") {
    PlayedTape game;
    REQUIRE(game.gravity());
    game.choose(42);
    const auto line = by_hand::play_to(42, true, true);
    REQUIRE(line.has_value());
    play(game, 42, true, *line, 7);
}

TEST_CASE("a game without gravity can be won by keys, and the border turns white") {
    PlayedTape game;
    game.keys("\b");
    REQUIRE_FALSE(game.gravity());
    game.choose(4711);
    const auto line = by_hand::play_to(4711, false, true);
    REQUIRE(line.has_value());
    play(game, 4711, false, *line, 7);
}

TEST_CASE("a deadlock turns the border black") {
    PlayedTape game;
    game.choose(7);
    const auto line = by_hand::play_to(7, true, false);
    REQUIRE(line.has_value());
    play(game, 7, true, *line, 0);
}

TEST_CASE("only a removal makes a sound") {
    PlayedTape game;
    game.choose(1);
    const auto possible = by_hand::moves(by_hand::deal(1));
    game.move_to(possible[0].first);
    // Returns the level changes of the speaker while ENTER is pressed and its effect is shown.
    const auto changes_on_enter = [&game] {
        std::size_t changes = 0;
        game.console().press(zx::ula::Key::Enter);
        for (int frame = 0; frame < 40; ++frame) {
            if (frame == 3) {
                game.console().release_all();
            }
            game.console().run_frames(1);
            changes += game.console().machine().sound().size();
        }
        return changes;
    };
    CHECK(changes_on_enter() == 0);
    game.move_to(possible[0].second);
    CHECK(changes_on_enter() > 10);
    CHECK(game.board() != by_hand::deal(1));
}

TEST_CASE("the cursor wraps at the edges") {
    PlayedTape game;
    game.choose(1);
    game.keys("{left}");
    CHECK(game.cursor() == Place{0, 13});
    game.keys("{up}");
    CHECK(game.cursor() == Place{5, 13});
    game.keys("{right}");
    CHECK(game.cursor() == Place{5, 0});
    game.keys("{down}");
    CHECK(game.cursor() == Place{0, 0});
}

TEST_CASE("all tiles of the kind under the cursor are highlighted") {
    PlayedTape game;
    game.choose(1);
    const auto board = by_hand::deal(1);
    const auto places = game.highlighted();
    CHECK(places.size() == 4);
    for (const Place place : places) {
        CHECK(board[static_cast<std::size_t>(place.row)][static_cast<std::size_t>(place.column)] ==
              'T');
    }
}
