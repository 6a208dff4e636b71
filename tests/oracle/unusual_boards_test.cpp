// Boards that a gap divides, tiles that are drawn inverted under another mark, and kinds that look alike
// under a mark.
#include <array>
#include <cstddef>
#include <initializer_list>
#include <map>
#include <string>

#include <doctest/doctest.h>

#include "drawn_board.hpp"
#include "oracle/alphabet.hpp"
#include "oracle/blinking.hpp"
#include "oracle/lattice.hpp"
#include "oracle/tile_features.hpp"
#include "shisen/deal.hpp"
#include "shisen/oracle/colour_board.hpp"
#include "shisen/oracle/edged_board.hpp"
#include "shisen/oracle/seen_board.hpp"

using fixture::draw_text;
using shisen::Board;
using shisen::Cell;
using shisen::oracle::see_board;
using zx::machine::Machine;
using zx::oracle::Bitmap;

namespace {

zx::Result<zx::oracle::Lattice> board_on(const Machine& machine) {
    return zx::oracle::find_lattice(
        zx::oracle::read_screen(machine), {14, 6}, shisen::oracle::full_board);
}

/// Tiles of 2 x 3 cells, each of which shows one bit of the kind.
fixture::Drawing picture(const Machine&, int kind, int part, Cell) {
    return {fixture::doodle(part * 2 + (kind + 1) % 32 / (1 << part) % 2), 0x38};
}

} // namespace

TEST_CASE("tiles told apart by their PAPER are found and read with exchanged colours") {
    Machine machine = fixture::blank_machine();
    const Board board = shisen::deal(7);
    constexpr int Shapes = 7;
    for (const Cell cell : shisen::oracle::cells_of(board.size())) {
        const zx::oracle::CharPosition place{2 + 2 * cell.row, 1 + 2 * cell.column};
        const int kind = board.at(cell);
        draw_text(machine, place, std::string(1, static_cast<char>('A' + kind % Shapes)));
        const int paper = 4 + kind / Shapes;
        machine.poke(static_cast<std::uint16_t>(0x5800 + place.row * 32 + place.column),
                     static_cast<std::uint8_t>(paper << 3));
    }
    CHECK_FALSE(board_on(machine));
    auto screen = zx::oracle::read_screen(machine);
    const auto before = screen;
    const zx::oracle::ScreenArea all{0, 0, 256, 192};
    zx::oracle::exchange_colours(screen, all);
    const auto& was = before.at({2, 1});
    const auto& now = screen.at({2, 1});
    CHECK(now.bitmap == ~was.bitmap);
    CHECK(now.ink() == was.paper());
    CHECK(now.paper() == was.ink());
    CHECK(screen.at({0, 0}) == before.at({0, 0})); // of one colour
    const auto lattice = zx::oracle::find_lattice(screen, {14, 6}, shisen::oracle::full_board);
    REQUIRE(lattice);
    CHECK(lattice->coloured);
    const zx::oracle::Alphabet alphabet(*lattice, screen, zx::oracle::Characters(machine));
    const auto seen = see_board(screen, *lattice, alphabet);
    REQUIRE(seen);
    // The kinds have other numbers.
    std::map<int, int> kinds;
    for (const Cell cell : shisen::oracle::cells_of(board.size())) {
        const int kind = seen->board.at(cell);
        CHECK(kinds.try_emplace(kind, board.at(cell)).first->second == board.at(cell));
    }
    CHECK(kinds.size() == 21);
    zx::oracle::exchange_colours(screen, all);
    CHECK(screen == before);
}

