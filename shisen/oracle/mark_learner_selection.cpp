// The part of MarkLearner for the selection: examples of a selected tile with and without the other
// marks.
#include <array>
#include <cstdlib>
#include <optional>
#include <utility>
#include <vector>

#include "shisen/oracle/mark_learner.hpp"

namespace shisen::oracle {

void MarkLearner::learn_selections() {
    // The steps of the walk from which it is learned.
    constexpr std::size_t Stride = 3;
    constexpr std::size_t LitStride = 7;
    for (std::size_t i = 0; i < steps_.size(); i += Stride) {
        learn_selection(steps_[i]);
    }
    learn_selection_of_kinds();
    for (std::size_t i = 0; i < steps_.size(); i += LitStride) {
        learn_lit_selection(steps_[i]);
    }
}

void MarkLearner::learn_selection(const Step& step) {
    constexpr std::array Away{Key::Right, Key::Down};
    lockstep_.restore(step.state);
    std::vector<SeenBoard> without;
    for (const Key key : Away) {
        const auto seen = press(key);
        if (!seen) {
            return;
        }
        without.push_back(*seen);
    }
    lockstep_.restore(step.state);
    Shown shown{step.cursor, step.cursor, {}};
    const auto selected = press(Key::Enter);
    if (!selected || selected->board != step.seen.board) {
        return;
    }
    add(*selected, shown, Doubt{Mark::Selected, step.seen});
    // The walk has shown where the arrows lead from here; edges are not crossed again.
    for (std::size_t i = 0; i < Away.size(); ++i) {
        const Cell next = moved(shown.cursor, Away[i], Edge::Stop);
        const auto seen = press(Away[i]);
        if (!seen || next == shown.cursor || seen->board != selected->board) {
            return;
        }
        shown.cursor = next;
        add(*seen, shown, Doubt{Mark::Selected, without[i]});
    }
}

std::optional<Cell> MarkLearner::other_of_kind(const Board& board, Cell from, Cell but) {
    const auto distance = [from](Cell cell) {
        return std::abs(cell.column - from.column) + std::abs(cell.row - from.row);
    };
    std::optional<Cell> nearest;
    for (const Cell cell : board.cells_of(board.at(from))) {
        const bool other = cell != from && cell != but;
        if (other && (!nearest || distance(cell) < distance(*nearest))) {
            nearest = cell;
        }
    }
    return nearest;
}

void MarkLearner::learn_lit_selection(const Step& step) {
    const auto to = other_of_kind(step.seen.board, step.cursor, step.cursor);
    if (!to) {
        return;
    }
    const auto walk_there = [&] {
        std::optional<SeenBoard> seen;
        for (Cell cursor = step.cursor; cursor != *to;) {
            const Key key = towards(cursor, *to);
            seen = press(key);
            cursor = moved(cursor, key, Edge::Stop);
        }
        return seen;
    };
    lockstep_.restore(step.state);
    const auto without = walk_there();
    lockstep_.restore(step.state);
    const auto selected = press(Key::Enter);
    const auto with = walk_there();
    if (without && selected && with && with->board == step.seen.board) {
        add(*with, {*to, step.cursor, {}}, Doubt{Mark::Selected, *without});
    }
}

void MarkLearner::learn_selection_of_kinds() {
    if (alphabet_.kinds_with_form(SelectedForm) == 0) {
        return;
    }
    const Board board = steps_.front().seen.board;
    for (Kind kind = 0; kind < board.size().kinds(); ++kind) {
        const auto tiles = board.cells_of(kind);
        if (tiles.empty()) {
            continue; // a faulty deal
        }
        lockstep_.restore(start_);
        const Cell cursor = walk_over(steps_.front().cursor, tiles.front());
        if (auto seen = see()) {
            learn_selection({lockstep_.save(), lockstep_.screen(), std::move(*seen), cursor});
        }
    }
}

} // namespace shisen::oracle
