// GameController, part: moves. Plays commands and handles the consequences, help and "show me".
#include <utility>

#include <fmt/format.h>

#include "app/play/controller/game_controller.hpp"

namespace zx::play {

using shisen::Key;

void GameController::play(const Commands& commands) {
    safe_hint_.reset();
    analysis_.request(SolverRequest::Nothing);
    changed_ = true;
    for (const shisen::Command command : commands) {
        const BoardPosition before = match_.position();
        const std::size_t done = match_.state().done;
        match_.play({command});
        if (match_.state().removed) {
            after_removal(before);
        } else if (match_.state().done != done) {
            after_history_step();
        }
    }
    update_analysis();
}

void GameController::after_removal(const BoardPosition& before) {
    const auto& state = match_.state();
    const shisen::Pair pair = state.removals[state.done - 1];
    analysis_.note_move(before, pair, match_.position());
    animation_.start(before, pair);
    effects_.sounds.push_back(Sound::Take);
    effects_.save_game = true;
    message_.clear();
    loss_announced_ = false;
    tutorial_.took_pair();
    end_unseen_ = match_.over();
    if (match_.won()) {
        effects_.sounds.push_back(Sound::Won);
        count(match_);
    } else if (match_.stuck()) {
        effects_.sounds.push_back(Sound::Lost);
        loss_announced_ = true;
    }
}

void GameController::after_history_step() {
    animation_.stop();
    end_unseen_ = false;
    loss_announced_ = true; // a player who goes back knows that the game was lost
    effects_.save_game = true;
    message_.clear();
}

void GameController::note_help() {
    // H and a step right and left: the list then records help, and the position does not change.
    play({{Key::Hint, 0}, {Key::Right, 0}, {Key::Left, 0}});
    effects_.save_game = true;
}

void GameController::show_hint() {
    if (match_.won()) {
        show_message("All tiles are removed already.");
        return;
    }
    const auto& state = match_.state();
    const bool shown_before = state.hint.has_value();
    if (!shown_before && !shisen::apply(state, {Key::Hint, 0}).hint) {
        // Nothing was shown, so the game is not marked as helped.
        play({});
        effects_.sounds.push_back(Sound::Refuse);
        show_message(state.selection && !match_.stuck()
                         ? "The selected tile has no partner that can be removed now."
                         : "No pair can be removed.");
        return;
    }
    play({{Key::Hint, 0}});
    if (!match_.state().hint) {
        show_message("There is no further pair. H starts again with the first one.");
    }
}

void GameController::request(SolverRequest request) {
    analysis_.request(request);
    update_analysis();
    if (analysis_.has_request()) {
        show_message("Thinking ...");
    }
}

void GameController::update_analysis() {
    const LightState before = analysis_.light(match_);
    const auto lost_after = analysis_.lost_after();
    if (const auto reply = analysis_.update(match_)) {
        complete_request(*reply);
    }
    announce_loss();
    if (analysis_.light(match_) != before || analysis_.lost_after() != lost_after) {
        changed_ = true;
    }
}

void GameController::complete_request(const GameAnalysis::Reply& reply) {
    message_.clear();
    changed_ = true;
    if (reply.pair) {
        note_help();
        safe_hint_ = reply.pair;
        showing_ = reply.request == SolverRequest::ShowMe;
        step_seconds_ = 0;
        tutorial_.saw_safe_hint();
    } else if (reply.back > 0) {
        play(repeated(Key::Back, reply.back));
    }
    if (!reply.message.empty()) {
        show_message(reply.message);
    } else if (showing_) {
        show_message("Any key stops.");
    } else if (reply.pair) {
        show_message("This pair does not lose the game. Enter takes it.");
    }
}

/// Announces the loss once per move, as soon as it is known.
void GameController::announce_loss() {
    const auto lost_after = analysis_.lost_after();
    if (loss_announced_ || !lost_after || analysis_.light(match_) != LightState::Lost) {
        return;
    }
    loss_announced_ = true;
    const std::size_t moves = match_.state().done - *lost_after;
    effects_.sounds.push_back(Sound::Lost);
    show_message(moves == 1
                     ? "That move lost the game. Press T to undo it."
                     : fmt::format("The game was lost {} moves ago. Press T to undo them.", moves));
}

void GameController::stop_showing() {
    if (showing_) {
        showing_ = false;
        safe_hint_.reset();
        message_.clear();
        changed_ = true;
    }
}

void GameController::update_showing(double seconds) {
    if (!showing_ || dialog_open()) {
        return;
    }
    step_seconds_ += seconds;
    if (step_seconds_ < StepSeconds || animation_.running()) {
        return;
    }
    step_seconds_ = 0;
    if (const auto pair = analysis_.winning_pair(match_)) {
        take(*pair);
    }
    safe_hint_ = analysis_.winning_pair(match_);
    showing_ = safe_hint_.has_value();
}

} // namespace zx::play
