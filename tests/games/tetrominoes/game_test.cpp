#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "games/tetrominoes/game.hpp"
#include "games/tetrominoes/replay.hpp"

using namespace tetrominoes;

namespace {

void play(State& state, std::string_view keys) {
    for (const char c : keys) {
        advance(state, key_of(c));
    }
}

/// A game whose first piece is the given one.
State with_piece(Piece piece) {
    std::uint16_t seed = 0;
    while (next_seed(seed) % Pieces != piece) {
        ++seed;
    }
    return begin(seed);
}

std::string tiles_text(const FallingPiece& falling) {
    std::string text;
    for (int row = 0; row < 4; ++row) {
        for (int column = 0; column < Columns; ++column) {
            bool tile = false;
            for (const Tile& t : falling.tiles()) {
                tile = tile || t == Tile{column, row};
            }
            text += tile ? '#' : '.';
        }
        text += '\n';
    }
    return text.substr(0, text.find_last_of('#') + 1);
}

void fill_row(State& state, int row, int hole) {
    for (int column = 0; column < Columns; ++column) {
        if (column != hole) {
            state.well.put({column, row}, 0);
        }
    }
}

} // namespace

TEST_CASE("pieces start at the top in the middle, as the specification draws them") {
    const std::string starts[] = {
        "....##....\n....##",
        ".....##...\n....##",
        "....###...\n......#",
        "....##....\n.....##",
        "...####",
        "....###...\n....#",
        "....###...\n.....#",
    };
    for (Piece piece = 0; piece < Pieces; ++piece) {
        CAPTURE(static_cast<int>(piece));
        CHECK(tiles_text(with_piece(piece).falling) == starts[piece]);
    }
}

TEST_CASE("pieces rotate counterclockwise about their centre; the block does not") {
    State state = with_piece(2);
    play(state, "k");
    CHECK(state.falling.turns == 0); // a tile would be above the top
    play(state, "..........");
    CHECK(state.falling.centre.row == 1);
    play(state, "k");
    CHECK(tiles_text(state.falling) == ".....##...\n.....#....\n.....#");
    play(state, "kkk");
    CHECK(state.falling.turns == 0);
    State block = with_piece(0);
    play(block, "..........k");
    CHECK(tiles_text(block.falling) == "..........\n....##....\n....##");
}

TEST_CASE("walls and landed tiles stop moves, and other keys do nothing") {
    State state = with_piece(4);
    play(state, "jjjjj");
    CHECK(state.falling.centre.column == 2);
    const State before = state;
    play(state, "J");
    CHECK(state.falling == before.falling);
    state.well.put({4, 0}, 1);
    play(state, "l");
    CHECK(state.falling.centre.column == 2);
}

TEST_CASE("a piece falls by a row after ten passes, and at once after the drop key") {
    State state = with_piece(0);
    play(state, ".........");
    CHECK(state.falling.centre.row == 0);
    play(state, ".");
    CHECK(state.falling.centre.row == 1);
    CHECK(state.score == 0);
    play(state, " ");
    CHECK(state.falling.centre.row == 2);
    CHECK(state.score == 1);
    play(state, ".j.");
    CHECK(state.falling.centre == Tile{3, 5});
    CHECK(state.score == 4);
}

TEST_CASE("the drop ends with the piece, and landing takes a pass of its own") {
    State state = with_piece(0);
    play(state, " ");
    play(state, std::string(20, '.'));
    CHECK(state.falling.centre.row == 21);
    CHECK(state.pieces == 1);
    play(state, ".");
    CHECK(state.pieces == 2);
    CHECK(state.score == 21);
    CHECK(!state.dropping);
    CHECK(state.well.at({4, 22}) == Piece{0});
}

TEST_CASE("rows of one piece score 20, 40, 80, 160, with a wait after each") {
    State state = with_piece(4);
    for (const int row : {19, 20, 21, 22}) {
        fill_row(state, row, 3);
    }
    state.well.put({0, 18}, 6);
    play(state, "..........");
    play(state, "..........");
    play(state, "k"); // upright, in rows 1 to 4 or so
    while (state.falling.centre.column > 3) {
        play(state, "j");
    }
    play(state, " ");
    while (state.phase == Phase::Falling) {
        play(state, ".");
    }
    const int dropped = state.score - 20;
    int total = 0;
    for (const int points : {20, 40, 80, 160}) {
        total += points;
        CHECK(state.score == dropped + total);
        CHECK(state.phase == Phase::Collapsing);
        const State before = state;
        for (int tick = 1; tick < 10; ++tick) {
            advance(state, Key::Left); // not read
            CHECK(state.score == before.score);
        }
        advance(state, Key::None);
    }
    CHECK(state.phase == Phase::Falling);
    CHECK(state.lines == 4);
    CHECK(state.pieces == 2);
    CHECK(state.well.at({0, 22}) == Piece{6}); // fell by four rows
    CHECK(!state.well.full_row());
}

TEST_CASE("the speed is set when a piece appears, from the score at that time") {
    State state = with_piece(0);
    state.score = 255;
    play(state, " ");
    CHECK(state.score == 256);
    CHECK(state.ticks_per_row == 10);
    while (state.pieces == 1) {
        play(state, ".");
    }
    CHECK(state.ticks_per_row == 9);
    CHECK(state.timer == 9);
    state.score = 2600;
    while (state.pieces == 2) {
        play(state, " ");
    }
    CHECK(state.ticks_per_row == 1);
}

TEST_CASE("the game is over when a piece does not fit; space starts another without a new seed") {
    State state = begin();
    while (state.phase != Phase::Over) {
        play(state, reads_key(state) ? " " : ".");
    }
    const State over = state;
    play(state, "jkl.x");
    CHECK(state == over);
    play(state, " ");
    CHECK(state.phase == Phase::Falling);
    CHECK(state.seed == next_seed(over.seed));
    CHECK(state.score == 0);
    CHECK(state.pieces == 1);
    CHECK(state.games == 2);
    CHECK(!state.well.at({4, 22}));
}

TEST_CASE("pieces come from seed * 9421 + 1, beginning with 12345") {
    // 12345 * 9421 + 1 = 116302246 = 1774 * 65536 + 41382; 41382 = 5911 * 7 + 5.
    CHECK(next_seed(FirstSeed) == 41382);
    const State state = begin();
    CHECK(state.falling.piece == 5);
    CHECK(next_piece(state) == next_seed(41382) % 7);
}

TEST_CASE("the landing place is where a drop ends") {
    State state = begin();
    state.well.put({5, 15}, 1);
    const FallingPiece place = landing_place(state);
    play(state, " ");
    while (state.pieces == 1) {
        for (const Tile& tile : state.falling.tiles()) {
            CHECK(tile.row <= 15);
        }
        play(state, ".");
    }
    for (const Tile& tile : place.tiles()) {
        CHECK(state.well.at(tile) == place.piece);
    }
}
