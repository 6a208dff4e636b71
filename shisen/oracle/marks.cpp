#include "shisen/oracle/marks.hpp"

#include <algorithm>
#include <functional>
#include <set>
#include <tuple>
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

/// Returns the examples without those that tell the same as another one: most do.
std::vector<Example> without_repeats(const std::vector<Example>& all) {
    const auto order = [](const Example* a, const Example* b) {
        const auto tells = [](const Example& e) {
            return std::tuple(e.tile, e.marks.to_ulong(), e.doubtful.to_ulong());
        };
        const auto first = tells(*a);
        const auto second = tells(*b);
        return first != second ? first < second : a->look < b->look;
    };
    std::set<const Example*, decltype(order)> different(order);
    for (const Example& example : all) {
        different.insert(&example);
    }
    std::vector<Example> examples;
    examples.reserve(different.size());
    for (const Example* const example : different) {
        examples.push_back(*example);
    }
    return examples;
}

} // namespace

MarkModel::MarkModel(const std::vector<Example>& all) {
    const std::vector<Example> examples = without_repeats(all);
    for (const Example& example : examples) {
        if (example.tile) {
            tile_looks_.insert(zx::oracle::own_features(example.look));
        }
    }
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
    if (knows(Mark::Cursor) && knows(Mark::Selected)) {
        learn_cancelled_cursor(examples);
    }
    if (knows(Mark::Selected) && !knows(Mark::Hinted)) {
        learn(Mark::Hinted, examples, set_of({Mark::Selected}));
        selected_may_look_hinted_ = knows(Mark::Hinted);
    }
    if (knows(Mark::Selected) || knows(Mark::Hinted)) {
        return;
    }
    const MarkSet either = set_of({Mark::Selected, Mark::Hinted});
    const auto learn_either = [&](bool with_both) {
        return FeaturePattern::learn(
            looks_of(examples,
                     [&](const Example& e) {
                         const MarkSet marks = e.marks & ~e.doubtful & either;
                         return e.tile && (marks.count() == 1 || (with_both && marks.any()));
                     }),
            looks_of(examples, [&](const Example& e) {
                return e.tile && ((e.marks | e.doubtful) & either).none();
            }));
    };
    auto both = learn_either(true);
    if (!both) {
        both = learn_either(false);
        cancel_ = both.has_value();
    }
    if (both) {
        alike_ = true;
        on_tiles_[index_of(Mark::Selected)] = both;
        on_tiles_[index_of(Mark::Hinted)] = both;
    }
}

void MarkModel::learn(Mark mark, const std::vector<Example>& examples, MarkSet apart) {
    const std::size_t index = index_of(mark);
    const std::vector<TileFeatures> others = looks_of(examples, [=](const Example& e) {
        return e.tile && !e.marks.test(index) && !e.doubtful.test(index) &&
               (e.marks & apart).none();
    });
    for (const MarkSet& hiding : hiding_sets(mark, examples)) {
        const auto shown = [&](const Example& e) {
            return e.tile && e.marks.test(index) && !e.doubtful.test(index) &&
                   ((e.marks | e.doubtful) & hiding).none();
        };
        const auto looks = looks_of(examples, shown);
        const auto condition = FeaturePattern::learn(looks, others);
        if (!condition) {
            continue;
        }
        on_tiles_[index] = condition;
        telling_[index] = condition->telling(others);
        whole_[index] = condition->own() ? *condition : FeaturePattern::common_of(looks);
        // Marks that were never seen together may hide each other.
        for (std::size_t by = 0; by < MarkCount; ++by) {
            const bool seen = std::any_of(examples.begin(), examples.end(), [&](const Example& e) {
                return shown(e) && e.marks.test(by);
            });
            hidden_by_[index].set(by, !seen);
        }
        // A cursor may cover what shows the selection on some kinds only.
        if (mark == Mark::Selected) {
            const auto cursor = index_of(Mark::Cursor);
            const bool covered =
                std::any_of(examples.begin(), examples.end(), [&](const Example& e) {
                    return e.tile && e.marks.test(index) && e.doubtful.test(index) &&
                           e.marks.test(cursor);
                });
            hidden_by_[index].set(cursor, hidden_by_[index].test(cursor) || covered);
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
    bare_looks_ = looks(false);
    // A mark between the tiles may belong to either. The tiles have shown what tells them apart; the
    // few empty places may not have had empty neighbours.
    const auto& on_a_tile = on_tile(Mark::Cursor);
    if (cursor_on_empty_ && on_a_tile && !cursor_on_empty_->own() && !on_a_tile->own()) {
        if (const auto alike = FeaturePattern::learn_like(*on_a_tile, looks(true), looks(false))) {
            cursor_on_empty_ = alike;
        }
    }
}

void MarkModel::learn_cancelled_cursor(const std::vector<Example>& examples) {
    const MarkSet both = set_of({Mark::Cursor, Mark::Selected});
    const std::vector<TileFeatures> looks = looks_of(examples, [=](const Example& e) {
        return e.tile && (e.marks & ~e.doubtful & both) == both &&
               !e.marks.test(index_of(Mark::Hinted));
    });
    cancels_cursor_ =
        !looks.empty() && std::none_of(looks.begin(), looks.end(), [this](const auto& look) {
            return has(Mark::Cursor, look, true) || has(Mark::Selected, look, true);
        });
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
            // Only all that the few examples have in common tells of the mark. What is beside them, for example
            // the edge of the board, does not tell of a mark on the tile itself.
            if (learned->own() || !on_tiles_[index]->own()) {
                combined_[index].push_back(*learned);
            }
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

} // namespace shisen::oracle
