// The part of MarkLearner that makes the marks of the examples, also if these contradict each other.
#include <algorithm>
#include <vector>

#include "shisen/oracle/mark_learner.hpp"

namespace shisen::oracle {

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
    const std::ptrdiff_t cells = ClassicSize.cells();
    std::vector<Example> rest;
    for (auto board = examples_.begin(); board != examples_.end(); board += cells) {
        if (std::none_of(board, board + cells, [](const Example& example) {
                return example.marks.test(index_of(Mark::Hinted));
            })) {
            rest.insert(rest.end(), board, board + cells);
        }
    }
    examples_ = std::move(rest);
    pairs_forgotten_ = true;
}

} // namespace shisen::oracle
