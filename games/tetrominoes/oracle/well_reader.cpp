#include "games/tetrominoes/oracle/well_reader.hpp"

#include <algorithm>
#include <array>

#include "machine/screen_text.hpp"

namespace tetrominoes {
namespace {

using zx::oracle::CharPosition;

/// The places of the upper left tile.
constexpr int WellRows = zx::oracle::ScreenRows - Rows + 1;
constexpr int WellColumns = zx::oracle::ScreenColumns - Columns + 1;

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
            tiles[WellView::index({column, row})] = !(cell == empty_);
        }
    }
    return tiles;
}

std::optional<std::pair<WellReader, std::size_t>>
WellReader::learn(const zx::machine::Machine& machine, const std::vector<State>& states) {
    const auto screen = zx::oracle::read_screen(machine);
    std::vector<WellView> expected;
    expected.reserve(states.size());
    for (const State& state : states) {
        expected.push_back(TimedRules{}.look(state));
    }
    WellReader reader;
    auto shown = expected.end();
    for (int place = 0; place < WellRows * WellColumns && shown == expected.end(); ++place) {
        reader.well_ = {place / WellColumns, place % WellColumns};
        // The lower left corner is empty at the start.
        reader.empty_ = screen.at({reader.well_.row + Rows - 1, reader.well_.column});
        const auto tiles = reader.tiles(screen);
        shown = std::find_if(expected.begin(), expected.end(), [&](const WellView& view) {
            return view.tiles == tiles;
        });
    }
    if (shown == expected.end()) {
        return std::nullopt;
    }
    const auto rows = zx::machine::read_screen(machine);
    for (int row = 0; row < zx::oracle::ScreenRows; ++row) {
        for (int column = 0; column + 4 <= zx::oracle::ScreenColumns; ++column) {
            if (number_at(rows[static_cast<std::size_t>(row)], column) == 0) {
                reader.score_ = {row, column};
                return std::pair(reader, static_cast<std::size_t>(shown - expected.begin()));
            }
        }
    }
    return std::nullopt;
}

WellView WellReader::read(const zx::machine::Machine& machine) const {
    if (pixels_) {
        return pixels_->read(machine);
    }
    WellView view;
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
