// GameController, part: deals boards. Decides which board comes next and how the previous game
// ends.
#include <charconv>
#include <utility>

#include <fmt/format.h>

#include "app/play/controller/game_controller.hpp"
#include "shisen/game_text.hpp"

namespace zx::play {

using shisen::BoardNumber;

namespace {

/// A search that takes longer than this shows a message.
constexpr double QuietSearchSeconds = 0.3;
/// In bytes; far more than the text of the longest game.
constexpr std::size_t MostPasted = 1'000'000;
/// Twice as many as in a game saved by this program; takes at most a second.
constexpr std::size_t MostHistorySteps = 5'000;

} // namespace

BoardNumber GameController::random_number() const {
    return deals_.pick(chance_());
}

bool GameController::can_deal(const shisen::Start& start) {
    if (!deals_.learned()) {
        return true;
    }
    if (start.size != shisen::ClassicSize) {
        show_message("The boards of this table are 14 x 6.");
        return false;
    }
    if (!deals_.has(start.number)) {
        show_message(fmt::format("This table lacks board {}.", start.number));
        return false;
    }
    return true;
}

void GameController::ask_then_begin(NextGame wanted) {
    next_game_ = std::move(wanted);
    if (match_.begun() && !match_.over()) {
        open(Dialog::Kind::AskEnd);
    } else {
        begin_next_game();
    }
}

void GameController::ask_then_begin_random(shisen::Size size, shisen::Gravity gravity) {
    ask_then_begin({NextGame::What::Random, {size, gravity, 0}, {}});
}

void GameController::begin_next_game() {
    NextGame wanted = std::move(*next_game_);
    next_game_.reset();
    close_dialogs();
    switch (wanted.what) {
    case NextGame::What::Random:
        if (settings_.winnable_only) {
            begin_search(wanted);
        } else {
            begin_board(wanted, random_number());
        }
        break;
    case NextGame::What::Daily:
        // The same for everybody, whatever their settings are.
        wanted.start = {shisen::ClassicSize, shisen::Gravity::On, daily_number(today_())};
        begin_search(wanted);
        break;
    case NextGame::What::Number: begin_board(wanted, wanted.start.number); break;
    case NextGame::What::Match: begin(std::move(*wanted.match)); break;
    }
}

void GameController::begin_search(const NextGame& wanted) {
    searched_ = wanted;
    searching_seconds_ = 0;
    const bool in_order = deals_.learned() || wanted.what == NextGame::What::Daily;
    BoardSearch::Next next = [this]() -> std::optional<BoardNumber> { return random_number(); };
    if (in_order) {
        const BoardNumber first = deals_.at_or_after(
            wanted.what == NextGame::What::Daily ? wanted.start.number : random_number());
        // A deal table may contain no board that can be won: each board is tried once.
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

void GameController::update_search(double seconds) {
    if (!search_.running()) {
        return;
    }
    const int passed_over = search_.passed_over();
    if (const auto number = search_.poll()) {
        close_dialogs();
        begin_board(searched_, *number);
        return;
    }
    if (!search_.running()) {
        close_dialogs();
        show_message("No board of this table is known to be winnable.");
        return;
    }
    changed_ = changed_ || search_.passed_over() != passed_over;
    searching_seconds_ += seconds;
    if (searching_seconds_ > QuietSearchSeconds && !dialog_open()) {
        open(Dialog::Kind::Search);
    }
}

void GameController::begin_board(const NextGame& wanted, BoardNumber number) {
    shisen::Start start = wanted.start;
    start.number = number;
    const shisen::Size size = deals_.learned() ? settings_.size : start.size;
    if (wanted.what == NextGame::What::Random &&
        (settings_.size != size || settings_.gravity != start.gravity)) {
        settings_.size = size;
        settings_.gravity = start.gravity;
        effects_.save_settings = true;
    }
    begin(Match(start, deals_.dealer));
}

void GameController::begin(Match match) {
    search_.stop();
    if (match_.begun()) {
        count(match_);
    }
    match_ = std::move(match);
    animation_.stop();
    safe_hint_.reset();
    hover_.reset();
    message_.clear();
    note_not_saved();
    showing_ = false;
    loss_announced_ = match_.begun();
    best_before_.reset();
    end_unseen_ = match_.over();
    effects_.save_game = true;
    changed_ = true;
    analysis_.request(SolverRequest::Nothing);
    update_analysis();
}

void GameController::count(Match& match) {
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
    best_before_ = best.empty() ? std::nullopt : std::optional<std::int64_t>(best.front().seconds);
    statistics_.add(game);
    effects_.finished.push_back(game);
}

void GameController::enter_number() {
    Dialog& dialog = dialogs_.back();
    int number = 0;
    const char* const end = dialog.input.data() + dialog.input.size();
    const auto [stop, error] = std::from_chars(dialog.input.data(), end, number);
    if (error != std::errc{} || stop != end || number < 1 || number > 65'535) {
        dialog.refusal = "A board number is 1 to 65535.";
        dialog.input.clear();
        effects_.sounds.push_back(Sound::Refuse);
        return;
    }
    const shisen::Start start{size(), settings_.gravity, static_cast<BoardNumber>(number)};
    close_dialogs();
    if (can_deal(start)) {
        ask_then_begin({NextGame::What::Number, start, {}});
    } else {
        effects_.sounds.push_back(Sound::Refuse);
    }
}

void GameController::paste(std::string_view text) {
    if (saved_) {
        return;
    }
    const auto game = shisen::parse_game(text.substr(0, MostPasted));
    if (!game) {
        effects_.sounds.push_back(Sound::Refuse);
        show_message("The clipboard holds no game: " + game.error().context + ".");
        return;
    }
    if (history_steps(*game) > MostHistorySteps) {
        show_message("The game in the clipboard undoes and redoes moves too often.");
        return;
    }
    if (!can_deal(newest_board(*game).start)) {
        effects_.sounds.push_back(Sound::Refuse);
        return;
    }
    Match match(*game, 0, deals_.dealer);
    if (match.over()) {
        match.counted = true;
    } else if (match.begun()) {
        // A game that another player began cannot set a best time, so it is marked as helped.
        match.play({{shisen::Key::Hint, 0}, {shisen::Key::Right, 0}, {shisen::Key::Left, 0}});
    }
    close_dialogs();
    ask_then_begin({NextGame::What::Match, {}, std::move(match)});
}

} // namespace zx::play
