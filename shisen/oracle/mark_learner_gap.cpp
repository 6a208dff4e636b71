// Learns a cursor that replaces a part of its tile, and one that a faulty game does not draw in one row,
// one column or one cell of the board, that passes over it, that two exchanged arrows move, or whose marks stay.
#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

#include "shisen/oracle/mark_learner.hpp"

namespace shisen::oracle {
namespace {

/// The minimum number of steps at which the cursor is drawn, and of cells that it visits there.
constexpr std::size_t FewestDrawnSteps = 10;
constexpr std::size_t FewestDrawnCells = 5;

using InGap = std::function<bool(Cell)>;

/// Returns each row and each column of the board, as a test for its cells.
std::vector<InGap> all_gaps() {
    std::vector<InGap> gaps;
    gaps.reserve(static_cast<std::size_t>(ClassicSize.rows) +
                 static_cast<std::size_t>(ClassicSize.columns));
    for (int row = 0; row < ClassicSize.rows; ++row) {
        gaps.emplace_back([row](Cell cell) { return cell.row == row; });
    }
    for (int column = 0; column < ClassicSize.columns; ++column) {
        gaps.emplace_back([column](Cell cell) { return cell.column == column; });
    }
    return gaps;
}

/// Returns the gaps, and each cell of the course as a further one.
std::vector<InGap> with_cells_of(const std::vector<Cell>& course, std::vector<InGap> gaps) {
    for (const Cell missed : std::set(course.begin(), course.end())) {
        gaps.emplace_back([missed](Cell cell) { return cell == missed; });
    }
    return gaps;
}

} // namespace

std::size_t MarkLearner::telling_features(const std::vector<Cell>& course,
                                          const InGap& unseen) const {
    std::size_t count = 0;
    for (std::size_t feature = 0; feature < zx::oracle::FeatureCount; ++feature) {
        std::set<std::uint64_t> marked;
        std::set<std::uint64_t> others;
        for (std::size_t i = 0; i < steps_.size(); ++i) {
            const SeenBoard& seen = steps_[i].seen;
            for (const Cell cell : cells_of(seen.board.size())) {
                if (cell != course[i]) {
                    others.insert(seen.look(cell)[feature]);
                } else if (!unseen(cell)) {
                    marked.insert(seen.look(cell)[feature]);
                }
            }
        }
        count += static_cast<std::size_t>(marked.size() == 1 && !others.contains(*marked.begin()));
    }
    return count;
}

void MarkLearner::find_cursor_that_replaces() {
    for (const auto offset : alphabet_.cells_nearby()) {
        if (cursor_known_ || cursor_is_large_) {
            return;
        }
        const zx::oracle::Alphabet before = alphabet_;
        alphabet_.forget_nearby(offset);
        see_steps_again();
        find_cursor_along_steps();
        if (!cursor_known_) {
            alphabet_ = before;
            see_steps_again();
        }
    }
}

std::vector<MarkLearner::NextCell> MarkLearner::faulty_moves() {
    std::vector<NextCell> moves;
    for (const Edge edge : {Edge::Round, Edge::Stop}) {
        for (const InGap& skipped : all_gaps()) {
            moves.emplace_back([edge, skipped](Cell cell, Key key) {
                const Cell next = moved(cell, key, edge);
                if (!skipped(next) || skipped(cell)) {
                    return next; // also along the line that is passed over
                }
                const Cell beyond = moved(next, key, edge);
                return skipped(beyond) ? cell : beyond;
            });
        }
        for (const auto& [first, second] :
             {std::pair(Key::Up, Key::Down), {Key::Left, Key::Right}}) {
            moves.emplace_back([edge, one = first, other = second](Cell cell, Key key) {
                const Key taken = key == one ? other : key == other ? one : key;
                return moved(cell, taken, edge);
            });
        }
    }
    return moves;
}

void MarkLearner::find_cursor_that_skips() {
    if (cursor_known_ || cursor_is_large_ || steps_.size() < FewestDrawnSteps) {
        return;
    }
    std::vector<std::vector<Cell>> fitting;
    const auto consider = [&](const NextCell& next, Cell start) {
        std::vector<Cell> cells{start};
        for (const Key key : way_) {
            cells.push_back(next(cells.back(), key));
        }
        cells.resize(steps_.size());
        if (std::set(cells.begin(), cells.end()).size() >= FewestDrawnCells &&
            std::find(fitting.begin(), fitting.end(), cells) == fitting.end() &&
            drawn_along(cells)) {
            fitting.push_back(std::move(cells));
        }
    };
    for (const NextCell& next : faulty_moves()) {
        for (const Cell start : cells_of(ClassicSize)) {
            consider(next, start);
        }
    }
    if (fitting.size() != 1) {
        return;
    }
    cursor_known_ = true;
    moves_like_no_rule_ = true;
    for (std::size_t i = 0; i < steps_.size(); ++i) {
        steps_[i].cursor = fitting.front()[i];
    }
}

void MarkLearner::find_cursor_with_gap() {
    if (cursor_known_ || cursor_is_large_) {
        return;
    }
    struct Found {
        std::vector<Cell> course;
        InGap gap;
        bool own = false;
        std::size_t drawn = 0;
        std::size_t telling = 0;
        bool several = false;

        [[nodiscard]] std::tuple<bool, std::size_t, std::size_t> rank() const {
            return {own, drawn, telling};
        }
    };
    Found best;
    const std::vector<InGap> gaps = all_gaps();
    const auto consider = [&](const std::vector<Cell>& cells, const InGap& gap) {
        std::set<Cell> visited;
        std::size_t drawn = 0;
        for (const Cell cell : cells) {
            if (!gap(cell)) {
                visited.insert(cell);
                ++drawn;
            }
        }
        if (drawn == cells.size() || drawn < FewestDrawnSteps ||
            visited.size() < FewestDrawnCells) {
            return;
        }
        const auto condition = drawn_along(cells, gap);
        if (!condition) {
            return;
        }
        const Found found{cells, gap, condition->own(), drawn, telling_features(cells, gap), false};
        if (found.rank() > best.rank()) {
            best = found;
        } else if (found.rank() == best.rank() && cells != best.course) {
            best.several = true;
        }
    };
    for (const std::vector<Cell>& cells : all_courses()) {
        for (const InGap& gap : with_cells_of(cells, gaps)) {
            consider(cells, gap);
        }
    }
    if (best.course.empty() || best.several) {
        return;
    }
    cursor_known_ = true;
    std::vector<Step> drawn;
    for (std::size_t i = 0; i < steps_.size(); ++i) {
        if (!best.gap(best.course[i])) {
            steps_[i].cursor = best.course[i];
            drawn.push_back(std::move(steps_[i]));
        }
    }
    cursor_gap_ = best.gap;
    steps_ = std::move(drawn);
    start_ = steps_.front().state;
}

bool MarkLearner::misses_one_cell() const {
    return walked_.knows(Mark::Cursor) && unseen_at_.size() == 1 &&
           !seen_at_.contains(*unseen_at_.begin());
}

void MarkLearner::find_cursor_among_mates() {
    if (cursor_known_) {
        return;
    }
    mates_look_like_cursor_ = true;
    find_cursor_along_steps();
    const auto looks_like_a_mate = [this](const Step& step) {
        const SeenBoard& seen = step.seen;
        const auto cells = cells_of(seen.board.size());
        return std::any_of(cells.begin(), cells.end(), [&](Cell cell) {
            const auto& look = seen.look(cell);
            return cell != step.cursor && is_mate(seen.board, cell, step.cursor) &&
                   std::equal(look.begin(),
                              look.begin() + zx::oracle::FirstAround,
                              seen.look(step.cursor).begin());
        });
    };
    const auto alike = std::count_if(steps_.begin(), steps_.end(), looks_like_a_mate);
    // Highlighted tiles alone show no cursor.
    cursor_known_ = cursor_known_ && static_cast<std::size_t>(alike) * 2 < steps_.size();
    mates_look_like_cursor_ = cursor_known_;
}

std::optional<zx::oracle::FeaturePattern>
MarkLearner::drawn_on_all_of(const std::vector<Cell>& course) const {
    std::vector<zx::oracle::TileFeatures> marked;
    std::vector<zx::oracle::TileFeatures> others;
    std::set<Cell> visited;
    for (std::size_t i = 0; i < steps_.size(); ++i) {
        visited.insert(course[i]);
        for (const Cell cell : cells_of(ClassicSize)) {
            (visited.contains(cell) ? marked : others).push_back(steps_[i].seen.look(cell));
        }
        // Most courses do not fit the first step.
        if (i == 0 && !zx::oracle::FeaturePattern::learn(marked, others)) {
            return std::nullopt;
        }
    }
    return visited.size() < FewestDrawnCells ? std::nullopt
                                             : zx::oracle::FeaturePattern::learn(marked, others);
}

void MarkLearner::find_cursor_with_trail() {
    if (cursor_known_ || steps_.size() < FewestDrawnSteps) {
        return;
    }
    std::optional<std::vector<Cell>> found;
    for (const std::vector<Cell>& cells : all_courses()) {
        const auto mark = drawn_on_all_of(cells);
        if (!mark || found == cells) {
            continue;
        }
        if (found) {
            trail_.reset();
            return;
        }
        found = cells;
        trail_ = mark;
    }
    if (!found) {
        return;
    }
    cursor_known_ = true;
    for (std::size_t i = 0; i < steps_.size(); ++i) {
        steps_[i].cursor = (*found)[i];
    }
}

} // namespace shisen::oracle
