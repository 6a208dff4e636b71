// The part of MarkLearner that makes the marks of the examples, also if these contradict each other.
#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <vector>

#include "shisen/oracle/mark_learner.hpp"

namespace shisen::oracle {

using zx::oracle::FeaturePattern;
using zx::oracle::TileFeatures;

MarkModel MarkLearner::marks_of_examples() const {
    MarkModel marks(examples_);
    if (mates_look_like_cursor_) {
        marks.set_mates_look_like_cursor();
    }
    if (selected_looks_like_cursor_) {
        marks.set_selected_looks_like_cursor();
    }
    if (pairs_forgotten_) {
        marks.set_pair_looks_like_cursor();
    }
    constexpr int FewestUnlit = 4;
    if (unlit_beside_pairs_ >= FewestUnlit && lit_beside_pairs_ == 0) {
        marks.set_pair_hides_kind();
    }
    return marks;
}

MarkModel MarkLearner::marks_despite_doubts() {
    MarkModel marks = marks_of_examples();
    if (!marks.knows(Mark::Cursor) && walked_.knows(Mark::Cursor)) {
        // A slow program may have missed an arrow. The walk comes first, and is kept.
        std::erase_if(examples_, [](const Example& example) { return example.astray; });
        marks = marks_of_examples();
    }
    if (!marks.knows(Mark::Cursor) && (moves_like_no_rule_ || misses_one_cell())) {
        std::erase_if(examples_, [](const Example& example) { return !example.confirmed; });
        marks = marks_of_examples();
    }
    if (!marks.knows(Mark::Cursor) && doubt_cursor_on_selected()) {
        marks = marks_of_examples();
    }
    if (!marks.knows(Mark::Cursor) && pair_looks_like_cursor()) {
        forget_pairs();
        marks = marks_of_examples();
    }
    if (!marks.knows(Mark::Cursor) && forget_missed_arrows()) {
        marks = marks_of_examples();
    }
    if (!cursor_known_ || marks.knows(Mark::SameKind)) {
        return marks;
    }
    const std::vector<Example> examples = examples_;
    relabel_lit();
    marks = marks_of_examples();
    if (!marks.knows(Mark::SameKind)) {
        examples_ = examples;
        doubt_stray_lights();
        marks = marks_of_examples();
    }
    return marks;
}

void MarkLearner::keep_boards(const std::function<bool(const Example*)>& wanted) {
    const std::ptrdiff_t cells = ClassicSize.cells();
    std::vector<Example> rest;
    for (auto board = examples_.begin(); board != examples_.end(); board += cells) {
        if (wanted(&*board)) {
            rest.insert(rest.end(), board, board + cells);
        }
    }
    examples_ = std::move(rest);
}

bool MarkLearner::forget_missed_arrows() {
    constexpr std::size_t OneIn = 20;
    if (!walked_.knows(Mark::Cursor)) {
        return false;
    }
    const MarkSet alone = MarkSet().set(index_of(Mark::Cursor)).set(index_of(Mark::SameKind));
    const auto missed = [&](const Example* board) {
        return std::any_of(board, board + ClassicSize.cells(), [&](const Example& example) {
            return example.tile && example.marks == alone && example.doubtful.none() &&
                   !example.confirmed;
        });
    };
    const std::vector<Example> all = examples_;
    keep_boards([&](const Example* board) { return !missed(board); });
    if (examples_.size() == all.size() || (all.size() - examples_.size()) * OneIn > all.size()) {
        examples_ = all;
        return false;
    }
    return true;
}

bool MarkLearner::doubt_cursor_on_selected() {
    const auto is = [](const Example& example, Mark mark) {
        return example.marks.test(index_of(mark));
    };
    if (!walked_.knows(Mark::Cursor)) {
        return false;
    }
    selected_looks_like_cursor_ =
        std::any_of(examples_.begin(), examples_.end(), [&](const Example& example) {
            return is(example, Mark::Selected) && !is(example, Mark::Cursor) &&
                   walked_.has(Mark::Cursor, example.look, example.tile);
        });
    for (Example& example : examples_) {
        if (selected_looks_like_cursor_ && is(example, Mark::Selected)) {
            example.doubtful.set(index_of(Mark::Cursor));
        }
    }
    return selected_looks_like_cursor_;
}

bool MarkLearner::pair_looks_like_cursor() const {
    return walked_.knows(Mark::Cursor) && !hint_moves_cursor_ &&
           std::any_of(examples_.begin(), examples_.end(), [&](const Example& example) {
               const auto of_pair = index_of(Mark::Hinted);
               return example.marks.test(of_pair) && !example.doubtful.test(of_pair) &&
                      !example.marks.test(index_of(Mark::Cursor)) &&
                      walked_.has(Mark::Cursor, example.look, example.tile);
           });
}

void MarkLearner::forget_pairs() {
    keep_boards([](const Example* board) {
        return std::none_of(board, board + ClassicSize.cells(), [](const Example& example) {
            return example.marks.test(index_of(Mark::Hinted));
        });
    });
    pairs_forgotten_ = true;
}

void MarkLearner::doubt_stray_lights() {
    constexpr std::size_t MostStray = 10; // one in ten
    const auto kind = index_of(Mark::SameKind);
    std::vector<TileFeatures> lit;
    for (const Example& example : examples_) {
        if (example.tile && example.marks == MarkSet().set(kind) && example.doubtful.none()) {
            lit.push_back(example.look);
        }
    }
    const auto pattern = FeaturePattern::learn(lit, {});
    const auto unlit = [&](const Example& example) {
        return example.tile && !example.marks.test(kind) && !example.doubtful.test(kind);
    };
    const auto stray = [&](const Example& example) {
        return unlit(example) && pattern->fits(example.look);
    };
    if (!pattern ||
        static_cast<std::size_t>(std::count_if(examples_.begin(), examples_.end(), stray)) *
                MostStray >
            static_cast<std::size_t>(std::count_if(examples_.begin(), examples_.end(), unlit))) {
        return;
    }
    for (Example& example : examples_) {
        example.doubtful.set(kind, example.doubtful.test(kind) || stray(example));
    }
}

void MarkLearner::relabel_lit() {
    // The first examples are the boards of the walk. A tile is not highlighted while the cursor is on
    // most cells; at an edge it may stay on one for many steps.
    const auto cells = static_cast<std::size_t>(ClassicSize.cells());
    for (Example& example : examples_) {
        example.doubtful.set(index_of(Mark::SameKind));
    }
    // A highlight beside a tile may belong to its neighbour, so the tiles themselves come first.
    bool in_the_tile = false;
    for (std::size_t i = cells; i < steps_.size() * cells && !in_the_tile; ++i) {
        in_the_tile = !examples_[i].marks.test(index_of(Mark::Cursor)) &&
                      !examples_[i - cells].marks.test(index_of(Mark::Cursor)) &&
                      zx::oracle::own_features(examples_[i].look) !=
                          zx::oracle::own_features(examples_[i - cells].look);
    }
    const auto look_at = [&](std::size_t step, std::size_t cell) {
        const TileFeatures& look = examples_[step * cells + cell].look;
        return in_the_tile ? zx::oracle::own_features(look) : look;
    };
    for (std::size_t cell = 0; cell < cells; ++cell) {
        std::map<TileFeatures, std::size_t> times;
        for (std::size_t step = 0; step < steps_.size(); ++step) {
            if (step == 0 || steps_[step].cursor != steps_[step - 1].cursor) {
                ++times[look_at(step, cell)];
            }
        }
        const auto usual =
            std::max_element(times.begin(), times.end(), [](const auto& a, const auto& b) {
                return a.second < b.second;
            });
        for (std::size_t step = 0; step < steps_.size(); ++step) {
            Example& example = examples_[step * cells + cell];
            example.doubtful.set(index_of(Mark::SameKind),
                                 example.marks.test(index_of(Mark::Cursor)));
            example.marks.set(index_of(Mark::SameKind), look_at(step, cell) != usual->first);
        }
    }
}

} // namespace shisen::oracle
