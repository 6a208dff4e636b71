#include "app/play/table.hpp"

#include <algorithm>
#include <utility>

#include "shisen/game_text.hpp"
#include "shisen/path.hpp"

namespace zx::play {

using shisen::Cell;
using shisen::Key;

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

bool Table::input_stops_showing() {
    const bool was = showing_;
    stop_showing();
    return was;
}

void Table::input_in_lessons() {
    const bool running = lessons_.running();
    lessons_.pressed_anything();
    if (running && !lessons_.running()) {
        note_lessons_seen();
    }
}

void Table::note_lessons_seen() {
    settings_.lesson_seen = true;
    requests_.save_settings = true;
    changed_ = true;
}

void Table::key(Key key) {
    if (sheet_open()) {
        switch (key) {
        case Key::Up: panel_key(PanelKey::Up); break;
        case Key::Down: panel_key(PanelKey::Down); break;
        case Key::Enter: panel_key(PanelKey::Enter); break;
        case Key::Back: panel_key(PanelKey::Escape); break;
        default: break;
        }
        return;
    }
    if (input_stops_showing()) {
        return;
    }
    input_in_lessons();
    cursor_shown_ = true;
    switch (key) {
    case Key::NewBoard: act(Action::NewGame); break;
    case Key::ToggleGravity: act(Action::ToggleGravity); break;
    case Key::ChooseBoard: act(Action::ChooseNumber); break;
    case Key::Enter:
        if (safe_hint_) {
            take(*safe_hint_);
            break;
        }
        [[fallthrough]];
    default: play({{key, 0}}); break;
    }
}

void Table::click(Cell cell) {
    if (sheet_open() || input_stops_showing() || !match_.state().board.inside(cell)) {
        return;
    }
    input_in_lessons();
    cursor_shown_ = false;
    const auto& state = match_.state();
    const bool refused = state.selection && *state.selection != cell &&
                         state.board.occupied(cell) &&
                         state.board.at(cell) == state.board.at(*state.selection) &&
                         !shisen::can_remove(state.board, *state.selection, cell);
    play(click_commands(state, cell));
    if (refused) {
        requests_.sounds.push_back(Sound::Refuse);
        say("No line with at most two bends joins these two.");
    }
}

void Table::hover(std::optional<Cell> cell) {
    if (cell != hover_) {
        hover_ = cell;
        changed_ = true;
    }
}

void Table::escape() {
    if (sheet_open()) {
        panel_key(PanelKey::Escape);
    } else if (showing_) {
        stop_showing();
    } else if (lessons_.running()) {
        lessons_.skip();
        note_lessons_seen();
    } else {
        open(Sheet::Kind::Menu);
    }
}

void Table::act(Action action) {
    const bool stops_it = showing_ && action == Action::ShowMe;
    stop_showing();
    changed_ = true;
    switch (action) {
    case Action::OpenMenu: open(Sheet::Kind::Menu); break;
    case Action::NewGame: want_random(size(), settings_.gravity); break;
    case Action::ToggleGravity:
        want_random(size(),
                    match_.gravity() == shisen::Gravity::On ? shisen::Gravity::Off
                                                            : shisen::Gravity::On);
        break;
    case Action::Retry: want({Wanted::What::Number, match_.start(), {}}); break;
    case Action::Daily: want({Wanted::What::Daily, {}, {}}); break;
    case Action::ChooseNumber: open(Sheet::Kind::Number); break;
    case Action::ChooseSize: open(Sheet::Kind::Sizes); break;
    case Action::Undo: play({{Key::Back, 0}}); break;
    case Action::Redo: play({{Key::Forward, 0}}); break;
    case Action::UndoAll: play({{Key::Restart, 0}}); break;
    case Action::RedoAll: play({{Key::Last, 0}}); break;
    case Action::TakeBackLoss: wish(Wish::TakeBackLoss); break;
    case Action::SafeHint: wish(Wish::SafeHint); break;
    case Action::ShowMe:
        if (!stops_it) {
            wish(Wish::ShowMe);
        }
        break;
    case Action::CopyGame:
        requests_.to_clipboard = copy();
        say("The game is in the clipboard as one line of text.");
        break;
    case Action::PasteGame: requests_.from_clipboard = true; break;
    case Action::Statistics: open(Sheet::Kind::Statistics); break;
    case Action::Help: open(Sheet::Kind::Help); break;
    case Action::Quit: requests_.quit = true; break;
    default: change_setting(action); break;
    }
}

void Table::change_setting(Action action) {
    Look& look = settings_.look;
    switch (action) {
    case Action::ToggleWinnableOnly: settings_.winnable_only = !settings_.winnable_only; break;
    case Action::ToggleLight:
        settings_.light = !settings_.light;
        advice_.turn_light(settings_.light);
        update_advice();
        break;
    case Action::ToggleSound: settings_.sound = !settings_.sound; break;
    case Action::NextTileStyle:
        look.tiles = look.tiles == TileStyle::Pictures ? TileStyle::Letters : TileStyle::Pictures;
        break;
    case Action::NextPalette:
        look.palette = look.palette == Palette::Standard       ? Palette::HighContrast
                       : look.palette == Palette::HighContrast ? Palette::ColourBlind
                                                               : Palette::Standard;
        break;
    case Action::ToggleTheme:
        look.theme = look.theme == Theme::Light ? Theme::Dark : Theme::Light;
        break;
    case Action::ToggleFullScreen: settings_.full_screen = !settings_.full_screen; break;
    default: return;
    }
    requests_.save_settings = true;
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

std::vector<Button> Table::buttons() const {
    const auto& state = match_.state();
    const bool lost = advice_.light(match_) == Light::Lost || match_.stuck();
    return {{Action::OpenMenu, "Menu", true, false},
            {Action::NewGame, "New", true, false},
            {Action::Undo, "Back", state.done > 0, false},
            {Action::Redo, "Forward", state.done < state.removals.size(), false},
            {Action::SafeHint, "Hint", !match_.over(), safe_hint_.has_value()},
            {Action::ShowMe, showing_ ? "Stop" : "Show me", showing_ || !match_.over(), showing_},
            {Action::TakeBackLoss, "Take back", lost && state.done > 0, false}};
}

void Table::view_game(View& view) const {
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
    view.light = advice_.light(match_);
    const auto lost_after = advice_.lost_after();
    if (view.light == Light::Lost && lost_after && *lost_after + 1 == state.done) {
        view.losing_move = state.removals[*lost_after];
    }
}

View Table::view() const {
    View view;
    view_game(view);
    view.cursor_shown = cursor_shown_;
    view.hover = hover_;
    view.vanishing = animation_.vanishing();
    view.falling = animation_.falling();
    view.showing_line = showing_;
    view.message = message_;
    view.buttons = buttons();
    if (sheet_open()) {
        view.panel = top_sheet().panel;
    } else {
        view.lesson = lessons_.lesson(match_);
    }
    return view;
}

} // namespace zx::play