TEST_CASE("tiles told apart by the colours of two cells are found and read") {
    constexpr int White = 7;
    for (const bool inks : {false, true}) {
        CAPTURE(inks);
        Machine machine = fixture::blank_machine();
        const Board board = shisen::deal(7);
        const auto put = [&](int row, int column, int colour) {
            machine.poke(static_cast<std::uint16_t>(0x5800 + row * 32 + column),
                         static_cast<std::uint8_t>(inks ? White << 3 | colour : colour << 3));
            for (int line = 0; line < 8; ++line) {
                machine.poke(static_cast<std::uint16_t>(
                                 0x4000 + (row / 8 * 64 + line * 8 + row % 8) * 32 + column),
                             inks ? 0xff : 0);
            }
        };
        // White, the colour of empty places, is one of the colours.
        constexpr int Colours = 5;
        for (const Cell cell : shisen::oracle::cells_of(board.size())) {
            const int kind = board.at(cell);
            put(2 + 3 * cell.row, 1 + 2 * cell.column, White - kind % Colours);
            put(3 + 3 * cell.row, 1 + 2 * cell.column, 1 + kind / Colours);
        }
        CHECK_FALSE(board_on(machine));
        auto screen = zx::oracle::read_screen(machine);
        const auto lattice = shisen::oracle::find_board_of_colours(screen);
        REQUIRE(lattice);
        REQUIRE(lattice->colour_cells);
        CHECK(lattice->colour_cells->inks == inks);
        CHECK(lattice->colour_cells->ground == White);
        for (const auto& area : zx::oracle::ways_to_read(*lattice).colour_areas) {
            zx::oracle::draw_colours(screen, area, *lattice->colour_cells);
        }
        const zx::oracle::Alphabet alphabet(*lattice, screen, zx::oracle::Characters(machine));
        const auto seen = see_board(screen, *lattice, alphabet);
        REQUIRE(seen);
        std::map<int, int> kinds;
        for (const Cell cell : shisen::oracle::cells_of(board.size())) {
            const int kind = seen->board.at(cell);
            CHECK(kinds.try_emplace(kind, board.at(cell)).first->second == board.at(cell));
        }
        CHECK(kinds.size() == 21);
    }
    // Too few cells of other colours.
    CHECK_FALSE(
        shisen::oracle::find_board_of_colours(zx::oracle::read_screen(fixture::blank_machine())));
}

TEST_CASE("a board with lines where no tile adjoins is found and read") {
    constexpr int Last = 15;
    struct Sides {
        int column;
        int row;
    };
    for (const Sides sides : {Sides{Last, Last}, Sides{0, Last}, Sides{Last, 0}, Sides{0, 0}}) {
        const zx::oracle::CharPosition origin{5, 3};
        fixture::Layout layout;
        layout.origin = origin;
        layout.pitch_columns = layout.pitch_rows = 2;
        layout.extent_columns = layout.extent_rows = 2;
        Board board = shisen::deal(7);
        // Each of the four cells shows one of three drawings, without dots at the sides of the tile.
        layout.tile = [&](const Machine&, int kind, int part, Cell cell) {
            constexpr std::array Powers{1, 3, 9, 1};
            constexpr Bitmap Inside = 0x007e7e7e7e7e7e00;
            const int digit = kind / Powers[static_cast<std::size_t>(part)] % 3;
            Bitmap bitmap = fixture::doodle(part * 3 + digit) & Inside;
            const auto free = [&](Cell beside) {
                return !board.inside(beside) || !board.occupied(beside);
            };
            const int step_x = sides.column == 0 ? -1 : 1;
            const int step_y = sides.row == 0 ? -1 : 1;
            if (part % 2 == sides.column / 8 && free({cell.column + step_x, cell.row})) {
                bitmap |= sides.column == 0 ? 0x8080808080808080 : 0x0101010101010101;
            }
            if (part / 2 == sides.row / 8 && free({cell.column, cell.row + step_y})) {
                bitmap |= sides.row == 0 ? Bitmap{0xff} << 56 : Bitmap{0xff};
            }
            return fixture::Drawing{bitmap, 0x38};
        };
        Machine machine = fixture::blank_machine();
        draw_board(machine, layout, board);
        CHECK_FALSE(board_on(machine));
        auto screen = zx::oracle::read_screen(machine);
        const auto lattice = shisen::oracle::find_edged_board(screen);
        REQUIRE(lattice);
        CHECK(lattice->origin == origin);
        REQUIRE(lattice->edge_lines);
        CHECK(lattice->edge_lines->column == sides.column);
        CHECK(lattice->edge_lines->row == sides.row);
        remove_edge_lines(screen, *lattice->edge_lines);
        const zx::oracle::Alphabet alphabet(*lattice, screen, zx::oracle::Characters(machine));
        const auto full = see_board(screen, *lattice, alphabet);
        REQUIRE(full);
        // The tiles beside a removed one have lines now.
        board.remove({6, 2});
        machine = fixture::blank_machine();
        draw_board(machine, layout, board);
        screen = zx::oracle::read_screen(machine);
        remove_edge_lines(screen, *lattice->edge_lines);
        const auto seen = see_board(screen, *lattice, alphabet);
        REQUIRE(seen);
        Board expected = full->board;
        expected.remove({6, 2});
        CHECK(seen->board == expected);
    }
}

