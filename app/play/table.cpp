#include "app/play/table.hpp"

#include <utility>

#include "shisen/game_text.hpp"

namespace zx::play {

Table::Table(Adviser& light, Adviser& boards, Setup setup)
    : settings_(setup.settings), statistics_(std::move(setup.statistics)),
      chance_(std::move(setup.chance)), today_(std::move(setup.today)),
      deals_(std::move(setup.deals)),
      match_(shisen::Start{size(),
                           settings_.gravity,
                           setup.number && deals_.has(*setup.number) ? *setup.number
                                                                     : random_number()},
             deals_.dealer),
      advice_(light), search_(boards, deals_.dealer) {
    advice_.turn_light(settings_.light);
    if (!settings_.lesson_seen) {
        lessons_.begin();
    }
    if (setup.saved && keeps_games()) {
        saved_.emplace(setup.saved->game, setup.saved->seconds);
        lessons_.skip();
        open(Sheet::Kind::Resume);
    } else if (!setup.number && settings_.winnable_only) {
        want_random(size(), settings_.gravity);
    }
    say(std::move(setup.notice));
    if (setup.number && !deals_.has(*setup.number)) {
        say_more("This table lacks board " + std::to_string(*setup.number) + ".");
    }
    tell_not_kept();
    update_advice();
}

void Table::say(std::string message) {
    message_ = std::move(message);
    message_seconds_ = MessageSeconds;
    changed_ = true;
}

void Table::say_more(std::string message) {
    say(message_.empty() ? std::move(message) : message_ + "  " + message);
}

void Table::tell_not_kept() {
    if (!keeps_games() && !search_.running() && !std::exchange(not_kept_told_, true)) {
        say_more("Boards of a learned table: these games are neither saved nor counted.");
    }
}

void Table::set_statistics(Statistics statistics) {
    statistics_ = std::move(statistics);
    changed_ = true;
}

void Table::advance(double seconds) {
    const bool falls = !animation_.falling().empty();
    if (animation_.running()) {
        animation_.advance(seconds);
        changed_ = true;
        if (falls && !animation_.running()) {
            requests_.sounds.push_back(Sound::Fall);
        }
    }
    if (!message_.empty() && (message_seconds_ -= seconds) <= 0) {
        message_.clear();
        changed_ = true;
    }
    sheet_seconds_ += seconds;
    update_timer(seconds);
    update_search(seconds);
    update_advice();
    update_showing(seconds);
    if (end_unseen_ && !animation_.running() && sheets_.empty()) {
        end_unseen_ = false;
        open(Sheet::Kind::Ended);
    }
}

/// Stands still while something lies over the board or another window is in front.
void Table::update_timer(double seconds) {
    const bool runs = in_front_ && sheets_.empty() && !showing_ && !lessons_.running() &&
                      !match_.over() && !search_.running();
    if (runs) {
        const auto before = match_.seconds();
        match_.spend(seconds);
        changed_ = changed_ || match_.seconds() != before;
    }
}

std::string Table::copy() const {
    return shisen::game_text(match_.game());
}

std::optional<SavedGame> Table::saved() const {
    const Match& match = saved_ ? *saved_ : match_;
    if (!keeps_games() || !match.begun() || match.won()) {
        return std::nullopt;
    }
    return SavedGame{match.game(), match.seconds()};
}

Table::Requests Table::take_requests() {
    Requests requests = std::exchange(requests_, {});
    requests.save_game = requests.save_game && keeps_games();
    return requests;
}

bool Table::take_changed() {
    return std::exchange(changed_, false);
}

bool Table::thinking() const {
    return search_.running() || advice_.thinking();
}

} // namespace zx::play
