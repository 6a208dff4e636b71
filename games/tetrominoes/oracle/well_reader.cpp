#include "games/tetrominoes/oracle/well_reader.hpp"

#include <array>

#include "machine/screen_text.hpp"

namespace tetrominoes {
namespace {

using zx::oracle::CharPosition;

/// Returns the digits at four columns of a row of text in UTF-8; -1 if one is no digit.
int number_at(const std::string& row, int column) {
    int at = 0;
    int number = 0;
    int digits = 0;
    for (const char c : row) {
        const bool continues = (static_cast<unsigned char>(c) & 0xc0U) == 0x80U;
        if (continues) {
            continue;
        }
        if (at >= column && at < column + 4) {
            if (c < '0' || c > '9') {
                return -1;
            }
            number = number * 10 + (c - '0');
            ++digits;
        }
        ++at;
    }
    return digits == 4 ? number : -1;
}

} // namespace

std::bitset<std::size_t{Columns} * Rows> WellReader::tiles(const zx::oracle::Screen& screen) const {
    std::bitset<std::size_t{Columns} * Rows> tiles;
    for (int row = 0; row < Rows; ++row) {
        for (int column = 0; column < Columns; ++column) {
            const auto& cell = screen.at({well_.row + row, well_.column + column});
            tiles[View::index({column, row})] = !(cell == empty_);
        }
    }
    return tiles;
}

std::optional<WellReader> WellReader::learn(const zx::machine::Machine& machine,
                                            const State& state) {
    const auto screen = zx::oracle::read_screen(machine);
    const View expected = TimedRules{}.look(state);
    WellReader reader;
    bool found = false;
    CharPosition& well = reader.well_;
    for (well.row = 0; !found && well.row + Rows <= zx::oracle::ScreenRows; ++well.row) {
        for (well.column = 0; !found && well.column + Columns <= zx::oracle::ScreenColumns;
             ++well.column) {
            // The lower left corner is empty at the start.
            reader.empty_ = screen.at({well.row + Rows - 1, well.column});
            found = reader.tiles(screen) == expected.tiles;
            if (found) {
                break;
            }
        }
        if (found) {
            break;
        }
    }
    if (!found) {
        return std::nullopt;
    }
    const auto rows = zx::machine::read_screen(machine);
    for (int row = 0; row < zx::oracle::ScreenRows; ++row) {
        for (int column = 0; column + 4 <= zx::oracle::ScreenColumns; ++column) {
            if (number_at(rows[static_cast<std::size_t>(row)], column) == 0) {
                reader.score_ = {row, column};
                return reader;
            }
        }
    }
    return std::nullopt;
}

View WellReader::read(const zx::machine::Machine& machine) const {
    if (pixels_) {
        return pixels_->read(machine);
    }
    View view;
    view.tiles = tiles(zx::oracle::read_screen(machine));
    const auto rows = zx::machine::read_screen(machine);
    view.score = number_at(rows[static_cast<std::size_t>(score_.row)], score_.column);
    return view;
}

ScreenArea WellReader::area(Tile tile) const noexcept {
    if (pixels_) {
        return pixels_->area(tile);
    }
    return {8 * (well_.column + tile.column), 8 * (well_.row + tile.row), 8, 8};
}

ScreenArea WellReader::score_area() const noexcept {
    if (pixels_) {
        return pixels_->score_area();
    }
    return {8 * score_.column, 8 * score_.row, 32, 8};
}

} // namespace tetrominoes
