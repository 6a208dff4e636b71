#include "app/play/controller/game_controller.hpp"

#include <utility>

#include <fmt/format.h>

#include "shisen/game_text.hpp"

namespace zx::play {

GameController::GameController(SolverService& light, SolverService& boards, Setup setup)
    : settings_(setup.settings), statistics_(std::move(setup.statistics)),
      chance_(std::move(setup.chance)), today_(std::move(setup.today)),
      deals_(std::move(setup.deals)),
      match_(shisen::Start{size(),
                           settings_.gravity,
                           setup.number && deals_.has(*setup.number) ? *setup.number
                                                                     : random_number()},
             deals_.dealer),
      analysis_(light), search_(boards, deals_.dealer) {
    analysis_.turn_light(settings_.light);
    if (!settings_.tutorial_seen) {
        tutorial_.begin();
    }
    if (setup.saved && saves_games()) {
        saved_.emplace(setup.saved->game, setup.saved->seconds);
        tutorial_.skip();
        open(Dialog::Kind::Resume);
    } else if (!setup.number && settings_.winnable_only) {
        ask_then_begin_random(size(), settings_.gravity);
    }
    show_message(std::move(setup.notice));
    if (setup.number && !deals_.has(*setup.number)) {
        append_message(fmt::format("This table lacks board {}.", *setup.number));
    }
    note_not_saved();
    update_analysis();
}

void GameController::show_message(std::string message) {
    message_ = std::move(message);
    message_seconds_ = MessageSeconds;
    changed_ = true;
}

void GameController::append_message(std::string message) {
    show_message(message_.empty() ? std::move(message) : message_ + "  " + message);
}

void GameController::note_not_saved() {
    if (!saves_games() && !search_.running() && !std::exchange(not_saved_noted_, true)) {
        append_message("Boards of a learned table: these games are neither saved nor counted.");
    }
}

void GameController::set_statistics(Statistics statistics) {
    statistics_ = std::move(statistics);
    changed_ = true;
}

void GameController::advance(double seconds) {
    const bool falls = !animation_.falling().empty();
    if (animation_.running()) {
        animation_.advance(seconds);
        changed_ = true;
        if (falls && !animation_.running()) {
            effects_.sounds.push_back(Sound::Fall);
        }
    }
    if (!message_.empty() && (message_seconds_ -= seconds) <= 0) {
        message_.clear();
        changed_ = true;
    }
    dialog_seconds_ += seconds;
    update_timer(seconds);
    update_search(seconds);
    update_analysis();
    update_showing(seconds);
    if (end_unseen_ && !animation_.running() && dialogs_.empty()) {
        end_unseen_ = false;
        open(Dialog::Kind::Ended);
    }
}

bool GameController::clock_runs() const {
    return in_front_ && dialogs_.empty() && !showing_ && !tutorial_.running() && !match_.over() &&
           !search_.running();
}

void GameController::pause() {
    if (clock_runs()) {
        animation_.stop();
        open(Dialog::Kind::Paused);
    }
}

bool GameController::paused() const {
    return dialog_open() && dialogs_.front().kind == Dialog::Kind::Paused;
}

void GameController::set_in_front(bool in_front) {
    if (!in_front && match_.begun()) {
        pause();
    }
    in_front_ = in_front;
}

/// The timer stops while a dialog is open or another window has the focus.
void GameController::update_timer(double seconds) {
    if (clock_runs()) {
        const auto before = match_.seconds();
        match_.add_time(seconds);
        changed_ = changed_ || match_.seconds() != before;
    }
}

std::string GameController::copy() const {
    return shisen::game_text(match_.game());
}

std::optional<SavedGame> GameController::saved() const {
    const Match& match = saved_ ? *saved_ : match_;
    if (!saves_games() || !match.begun() || match.won()) {
        return std::nullopt;
    }
    return SavedGame{match.game(), match.seconds()};
}

GameController::Effects GameController::take_effects() {
    Effects effects = std::exchange(effects_, {});
    effects.save_game = effects.save_game && saves_games();
    return effects;
}

bool GameController::take_changed() {
    return std::exchange(changed_, false);
}

bool GameController::thinking() const {
    return search_.running() || analysis_.thinking();
}

} // namespace zx::play
