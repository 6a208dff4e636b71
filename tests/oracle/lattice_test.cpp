// Boards in many layouts are found and read; screens without a board or with two are refused.
#include <algorithm>
#include <optional>
#include <set>
#include <string>

#include <doctest/doctest.h>

#include "drawn_board.hpp"
#include "oracle/alphabet.hpp"
#include "oracle/lattice.hpp"
#include "shisen/deal.hpp"
#include "shisen/oracle/number_place.hpp"
#include "shisen/oracle/seen_board.hpp"

using fixture::draw_text;
using fixture::Layout;
using shisen::Board;
using shisen::BoardNumber;
using shisen::Cell;
using shisen::oracle::digit_runs;
using shisen::oracle::number_at;
using shisen::oracle::see_board;
using zx::machine::Machine;
using zx::oracle::Lattice;

namespace {

constexpr zx::oracle::Grid Grid{14, 6};

zx::Result<Lattice> find_on(const Machine& machine) {
    return zx::oracle::find_lattice(
        zx::oracle::read_screen(machine), Grid, shisen::oracle::full_board);
}

Layout plain_layout() {
    return fixture::layouts().front();
}

/// Returns whether two boards are equal except for the numbering of their kinds.
bool same_but_for_names(const Board& a, const Board& b) {
    std::set<std::pair<int, int>> names;
    for (const Cell cell : shisen::oracle::cells_of(a.size())) {
        names.emplace(a.at(cell), b.at(cell));
    }
    return names.size() == 21;
}

/// Seven drawings in three colours.
Layout coloured_layout() {
    Layout layout = plain_layout();
    layout.tile = [](const Machine&, int kind, int, Cell) {
        return fixture::Drawing{fixture::doodle(kind / 3),
                                static_cast<std::uint8_t>(0x38 + kind % 3)};
    };
    return layout;
}

/// Tiles of 2 x 3 cells. Each of five cells shows one bit of the kind, so no smaller part tells it.
fixture::Drawing domino(const Machine&, int kind, int part, Cell) {
    return {fixture::doodle(part * 2 + (kind + 1) % 32 / (1 << part) % 2), 0x38};
}

/// Tiles of 2 x 2 cells. The first and the last one tell the kind; the second has a mark on kind 5.
fixture::Drawing marked_corner(const Machine&, int kind, int part, Cell cell) {
    switch (part) {
    case 0: return {fixture::doodle(kind / 3), 0x38};
    case 3: return {fixture::doodle(20 + kind % 3), 0x38};
    default: return {fixture::doodle(kind == 5 && cell.row % 2 == 0 ? 30 + part : 40), 0x38};
    }
}

} // namespace

TEST_CASE("a full board is found and read in every layout") {
    for (const Layout& layout : fixture::layouts()) {
        for (const BoardNumber number : {BoardNumber{1}, BoardNumber{42}, BoardNumber{65535}}) {
            CAPTURE(layout.name);
            CAPTURE(number);
            Machine machine = fixture::blank_machine();
            const Board board = shisen::deal(number);
            draw_board(machine, layout, board);
            const auto lattice = find_on(machine);
            REQUIRE_MESSAGE(lattice, (lattice ? "" : lattice.error().context));
            CHECK(lattice->pitch_columns == layout.pitch_columns);
            CHECK(lattice->pitch_rows == layout.pitch_rows);
            CHECK(lattice->origin == layout.origin);
            const auto screen = zx::oracle::read_screen(machine);
            const zx::oracle::Alphabet alphabet(*lattice, screen, zx::oracle::Characters(machine));
            REQUIRE(alphabet.kinds() == 21);
            const auto seen = see_board(screen, *lattice, alphabet);
            REQUIRE(seen);
            CHECK(same_but_for_names(seen->board, board));
        }
    }
}

TEST_CASE("kinds are numbered in the order of their characters") {
    for (const Layout& layout : fixture::layouts()) {
        const std::set<std::string> by_character{"tile beside tile",
                                                 "all inverse",
                                                 "chequered",
                                                 "small letters",
                                                 "digits and signs",
                                                 "signs",
                                                 "a font of its own",
                                                 "letters between"};
        if (by_character.count(layout.name) == 0) {
            continue;
        }
        CAPTURE(layout.name);
        Machine machine = fixture::blank_machine();
        draw_board(machine, layout, shisen::deal(7));
        const auto lattice = find_on(machine);
        REQUIRE(lattice);
        const auto screen = zx::oracle::read_screen(machine);
        const zx::oracle::Alphabet alphabet(*lattice, screen, zx::oracle::Characters(machine));
        CHECK(see_board(screen, *lattice, alphabet)->board == shisen::deal(7));
    }
}

