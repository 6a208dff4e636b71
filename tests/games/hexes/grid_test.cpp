#include <string>

#include <doctest/doctest.h>

#include "games/hexes/grid.hpp"

using namespace hexes;

namespace {

const std::string Empty(32, '0');

std::string with(std::size_t cell, char digit, const std::string& text = Empty) {
    return text.substr(0, cell) + digit + text.substr(cell + 1);
}

} // namespace

TEST_CASE("the cursor is on the last cell of 4 or more, else on cell 0") {
    CHECK(parse(Empty)->cursor == 0);
    CHECK(parse(with(31, '4'))->cursor == 31);
    CHECK(parse(with(5, '7', with(9, '4')))->cursor == 9);
    CHECK(parse(with(5, '7', with(9, '4')))->visits[5] == 3);
    CHECK(parse(with(9, '3'))->cursor == 0);
}

TEST_CASE("spaces may stand before a start, and nothing else anywhere") {
    CHECK(parse("   " + with(4, '6')) == parse(with(4, '6')));
    struct Row {
        std::string text;
        std::uint64_t offset;
        std::string context;
    };
    const Row rows[] = {
        {with(7, '8'), 7, "character 8 is not a digit from 0 to 7"},
        {"  " + with(0, 'x'), 2, "character 3 is not a digit from 0 to 7"},
        {with(31, ' '), 31, "character 32 is not a digit from 0 to 7"},
        {Empty + "0", 32, "character 33 is one too many; a start has 32 digits"},
        {Empty + " ", 32, "character 33 is one too many; a start has 32 digits"},
        {"0123", 4, "character 5 is missing; a start has 32 digits, this one 4"},
        {"", 0, "character 1 is missing; a start has 32 digits, this one 0"},
        {"  ", 2, "character 3 is missing; a start has 32 digits, this one 0"},
    };
    for (const Row& row : rows) {
        CAPTURE(row.text);
        const auto parsed = parse(row.text);
        REQUIRE(!parsed);
        CHECK(parsed.error().offset == row.offset);
        CHECK(parsed.error().context == row.context);
    }
}

TEST_CASE("a position and its text are the same") {
    const std::string start = "12301230123012341230123012301230";
    CHECK(text(*parse(start)) == start);
    CHECK(text(*parse(Empty)) == with(0, '4'));
}

TEST_CASE("the six steps are those of the specification, and end at the edges") {
    // Deltas for the keys 7 8 9 3 2 1.
    constexpr int Even[] = {-5, -8, -4, 4, 8, 3};
    constexpr int Odd[] = {-4, -8, -3, 5, 8, 4};
    for (const Direction direction : Directions) {
        const auto d = static_cast<std::size_t>(direction);
        CHECK(neighbour(18, direction) == 18 + Even[d]);
        CHECK(neighbour(13, direction) == 13 + Odd[d]);
    }
    const auto count = [](Cell cell) {
        int neighbours = 0;
        for (const Direction direction : Directions) {
            neighbours += neighbour(cell, direction) ? 1 : 0;
        }
        return neighbours;
    };
    CHECK(count(0) == 2); // even row: only down right and down
    CHECK(count(3) == 3);
    CHECK(count(4) == 5); // odd row 1: no step two rows up
    CHECK(count(7) == 3); // odd rows end half a cell further right
    CHECK(count(18) == 6);
    CHECK(count(31) == 2);
}

TEST_CASE("every step can be taken back") {
    for (Cell cell = 0; cell < Cells; ++cell) {
        for (const Direction direction : Directions) {
            if (const auto to = neighbour(cell, direction)) {
                const auto back = Directions[(static_cast<std::size_t>(direction) + 3) % 6];
                CHECK(neighbour(*to, back) == cell);
            }
        }
    }
}

TEST_CASE("a move takes one visit from the entered cell; black cells are closed") {
    Position position = *parse(with(18, '4', with(22, '2')));
    CHECK(!move(position, Direction::Up));
    CHECK(position.cursor == 18);
    CHECK(move(position, Direction::DownRight));
    CHECK(position.cursor == 22);
    CHECK(position.visits[22] == 1);
    CHECK(status(position) == Status::Stuck);
}

TEST_CASE("a game is won when all cells are black, also at the start") {
    CHECK(status(*parse(Empty)) == Status::Won);
    Position position = *parse(with(18, '4', with(22, '1')));
    CHECK(status(position) == Status::Playing);
    CHECK(move(position, Direction::DownRight));
    CHECK(status(position) == Status::Won);
    // The first cell is not entered: its own visit remains.
    CHECK(status(*parse(with(18, '5'))) == Status::Stuck);
}

TEST_CASE("only the six keys are moves") {
    for (int c = 0; c < 128; ++c) {
        const char key = static_cast<char>(c);
        const bool expected = std::string("789321").find(key) != std::string::npos && c != 0;
        CHECK(direction_of(key).has_value() == expected);
        if (expected) {
            CHECK(key_of(*direction_of(key)) == key);
        }
    }
}
