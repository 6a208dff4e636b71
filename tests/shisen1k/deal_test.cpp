#include <doctest/doctest.h>

#include "tests/shisen1k/rules_by_hand.hpp"

TEST_CASE("the tape deals the board of its number") {
    fixture::PlayedTape game;
    for (const int number : {1, 42, 4711, 65535}) {
        CAPTURE(number);
        game.choose(number);
        CHECK(game.board() == by_hand::deal(number));
        CHECK(game.number() == number);
        CHECK(game.border() == 5);
        CHECK(game.cursor() == fixture::Place{0, 0});
    }
}

TEST_CASE("the deal done by hand is the published one") {
    CHECK(by_hand::deal(1).front() == "TUKPGNRGOMDBQQ");
    CHECK(by_hand::deal(42).front() == "OFKJMAPLCATNDM");
    CHECK(by_hand::deal(65535).front() == "DOQCBTHSLCJGKR");
}

TEST_CASE("the board dealt after loading and each random one is the board of its number") {
    fixture::PlayedTape game;
    CHECK(game.board() == by_hand::deal(game.number()));
    const int before = game.number();
    game.keys("n");
    CHECK(game.number() != before);
    CHECK(game.board() == by_hand::deal(game.number()));
}
