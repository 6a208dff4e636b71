#include "shisen/oracle/marks.hpp"

#include <algorithm>
#include <functional>
#include <set>
#include <utility>

namespace shisen::oracle {

using zx::oracle::FeaturePattern;
using zx::oracle::TileFeatures;

namespace {

MarkSet set_of(std::initializer_list<Mark> marks) {
    MarkSet set;
    for (const Mark mark : marks) {
        set.set(index_of(mark));
    }
    return set;
}

using Wanted = std::function<bool(const Example&)>;

std::vector<TileFeatures> looks_of(const std::vector<Example>& examples, const Wanted& wanted) {
    std::vector<TileFeatures> looks;
    for (const Example& example : examples) {
        if (wanted(example)) {
            looks.push_back(example.look);
        }
    }
    // Removes duplicates: most examples are equal to others.
    std::sort(looks.begin(), looks.end());
    looks.erase(std::unique(looks.begin(), looks.end()), looks.end());
    return looks;
}

/// Returns the sets of marks that may hide another mark: small sets first, and among sets of one
/// size those that leave most examples.
std::vector<MarkSet> hiding_sets(Mark hidden, const std::vector<Example>& examples) {
    struct Candidate {
        MarkSet set;
        std::size_t left;
    };
    std::vector<Candidate> candidates;
    for (unsigned bits = 0; bits < 1u << MarkCount; ++bits) {
        const MarkSet set(bits);
        if (!set.test(index_of(hidden))) {
            const auto left = looks_of(examples, [&](const Example& e) {
                return e.tile && e.marks.test(index_of(hidden)) &&
                       !e.doubtful.test(index_of(hidden)) && (e.marks & set).none();
            });
            candidates.push_back({set, left.size()});
        }
    }
    std::stable_sort(
        candidates.begin(), candidates.end(), [](const Candidate& a, const Candidate& b) {
            return a.set.count() != b.set.count() ? a.set.count() < b.set.count() : a.left > b.left;
        });
    std::vector<MarkSet> sets;
    sets.reserve(candidates.size());
    for (const Candidate& candidate : candidates) {
        sets.push_back(candidate.set);
    }
    return sets;
}

} // namespace

MarkModel::MarkModel(const std::vector<Example>& examples) {
    for (const Mark mark : {Mark::Cursor, Mark::Selected, Mark::Hinted, Mark::SameKind}) {
        learn(mark, examples);
    }
    if (!knows(Mark::Cursor)) {
        // Nothing tells of which kind the highlighted tiles should be.
        on_tiles_[index_of(Mark::SameKind)].reset();
    }
    if (knows(Mark::Cursor)) {
        learn_cursor_on_empty(examples);
    }
    if (knows(Mark::Selected) || knows(Mark::Hinted)) {
        return;
    }
    const MarkSet either = set_of({Mark::Selected, Mark::Hinted});
    const auto both =
        FeaturePattern::learn(looks_of(examples,
                                       [&](const Example& e) {
                                           return e.tile && (e.marks & ~e.doubtful & either).any();
                                       }),
                              looks_of(examples, [&](const Example& e) {
                                  return e.tile && ((e.marks | e.doubtful) & either).none();
                              }));
    if (both) {
        alike_ = true;
        on_tiles_[index_of(Mark::Selected)] = both;
        on_tiles_[index_of(Mark::Hinted)] = both;
    }
}

void MarkModel::learn(Mark mark, const std::vector<Example>& examples) {
    const std::size_t index = index_of(mark);
    const std::vector<TileFeatures> others = looks_of(examples, [=](const Example& e) {
        return e.tile && !e.marks.test(index) && !e.doubtful.test(index);
    });
    for (const MarkSet& hiding : hiding_sets(mark, examples)) {
        const auto shown = [&](const Example& e) {
            return e.tile && e.marks.test(index) && !e.doubtful.test(index) &&
                   ((e.marks | e.doubtful) & hiding).none();
        };
        const auto condition = FeaturePattern::learn(looks_of(examples, shown), others);
        if (!condition) {
            continue;
        }
        on_tiles_[index] = condition;
        // Marks that were never seen together may hide each other.
        for (std::size_t by = 0; by < MarkCount; ++by) {
            const bool seen = std::any_of(examples.begin(), examples.end(), [&](const Example& e) {
                return shown(e) && e.marks.test(by);
            });
            hidden_by_[index].set(by, !seen);
        }
        if (mark != Mark::SameKind) {
            learn_combined(mark, examples);
        }
        return;
    }
}

void MarkModel::learn_cursor_on_empty(const std::vector<Example>& examples) {
    const auto cursor = index_of(Mark::Cursor);
    const auto looks = [&](bool marked) {
        return looks_of(examples, [=](const Example& e) {
            return !e.tile && e.marks.test(cursor) == marked && !e.doubtful.test(cursor);
        });
    };
    cursor_on_empty_ = FeaturePattern::learn(looks(true), looks(false));
    // A mark between the tiles may belong to either. The tiles have shown what tells them apart; the
    // few empty places may not have had empty neighbours.
    const auto& on_a_tile = on_tile(Mark::Cursor);
    if (cursor_on_empty_ && on_a_tile && !cursor_on_empty_->own() && !on_a_tile->own()) {
        if (const auto alike = FeaturePattern::learn_like(*on_a_tile, looks(true), looks(false))) {
            cursor_on_empty_ = alike;
        }
    }
}

void MarkModel::learn_combined(Mark mark, const std::vector<Example>& examples) {
    const std::size_t index = index_of(mark);
    const std::vector<TileFeatures> others =
        looks_of(examples, [=](const Example& e) { return e.tile && !e.marks.test(index); });
    const auto learn_from = [&](const Wanted& wanted) {
        const auto learned = FeaturePattern::learn(looks_of(examples, wanted), others);
        if (!learned) {
            return false;
        }
        // There are few examples. The others have shown which features tell of the mark.
        const FeaturePattern pattern = learned->with_features_of(*on_tiles_[index]);
        if (pattern.fits_any(others)) {
            return false;
        }
        combined_[index].push_back(pattern);
        return true;
    };
    for (std::size_t by = 0; by < MarkCount; ++by) {
        if (!hidden_by_[index].test(by)) {
            continue;
        }
        const auto carries_both = [=](const Example& e) {
            return e.tile && e.marks.test(index) && !e.doubtful.test(index) && e.marks.test(by) &&
                   !e.doubtful.test(by);
        };
        if (learn_from(carries_both)) {
            combined_with_[index].set(by);
            continue;
        }
        // Further marks may change how both are drawn.
        std::set<unsigned long> sets;
        for (const Example& example : examples) {
            if (carries_both(example)) {
                sets.insert(example.marks.to_ulong());
            }
        }
        bool all = !sets.empty();
        for (const unsigned long set : sets) {
            const bool learned = learn_from(
                [=](const Example& e) { return carries_both(e) && e.marks.to_ulong() == set; });
            all = all && learned;
        }
        combined_with_[index].set(by, all);
    }
}

bool MarkModel::has(Mark mark, const TileFeatures& look, bool tile) const {
    if (tile) {
        const auto& combined = combined_[index_of(mark)];
        return (on_tile(mark) && on_tile(mark)->fits(look)) ||
               std::any_of(combined.begin(), combined.end(), [&](const FeaturePattern& pattern) {
                   return pattern.fits(look);
               });
    }
    return mark == Mark::Cursor && cursor_on_empty_ && cursor_on_empty_->fits(look);
}

void MarkModel::set_cursor_is_large() {
    cursor_may_be_covered_ = true;
    for (const Mark mark : {Mark::Selected, Mark::Hinted, Mark::SameKind}) {
        if (knows(mark) && !on_tile(mark)->own()) {
            on_tiles_[index_of(mark)].reset();
            combined_[index_of(mark)].clear();
        }
    }
}

std::string MarkModel::describe(Mark mark) const {
    return knows(mark) ? on_tile(mark)->describe() : "unknown";
}

namespace {

/// The outer optional says whether the value is known, the inner one whether there is a mark. The
/// types are written out, because nested optionals collapse where a type is deduced.
template <class T> using Known = std::optional<std::optional<T>>;
template <class T> Known<T> known(std::optional<T> value) {
    return Known<T>(std::in_place, value);
}

class Sighter {
  public:
    Sighter(const SeenBoard& seen, const MarkModel& marks) : seen_(seen), marks_(marks) {
        const Size size = seen.board.size();
        for (int row = 0; row < size.rows; ++row) {
            for (int column = 0; column < size.columns; ++column) {
                sort_in({column, row});
            }
        }
    }

