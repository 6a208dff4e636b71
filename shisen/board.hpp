// The board: the kind in each cell, and the same occupancy as bit masks for the path rule.
//
// Each row and each column is a word of bits. A path may leave the board through a ring of empty
// cells around it, so cell c of a line of n cells is bit c + 2:
//
//     bit   0       1      2 .. n+1   n+2    n+3
//           fence   ring   cells      ring   fence
//
// The fence bits are always set, so every run of empty cells ends at a set bit on either side.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"

namespace shisen {

inline constexpr int MaxColumns = 30;
inline constexpr int MaxRows = 16;
inline constexpr int MaxCells = MaxColumns * MaxRows;
inline constexpr int MaxKinds = 36;

struct Size {
    int columns = 14;
    int rows = 6;

    [[nodiscard]] constexpr int cells() const noexcept { return columns * rows; }
    /// The kinds of a full board: one per group of four tiles, at most the number of letters and
    /// digits.
    [[nodiscard]] constexpr int kinds() const noexcept {
        return cells() / 4 < MaxKinds ? cells() / 4 : MaxKinds;
    }
    /// True for 4 x 4 to 30 x 16 if the number of cells is a multiple of four.
    [[nodiscard]] constexpr bool playable() const noexcept {
        return columns >= 4 && columns <= MaxColumns && rows >= 4 && rows <= MaxRows &&
               cells() % 4 == 0;
    }
    friend constexpr bool operator==(const Size&, const Size&) = default;
};

/// The size of the 1 KB game.
inline constexpr Size ClassicSize{14, 6};
inline constexpr std::array<Size, 6> NamedSizes{
    Size{8, 5}, ClassicSize, Size{18, 8}, Size{24, 12}, Size{26, 14}, Size{30, 16}};

/// Parses text such as "14x6". Error BadValue for anything but a playable size.
[[nodiscard]] zx::Result<Size> parse_size(std::string_view text);
[[nodiscard]] std::string size_text(Size size);

/// A cell of the board, counted from 0; -1 and one past the last are the ring.
struct Cell {
    int column = 0;
    int row = 0;
    friend constexpr bool operator==(const Cell&, const Cell&) = default;
    /// Reading order: row by row.
    friend constexpr std::strong_ordering operator<=>(const Cell& a, const Cell& b) noexcept {
        return a.row != b.row ? a.row <=> b.row : a.column <=> b.column;
    }
};

/// Two tiles that are or may be removed together.
struct Pair {
    Cell first;
    Cell second;
    friend constexpr bool operator==(const Pair&, const Pair&) = default;
    /// Ordered by the first, then by the second cell.
    friend constexpr bool operator<(const Pair& a, const Pair& b) noexcept {
        return a.first != b.first ? a.first < b.first : a.second < b.second;
    }
};

using Kind = std::uint8_t;
inline constexpr Kind NoTile = 0xff;

/// A to Z, then 0 to 9; '.' for NoTile.
[[nodiscard]] char kind_letter(Kind kind) noexcept;
/// Returns NoTile for '.' and for any character that names no kind.
[[nodiscard]] Kind letter_kind(char letter) noexcept;

using Line = std::uint64_t;

[[nodiscard]] constexpr Line line_bit(int position) noexcept {
    return Line{1} << (position + 2);
}

/// A board as a plain value. Any size from 1 x 1 to 30 x 16 can hold a position; only playable
/// sizes can be dealt.
class Board {
  public:
    explicit Board(Size size = ClassicSize) noexcept;
    /// Builds a board from one string per row; '.' is empty, short rows are filled with empty
    /// cells.
    [[nodiscard]] static Board from_rows(std::span<const std::string_view> rows);

    [[nodiscard]] Size size() const noexcept { return size_; }
    [[nodiscard]] bool inside(Cell cell) const noexcept {
        return cell.column >= 0 && cell.column < size_.columns && cell.row >= 0 &&
               cell.row < size_.rows;
    }
    /// Returns NoTile for a cell of the ring.
    [[nodiscard]] Kind at(Cell cell) const noexcept {
        return inside(cell) ? kinds_[index(cell)] : NoTile;
    }
    [[nodiscard]] bool occupied(Cell cell) const noexcept { return at(cell) != NoTile; }
    [[nodiscard]] int tiles() const noexcept { return tiles_; }
    [[nodiscard]] bool empty() const noexcept { return tiles_ == 0; }

    /// NoTile empties the cell. The cell must be inside the board.
    void put(Cell cell, Kind kind) noexcept;
    void remove(Cell cell) noexcept { put(cell, NoTile); }

    /// The occupied cells of a row or column; -1 and one past the last are the lines of the ring.
    [[nodiscard]] Line row_line(int row) const noexcept { return rows_[at_line(row)]; }
    [[nodiscard]] Line column_line(int column) const noexcept { return columns_[at_line(column)]; }

    /// Cells in reading order.
    [[nodiscard]] std::vector<Cell> cells_of(Kind kind) const;
    /// One line of letters per row, each with a line feed.
    [[nodiscard]] std::string text() const;

    friend bool operator==(const Board&, const Board&) = default;

  private:
    [[nodiscard]] std::size_t index(Cell cell) const noexcept {
        return static_cast<std::size_t>(cell.row) * static_cast<std::size_t>(size_.columns) +
               static_cast<std::size_t>(cell.column);
    }
    static constexpr std::size_t at_line(int line) noexcept {
        return static_cast<std::size_t>(line) + 1;
    }

    Size size_;
    int tiles_ = 0;
    std::array<Line, MaxRows + 2> rows_{};
    std::array<Line, MaxColumns + 2> columns_{};
    std::array<Kind, MaxCells> kinds_{};
};

} // namespace shisen