TEST_CASE("a kind that is inverse on the first screen only is plain on the others") {
    Machine machine = fixture::blank_machine();
    draw_board(machine, plain_layout(), shisen::deal(7));
    const auto lattice = find_on(machine);
    REQUIRE(lattice);
    const auto plain = zx::oracle::read_screen(machine);
    auto first = plain;
    const Board board = shisen::deal(7);
    const auto inverse = board.cells_of(board.at({0, 0}));
    for (const Cell cell : inverse) {
        auto& drawn = first.at(lattice->place(cell.column, cell.row)).bitmap;
        drawn = ~drawn;
    }
    zx::oracle::Alphabet alphabet(*lattice, first, zx::oracle::Characters(machine));
    const auto form = [&](const zx::oracle::Screen& screen, Cell cell) {
        return features_of(screen, *lattice, alphabet, cell.column, cell.row)[0];
    };
    CHECK(form(first, inverse.front()) == 0);
    alphabet.learn_usual_forms(*lattice, {first, plain, plain});
    CHECK(form(first, inverse.front()) == 1);
    CHECK(form(plain, inverse.front()) == 0);
}

TEST_CASE("a board with a letter missing is refused") {
    Machine machine = fixture::blank_machine();
    Board board = shisen::deal(1);
    board.remove({5, 2});
    draw_board(machine, plain_layout(), board);
    CHECK(find_on(machine).error().code == zx::ErrorCode::NotFound);
}

TEST_CASE("a board with five of a kind is refused") {
    Machine machine = fixture::blank_machine();
    Board board = shisen::deal(1);
    const auto kind = board.at({0, 0});
    board.put(board.at({1, 0}) == kind ? Cell{2, 0} : Cell{1, 0}, kind);
    draw_board(machine, plain_layout(), board);
    CHECK(find_on(machine).error().code == zx::ErrorCode::NotFound);
}

TEST_CASE("an empty screen is refused") {
    CHECK(find_on(fixture::blank_machine()).error().code == zx::ErrorCode::NotFound);
}

TEST_CASE("a screen full of text is refused") {
    Machine machine = fixture::blank_machine();
    for (int row = 0; row < 24; ++row) {
        draw_text(machine, {row, 0}, "THE QUICK BROWN FOX JUMPS OVER A");
    }
    CHECK(find_on(machine).error().code == zx::ErrorCode::NotFound);
}

TEST_CASE("two boards on one screen are refused, also twice the same board") {
    for (const BoardNumber second : {BoardNumber{1}, BoardNumber{2}}) {
        Machine machine = fixture::blank_machine();
        Layout layout = plain_layout();
        layout.origin = {1, 2};
        draw_board(machine, layout, shisen::deal(1));
        layout.origin = {12, 14};
        draw_board(machine, layout, shisen::deal(second));
        CHECK(find_on(machine).error().code == zx::ErrorCode::BadValue);
    }
}

TEST_CASE("a board of another size is refused") {
    Machine machine = fixture::blank_machine();
    draw_board(machine, plain_layout(), shisen::deal(1));
    const auto lattice = zx::oracle::find_lattice(
        zx::oracle::read_screen(machine), {12, 7}, [](const zx::oracle::Counts& counts) {
            return counts.size() == 21;
        });
    CHECK(!lattice);
}

TEST_CASE("digits outside the board are found with their positions") {
    Machine machine = fixture::blank_machine();
    Layout layout = plain_layout();
    layout.tile = [](const Machine& m, int kind, int, Cell) {
        return fixture::Drawing{fixture::glyph(m, static_cast<std::uint8_t>('0' + kind)), 0x38};
    };
    draw_board(machine, layout, shisen::deal(1));
    draw_text(machine, {4, 0}, "12 345");
    draw_text(machine, {23, 27}, "65535");
    draw_text(machine, {22, 0}, "1234567 8");
    const auto lattice = find_on(machine);
    REQUIRE(lattice);
    const zx::oracle::Characters characters(machine);
    const auto screen = zx::oracle::read_screen(machine);
    const auto beside = digit_runs(screen, 4, *lattice, characters);
    REQUIRE(beside.size() == 3);
    CHECK(beside[0].value == 12);
    CHECK(beside[1].value == 345);
    CHECK(beside[2].value == 12345);
    CHECK(beside[1].start == zx::oracle::CharPosition{4, 3});
    // Too long for a board number; the number after it is used.
    const auto longer = digit_runs(screen, 22, *lattice, characters);
    REQUIRE(longer.size() == 1);
    CHECK(longer[0].value == 8);
    using shisen::oracle::NumberPlace;
    CHECK(number_at(NumberPlace{23, 32, false}, screen, *lattice, characters) == 65535);
    CHECK(number_at(NumberPlace{23, 27, true}, screen, *lattice, characters) == 65535);
    CHECK(!number_at(NumberPlace{23, 26, true}, screen, *lattice, characters));
    for (const int column : {0, 6}) {
        NumberPlace separated{4, column, column == 0};
        separated.separator = beside[2].separator;
        CHECK(number_at(separated, screen, *lattice, characters) == 12345);
    }
}