    [[nodiscard]] Observation observation() const {
        Observation result;
        result.board = seen_.board;
        result.cursor = cursor();
        result.selection = selection();
        result.hint = hint();
        result.highlighted = highlighted();
        if (seen_.marks_unclear) {
            forget_missing(result);
        }
        return result;
    }

  private:
    using Cells = std::vector<Cell>;

    /// A tile has marks that cannot be told apart: a mark that is not seen may be there.
    void forget_missing(Observation& result) const {
        if (cells(Mark::Cursor).size() != 1) {
            result.cursor.reset();
        }
        if (cells(Mark::Selected).size() != 1) {
            result.selection.reset();
        }
        if (cells(Mark::Hinted).size() != 2) {
            result.hint.reset();
        }
        result.highlighted.reset();
    }

    void sort_in(Cell cell) {
        for (std::size_t i = 0; i < MarkCount; ++i) {
            if (marks_.has(static_cast<Mark>(i), seen_.look(cell), seen_.board.occupied(cell))) {
                cells_[i].push_back(cell);
            }
        }
    }
    [[nodiscard]] const Cells& cells(Mark mark) const { return cells_[index_of(mark)]; }

    /// True if the board has a mark that hides this one, so that its absence means nothing.
    [[nodiscard]] bool may_be_hidden(Mark mark) const {
        for (std::size_t by = 0; by < MarkCount; ++by) {
            if (!cells_[by].empty() && marks_.hides(static_cast<Mark>(by), mark)) {
                return true;
            }
        }
        return false;
    }

