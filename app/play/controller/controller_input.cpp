// GameController, part: input. Handles keys, clicks and actions.
#include "app/play/controller/game_controller.hpp"
#include "shisen/path.hpp"

namespace zx::play {

using shisen::Cell;
using shisen::Key;

bool GameController::input_stops_showing() {
    const bool was = showing_;
    stop_showing();
    return was;
}

void GameController::input_in_tutorial() {
    const bool running = tutorial_.running();
    tutorial_.pressed_anything();
    if (running && !tutorial_.running()) {
        note_tutorial_seen();
    }
}

void GameController::note_tutorial_seen() {
    settings_.tutorial_seen = true;
    effects_.save_settings = true;
    changed_ = true;
}

void GameController::key(Key key) {
    if (dialog_open()) {
        switch (key) {
        case Key::Up: dialog_key(DialogKey::Up); break;
        case Key::Down: dialog_key(DialogKey::Down); break;
        case Key::Left: dialog_key(DialogKey::Erase); break;
        case Key::Right: type('0'); break; // a digit that Up and Down change
        case Key::Enter: dialog_key(DialogKey::Enter); break;
        case Key::Back: dialog_key(DialogKey::Escape); break;
        default: break;
        }
        return;
    }
    if (input_stops_showing()) {
        return;
    }
    input_in_tutorial();
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

void GameController::click(Cell cell) {
    if (dialog_open() || input_stops_showing() || !match_.state().board.inside(cell)) {
        return;
    }
    input_in_tutorial();
    cursor_shown_ = false;
    const auto& state = match_.state();
    const bool refused = state.selection && *state.selection != cell &&
                         state.board.occupied(cell) &&
                         state.board.at(cell) == state.board.at(*state.selection) &&
                         !shisen::can_remove(state.board, *state.selection, cell);
    play(click_commands(state, cell));
    if (refused) {
        effects_.sounds.push_back(Sound::Refuse);
        show_message("No line with at most two bends joins these two.");
    }
}

void GameController::hover(std::optional<Cell> cell) {
    if (cell != hover_) {
        hover_ = cell;
        changed_ = true;
    }
}

void GameController::escape() {
    if (dialog_open()) {
        dialog_key(DialogKey::Escape);
    } else if (showing_) {
        stop_showing();
    } else if (tutorial_.running()) {
        tutorial_.skip();
        note_tutorial_seen();
    } else {
        open(Dialog::Kind::Menu);
    }
}

void GameController::act(Action action) {
    const bool stops_it = showing_ && action == Action::ShowMe;
    stop_showing();
    changed_ = true;
    if (action == Action::EndTutorial ||
        (action == Action::ToggleLight && tutorial_.in_last_step())) {
        tutorial_.skip();
        note_tutorial_seen();
    }
    switch (action) {
    case Action::OpenMenu: open(Dialog::Kind::Menu); break;
    case Action::NewGame: ask_then_begin_random(size(), settings_.gravity); break;
    case Action::ToggleGravity:
        ask_then_begin_random(size(),
                              match_.gravity() == shisen::Gravity::On ? shisen::Gravity::Off
                                                                      : shisen::Gravity::On);
        break;
    case Action::Retry: ask_then_begin({NextGame::What::Number, match_.start(), {}}); break;
    case Action::Daily: ask_then_begin({NextGame::What::Daily, {}, {}}); break;
    case Action::NextBoard: {
        shisen::Start next = match_.start();
        next.number = deals_.after(next.number);
        ask_then_begin({NextGame::What::Number, next, {}});
        break;
    }
    case Action::Pause: pause(); break;
    case Action::ChooseNumber: open(Dialog::Kind::Number); break;
    case Action::ChooseSize: open(Dialog::Kind::Sizes); break;
    case Action::Undo: play({{Key::Back, 0}}); break;
    case Action::Redo: play({{Key::Forward, 0}}); break;
    case Action::UndoAll: play({{Key::Restart, 0}}); break;
    case Action::RedoAll: play({{Key::Last, 0}}); break;
    case Action::Rescue: request(SolverRequest::Rescue); break;
    case Action::Hint: show_hint(); break;
    case Action::SafeHint: request(SolverRequest::SafeHint); break;
    case Action::ShowMe:
        if (!stops_it) {
            request(SolverRequest::ShowMe);
        }
        break;
    case Action::CopyGame:
        effects_.to_clipboard = copy();
        show_message("The game is in the clipboard as one line of text.");
        break;
    case Action::CopyResult:
        effects_.to_clipboard = result_text(match_);
        if (dialog_open()) {
            dialogs_.back().copied = true;
        }
        break;
    case Action::PasteGame: effects_.from_clipboard = true; break;
    case Action::Statistics: open(Dialog::Kind::Statistics); break;
    case Action::Help: open(Dialog::Kind::Help); break;
    case Action::Quit: effects_.quit = true; break;
    case Action::Games:
        effects_.quit = true;
        effects_.shelf = true;
        break;
    default: change_setting(action); break;
    }
}

void GameController::change_setting(Action action) {
    Appearance& appearance = settings_.appearance;
    switch (action) {
    case Action::ToggleWinnableOnly: settings_.winnable_only = !settings_.winnable_only; break;
    case Action::ToggleLight:
        settings_.light = !settings_.light;
        analysis_.turn_light(settings_.light);
        update_analysis();
        break;
    case Action::ToggleSound: settings_.sound = !settings_.sound; break;
    case Action::NextTileStyle:
        appearance.tiles = appearance.tiles == TileStyle::Pictures  ? TileStyle::Letters
                           : appearance.tiles == TileStyle::Letters ? TileStyle::Mahjong
                                                                    : TileStyle::Pictures;
        break;
    case Action::ToggleCornerLetters: appearance.corner_letters = !appearance.corner_letters; break;
    case Action::NextPalette:
        appearance.palette = appearance.palette == Palette::Standard       ? Palette::HighContrast
                             : appearance.palette == Palette::HighContrast ? Palette::ColourBlind
                                                                           : Palette::Standard;
        break;
    case Action::ToggleTheme:
        appearance.theme = appearance.theme == Theme::Light ? Theme::Dark : Theme::Light;
        break;
    case Action::ToggleFullScreen: settings_.full_screen = !settings_.full_screen; break;
    default: return;
    }
    effects_.save_settings = true;
}

} // namespace zx::play