TEST_CASE("a number is read with what adjoins it, in digits of any drawing") {
    Machine machine = fixture::blank_machine();
    draw_board(machine, plain_layout(), shisen::deal(1));
    draw_text(machine, {23, 0}, "42YYY");
    draw_text(machine, {23, 10}, "123456");
    draw_text(machine, {23, 20}, "70000");
    draw_text(machine, {22, 0}, "42/on");
    for (int digit = 0; digit < 3; ++digit) {
        fixture::draw_cell(machine, {22, 20 + digit}, fixture::doodle(digit), 0x38);
    }
    const auto lattice = find_on(machine);
    REQUIRE(lattice);
    const zx::oracle::Characters characters(machine);
    const auto screen = zx::oracle::read_screen(machine);
    using shisen::oracle::NumberPlace;
    const auto read = [&](const NumberPlace& place) {
        return number_at(place, screen, *lattice, characters);
    };
    CHECK(read(NumberPlace{23, 0, true}) == 0);
    CHECK(read(NumberPlace{23, 10, true}) == 0);
    CHECK(read(NumberPlace{23, 20, true}) == 0);
    NumberPlace slash{22, 0, true};
    CHECK(read(slash) == 0);
    slash.adjoining = screen.at({22, 2}).drawing();
    CHECK(read(slash) == 42);
    NumberPlace drawn{22, 20, true};
    CHECK(read(drawn) == std::nullopt);
    drawn.digits.emplace();
    for (std::size_t digit = 0; digit < 10; ++digit) {
        (*drawn.digits)[digit] = fixture::doodle(static_cast<int>(digit + 9) % 10);
    }
    CHECK(read(drawn) == 123);
}

TEST_CASE("tiles that are told apart by drawing and colour together are read") {
    Machine machine = fixture::blank_machine();
    draw_board(machine, coloured_layout(), shisen::deal(1));
    const auto lattice = find_on(machine);
    REQUIRE(lattice);
    CHECK(lattice->coloured);
    const auto screen = zx::oracle::read_screen(machine);
    std::set<zx::oracle::Symbol> symbols;
    for (int column = 0; column < 14; ++column) {
        for (int row = 0; row < 6; ++row) {
            symbols.insert(lattice->symbol(screen, column, row));
        }
    }
    CHECK(symbols.size() == 21);
}

TEST_CASE("a coloured tile with swapped colours is the same tile") {
    Machine machine = fixture::blank_machine();
    draw_board(machine, coloured_layout(), shisen::deal(1));
    const auto lattice = find_on(machine);
    REQUIRE(lattice);
    CHECK(lattice->inks == 0b111);
    auto screen = zx::oracle::read_screen(machine);
    const auto plain = lattice->symbol(screen, 3, 2);
    auto& cell = screen.at(lattice->place(3, 2));
    CHECK_FALSE(lattice->swapped(cell));
    cell.attribute = static_cast<std::uint8_t>(cell.ink() << 3 | cell.paper());
    CHECK(lattice->swapped(cell));
    CHECK(lattice->symbol(screen, 3, 2) == plain);
}

TEST_CASE("tiles of 2 x 3 cells are read if no smaller part tells the kinds") {
    Machine machine = fixture::blank_machine();
    fixture::draw_board(machine, {"dominoes", {2, 2}, 2, 3, 2, 3, domino, {}, {}}, shisen::deal(9));
    const auto lattice = find_on(machine);
    REQUIRE(lattice);
    CHECK(lattice->extent_columns == 2);
    CHECK(lattice->extent_rows == 3);
    const auto screen = zx::oracle::read_screen(machine);
    const zx::oracle::Alphabet alphabet(*lattice, screen, zx::oracle::Characters(machine));
    CHECK(same_but_for_names(see_board(screen, *lattice, alphabet)->board, shisen::deal(9)));
}

TEST_CASE("two opposite cells may tell the kinds while the others carry marks") {
    Machine machine = fixture::blank_machine();
    const Layout layout{"marked", {4, 2}, 2, 2, 2, 2, marked_corner, {}, {}};
    draw_board(machine, layout, shisen::deal(9));
    const auto lattice = find_on(machine);
    REQUIRE(lattice);
    CHECK(lattice->reads(0, 0));
    CHECK_FALSE(lattice->reads(0, 1));
    CHECK_FALSE(lattice->reads(1, 0));
    CHECK(lattice->reads(1, 1));
    const auto screen = zx::oracle::read_screen(machine);
    const zx::oracle::Alphabet alphabet(*lattice, screen, zx::oracle::Characters(machine));
    CHECK(same_but_for_names(see_board(screen, *lattice, alphabet)->board, shisen::deal(9)));
}

