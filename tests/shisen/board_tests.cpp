#include <map>
#include <set>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "shisen/board.hpp"
#include "shisen/deal.hpp"

using namespace shisen;

namespace {

std::string first_row(BoardNumber number) {
    return deal(number).text().substr(0, 14);
}

} // namespace

TEST_CASE("sizes from 4x4 to 30x16 with a multiple of four cells can be played") {
    CHECK(Size{4, 4}.playable());
    CHECK(Size{30, 16}.playable());
    CHECK_FALSE(Size{3, 4}.playable());
    CHECK_FALSE(Size{4, 3}.playable());
    CHECK_FALSE(Size{31, 16}.playable());
    CHECK_FALSE(Size{30, 17}.playable());
    CHECK_FALSE(Size{5, 5}.playable());
    for (const Size size : NamedSizes) {
        CHECK(size.playable());
        CHECK(parse_size(size_text(size)) == size);
    }
    for (const char* text : {"",
                             "14",
                             "14x",
                             "x6",
                             "14x6 ",
                             " 14x6",
                             "+14x6",
                             "014x6",
                             "14X6",
                             "5x5",
                             "3x4",
                             "30x17",
                             "99999999999x6",
                             "14x-6",
                             "14x6x2"}) {
        CAPTURE(text);
        REQUIRE_FALSE(parse_size(text).has_value());
        CHECK(parse_size(text).error().code == zx::ErrorCode::BadValue);
    }
}

TEST_CASE("kinds have letters A to Z, then digits") {
    CHECK(kind_letter(0) == 'A');
    CHECK(kind_letter(20) == 'U');
    CHECK(kind_letter(25) == 'Z');
    CHECK(kind_letter(26) == '0');
    CHECK(kind_letter(35) == '9');
    for (Kind kind = 0; kind < MaxKinds; ++kind) {
        CHECK(letter_kind(kind_letter(kind)) == kind);
    }
    CHECK(letter_kind('.') == NoTile);
    CHECK(kind_letter(NoTile) == '.');
}

TEST_CASE("the deal has the first rows of the documentation") {
    CHECK(first_row(1) == "TUKPGNRGOMDBQQ");
    CHECK(first_row(42) == "OFKJMAPLCATNDM");
    CHECK(first_row(65535) == "DOQCBTHSLCJGKR");
}

TEST_CASE("all 65,535 boards differ and hold four tiles of each kind") {
    std::set<std::string> boards;
    for (std::uint32_t number = 1; number <= 65535; ++number) {
        boards.insert(deal(static_cast<BoardNumber>(number)).text());
    }
    CHECK(boards.size() == 65535);
    for (const Kind kind : {Kind{0}, Kind{20}}) {
        CHECK(deal(4711).cells_of(kind).size() == 4);
    }
}

TEST_CASE("boards of every size are full and share their groups of four among the kinds") {
    for (int columns = 4; columns <= MaxColumns; ++columns) {
        for (int rows = 4; rows <= MaxRows; ++rows) {
            const Size size{columns, rows};
            if (!size.playable()) {
                continue;
            }
            const Board board = deal(99, size);
            REQUIRE(board.tiles() == size.cells());
            std::map<char, int> count;
            for (const char letter : board.text()) {
                ++count[letter];
            }
            count.erase('\n');
            REQUIRE(count.size() == static_cast<std::size_t>(size.kinds()));
            for (int kind = 0; kind < size.kinds(); ++kind) {
                const int groups = size.cells() / 4;
                const int share = groups / size.kinds() + (kind < groups % size.kinds() ? 1 : 0);
                REQUIRE(count[kind_letter(static_cast<Kind>(kind))] == 4 * share);
            }
        }
    }
}

TEST_CASE("the bits of rows and columns follow every added and removed tile") {
    Board board(Size{30, 16});
    CHECK(board.empty());
    board.put({0, 0}, 3);
    board.put({29, 15}, 35);
    CHECK(board.tiles() == 2);
    CHECK((board.row_line(0) & line_bit(0)) != 0);
    CHECK((board.column_line(29) & line_bit(15)) != 0);
    CHECK((board.row_line(-1) & line_bit(0)) == 0);
    board.put({0, 0}, 4);
    CHECK(board.tiles() == 2);
    CHECK(board.at({0, 0}) == 4);
    board.remove({0, 0});
    board.remove({0, 0});
    board.remove({29, 15});
    CHECK(board == Board(Size{30, 16}));
    const std::vector<Cell> ring{{-1, 0}, {30, 15}, {0, -1}, {29, 16}};
    for (const Cell cell : ring) {
        CHECK(board.at(cell) == NoTile);
    }
}
