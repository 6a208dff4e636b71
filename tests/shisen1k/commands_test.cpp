#include <doctest/doctest.h>

#include "tests/shisen1k/rules_by_hand.hpp"

using fixture::Place;
using fixture::PlayedTape;

namespace {

std::vector<Place> both(const by_hand::Move& move) {
    return {move.first, move.second};
}

/// Removes the pair that H shows.
void take_hint(PlayedTape& game) {
    game.keys("h\n");
}

} // namespace

TEST_CASE("H shows every removable pair in reading order, then none, then begins again") {
    PlayedTape game;
    game.choose(1);
    for (const auto& move : by_hand::moves(by_hand::deal(1))) {
        game.keys("h");
        CHECK(game.hinted() == both(move));
    }
    game.keys("h");
    CHECK(game.hinted().empty());
    game.keys("h");
    CHECK(game.hinted() == both(by_hand::moves(by_hand::deal(1)).front()));
    CHECK(game.border() == 5);
}

TEST_CASE("with a selection H shows only the pairs that contain it") {
    PlayedTape game;
    game.choose(1);
    const auto possible = by_hand::moves(by_hand::deal(1));
    const Place selected = possible.back().first;
    game.move_to(selected);
    game.keys("\n");
    CHECK(game.selected() == std::vector<Place>{selected});
    for (const auto& move : possible) {
        if (move.first == selected || move.second == selected) {
            game.keys("h");
            CHECK(game.hinted() == both(move));
        }
    }
    game.keys("h");
    CHECK(game.hinted().empty());
}

TEST_CASE("ENTER removes a shown pair, an arrow drops it and keeps the selection") {
    PlayedTape game;
    game.choose(1);
    auto board = by_hand::deal(1);
    const auto first = by_hand::moves(board).front();
    game.keys("\nh{right}");
    CHECK(game.hinted().empty());
    CHECK(game.selected() == std::vector<Place>{Place{0, 0}});
    game.keys("{left}\n");
    CHECK(game.selected().empty());
    take_hint(game);
    by_hand::remove(board, first, true);
    CHECK(game.board() == board);
}

TEST_CASE(
    "ENTER on a tile that cannot be joined moves the selection, on an empty cell does nothing") {
    PlayedTape game;
    game.choose(1);
    game.keys("\n{right}\n"); // T, then U
    CHECK(game.selected() == std::vector<Place>{Place{0, 1}});
    const auto move = by_hand::moves(by_hand::deal(1)).front();
    game.keys("\n"); // deselected
    take_hint(game);
    const Place hole{0, move.first.column};
    REQUIRE(game.board()[0][static_cast<std::size_t>(hole.column)] == '.');
    game.move_to(hole);
    game.keys("\n");
    CHECK(game.selected().empty());
}

TEST_CASE("back, forward, restart and last walk through the removals and turn the border red") {
    PlayedTape game;
    game.choose(42);
    std::vector<std::vector<std::string>> positions = {game.board()};
    for (int i = 0; i < 5; ++i) {
        take_hint(game);
        positions.push_back(game.board());
    }
    CHECK(game.border() == 5);
    game.keys("b");
    CHECK(game.board() == positions[4]);
    CHECK(game.border() == 2);
    game.keys("bb");
    CHECK(game.board() == positions[2]);
    game.keys("f");
    CHECK(game.board() == positions[3]);
    game.keys("r");
    CHECK(game.board() == positions[0]);
    game.keys("l");
    CHECK(game.board() == positions[5]);
    CHECK(game.border() == 2);
    SUBCASE("a removal after back forgets what was undone") {
        game.keys("bbb");
        take_hint(game);
        game.keys("h{left}h\n");
        const auto now = game.board();
        game.keys("fl");
        CHECK(game.board() == now);
    }
    SUBCASE("a new board is an honest one again") {
        game.keys("n");
        CHECK(game.border() == 5);
    }
}

TEST_CASE("history keys with nothing to do are not cheating and clear the selection") {
    PlayedTape game;
    game.choose(42);
    game.keys("\nbrfl");
    CHECK(game.border() == 5);
    CHECK(game.selected().empty());
    CHECK(game.board() == by_hand::deal(42));
}

TEST_CASE("S asks again until a number from 1 to 65535 is entered") {
    PlayedTape game;
    game.choose(42);
    const char* const refused[] = {"0\n", "65536\n", "99999\n", "123456", "\n", "12x", "7\b"};
    game.keys("s");
    for (const char* text : refused) {
        CAPTURE(text);
        game.keys(text);
        CHECK(game.board() == by_hand::deal(42));
        // The flashing L is at the bottom left again.
        CHECK(game.console().screen_rows()[23].substr(0, 2) == "L ");
        CHECK((game.console().attribute(23, 0) & 0x80) != 0);
    }
    game.keys("65535\n");
    CHECK(game.board() == by_hand::deal(65535));
    CHECK(game.number() == 65535);
}

TEST_CASE("DELETE toggles gravity and deals a new board") {
    PlayedTape game;
    CHECK(game.gravity());
    const int before = game.number();
    game.keys("\b");
    CHECK_FALSE(game.gravity());
    CHECK(game.number() != before);
    CHECK(game.board() == by_hand::deal(game.number()));
    auto board = game.board();
    by_hand::remove(board, by_hand::moves(board).front(), false);
    take_hint(game);
    CHECK(game.board() == board);
    game.keys("\b");
    CHECK(game.gravity());
}

TEST_CASE("capital letters are commands, too") {
    PlayedTape game;
    game.choose(42);
    game.keys("H");
    CHECK(game.hinted().size() == 2);
}