TEST_CASE("a board that a gap divides into halves is found and read") {
    struct Gap {
        int columns;
        int rows;
    };
    for (const Gap& gap : {Gap{1, 0}, Gap{0, 1}, Gap{1, 1}, Gap{2, 0}, Gap{0, 2}}) {
        CAPTURE(gap.columns);
        CAPTURE(gap.rows);
        Machine machine = fixture::blank_machine();
        const Board board = shisen::deal(7);
        for (const Cell cell : shisen::oracle::cells_of(board.size())) {
            const zx::oracle::CharPosition place{2 + 2 * cell.row + (cell.row < 3 ? 0 : gap.rows),
                                                 1 + 2 * cell.column +
                                                     (cell.column < 7 ? 0 : gap.columns)};
            const char letter = static_cast<char>('A' + board.at(cell));
            draw_text(machine, place, std::string(1, letter));
        }
        const auto lattice = board_on(machine);
        REQUIRE(lattice);
        CHECK(lattice->gap_columns == gap.columns);
        CHECK(lattice->gap_rows == gap.rows);
        const auto screen = zx::oracle::read_screen(machine);
        const zx::oracle::Alphabet alphabet(*lattice, screen, zx::oracle::Characters(machine));
        CHECK(see_board(screen, *lattice, alphabet)->board == board);
    }
}

TEST_CASE(
    "a tile that is inverted under another drawing of its kind is told from one that is not") {
    Machine machine = fixture::blank_machine();
    draw_board(machine, fixture::layouts().front(), shisen::deal(7));
    const auto lattice = board_on(machine);
    REQUIRE(lattice);
    auto screen = zx::oracle::read_screen(machine);
    zx::oracle::Alphabet alphabet(*lattice, screen, zx::oracle::Characters(machine));
    constexpr zx::oracle::Bitmap Bar = 0xff;
    constexpr int Lit = 5;
    auto& drawn = screen.at(lattice->place(0, 0)).bitmap;
    drawn |= Bar;
    alphabet.learn_form(shisen::deal(7).at({0, 0}), lattice->symbol(screen, 0, 0), Lit);
    const auto look = [&] { return features_of(screen, *lattice, alphabet, 0, 0); };
    const auto plain = look();
    drawn = ~drawn;
    const auto inverted = look();
    CHECK(plain[0] == Lit);
    CHECK(inverted[0] == Lit);
    CHECK(plain != inverted);
}

