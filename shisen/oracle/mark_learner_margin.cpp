// Learns a cursor that two marks outside the board show, for example an arrow to the left of its row and
// one above its column.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "shisen/oracle/mark_learner.hpp"

namespace shisen::oracle {

namespace {

using zx::oracle::CharPosition;
using zx::oracle::Screen;

/// What the cells of one line of the margin show at one step, one value for each row or column.
using Line = std::vector<std::uint64_t>;

/// Returns which cell of the line has a mark at each step: a value that exactly one cell shows at every
/// step, and at least `fewest` cells in all. Empty if there is no such value, or several.
std::vector<int> places_of_mark(const std::vector<Line>& lines, std::size_t fewest) {
    std::set<std::vector<int>> found;
    for (const std::uint64_t mark : lines.front()) {
        std::vector<int> places;
        for (const Line& line : lines) {
            if (std::count(line.begin(), line.end(), mark) != 1) {
                break;
            }
            places.push_back(
                static_cast<int>(std::find(line.begin(), line.end(), mark) - line.begin()));
        }
        if (places.size() == lines.size() &&
            std::set(places.begin(), places.end()).size() >= fewest) {
            found.insert(std::move(places));
        }
    }
    return found.size() == 1 ? *found.begin() : std::vector<int>();
}

/// The screens in which marks outside the board are searched.
struct Search {
    const zx::oracle::Lattice& lattice;
    std::vector<const Screen*> screens; ///< one for each step
    std::size_t fewest;                 ///< the fewest cells that must have the mark
};

/// A line of the margin with a mark that moves along it.
struct MarkedLine {
    int offset;              ///< from the first cell of a tile, in cells across the line's cells
    int line;                ///< row or column of the screen
    std::vector<int> places; ///< which cell has the mark at each step
};

/// Finds the first line with a mark. A line has `cells` cells, at the places that
/// `place(offset, line, cell)` returns.
template <class Place>
std::optional<MarkedLine>
find_marked_line(const Search& search, int pitch, int lines, int cells, Place place) {
    const auto outside = [&](CharPosition cell) {
        return Screen::inside(cell) && !search.lattice.covers(cell);
    };
    // 0, 1, ..., then -1, -2, ...
    for (int i = 0; i < 2 * pitch - 1; ++i) {
        const int offset = i < pitch ? i : pitch - 1 - i;
        for (int line = 0; line < lines; ++line) {
            if (!outside(place(offset, line, 0)) || !outside(place(offset, line, cells - 1))) {
                continue;
            }
            std::vector<Line> shown;
            for (const Screen* screen : search.screens) {
                Line& values = shown.emplace_back();
                for (int cell = 0; cell < cells; ++cell) {
                    values.push_back(
                        zx::oracle::margin_feature(screen->at(place(offset, line, cell))));
                }
            }
            auto places = places_of_mark(shown, search.fewest);
            if (!places.empty()) {
                return MarkedLine{offset, line, std::move(places)};
            }
        }
    }
    return std::nullopt;
}

} // namespace

void MarkLearner::find_cursor_in_margin(FewSteps few) {
    constexpr std::size_t ManyRows = 5;
    // A cursor that stops at two edges of the board moves only on the way back.
    constexpr std::size_t FewestRows = 3;
    constexpr std::size_t FewestColumns = 4;
    lattice_.margin.reset();
    if (steps_.empty()) {
        return;
    }
    Search search{lattice_, {}, FewestRows};
    for (const Step& step : steps_) {
        search.screens.push_back(&step.screen);
    }
    // The cells that tell the kinds may be any part of a tile.
    const auto beside_row = [&](int below, int column, int row) {
        return CharPosition{lattice_.place(0, row).row + below, column};
    };
    const auto rows = find_marked_line(
        search, lattice_.pitch_rows, zx::oracle::ScreenColumns, ClassicSize.rows, beside_row);
    if (!rows) {
        return;
    }
    search.fewest = FewestColumns;
    const auto above_column = [&](int right, int row, int column) {
        return CharPosition{row, lattice_.place(column, 0).column + right};
    };
    const auto columns = find_marked_line(
        search, lattice_.pitch_columns, zx::oracle::ScreenRows, ClassicSize.columns, above_column);
    if (!columns) {
        return;
    }
    lattice_.margin = {CharPosition{rows->offset, rows->line},
                       CharPosition{columns->line, columns->offset}};
    for (std::size_t i = 0; i < steps_.size(); ++i) {
        steps_[i].cursor = {columns->places[i], rows->places[i]};
    }
    cursor_known_ = few == FewSteps::Enough ||
                    std::set(rows->places.begin(), rows->places.end()).size() >= ManyRows;
    see_steps_again();
}

} // namespace shisen::oracle
