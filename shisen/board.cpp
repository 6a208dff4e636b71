#include "shisen/board.hpp"

#include <algorithm>
#include <cassert>
#include <charconv>

#include <fmt/format.h>

namespace shisen {

namespace {

constexpr Line fences(int cells) noexcept {
    return line_bit(-2) | line_bit(cells + 1);
}

} // namespace

zx::Result<Size> parse_size(std::string_view text) {
    const auto bad = [&] {
        return zx::fail(zx::ErrorCode::BadValue,
                        0,
                        "a size is COLUMNSxROWS, 4x4 to 30x16, with a multiple of four cells");
    };
    Size size{0, 0};
    const char* const end = text.data() + text.size();
    const auto columns = std::from_chars(text.data(), end, size.columns);
    if (columns.ec != std::errc{} || columns.ptr == end || *columns.ptr != 'x') {
        return bad();
    }
    const auto rows = std::from_chars(columns.ptr + 1, end, size.rows);
    // Converting back to text detects signs, leading zeros and trailing characters.
    if (rows.ec != std::errc{} || rows.ptr != end || !size.playable() || size_text(size) != text) {
        return bad();
    }
    return size;
}

std::string size_text(Size size) {
    return fmt::format("{}x{}", size.columns, size.rows);
}

char kind_letter(Kind kind) noexcept {
    constexpr std::string_view Letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
    return kind < Letters.size() ? Letters[kind] : '.';
}

Kind letter_kind(char letter) noexcept {
    if (letter >= 'A' && letter <= 'Z') {
        return static_cast<Kind>(letter - 'A');
    }
    if (letter >= '0' && letter <= '9') {
        return static_cast<Kind>(letter - '0' + 26);
    }
    return NoTile;
}

Board::Board(Size size) noexcept : size_(size) {
    assert(size.columns >= 1 && size.columns <= MaxColumns && size.rows >= 1 &&
           size.rows <= MaxRows);
    rows_.fill(fences(size.columns));
    columns_.fill(fences(size.rows));
    kinds_.fill(NoTile);
}

Board Board::from_rows(std::span<const std::string_view> rows) {
    std::size_t columns = 1;
    for (const std::string_view row : rows) {
        columns = std::max(columns, row.size());
    }
    Board board({static_cast<int>(columns), static_cast<int>(rows.size())});
    Cell cell;
    for (const std::string_view row : rows) {
        cell.column = 0;
        for (const char letter : row) {
            board.put(cell, letter_kind(letter));
            ++cell.column;
        }
        ++cell.row;
    }
    return board;
}

void Board::put(Cell cell, Kind kind) noexcept {
    assert(inside(cell) && (kind == NoTile || kind < MaxKinds));
    Kind& place = kinds_[index(cell)];
    tiles_ += (kind != NoTile) - (place != NoTile);
    place = kind;
    Line& row = rows_[at_line(cell.row)];
    Line& column = columns_[at_line(cell.column)];
    if (kind == NoTile) {
        row &= ~line_bit(cell.column);
        column &= ~line_bit(cell.row);
    } else {
        row |= line_bit(cell.column);
        column |= line_bit(cell.row);
    }
}

std::vector<Cell> Board::cells_of(Kind kind) const {
    std::vector<Cell> cells;
    for (int row = 0; row < size_.rows; ++row) {
        for (int column = 0; column < size_.columns; ++column) {
            if (at({column, row}) == kind) {
                cells.push_back({column, row});
            }
        }
    }
    return cells;
}

std::string Board::text() const {
    std::string text;
    for (int row = 0; row < size_.rows; ++row) {
        for (int column = 0; column < size_.columns; ++column) {
            text += kind_letter(at({column, row}));
        }
        text += '\n';
    }
    return text;
}

} // namespace shisen