TEST_CASE("kinds that look alike under a mark are told apart by the other tiles") {
    Machine machine = fixture::blank_machine();
    const Board board = shisen::deal(7);
    draw_board(machine, fixture::layouts().front(), board);
    const auto lattice = board_on(machine);
    REQUIRE(lattice);
    const auto plain = zx::oracle::read_screen(machine);
    zx::oracle::Alphabet alphabet(*lattice, plain, zx::oracle::Characters(machine));
    constexpr int Cursor = 4;
    constexpr int Selected = 2;
    const Cell first{0, 0};
    const auto other = [&] {
        for (const Cell cell : shisen::oracle::cells_of(board.size())) {
            if (board.at(cell) != board.at(first)) {
                return cell;
            }
        }
        return first;
    }();
    // The mark replaces the whole tile, so that both kinds show the same.
    const auto marked = [&](std::initializer_list<Cell> cells) {
        auto screen = plain;
        for (const Cell cell : cells) {
            screen.at(lattice->place(cell.column, cell.row)).bitmap = fixture::doodle(1);
        }
        return screen;
    };
    const auto symbol = lattice->symbol(marked({first}), first.column, first.row);
    alphabet.learn_form(board.at(first), symbol, Cursor);
    CHECK(alphabet.drawings_of_several_kinds() == 0);
    CHECK(see_board(marked({other}), *lattice, alphabet)->board != board);
    alphabet.learn_form(board.at(other), symbol, Cursor);
    CHECK(alphabet.drawings_of_several_kinds() == 1);
    CHECK(alphabet.kinds_with_form(Cursor) == 2);
    for (const Cell cell : {first, other}) {
        const auto seen = see_board(marked({cell}), *lattice, alphabet);
        REQUIRE(seen);
        CHECK(seen->board == board);
        CHECK(seen->look(cell).front() == Cursor);
        CHECK_FALSE(seen->marks_unclear);
    }
    SUBCASE("two tiles of one kind, as those of a shown pair") {
        // Six tiles of the other kind would have an even number, too.
        const Cell mate = board.cells_of(board.at(first)).back();
        CHECK(see_board(marked({first, mate}), *lattice, alphabet)->board == board);
    }
    SUBCASE("one tile of each kind: either may be where the other is") {
        CHECK_FALSE(see_board(marked({first, other}), *lattice, alphabet));
    }
    SUBCASE("an empty place with the same mark") {
        alphabet.learn_empty(symbol, Cursor);
        const Cell mate = board.cells_of(board.at(first)).back();
        CHECK(see_board(marked({mate}), *lattice, alphabet)->board == board);
        auto screen = marked({mate});
        Board rest = board;
        for (const Cell cell : {board.cells_of(board.at(first)).front(), mate}) {
            rest.remove(cell);
        }
        screen.at(lattice->place(first.column, first.row)).bitmap = zx::oracle::BlankBitmap;
        CHECK(see_board(screen, *lattice, alphabet)->board == rest);
    }
    SUBCASE("with another mark on one of the kinds, no mark is known") {
        const Cell third{other.column + 1, other.row};
        alphabet.learn_form(board.at(third), symbol, Selected);
        CHECK(see_board(marked({first}), *lattice, alphabet)->marks_unclear);
    }
}

TEST_CASE("a drawing that was not learned is an empty place by a shadow, or on a wallpaper") {
    using Ground = zx::oracle::Alphabet::Ground;
    using zx::oracle::Symbol;
    Machine machine = fixture::blank_machine();
    fixture::draw_board(
        machine, {"pictures", {2, 2}, 2, 3, 2, 3, picture, {}, {}}, shisen::deal(9));
    const auto lattice = board_on(machine);
    REQUIRE(lattice);
    const auto screen = zx::oracle::read_screen(machine);
    zx::oracle::Alphabet alphabet(*lattice, screen, zx::oracle::Characters(machine));
    constexpr zx::oracle::Bitmap Left = 0x3f3f3f3f3f3f3f3f;
    constexpr zx::oracle::Bitmap LeftAndAbove = 0x7f7f3f3f3f3f3f3f;
    constexpr zx::oracle::Bitmap Letter = 0x003c42404e423c00;
    const Symbol shaded{LeftAndAbove, LeftAndAbove, LeftAndAbove, Left, Left, Left};
    const Symbol text{Letter, Letter, Letter, Letter, Letter, Letter};
    alphabet.learn_empty(Symbol(6, Left));
    CHECK_FALSE(alphabet.empty(shaded));
    alphabet.set_ground(Ground::Shaded);
    CHECK(alphabet.empty(shaded));
    CHECK(alphabet.is_unknown_ground(shaded));
    CHECK_FALSE(alphabet.is_unknown_ground(Symbol(6, Left)));
    CHECK_FALSE(alphabet.empty(text));
    alphabet.set_ground(Ground::Wallpaper);
    CHECK(alphabet.empty(text));
    CHECK_FALSE(alphabet.empty(lattice->symbol(screen, 3, 3)));
}
