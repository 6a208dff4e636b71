// The table's part that deals: which board comes next, and how the one before ends.
#include <charconv>
#include <utility>

#include "app/play/table.hpp"
#include "shisen/game_text.hpp"

namespace zx::play {

using shisen::BoardNumber;

namespace {

/// A search that takes longer says so.
constexpr double QuietSearchSeconds = 0.3;
/// Far more than the longest game takes as text.
constexpr std::size_t MostPasted = 1'000'000;
/// Twice what a game of ours has: a second's work at most.
constexpr std::size_t MostTravels = 5'000;

} // namespace

BoardNumber Table::random_number() const {
    return deals_.pick(chance_());
}

bool Table::can_deal(const shisen::Start& start) {
    if (!deals_.learned()) {
        return true;
    }
    if (start.size != shisen::ClassicSize) {
        say("The boards of this table are 14 x 6.");
        return false;
    }
    if (!deals_.has(start.number)) {
        say("This table lacks board " + std::to_string(start.number) + ".");
        return false;
    }
    return true;
}

void Table::want(Wanted wanted) {
    wanted_ = std::move(wanted);
    if (match_.begun() && !match_.over()) {
        open(Sheet::Kind::AskEnd);
    } else {
        begin_wanted();
    }
}

void Table::want_random(shisen::Size size, shisen::Gravity gravity) {
    want({Wanted::What::Random, {size, gravity, 0}, {}});
}

void Table::begin_wanted() {
    Wanted wanted = std::move(*wanted_);
    wanted_.reset();
    close_sheets();
    switch (wanted.what) {
    case Wanted::What::Random:
        if (settings_.winnable_only) {
            begin_search(wanted);
        } else {
            begin_board(wanted, random_number());
        }
        break;
    case Wanted::What::Daily:
        // The same for everybody, whatever they else play.
        wanted.start = {shisen::ClassicSize, shisen::Gravity::On, daily_number(today_())};
        begin_search(wanted);
        break;
    case Wanted::What::Number: begin_board(wanted, wanted.start.number); break;
    case Wanted::What::Match: begin(std::move(*wanted.match)); break;
    }
}

void Table::begin_search(const Wanted& wanted) {
    searched_ = wanted;
    searching_seconds_ = 0;
    const bool in_order = deals_.learned() || wanted.what == Wanted::What::Daily;
    BoardSearch::Next next = [this]() -> std::optional<BoardNumber> { return random_number(); };
    if (in_order) {
        const BoardNumber first = deals_.at_or_after(
            wanted.what == Wanted::What::Daily ? wanted.start.number : random_number());
        // A table may hold no board that can be won: each is tried once.
        const std::size_t count = deals_.learned() ? deals_.numbers.size() : 65'535;
        next = [this, number = first, left = count]() mutable -> std::optional<BoardNumber> {
            if (left == 0) {
                return std::nullopt;
            }
            --left;
            return std::exchange(number, deals_.after(number));
        };
    }
    search_.start(wanted.start.size, wanted.start.gravity, std::move(next));
    update_search(0);
}

void Table::update_search(double seconds) {
    if (!search_.running()) {
        return;
    }
    const int passed_over = search_.passed_over();
    if (const auto number = search_.poll()) {
        close_sheets();
        begin_board(searched_, *number);
        return;
    }
    if (!search_.running()) {
        close_sheets();
        say("No board of this table is known to be winnable.");
        return;
    }
    changed_ = changed_ || search_.passed_over() != passed_over;
    searching_seconds_ += seconds;
    if (searching_seconds_ > QuietSearchSeconds && !sheet_open()) {
        open(Sheet::Kind::Search);
    }
}

void Table::begin_board(const Wanted& wanted, BoardNumber number) {
    shisen::Start start = wanted.start;
    start.number = number;
    const shisen::Size size = deals_.learned() ? settings_.size : start.size;
    if (wanted.what == Wanted::What::Random &&
        (settings_.size != size || settings_.gravity != start.gravity)) {
        settings_.size = size;
        settings_.gravity = start.gravity;
        requests_.save_settings = true;
    }
    begin(Match(start, deals_.dealer));
}

void Table::begin(Match match) {
    search_.stop();
    if (match_.begun()) {
        count(match_);
    }
    match_ = std::move(match);
    animation_.stop();
    safe_hint_.reset();
    hover_.reset();
    message_.clear();
    tell_not_kept();
    showing_ = false;
    loss_told_ = match_.begun();
    best_time_ = false;
    end_unseen_ = match_.over();
    requests_.save_game = true;
    changed_ = true;
    advice_.wish(Wish::Nothing);
    update_advice();
}

void Table::count(Match& match) {
    if (match.counted || match.learned()) {
        return;
    }
    match.counted = true;
    const FinishedGame game{match.start().size,
                            match.gravity(),
                            match.start().number,
                            match.won(),
                            match.helped(),
                            match.seconds()};
    const auto best = statistics_.of(game.size, game.gravity).best;
    best_time_ = game.won && !game.helped &&
                 (best.empty() || game.seconds < static_cast<std::int64_t>(best.front().seconds));
    requests_.finished.push_back(game);
}

void Table::enter_number() {
    Sheet& sheet = sheets_.back();
    int number = 0;
    const char* const end = sheet.input.data() + sheet.input.size();
    const auto [stop, error] = std::from_chars(sheet.input.data(), end, number);
    if (error != std::errc{} || stop != end || number < 1 || number > 65'535) {
        sheet.refusal = "A board number is 1 to 65535.";
        sheet.input.clear();
        requests_.sounds.push_back(Sound::Refuse);
        return;
    }
    const shisen::Start start{size(), settings_.gravity, static_cast<BoardNumber>(number)};
    close_sheets();
    if (can_deal(start)) {
        want({Wanted::What::Number, start, {}});
    } else {
        requests_.sounds.push_back(Sound::Refuse);
    }
}

void Table::paste(std::string_view text) {
    if (saved_) {
        return;
    }
    const auto game = shisen::parse_game(text.substr(0, MostPasted));
    if (!game) {
        requests_.sounds.push_back(Sound::Refuse);
        say("The clipboard holds no game: " + game.error().context + ".");
        return;
    }
    if (travels(*game) > MostTravels) {
        say("The clipboard holds a game that goes back and forth too often.");
        return;
    }
    if (!can_deal(newest_board(*game).start)) {
        requests_.sounds.push_back(Sound::Refuse);
        return;
    }
    Match match(*game, 0, deals_.dealer);
    if (match.over()) {
        match.counted = true;
    } else if (match.begun()) {
        // Somebody else's beginning makes no best time.
        match.play({{shisen::Key::Hint, 0}, {shisen::Key::Right, 0}, {shisen::Key::Left, 0}});
    }
    close_sheets();
    want({Wanted::What::Match, {}, std::move(match)});
}

} // namespace zx::play
