#include "drawn_board.hpp"

#include "base/bytes.hpp"
#include "roms-free/roms.hpp"
#include "ula/display_file.hpp"

namespace fixture {

using shisen::Cell;
using zx::machine::Machine;

namespace {

constexpr std::uint16_t DisplayFile = 0x4000;
constexpr std::uint16_t RomFont = 0x3d00;
constexpr std::uint8_t BlackOnWhite = 0x38;
constexpr std::uint8_t WhiteOnBlue = 0x0f;

std::uint16_t display(int offset) {
    return zx::wrap16(DisplayFile + offset);
}

using Tile = std::function<Drawing(const Machine&, int, int, Cell)>;

/// Characters from `first` on, one a kind.
Tile characters_from(int first, std::uint8_t attribute = BlackOnWhite) {
    return [=](const Machine& machine, int kind, int, Cell) {
        return Drawing{glyph(machine, static_cast<std::uint8_t>(first + kind)), attribute};
    };
}

Tile inverse(Tile tile, const std::function<bool(Cell)>& where) {
    return [=](const Machine& machine, int kind, int part, Cell cell) {
        Drawing drawing = tile(machine, kind, part, cell);
        drawing.bitmap = where(cell) ? ~drawing.bitmap : drawing.bitmap;
        return drawing;
    };
}

Tile coloured(Tile tile) {
    return [=](const Machine& machine, int kind, int part, Cell cell) {
        Drawing drawing = tile(machine, kind, part, cell);
        drawing.attribute = static_cast<std::uint8_t>(0x40 | kind % 3 << 3 | (3 + kind % 5));
        return drawing;
    };
}

std::function<Drawing(const Machine&, CharPosition)> filled_with(char character,
                                                                 std::uint8_t attribute) {
    return [=](const Machine& machine, CharPosition) {
        return Drawing{glyph(machine, static_cast<std::uint8_t>(character)), attribute};
    };
}

void game_texts(Machine& machine) {
    draw_text(machine, {0, 4}, "SHISEN  ABCDEFGHIJKLMNOPQRST");
    draw_text(machine, {1, 0}, "SCORE 0012345  HIGH 99999");
    draw_text(machine, {22, 0}, "B BACK F FORWARD R RESTART H HIN");
    draw_text(machine, {23, 0}, "65535 BOARD   TIME 00:41");
}

/// Like a program with its own character set: CHARS points 256 bytes below it.
void own_font(Machine& machine) {
    constexpr std::uint16_t Font = 0xc000;
    for (int code = 0; code < 96; ++code) {
        const Bitmap bitmap = doodle(code + 100);
        for (int line = 0; line < 8; ++line) {
            machine.poke(zx::wrap16(Font + code * 8 + line),
                         static_cast<std::uint8_t>(bitmap >> (56 - 8 * line) & 0xff));
        }
    }
    machine.poke(0x5c36, 0x00);
    machine.poke(0x5c37, 0xbf);
}

Drawing doodle_of(const Machine&, int kind, int, Cell) {
    return {doodle(kind), BlackOnWhite};
}

/// Two letters a tile; neither alone distinguishes the 21 kinds.
Drawing syllable(const Machine& machine, int kind, int part, Cell) {
    constexpr std::string_view Vowels = "aeiou";
    constexpr std::string_view Consonants = "klmnp";
    const auto at = static_cast<std::size_t>(part == 0 ? kind / 5 : kind % 5);
    const char letter = (part == 0 ? Consonants : Vowels)[at];
    return {glyph(machine, static_cast<std::uint8_t>(letter)), BlackOnWhite};
}

Drawing quarter(const Machine&, int kind, int part, Cell) {
    return {doodle(kind * 4 + part), 0x78};
}

void frame_around(Machine& machine, CharPosition first, CharPosition last) {
    for (int row = first.row; row <= last.row; ++row) {
        for (int column = first.column; column <= last.column; ++column) {
            if (row == first.row || row == last.row || column == first.column ||
                column == last.column) {
                draw_cell(machine, {row, column}, doodle(900), 0x42);
            }
        }
    }
}

void hidden_text(Machine& machine) {
    for (int row = 0; row < 6; ++row) {
        // INK equal to PAPER: the text exists but is invisible.
        draw_text(machine, {row, 2}, "AABBCCDDEEFFGG", 0x3f);
    }
    game_texts(machine);
}

} // namespace

Machine blank_machine() {
    Machine machine(zx::machine::Model::Spectrum48, zx::roms::rom48());
    machine.set_picture(false);
    for (int frame = 0; frame < 150; ++frame) {
        machine.run_frame();
    }
    for (int offset = 0; offset < zx::ula::ScreenBytes; ++offset) {
        machine.poke(display(offset), offset < zx::ula::BitmapBytes ? 0 : BlackOnWhite);
    }
    return machine;
}

void draw_cell(Machine& machine, CharPosition place, Bitmap bitmap, std::uint8_t attribute) {
    for (int line = 0; line < 8; ++line) {
        const int offset = zx::ula::bitmap_offset(place.row * 8 + line) + place.column;
        machine.poke(display(offset), static_cast<std::uint8_t>(bitmap >> (56 - 8 * line) & 0xff));
    }
    machine.poke(display(zx::ula::attribute_offset(place.row * 8) + place.column), attribute);
}

Bitmap glyph(const Machine& machine, std::uint8_t code) {
    Bitmap bitmap = 0;
    for (int line = 0; line < 8; ++line) {
        bitmap = bitmap << 8 | machine.peek(zx::wrap16(RomFont + (code - 0x20) * 8 + line));
    }
    return bitmap;
}

void draw_text(Machine& machine,
               CharPosition place,
               std::string_view text,
               std::uint8_t attribute) {
    for (const char character : text) {
        draw_cell(machine, place, glyph(machine, static_cast<std::uint8_t>(character)), attribute);
        ++place.column;
    }
}

Bitmap doodle(int number) {
    // A multiplication by an odd number gives a different result for each, which is never blank.
    const Bitmap mixed = (static_cast<Bitmap>(number) + 1) * 0x9e3779b97f4a7c15;
    return mixed >> 1;
}

void draw_board(Machine& machine, const Layout& layout, const shisen::Board& board) {
    if (layout.filler) {
        const int last_row = layout.origin.row + 6 * layout.pitch_rows;
        const int last_column = layout.origin.column + 14 * layout.pitch_columns;
        for (int row = layout.origin.row - 1; row <= last_row; ++row) {
            for (int column = layout.origin.column - 1; column <= last_column; ++column) {
                if (zx::oracle::Screen::inside({row, column})) {
                    const Drawing drawing = layout.filler(machine, {row, column});
                    draw_cell(machine, {row, column}, drawing.bitmap, drawing.attribute);
                }
            }
        }
    }
    const int parts = layout.extent_columns * layout.extent_rows;
    for (int i = 0; i < board.size().cells(); ++i) {
        const Cell cell{i % board.size().columns, i / board.size().columns};
        for (int part = 0; part < parts && board.occupied(cell); ++part) {
            const CharPosition place{layout.origin.row + cell.row * layout.pitch_rows +
                                         part / layout.extent_columns,
                                     layout.origin.column + cell.column * layout.pitch_columns +
                                         part % layout.extent_columns};
            const Drawing drawing = layout.tile(machine, board.at(cell), part, cell);
            draw_cell(machine, place, drawing.bitmap, drawing.attribute);
        }
    }
    if (layout.decoration) {
        layout.decoration(machine);
    }
}

std::vector<Layout> layouts() {
    const auto everywhere = [](Cell) { return true; };
    const auto chequered = [](Cell cell) { return (cell.column + cell.row) % 2 == 0; };
    const auto one_tile = [](Cell cell) { return cell == Cell{3, 2}; };
    const Tile letters = characters_from('A');
    return {
        {"tile beside tile", {4, 9}, 1, 1, 1, 1, letters, {}, {}},
        {"spaced like the bundled tape", {4, 3}, 2, 2, 1, 1, letters, {}, {}},
        {"in the top left corner", {0, 0}, 1, 1, 1, 1, letters, {}, {}},
        {"in the bottom right corner", {18, 18}, 1, 1, 1, 1, letters, {}, {}},
        {"from edge to edge", {3, 5}, 2, 4, 1, 1, letters, {}, {}},
        {"rows apart", {2, 9}, 1, 3, 1, 1, letters, {}, game_texts},
        {"columns apart", {8, 3}, 2, 1, 1, 1, letters, {}, game_texts},
        {"all inverse", {4, 3}, 2, 2, 1, 1, inverse(letters, everywhere), {}, game_texts},
        {"chequered", {4, 9}, 1, 1, 1, 1, inverse(letters, chequered), {}, {}},
        {"inverse cursor", {4, 9}, 1, 2, 1, 1, inverse(letters, one_tile), {}, game_texts},
        {"coloured kinds", {5, 2}, 2, 2, 1, 1, coloured(letters), {}, game_texts},
        {"small letters", {3, 3}, 2, 3, 1, 1, characters_from('a'), {}, game_texts},
        {"digits and signs", {4, 3}, 2, 2, 1, 1, characters_from('0'), {}, game_texts},
        {"signs", {4, 3}, 2, 2, 1, 1, characters_from('!', WhiteOnBlue), {}, game_texts},
        {"drawings of no font", {4, 3}, 2, 2, 1, 1, doodle_of, {}, game_texts},
        {"a font of its own",
         {4, 3},
         2,
         2,
         1,
         1,
         [](const Machine&, int kind, int, Cell) {
             return Drawing{doodle(kind + 120), 0x38};
         },
         {},
         own_font},
        {"a net of signs", {4, 3}, 2, 2, 1, 1, letters, filled_with('+', 0x0f), game_texts},
        {"letters between", {4, 3}, 2, 2, 1, 1, letters, filled_with('X', 0x38), game_texts},
        {"a frame",
         {4, 9},
         1,
         1,
         1,
         1,
         letters,
         {},
         [](Machine& machine) {
             frame_around(machine, {3, 8}, {10, 23});
         }},
        {"tiles of four cells", {5, 2}, 2, 2, 2, 2, quarter, {}, game_texts},
        {"syllables", {5, 2}, 2, 1, 2, 1, syllable, {}, game_texts},
        {"invisible letters", {10, 9}, 1, 1, 1, 1, letters, {}, hidden_text},
    };
}

} // namespace fixture
