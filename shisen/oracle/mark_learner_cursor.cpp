// Learns the cursor: the mark that follows the arrows.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <iterator>
#include <optional>
#include <set>
#include <utility>

#include "shisen/oracle/mark_learner.hpp"

namespace shisen::oracle {

using zx::oracle::FeaturePattern;
using zx::oracle::TileFeatures;

namespace {

// A walk over two edges that meet in a corner, and back a little.
constexpr int AlongTheRow = 15;
constexpr int AlongTheColumn = 7;
constexpr int BackAlongTheRow = 3;
constexpr int BackAlongTheColumn = 2;
/// The minimum number of steps; with fewer, too many courses fit.
constexpr std::size_t FewestSteps = 8;
/// The minimum number of cells on a course. A cell that looks like no other one, for example in a
/// corner of the board, is no cursor.
constexpr std::size_t FewestCells = 5;

using Corner = std::array<Key, 4>;
constexpr Corner BottomRight{Key::Right, Key::Down, Key::Left, Key::Up};
constexpr Corner TopLeft{Key::Left, Key::Up, Key::Right, Key::Down};

std::vector<Key> walk_to(const Corner& corner) {
    std::vector<Key> keys;
    keys.insert(keys.end(), AlongTheRow, corner[0]);
    keys.insert(keys.end(), AlongTheColumn, corner[1]);
    keys.insert(keys.end(), BackAlongTheRow, corner[2]);
    keys.insert(keys.end(), BackAlongTheColumn, corner[3]);
    return keys;
}

} // namespace

Cell MarkLearner::moved(Cell cell, Key key, Edge edge) {
    const Size size = ClassicSize;
    const int by = key == Key::Left || key == Key::Up ? -1 : 1;
    const bool along_row = key == Key::Left || key == Key::Right;
    int& at = along_row ? cell.column : cell.row;
    const int count = along_row ? size.columns : size.rows;
    const bool over = at + by < 0 || at + by >= count;
    if (over && edge == Edge::Stop) {
        return cell;
    }
    at = (at + by + count) % count;
    if (over && edge == Edge::NextLine) {
        int& other = along_row ? cell.row : cell.column;
        const int others = along_row ? size.rows : size.columns;
        other = (other + by + others) % others;
    }
    return cell;
}

void MarkLearner::walk() {
    walk_along(walk_to(BottomRight));
    find_usual_forms();
    find_near_cells();
    find_cursor_in_margin(FewSteps::TooFew);
    if (!lattice_.margin) {
        find_cursor();
        find_cursor_that_skips();
    }
    if (cursor_known_ || steps_.empty()) {
        return;
    }
    // An edge that sends the cursor elsewhere than any rule does may be on this way. Without a
    // cursor the first walk stays.
    const int pace = lockstep_.pace();
    auto way = std::exchange(way_, {});
    auto steps = std::exchange(steps_, {});
    const auto near = lattice_.near;
    lockstep_.restore(start_);
    walk_along(walk_to(TopLeft));
    find_near_cells();
    find_cursor_in_margin(FewSteps::Enough);
    if (!lattice_.margin) {
        find_cursor();
        find_cursor_with_gap();
    }
    if (!cursor_known_) {
        way_ = std::move(way);
        steps_ = std::move(steps);
        lattice_.near = near;
        lockstep_.set_pace(pace);
        find_cursor_in_margin(FewSteps::Enough);
        if (!lattice_.margin) {
            find_cursor_with_gap();
            find_cursor_among_mates();
            find_cursor_with_trail();
        }
    }
}

void MarkLearner::walk_along(std::vector<Key> keys) {
    way_ = std::move(keys);
    auto first = see();
    if (!first) {
        return;
    }
    const auto screen = [&] { return lockstep_.screen(); };
    steps_.push_back({start_, screen(), std::move(*first), {}});
    for (const Key key : way_) {
        auto seen = press(key);
        if (!seen || seen->board != steps_.front().seen.board) {
            return;
        }
        steps_.push_back({lockstep_.save(), screen(), std::move(*seen), {}});
    }
}

void MarkLearner::find_usual_forms() {
    std::vector<zx::oracle::Screen> screens;
    screens.reserve(steps_.size());
    // A cursor that stops at an edge must not make the look of its kind the usual one.
    for (std::size_t i = 0; i < steps_.size(); ++i) {
        if (i == 0 || steps_[i].seen.looks != steps_[i - 1].seen.looks) {
            screens.push_back(steps_[i].screen);
        }
    }
    alphabet_.learn_usual_forms(lattice_, screens);
    lattice_.kind_colours = usual_colours(lattice_, screens, alphabet_);
    see_steps_again();
}

bool MarkLearner::changes_in_walk(zx::oracle::CharPosition offset) const {
    for (const Cell cell : cells_of(ClassicSize)) {
        const auto tile = lattice_.place(cell.column, cell.row);
        const zx::oracle::CharPosition place{tile.row + offset.row, tile.column + offset.column};
        for (std::size_t i = 1; i < steps_.size() && zx::oracle::Screen::inside(place); ++i) {
            const zx::oracle::Screen& before = steps_[i - 1].screen;
            const zx::oracle::Screen& after = steps_[i].screen;
            const bool coloured = before.at(place).attribute != after.at(place).attribute &&
                                  before.at(tile).attribute == after.at(tile).attribute;
            if (coloured || before.at(place).bitmap != after.at(place).bitmap) {
                return true;
            }
        }
    }
    return false;
}

void MarkLearner::find_near_cells() {
    using zx::oracle::CharPosition;
    const auto belongs_to_a_tile = [&](int row, int column) {
        const int below = (row % lattice_.pitch_rows + lattice_.pitch_rows) % lattice_.pitch_rows;
        const int right =
            (column % lattice_.pitch_columns + lattice_.pitch_columns) % lattice_.pitch_columns;
        return below < lattice_.extent_rows && right < lattice_.extent_columns &&
               lattice_.reads(below, right);
    };
    // See features_of().
    const auto is_always_looked_at = [&](int row, int column) {
        const bool beside = row == 0 && (column == -1 || column == lattice_.extent_columns);
        const bool above_or_below = column == 0 && (row == -1 || row == lattice_.extent_rows);
        return (beside && lattice_.pitch_columns > lattice_.extent_columns) ||
               (above_or_below && lattice_.pitch_rows > lattice_.extent_rows);
    };
    std::vector<CharPosition> near;
    for (int row = 1 - lattice_.pitch_rows; row < lattice_.extent_rows + lattice_.pitch_rows - 1;
         ++row) {
        for (int column = 1 - lattice_.pitch_columns;
             column < lattice_.extent_columns + lattice_.pitch_columns - 1;
             ++column) {
            if (!belongs_to_a_tile(row, column) && !is_always_looked_at(row, column) &&
                changes_in_walk({row, column})) {
                near.push_back({row, column});
            }
        }
    }
    // Cells that belong to no other tile come first.
    const auto distance = [](const CharPosition& offset) {
        const bool beyond = offset.row < 0 || offset.column < 0;
        return std::pair{beyond, std::abs(offset.row) + std::abs(offset.column)};
    };
    std::stable_sort(near.begin(), near.end(), [&](const CharPosition& a, const CharPosition& b) {
        return distance(a) < distance(b);
    });
    for (std::size_t i = 0; i < lattice_.near.size(); ++i) {
        lattice_.near[i] = i < near.size() ? std::optional(near[i]) : std::nullopt;
    }
    see_steps_again();
}

void MarkLearner::see_steps_again() {
    for (Step& step : steps_) {
        if (auto seen = see_board(step.screen, lattice_, alphabet_)) {
            step.seen = std::move(*seen);
        }
    }
}

std::vector<Cell> MarkLearner::course(Cell start, Edge side, Edge top) const {
    std::vector<Cell> cells{start};
    for (const Key key : way_) {
        const bool along_row = key == Key::Left || key == Key::Right;
        cells.push_back(moved(cells.back(), key, along_row ? side : top));
    }
    cells.resize(steps_.size());
    return cells;
}

std::vector<std::vector<Cell>> MarkLearner::all_courses() const {
    constexpr std::array Edges{Edge::Round, Edge::Stop, Edge::NextLine};
    std::vector<std::vector<Cell>> courses;
    for (const Cell start : cells_of(ClassicSize)) {
        for (const Edge side : Edges) {
            for (const Edge top : Edges) {
                courses.push_back(course(start, side, top));
            }
        }
    }
    return courses;
}

std::optional<FeaturePattern>
MarkLearner::drawn_along(const std::vector<Cell>& course,
                         const std::function<bool(Cell)>& unseen) const {
    std::vector<TileFeatures> marked;
    std::vector<TileFeatures> others;
    for (std::size_t i = 0; i < steps_.size(); ++i) {
        if (!unseen || !unseen(course[i])) {
            marked.push_back(steps_[i].seen.look(course[i]));
        }
    }
    for (std::size_t i = 0; i < steps_.size(); ++i) {
        const SeenBoard& seen = steps_[i].seen;
        for (const Cell cell : cells_of(seen.board.size())) {
            if (cell != course[i] && !is_mate(seen.board, cell, course[i])) {
                others.push_back(seen.look(cell));
            }
        }
        // Most courses do not fit the first step.
        if (i == 0 && !FeaturePattern::learn(marked, others)) {
            return std::nullopt;
        }
    }
    return FeaturePattern::learn(marked, others);
}

/// Finds the cursor along the walk, or along its first part if the cursor goes a way that no rule
/// explains, for example at an edge of the board.
void MarkLearner::find_cursor() {
    constexpr std::array<std::size_t, 4> FirstParts{
        AlongTheRow + 3, AlongTheRow + 1, 12, FewestSteps};
    find_cursor_along_steps();
    find_cursor_that_replaces();
    for (const std::size_t length : FirstParts) {
        // A part of a large cursor is drawn beside its cell, and not at all at an edge.
        if (cursor_known_ || cursor_is_large_ || length >= steps_.size()) {
            continue;
        }
        std::vector<Step> rest(
            std::make_move_iterator(steps_.begin() + static_cast<std::ptrdiff_t>(length)),
            std::make_move_iterator(steps_.end()));
        steps_.resize(length);
        find_cursor_along_steps();
        if (!cursor_known_) {
            std::move(rest.begin(), rest.end(), std::back_inserter(steps_));
        }
    }
}

void MarkLearner::find_cursor_along_steps() {
    if (steps_.size() < FewestSteps) {
        return;
    }
    // A mark between two tiles may belong to either; a mark on a tile belongs to that tile.
    std::array<std::vector<std::vector<Cell>>, 2> fitting;
    for (const std::vector<Cell>& cells : all_courses()) {
        if (std::set(cells.begin(), cells.end()).size() < FewestCells) {
            continue;
        }
        const auto condition = drawn_along(cells);
        if (!condition) {
            continue;
        }
        auto& courses = fitting[condition->own() ? 0 : 1];
        if (std::find(courses.begin(), courses.end(), cells) == courses.end()) {
            courses.push_back(cells);
        }
    }
    const auto& courses = fitting[fitting[0].empty() ? 1 : 0];
    const std::vector<Cell> found = courses.empty()       ? course_of_a_feature()
                                    : courses.size() == 1 ? courses.front()
                                                          : std::vector<Cell>();
    cursor_known_ = !found.empty();
    moves_like_no_rule_ = courses.empty() && cursor_known_;
    for (std::size_t i = 0; i < found.size(); ++i) {
        steps_[i].cursor = found[i];
    }
}

std::vector<Cell> MarkLearner::course_of_a_feature() const {
    /// Returns the only cell of a board with this value.
    const auto only = [](const SeenBoard& seen, std::size_t feature, std::uint64_t value) {
        std::optional<Cell> found;
        for (const Cell cell : cells_of(seen.board.size())) {
            if (seen.look(cell)[feature] == value) {
                if (found) {
                    return std::optional<Cell>();
                }
                found = cell;
            }
        }
        return found;
    };
    std::set<std::vector<Cell>> courses;
    for (std::size_t feature = 0; feature < zx::oracle::FirstAround; ++feature) {
        for (std::uint64_t value = 0; value < 8; ++value) {
            std::vector<Cell> cells;
            for (const Step& step : steps_) {
                if (const auto cell = only(step.seen, feature, value)) {
                    cells.push_back(*cell);
                }
            }
            // The mark must follow the first arrow; a colour that one tile always has does not.
            if (cells.size() == steps_.size() && cells[0] != cells[1]) {
                courses.insert(cells);
            }
        }
    }
    return courses.size() == 1 ? *courses.begin() : std::vector<Cell>();
}

} // namespace shisen::oracle