    /// True if a shown pair cannot be seen among the highlighted tiles, of which there are at least two.
    [[nodiscard]] bool may_be_lit_invisibly() const {
        return cells(Mark::SameKind).size() >= 2 &&
               marks_.hides_wholly(Mark::SameKind, Mark::Hinted);
    }

    /// Returns the cell of the marks that hide this one, if all of them are on one cell.
    [[nodiscard]] std::optional<Cell> only_hiding_cell(Mark mark) const {
        std::optional<Cell> only;
        for (std::size_t by = 0; by < MarkCount; ++by) {
            for (const Cell cell : cells_[by]) {
                if (marks_.hides(static_cast<Mark>(by), mark)) {
                    if (only && *only != cell) {
                        return std::nullopt;
                    }
                    only = cell;
                }
            }
        }
        return only;
    }

    [[nodiscard]] std::optional<Cell> cursor() const {
        const Cells& found = cells(Mark::Cursor);
        if (found.size() == 1) {
            return found.front();
        }
        const bool on_unknown =
            seen_.board.tiles() < seen_.board.size().cells() && !marks_.knows_cursor_on_empty();
        const bool may_be_covered = on_unknown || marks_.cursor_may_be_covered();
        if (!marks_.knows(Mark::Cursor) ||
            (found.empty() && (may_be_covered || may_be_hidden(Mark::Cursor)))) {
            return std::nullopt;
        }
        return NoSuchCell;
    }

    [[nodiscard]] Known<Cell> selection() const {
        const Cells& found = cells(Mark::Selected);
        if (!marks_.knows(Mark::Selected)) {
            return {};
        }
        if (found.size() == 1) {
            return known<Cell>(found.front());
        }
        if (found.empty() ? may_be_hidden(Mark::Selected) : marks_.selected_like_hinted()) {
            return {};
        }
        return found.empty() ? known<Cell>({}) : known<Cell>(NoSuchCell);
    }

    [[nodiscard]] Known<Pair> hint() const {
        const Cells& found = cells(Mark::Hinted);
        if (!marks_.knows(Mark::Hinted)) {
            return {};
        }
        if (found.size() == 2) {
            return known<Pair>(Pair{found[0], found[1]});
        }
        if (found.empty() && may_be_lit_invisibly()) {
            return {};
        }
        if (found.empty() || (found.size() == 1 && marks_.selected_like_hinted())) {
            return known<Pair>({});
        }
        if (found.size() == 1 && may_be_hidden(Mark::Hinted)) {
            const auto other = only_hiding_cell(Mark::Hinted);
            return other ? known<Pair>(Pair{std::min(found[0], *other), std::max(found[0], *other)})
                         : Known<Pair>();
        }
        if (found.size() > 1 && marks_.selected_like_hinted()) {
            return {};
        }
        // A cursor that cannot be seen may be on the other tile.
        if (found.size() == 1 && !marks_.knows(Mark::Cursor)) {
            return {};
        }
        return known<Pair>(Pair{found[0], found[0]});
    }

    [[nodiscard]] std::optional<Cells> highlighted() const {
        if (!marks_.knows(Mark::SameKind)) {
            return std::nullopt;
        }
        Cells lit = cells(Mark::SameKind);
        const std::optional<Cell> here = cursor();
        const Kind kind =
            here ? seen_.board.at(*here) : (lit.empty() ? NoTile : seen_.board.at(lit.front()));
        for (std::size_t by = 0; by < MarkCount; ++by) {
            for (const Cell cell : cells_[by]) {
                if (kind != NoTile && seen_.board.at(cell) == kind &&
                    marks_.hides(static_cast<Mark>(by), Mark::SameKind)) {
                    lit.push_back(cell);
                }
            }
        }
        std::sort(lit.begin(), lit.end());
        lit.erase(std::unique(lit.begin(), lit.end()), lit.end());
        return lit;
    }

    const SeenBoard& seen_;
    const MarkModel& marks_;
    std::array<Cells, MarkCount> cells_;
};

} // namespace

Observation observation_of(const SeenBoard& seen, const MarkModel& marks) {
    return Sighter(seen, marks).observation();
}

} // namespace shisen::oracle
