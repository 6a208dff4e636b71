// GameController, part: view. Builds the view from the state of all parts.
#include "app/play/controller/game_controller.hpp"

namespace zx::play {

std::vector<Button> GameController::buttons() const {
    const auto& state = match_.state();
    const bool lost = analysis_.light(match_) == LightState::Lost || match_.stuck();
    return {{Action::OpenMenu, "Menu", true, false},
            {Action::NewGame, "New", true, false},
            {Action::Undo, "Undo", state.done > 0, false},
            {Action::Redo, "Redo", state.done < state.removals.size(), false},
            {Action::Hint, "Hint", !match_.over(), state.hint.has_value()},
            {Action::SafeHint, "Safe hint", !match_.over(), safe_hint_.has_value()},
            {Action::ShowMe, showing_ ? "Stop" : "Show me", showing_ || !match_.over(), showing_},
            {Action::Rescue, "Rescue", lost && state.done > 0, false}};
}

void GameController::view_game(View& view) const {
    const auto& state = match_.state();
    view.board = state.board;
    view.gravity = match_.gravity();
    view.number = match_.start().number;
    view.status = match_.won()     ? shisen::Status::Won
                  : match_.stuck() ? shisen::Status::Stuck
                                   : shisen::Status::Playing;
    view.cheated = match_.helped();
    view.tiles_left = static_cast<std::size_t>(state.board.tiles());
    view.seconds = match_.seconds();
    view.cursor = state.cursor;
    view.selection = state.selection;
    if (cursor_shown_) {
        view.highlighted = shisen::highlighted(state);
    } else if (state.selection) {
        view.highlighted = state.board.cells_of(state.board.at(*state.selection));
    }
    view.hint = safe_hint_ ? safe_hint_ : state.hint;
    view.hint_is_safe = safe_hint_.has_value();
    view.light = analysis_.light(match_);
    const auto lost_after = analysis_.lost_after();
    if (view.light == LightState::Lost && lost_after && *lost_after + 1 == state.done) {
        view.losing_move = state.removals[*lost_after];
    }
}

View GameController::view() const {
    View view;
    view_game(view);
    view.cursor_shown = cursor_shown_;
    view.hover = hover_;
    view.vanishing = animation_.vanishing();
    view.falling = animation_.falling();
    view.showing_line = showing_;
    view.message = message_;
    view.buttons = buttons();
    view.hidden = paused();
    if (dialog_open()) {
        view.dialog = top_dialog().dialog;
    } else {
        view.tutorial_step = tutorial_.tutorial_step(match_, settings_.light);
    }
    return view;
}

} // namespace zx::play
