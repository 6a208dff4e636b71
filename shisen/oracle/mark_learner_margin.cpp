// Learns a cursor that two marks outside the board show, for example an arrow to the left of its row and
// one above its column.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
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
    const auto lines = [&](int count, const auto& place_of) {
        std::vector<Line> all;
        for (const Step& step : steps_) {
            Line line;
            for (int i = 0; i < count; ++i) {
                line.push_back(zx::oracle::margin_feature(step.screen.at(place_of(i))));
            }
            all.push_back(std::move(line));
        }
        return all;
    };
    const auto outside = [&](CharPosition place) {
        return Screen::inside(place) && !lattice_.covers(place);
    };
    std::optional<CharPosition> row_mark;
    std::vector<int> rows;
    for (int below = 0; below < lattice_.extent_rows; ++below) {
        for (int column = 0; column < zx::oracle::ScreenColumns && !row_mark; ++column) {
            const auto place = [&](int row) {
                return CharPosition{lattice_.place(0, row).row + below, column};
            };
            if (outside(place(0)) && outside(place(ClassicSize.rows - 1))) {
                rows = places_of_mark(lines(ClassicSize.rows, place), FewestRows);
                row_mark = rows.empty() ? std::nullopt : std::optional(CharPosition{below, column});
            }
        }
    }
    std::optional<CharPosition> column_mark;
    std::vector<int> columns;
    for (int right = 0; right < lattice_.extent_columns && row_mark; ++right) {
        for (int row = 0; row < zx::oracle::ScreenRows && !column_mark; ++row) {
            const auto place = [&](int column) {
                return CharPosition{row, lattice_.place(column, 0).column + right};
            };
            if (outside(place(0)) && outside(place(ClassicSize.columns - 1))) {
                columns = places_of_mark(lines(ClassicSize.columns, place), FewestColumns);
                column_mark =
                    columns.empty() ? std::nullopt : std::optional(CharPosition{row, right});
            }
        }
    }
    if (!column_mark) {
        return;
    }
    lattice_.margin = {*row_mark, *column_mark};
    for (std::size_t i = 0; i < steps_.size(); ++i) {
        steps_[i].cursor = {columns[i], rows[i]};
    }
    cursor_known_ =
        few == FewSteps::Enough || std::set(rows.begin(), rows.end()).size() >= ManyRows;
    see_steps_again();
}

} // namespace shisen::oracle
