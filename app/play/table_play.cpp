// The table's part that plays: commands and what follows from them, help and showing.
#include <utility>

#include "app/play/table.hpp"

namespace zx::play {

using shisen::Key;

void Table::play(const Commands& commands) {
    safe_hint_.reset();
    advice_.wish(Wish::Nothing);
    changed_ = true;
    for (const shisen::Command command : commands) {
        const Position before = match_.position();
        const std::size_t done = match_.state().done;
        match_.play({command});
        if (match_.state().removed) {
            after_removal(before);
        } else if (match_.state().done != done) {
            after_travel();
        }
    }
    update_advice();
}

void Table::after_removal(const Position& before) {
    const auto& state = match_.state();
    const shisen::Pair pair = state.removals[state.done - 1];
    advice_.note_move(before, pair, match_.position());
    animation_.start(before, pair);
    requests_.sounds.push_back(Sound::Take);
    requests_.save_game = true;
    message_.clear();
    loss_told_ = false;
    lessons_.took_pair();
    end_unseen_ = match_.over();
    if (match_.won()) {
        requests_.sounds.push_back(Sound::Won);
        count(match_);
    } else if (match_.stuck()) {
        requests_.sounds.push_back(Sound::Lost);
        loss_told_ = true;
    }
}

void Table::after_travel() {
    animation_.stop();
    end_unseen_ = false;
    loss_told_ = true; // who goes back and forth knows where he was
    requests_.save_game = true;
    message_.clear();
}

void Table::note_help() {
    // H and a step there and back: the game's list says that it was helped, the position is as it
    // was.
    play({{Key::Hint, 0}, {Key::Right, 0}, {Key::Left, 0}});
    requests_.save_game = true;
}

void Table::show_hint() {
    if (match_.won()) {
        say("All tiles are removed already.");
        return;
    }
    const auto& state = match_.state();
    const bool shown_before = state.hint.has_value();
    if (!shown_before && !shisen::apply(state, {Key::Hint, 0}).hint) {
        // Nothing was shown, so the game is not marked as helped.
        play({});
        requests_.sounds.push_back(Sound::Refuse);
        say(state.selection && !match_.stuck()
                ? "The selected tile has no partner that can be removed now."
                : "No pair can be removed.");
        return;
    }
    play({{Key::Hint, 0}});
    if (!match_.state().hint) {
        say("There is no further pair. H starts again with the first one.");
    }
}

void Table::wish(Wish wish) {
    advice_.wish(wish);
    update_advice();
    if (advice_.wishing()) {
        say("Thinking ...");
    }
}

void Table::update_advice() {
    const Light before = advice_.light(match_);
    const auto lost_after = advice_.lost_after();
    if (const auto reply = advice_.update(match_)) {
        fulfil(*reply);
    }
    tell_loss();
    if (advice_.light(match_) != before || advice_.lost_after() != lost_after) {
        changed_ = true;
    }
}

void Table::fulfil(const Advice::Reply& reply) {
    message_.clear();
    changed_ = true;
    if (reply.pair) {
        note_help();
        safe_hint_ = reply.pair;
        showing_ = reply.wish == Wish::ShowMe;
        step_seconds_ = 0;
        lessons_.saw_safe_hint();
    } else if (reply.back > 0) {
        play(repeated(Key::Back, reply.back));
    }
    if (!reply.message.empty()) {
        say(reply.message);
    } else if (showing_) {
        say("Any key stops.");
    } else if (reply.pair) {
        say("This pair does not lose the game. Enter takes it.");
    }
}

/// Once for each move, as soon as it is known.
void Table::tell_loss() {
    const auto lost_after = advice_.lost_after();
    if (loss_told_ || !lost_after || advice_.light(match_) != Light::Lost) {
        return;
    }
    loss_told_ = true;
    const std::size_t moves = match_.state().done - *lost_after;
    requests_.sounds.push_back(Sound::Lost);
    say(moves == 1
            ? "That move lost the game. Press T to undo it."
            : "The game was lost " + std::to_string(moves) + " moves ago. Press T to undo them.");
}

void Table::stop_showing() {
    if (showing_) {
        showing_ = false;
        safe_hint_.reset();
        message_.clear();
        changed_ = true;
    }
}

void Table::update_showing(double seconds) {
    if (!showing_ || sheet_open()) {
        return;
    }
    step_seconds_ += seconds;
    if (step_seconds_ < StepSeconds || animation_.running()) {
        return;
    }
    step_seconds_ = 0;
    if (const auto pair = advice_.winning_pair(match_)) {
        take(*pair);
    }
    safe_hint_ = advice_.winning_pair(match_);
    showing_ = safe_hint_.has_value();
}

} // namespace zx::play