TEST_CASE("an empty place is known whatever shadow the tiles beside it throw") {
    Machine machine = fixture::blank_machine();
    fixture::draw_board(machine, {"dominoes", {2, 2}, 2, 3, 2, 3, domino, {}, {}}, shisen::deal(9));
    const auto lattice = find_on(machine);
    REQUIRE(lattice);
    const auto screen = zx::oracle::read_screen(machine);
    zx::oracle::Alphabet alphabet(*lattice, screen, zx::oracle::Characters(machine));
    const auto shaded = [](zx::oracle::Bitmap left, zx::oracle::Bitmap above) {
        return zx::oracle::Symbol{left | above, above, left, 0, left, 0};
    };
    constexpr zx::oracle::Bitmap Left = 0x3f3f3f3f3f3f3f3f;
    constexpr zx::oracle::Bitmap Above = 0x7fff000000000000;
    CHECK_FALSE(alphabet.empty(shaded(Left, 0)));
    alphabet.learn_empty(shaded(0, 0));
    CHECK_FALSE(alphabet.empty_places_are_shaded());
    alphabet.learn_empty(shaded(Left, 0));
    CHECK(alphabet.empty_places_are_shaded());
    CHECK_FALSE(alphabet.empty(shaded(0, Above)));
    alphabet.learn_empty(shaded(Left, Above));
    CHECK(alphabet.knows_bare_cells());
    CHECK(alphabet.empty(shaded(0, Above)));
    CHECK(alphabet.empty(shaded(Left >> 1, Above)));
    CHECK_FALSE(alphabet.empty(lattice->symbol(screen, 3, 3)));
    // A cursor over an empty place is a form of its own.
    constexpr int Cursor = 4;
    const zx::oracle::Symbol under_cursor(6, Above);
    CHECK_FALSE(alphabet.empty(under_cursor));
    alphabet.learn_empty(under_cursor, Cursor);
    CHECK(alphabet.form({Left, Left, Left, Above, Left, Above}, {}) == Cursor);
}

TEST_CASE("the full board may have shown one kind in another drawing") {
    Machine machine = fixture::blank_machine();
    draw_board(machine, plain_layout(), shisen::deal(9));
    const auto lattice = find_on(machine);
    REQUIRE(lattice);
    zx::oracle::Alphabet alphabet(
        *lattice, zx::oracle::read_screen(machine), zx::oracle::Characters(machine));
    constexpr int Lit = 5;
    const zx::oracle::Symbol lit{fixture::glyph(machine, 'C')};
    const zx::oracle::Symbol plain{fixture::doodle(1)};
    REQUIRE(alphabet.kind(lit) == 2);
    alphabet.learn_plain(2, plain, plain.front(), Lit);
    CHECK(alphabet.kind(plain) == 2);
    CHECK(alphabet.kind(lit) == 2);
    CHECK(alphabet.form(plain, {plain.front(), 0x38}) == 0);
    CHECK(alphabet.form(plain, {~plain.front(), 0x38}) == 1);
    CHECK(alphabet.form(lit, {lit.front(), 0x38}) == Lit);
    const auto drawings = alphabet.drawings();
    CHECK(std::count(drawings.begin(), drawings.end(), plain.front()) == 1);
    CHECK(std::count(drawings.begin(), drawings.end(), lit.front()) == 1);
}

TEST_CASE("a cell of INK alone is a tile if nothing else makes a full board") {
    // Seven shapes in three INKs, each four times; the first shape is the full square.
    zx::oracle::Screen screen;
    for (auto& cell : screen.cells) {
        cell.attribute = 0x38;
    }
    for (int i = 0; i < Grid.columns * Grid.rows; ++i) {
        const int kind = i % 21;
        const int shape = kind % 7;
        auto& cell = screen.at({2 * (i / Grid.columns), 2 * (i % Grid.columns)});
        cell.bitmap = shape == 0 ? zx::oracle::SolidBitmap : zx::oracle::Bitmap{0x1234} << shape;
        cell.attribute = static_cast<std::uint8_t>(0x38 + kind / 7);
    }
    const auto lattice = zx::oracle::find_lattice(screen, Grid, shisen::oracle::full_board);
    REQUIRE(lattice);
    CHECK(lattice->solid);
    CHECK(lattice->coloured);
    // An inverse drawing is another one, and an empty place is none.
    screen.at({0, 0}).bitmap = 0;
    CHECK(zx::oracle::blank(lattice->symbol(screen, 0, 0)));
    const auto plain = lattice->symbol(screen, 1, 0);
    screen.at({0, 2}).bitmap = ~screen.at({0, 2}).bitmap;
    CHECK(lattice->symbol(screen, 1, 0) != plain);
}
