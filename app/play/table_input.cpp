// The table's part that listens: what keys, clicks and actions do.
#include "app/play/table.hpp"
#include "shisen/path.hpp"

namespace zx::play {

using shisen::Cell;
using shisen::Key;

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
    case Key::Hint: show_hint(); break;
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
    if (action == Action::EndLesson || (action == Action::ToggleLight && lessons_.in_last_step())) {
        lessons_.skip();
        note_lessons_seen();
    }
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
    case Action::Hint: show_hint(); break;
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
    case Action::ToggleCornerLetters: look.corner_letters = !look.corner_letters; break;
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

} // namespace zx::play
