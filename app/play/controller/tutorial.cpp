#include "app/play/controller/tutorial.hpp"

#include <algorithm>

#include "shisen/path.hpp"

namespace zx::play {
namespace {

struct JoinedPair {
    shisen::Pair pair;
    shisen::Path path;
};

bool leaves_board(const shisen::Board& board, const shisen::Path& path) {
    const auto* const end = path.points.begin() + path.count;
    return std::any_of(
        path.points.begin(), end, [&](shisen::Cell cell) { return !board.inside(cell); });
}

/// Returns the pair with the shortest path, which is easiest to see for a beginner; with `outside`,
/// the shortest of the paths that run through the ring.
std::optional<JoinedPair> nearest_pair(const shisen::Board& board, bool outside) {
    std::optional<JoinedPair> nearest;
    for (const shisen::Pair& pair : shisen::removable_pairs(board)) {
        const auto path = shisen::find_path(board, pair.first, pair.second);
        if (path && (!outside || leaves_board(board, *path)) &&
            (!nearest || path->length < nearest->path.length)) {
            nearest = JoinedPair{pair, *path};
        }
    }
    return nearest;
}

void point_at(TutorialStep& tutorial_step, const std::optional<JoinedPair>& joined) {
    if (joined) {
        tutorial_step.cells = {joined->pair.first, joined->pair.second};
        tutorial_step.path = joined->path;
    }
}

} // namespace

void Tutorial::took_pair() noexcept {
    if (step_ != 0 && step_ != Steps) {
        ++step_;
    }
}

void Tutorial::saw_safe_hint() noexcept {
    if (step_ == Steps - 1) {
        ++step_;
    }
}

void Tutorial::pressed_anything() noexcept {
    if (step_ == Steps) {
        skip();
    }
}

std::optional<TutorialStep> Tutorial::tutorial_step(const Match& match, bool light_on) const {
    if (!running()) {
        return std::nullopt;
    }
    const shisen::Board& board = match.state().board;
    TutorialStep tutorial_step;
    tutorial_step.step = step_;
    tutorial_step.steps = Steps;
    switch (step_) {
    case 1:
        tutorial_step.text =
            "Click two tiles that are alike. A line with at most two bends must join "
            "them. These two can be removed. Esc skips the tutorial.";
        point_at(tutorial_step, nearest_pair(board, false));
        break;
    case 2:
        tutorial_step.text =
            "The line may also run outside the board, through the ring around the tiles.";
        tutorial_step.ring = true;
        point_at(tutorial_step, nearest_pair(board, true));
        tutorial_step.text +=
            tutorial_step.path ? " It joins these two: remove them." : " Remove another pair.";
        break;
    case 3:
        tutorial_step.text =
            "Remove every tile to win. A right click, or G, shows a pair that cannot "
            "lose the game.";
        break;
    default:
        tutorial_step.text =
            "The light shows whether the game can still be won. If a move loses it, "
            "press T to undo that move. It is harder without the light: a click on it, "
            "or I, switches it off and on.";
        tutorial_step.at_light = true;
        tutorial_step.buttons = {
            {Action::EndTutorial, light_on ? "Keep the light" : "Leave it off", true, false},
            {Action::ToggleLight, light_on ? "Switch it off" : "Switch it on", true, false}};
    }
    return tutorial_step;
}

} // namespace zx::play
