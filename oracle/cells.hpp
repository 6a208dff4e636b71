// The screen as 32 x 24 character cells, independent of the program that drew it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "machine/character_set.hpp"
#include "machine/machine.hpp"
#include "ula/cells.hpp"

namespace zx::oracle {

inline constexpr int ScreenRows = 24;
inline constexpr int ScreenColumns = 32;
using ula::CellPixels;
/// Rows of cells that are not on the display: for tiles that are copied there, aligned to cells
/// (oracle/pixels/pixel_grid.hpp). Between them and the display are rows without cells.
inline constexpr int AlignedRows = 24;
inline constexpr int FirstAlignedRow = 32;

/// Eight pixel rows of a cell. The top row is the highest byte; bit 7 of a byte is leftmost.
using Bitmap = std::uint64_t;
inline constexpr Bitmap BlankBitmap = 0;
inline constexpr Bitmap SolidBitmap = ~Bitmap{0};

/// The position of a character cell; row and column count from 0.
struct CharPosition {
    int row = 0;
    int column = 0;
    friend constexpr bool operator==(const CharPosition&, const CharPosition&) = default;
};

/// A rectangle in pixels of the screen of 256 x 192; x and y are those of the upper left pixel.
struct ScreenArea {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;
    friend constexpr bool operator==(const ScreenArea&, const ScreenArea&) = default;
};

struct ScreenCell {
    Bitmap bitmap = BlankBitmap;
    /// Bit 7 FLASH, bit 6 BRIGHT, bits 5-3 PAPER, bits 2-0 INK.
    std::uint8_t attribute = 0;
    /// True if the program draws the cell anew again and again (see oracle/blinking.hpp). FLASH is set
    /// then, too.
    bool blinks = false;
    /// True if such a cell has FLASH whenever it is drawn.
    bool blinks_with_flash = false;

    [[nodiscard]] int ink() const noexcept { return attribute & 7; }
    [[nodiscard]] int paper() const noexcept { return attribute >> 3 & 7; }
    [[nodiscard]] bool bright() const noexcept { return (attribute & 0x40) != 0; }
    [[nodiscard]] bool flash() const noexcept { return (attribute & 0x80) != 0; }
    /// True if the cell is one colour all over: INK equals PAPER, no pixel is set, or all are.
    [[nodiscard]] bool blank() const noexcept {
        return bitmap == BlankBitmap || bitmap == SolidBitmap || ink() == paper();
    }
    /// Returns the bitmap in the polarity whose top left pixel is off, so that a drawing and its
    /// inverse compare equal. Returns BlankBitmap for a blank cell.
    [[nodiscard]] Bitmap drawing() const noexcept {
        return blank() ? BlankBitmap : (bitmap >> 63 != 0 ? ~bitmap : bitmap);
    }
    friend bool operator==(const ScreenCell&, const ScreenCell&) = default;
};

/// The place of the first aligned cell.
inline constexpr CharPosition FirstAlignedCell{FirstAlignedRow, 0};

/// The whole screen at one moment, as a plain value.
struct Screen {
    /// The cells of the display, then the aligned ones, row by row.
    std::array<ScreenCell, std::size_t{ScreenRows + AlignedRows} * ScreenColumns> cells{};
    int border = 0;

    /// True for a cell of the display and for an aligned one.
    [[nodiscard]] static constexpr bool inside(CharPosition place) noexcept {
        const bool row =
            (place.row >= 0 && place.row < ScreenRows) ||
            (place.row >= FirstAlignedRow && place.row < FirstAlignedRow + AlignedRows);
        return row && place.column >= 0 && place.column < ScreenColumns;
    }
    /// The position must be inside the screen.
    [[nodiscard]] const ScreenCell& at(CharPosition place) const noexcept {
        return cells[index(place)];
    }
    [[nodiscard]] ScreenCell& at(CharPosition place) noexcept { return cells[index(place)]; }
    friend bool operator==(const Screen&, const Screen&) = default;

  private:
    [[nodiscard]] static constexpr std::size_t index(CharPosition place) noexcept {
        const int row =
            place.row < ScreenRows ? place.row : place.row - FirstAlignedRow + ScreenRows;
        return static_cast<std::size_t>(row * ScreenColumns + place.column);
    }
};

/// Returns the screen with its aligned cells blank.
[[nodiscard]] Screen read_screen(const machine::Machine& machine);

/// Exchanges INK and PAPER of the cells in an area, and their bitmaps, so that each shows the same picture
/// as before. A cell of one colour is not changed. The sides of the area lie between cells.
void exchange_colours(Screen& screen, const ScreenArea& area);

/// How a board is drawn whose tiles consist of cells of one colour each. The colours of two or more cells
/// together tell the kinds apart.
struct ColourCells {
    bool inks =
        false; ///< true if these cells show their INK on all pixels, false if they show their PAPER
    int ground = 7; ///< the colour of most other cells, and so of empty places
    friend constexpr bool operator==(const ColourCells&, const ColourCells&) = default;
};

/// Returns how such a board may be drawn; nothing if fewer than `fewest` cells of the display show one colour
/// other than the most usual one.
[[nodiscard]] std::optional<ColourCells> find_colour_cells(const Screen& screen, int fewest);

/// Replaces the colours of the cells in an area by drawings, one for each colour but the ground, in black on white.
/// What is drawn over a cell changes its pixels. FLASH and BRIGHT stay. The sides of the area lie between
/// cells.
void draw_colours(Screen& screen, const ScreenArea& area, const ColourCells& colours);

/// Lines at the sides of adjoining tiles, which a program draws where the next place is empty. The board
/// begins at cells, and so does each tile.
struct EdgeLines {
    ScreenArea board;
    int width = 0;     ///< of a tile, in pixels
    int height = 0;    ///< of a tile, in pixels
    int column = 0;    ///< the outermost pixel column of a tile that is a line: 0 or width - 1
    int row = 0;       ///< the outermost pixel row of a tile that is a line: 0 or height - 1
    int thickness = 1; ///< of a line, in pixels
    friend constexpr bool operator==(const EdgeLines&, const EdgeLines&) = default;
};

/// Replaces the pixels of each line by those beside it inside the tile.
void remove_edge_lines(Screen& screen, const EdgeLines& lines);

/// Returns a screen whose cells show what most of these screens show there, so that a mark that moves
/// is not seen; the first of equally many. The border is that of the first one. `screens` is not empty.
[[nodiscard]] Screen usual_screen(const std::vector<Screen>& screens);

/// Returns a 64-bit hash of display file, attributes and border. FLASH does not change it: the ULA
/// swaps the colours in its output, not in memory.
[[nodiscard]] std::uint64_t picture_hash(const machine::Machine& machine);

using machine::Character;
using Characters = machine::CharacterSets;

} // namespace zx::oracle
