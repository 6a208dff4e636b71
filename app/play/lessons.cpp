#include "app/play/lessons.hpp"

#include "shisen/path.hpp"

namespace zx::play {
namespace {

/// The one with the shortest path: where a beginner sees it.
std::optional<shisen::Pair> nearest_pair(const shisen::Board& board) {
    std::optional<shisen::Pair> nearest;
    int shortest = 0;
    for (const shisen::Pair& pair : shisen::removable_pairs(board)) {
        const auto path = shisen::find_path(board, pair.first, pair.second);
        if (path && (!nearest || path->length < shortest)) {
            nearest = pair;
            shortest = path->length;
        }
    }
    return nearest;
}

} // namespace

void Lessons::took_pair() noexcept {
    if (step_ == 1 || step_ == 2) {
        ++step_;
    }
}

void Lessons::saw_safe_hint() noexcept {
    if (step_ == 2) {
        ++step_;
    }
}

void Lessons::pressed_anything() noexcept {
    if (step_ == Steps) {
        skip();
    }
}

std::optional<Lesson> Lessons::lesson(const Match& match) const {
    switch (step_) {
    case 1: {
        Lesson lesson{1,
                      Steps,
                      "Click two tiles that are alike. A line with at most two bends "
                      "must join them. These two can go. Esc skips this.",
                      {}};
        if (const auto pair = nearest_pair(match.state().board)) {
            lesson.cells = {pair->first, pair->second};
        }
        return lesson;
    }
    case 2:
        return Lesson{2,
                      Steps,
                      "Take every tile to win. No idea? A right click, or G, shows a pair "
                      "that cannot lose the game.",
                      {}};
    case Steps:
        return Lesson{Steps,
                      Steps,
                      "The light tells whether the game can still be won. If a move "
                      "loses it, T takes it back. Now play.",
                      {}};
    default: return std::nullopt;
    }
}

} // namespace zx::play
