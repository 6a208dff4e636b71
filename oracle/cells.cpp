#include "oracle/cells.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <numeric>

#include "machine/screen_text.hpp"
#include "ula/display_file.hpp"

namespace zx::oracle {

Screen read_screen(const machine::Machine& machine) {
    const auto bytes = machine::screen_bytes(machine);
    Screen screen;
    screen.border = machine.border();
    for (int row = 0; row < ScreenRows; ++row) {
        ScreenCell* const cells = &screen.at({row, 0});
        for (int line = 0; line < 8; ++line) {
            const auto* from = bytes.data() + ula::bitmap_offset(row * 8 + line);
            for (int column = 0; column < ScreenColumns; ++column) {
                cells[column].bitmap = cells[column].bitmap << 8 | from[column];
            }
        }
        const auto* from = bytes.data() + ula::attribute_offset(row * 8);
        for (int column = 0; column < ScreenColumns; ++column) {
            cells[column].attribute = from[column];
        }
    }
    return screen;
}

std::uint64_t picture_hash(const machine::Machine& machine) {
    const auto bytes = machine::screen_bytes(machine);
    std::uint64_t key = 0xcbf29ce484222325 ^ machine.border();
    // Mixes eight bytes at a time. Multiplication by an odd number is reversible, so no bit is
    // lost; the shift moves high bits down.
    for (std::size_t i = 0; i + 8 <= bytes.size(); i += 8) {
        std::uint64_t part = 0;
        std::memcpy(&part, bytes.data() + i, sizeof part);
        key = (key ^ part) * 0x9e3779b97f4a7c15;
        key ^= key >> 29;
    }
    return key;
}

namespace {

constexpr unsigned FlashAndBright = 0xc0; // bits of an attribute

} // namespace

void exchange_colours(Screen& screen, const ScreenArea& area) {
    for (int y = area.y; y < area.y + area.height; y += CellPixels) {
        for (int x = area.x; x < area.x + area.width; x += CellPixels) {
            ScreenCell& cell = screen.at({y / CellPixels, x / CellPixels});
            if (!cell.blank()) {
                cell.bitmap = ~cell.bitmap;
                cell.attribute = static_cast<std::uint8_t>((cell.attribute & FlashAndBright) |
                                                           static_cast<unsigned>(cell.ink()) << 3 |
                                                           static_cast<unsigned>(cell.paper()));
            }
        }
    }
}

namespace {

constexpr int Colours = 8;

/// Unlike each other, and without the top left pixel.
constexpr std::array<Bitmap, Colours> ColourDrawings{0x3c5aa57e8142c318,
                                                     0x1f8e27d3506be94c,
                                                     0x62b9147fc835da06,
                                                     0x4d07f2983ea6517b,
                                                     0x70c36b1de5942f8a,
                                                     0x29f4811ac76d3be5,
                                                     0x568d3ef04b21971c,
                                                     0x0be25c97f618a4d3};

int colour_of_blank(const ScreenCell& cell) {
    return cell.bitmap == BlankBitmap ? cell.paper() : cell.ink();
}

} // namespace

std::optional<ColourCells> find_colour_cells(const Screen& screen, int fewest) {
    std::array<int, Colours> papers{};
    std::array<int, Colours> inks{};
    for (int row = 0; row < ScreenRows; ++row) {
        for (int column = 0; column < ScreenColumns; ++column) {
            const ScreenCell& cell = screen.at({row, column});
            const bool ink = cell.bitmap == SolidBitmap;
            if (cell.blank()) {
                ++(ink ? inks : papers)[static_cast<std::size_t>(colour_of_blank(cell))];
            }
        }
    }
    const auto most = std::max_element(papers.begin(), papers.end());
    const int others = std::accumulate(papers.begin(), papers.end(), 0) - *most;
    const int of_ink = std::accumulate(inks.begin(), inks.end(), 0);
    ColourCells colours{of_ink > others, static_cast<int>(most - papers.begin())};
    return std::max(others, of_ink) >= fewest ? std::optional(colours) : std::nullopt;
}

void draw_colours(Screen& screen, const ScreenArea& area, const ColourCells& colours) {
    constexpr unsigned BlackOnWhite = 0x38;
    const auto drawing_of = [&](int colour) {
        return colour == colours.ground ? BlankBitmap
                                        : ColourDrawings[static_cast<std::size_t>(colour)];
    };
    for (int y = area.y; y < area.y + area.height; y += CellPixels) {
        for (int x = area.x; x < area.x + area.width; x += CellPixels) {
            ScreenCell& cell = screen.at({y / CellPixels, x / CellPixels});
            cell.bitmap = cell.blank()   ? drawing_of(colour_of_blank(cell))
                          : colours.inks ? drawing_of(cell.ink()) ^ ~cell.bitmap
                                         : drawing_of(cell.paper()) ^ cell.bitmap;
            cell.attribute =
                static_cast<std::uint8_t>((cell.attribute & FlashAndBright) | BlackOnWhite);
        }
    }
}

namespace {

constexpr int RowBits = 8;

bool pixel(const Screen& screen, int x, int y) {
    const Bitmap bitmap = screen.at({y / CellPixels, x / CellPixels}).bitmap;
    return (bitmap >> (63 - y % CellPixels * RowBits - x % CellPixels) & 1) != 0;
}

void set_pixel(Screen& screen, int x, int y, bool on) {
    Bitmap& bitmap = screen.at({y / CellPixels, x / CellPixels}).bitmap;
    const Bitmap bit = Bitmap{1} << (63 - y % CellPixels * RowBits - x % CellPixels);
    bitmap = on ? bitmap | bit : bitmap & ~bit;
}

/// The lines of pixels of a tile that are replaced, and the one beside them inside the tile.
struct LinesOfATile {
    int first;
    int last;
    int beside;
};

/// `outermost` is 0 or the tile's size - 1.
LinesOfATile lines_at(int outermost, int thickness) {
    return outermost == 0
               ? LinesOfATile{0, thickness - 1, thickness}
               : LinesOfATile{outermost - thickness + 1, outermost, outermost - thickness};
}

} // namespace

void remove_edge_lines(Screen& screen, const EdgeLines& lines) {
    const int right = lines.board.x + lines.board.width;
    const int bottom = lines.board.y + lines.board.height;
    const LinesOfATile columns = lines_at(lines.column, lines.thickness);
    for (int x = lines.board.x; x < right; x += lines.width) {
        for (int y = lines.board.y; y < bottom; ++y) {
            const bool inside = pixel(screen, x + columns.beside, y);
            for (int column = columns.first; column <= columns.last; ++column) {
                set_pixel(screen, x + column, y, inside);
            }
        }
    }
    const LinesOfATile rows = lines_at(lines.row, lines.thickness);
    for (int y = lines.board.y; y < bottom; y += lines.height) {
        for (int x = lines.board.x; x < right; ++x) {
            const bool inside = pixel(screen, x, y + rows.beside);
            for (int row = rows.first; row <= rows.last; ++row) {
                set_pixel(screen, x, y + row, inside);
            }
        }
    }
}

Screen usual_screen(const std::vector<Screen>& screens) {
    Screen usual = screens.front();
    for (std::size_t i = 0; i < usual.cells.size(); ++i) {
        std::ptrdiff_t most = 0;
        for (const Screen& screen : screens) {
            const auto times =
                std::count_if(screens.begin(), screens.end(), [&](const Screen& other) {
                    return other.cells[i] == screen.cells[i];
                });
            if (times > most) {
                most = times;
                usual.cells[i] = screen.cells[i];
            }
        }
    }
    return usual;
}

} // namespace zx::oracle
