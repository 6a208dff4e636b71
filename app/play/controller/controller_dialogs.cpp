// GameController, part: dialogs. Opens and closes them and performs the actions of their rows.
#include <algorithm>
#include <utility>

#include "app/play/controller/game_controller.hpp"
#include "app/play/controller/key_binding.hpp"

namespace zx::play {
namespace {

constexpr std::size_t MostDigits = 5;

/// Steps the last digit, cyclically; without one, begins with 1 or 9. So a gamepad enters numbers.
void step_digit(std::string& digits, int step) {
    if (digits.empty()) {
        digits = step > 0 ? "1" : "9";
    } else {
        digits.back() = static_cast<char>('0' + (digits.back() - '0' + step + 10) % 10);
    }
}

/// How far Page Up and Page Down move the selection.
constexpr int PageRows = 10;
/// More rows than a dialog has.
constexpr int AllRows = 10'000;

/// Actions that open another dialog over the present one, or change what it shows.
bool stays_open(Action action) {
    switch (action) {
    case Action::ChooseNumber:
    case Action::ChooseSize:
    case Action::Statistics:
    case Action::Help:
    case Action::CopyResult:
    case Action::ToggleWinnableOnly:
    case Action::ToggleLight:
    case Action::ToggleSound:
    case Action::NextTileStyle:
    case Action::ToggleCornerLetters:
    case Action::NextPalette:
    case Action::ToggleTheme:
    case Action::ToggleFullScreen:
    case Action::Games:
    case Action::Quit: return true;
    default: return false;
    }
}

} // namespace

void GameController::open(Dialog::Kind kind) {
    Dialog dialog;
    dialog.kind = kind;
    dialog.variant = dialogs_.empty() ? 0 : dialogs_.back().variant;
    dialogs_.push_back(std::move(dialog));
    dialog_seconds_ = 0;
    changed_ = true;
}

void GameController::close_dialog() {
    dialogs_.pop_back();
    changed_ = true;
}

void GameController::close_dialogs() {
    dialogs_.clear();
    changed_ = true;
}

DialogContent GameController::top_dialog() const {
    return content(dialogs_.back(),
                   {settings_,
                    statistics_,
                    match_,
                    saved_ ? &*saved_ : nullptr,
                    best_before_,
                    search_.passed_over(),
                    deals_.after(match_.start().number)});
}

void GameController::move_selection(int step) {
    const DialogView dialog = top_dialog().dialog;
    const int rows = static_cast<int>(dialog.rows.size());
    for (int tried = 1, row = dialog.selected; tried <= rows; ++tried) {
        row = (row + step + rows) % rows;
        if (dialog.rows[static_cast<std::size_t>(row)].selectable) {
            dialogs_.back().selected = row;
            return;
        }
    }
}

void GameController::scroll_selection(int by) {
    const DialogView dialog = top_dialog().dialog;
    if (dialogs_.back().kind == Dialog::Kind::Number || dialog.rows.empty()) {
        return;
    }
    const int last = static_cast<int>(dialog.rows.size()) - 1;
    const int target = std::clamp(dialog.selected + std::clamp(by, -last - 1, last + 1), 0, last);
    // The nearest row that can be selected, back towards where the selection came from.
    for (int row = target; row != dialog.selected; row += by < 0 ? 1 : -1) {
        if (dialog.rows[static_cast<std::size_t>(row)].selectable) {
            dialogs_.back().selected = row;
            changed_ = true;
            return;
        }
    }
}

void GameController::wheel(int notches) {
    constexpr int RowsPerNotch = 3;
    constexpr int MostNotches = 1000;
    if (dialog_open()) {
        scroll_selection(std::clamp(notches, -MostNotches, MostNotches) * RowsPerNotch);
    }
}

void GameController::dialog_key(DialogKey key) {
    if (!dialog_open()) {
        return;
    }
    changed_ = true;
    Dialog& dialog = dialogs_.back();
    const bool number = dialog.kind == Dialog::Kind::Number;
    switch (key) {
    case DialogKey::Up: number ? step_digit(dialog.input, 1) : move_selection(-1); break;
    case DialogKey::Down: number ? step_digit(dialog.input, -1) : move_selection(1); break;
    case DialogKey::PageUp: scroll_selection(-PageRows); break;
    case DialogKey::PageDown: scroll_selection(PageRows); break;
    case DialogKey::First: scroll_selection(-AllRows); break;
    case DialogKey::Last: scroll_selection(AllRows); break;
    case DialogKey::Enter:
        if (number) {
            enter_number();
        } else if (dialog.kind != Dialog::Kind::Ended || dialog_seconds_ >= EndDialogSeconds) {
            click_row(top_dialog().dialog.selected);
        }
        break;
    case DialogKey::Escape:
        if (dialog.kind == Dialog::Kind::Resume) {
            answer(DialogAnswer::GoOn);
        } else if (dialog.kind == Dialog::Kind::Search) {
            answer(DialogAnswer::StopSearch);
        } else {
            answer(DialogAnswer::Close);
        }
        break;
    case DialogKey::Erase:
        if (!dialog.input.empty()) {
            dialog.input.pop_back();
        }
        break;
    }
}

void GameController::type(char letter) {
    if (!dialog_open()) {
        return;
    }
    changed_ = true;
    Dialog& dialog = dialogs_.back();
    if (dialog.kind == Dialog::Kind::Number) {
        if (letter >= '0' && letter <= '9' && dialog.input.size() < MostDigits) {
            dialog.input += letter;
            dialog.refusal.clear();
        }
        return;
    }
    // A row's shortcut also works in the dialog.
    const char capital =
        letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
    const DialogContent shown = top_dialog();
    for (std::size_t row = 0; row < shown.choices.size(); ++row) {
        if (shown.dialog.rows[row].selectable &&
            shown.dialog.rows[row].value == std::string(1, capital)) {
            choose(shown.choices[row]);
            return;
        }
    }
}

void GameController::click_row(int row) {
    if (!dialog_open()) {
        return;
    }
    const DialogContent shown = top_dialog();
    const auto index = static_cast<std::size_t>(row);
    if (row >= 0 && index < shown.choices.size() && shown.dialog.rows[index].selectable) {
        dialogs_.back().selected = row;
        choose(shown.choices[index]);
    }
}

void GameController::hover_row(int row) {
    if (!dialog_open() || row == dialogs_.back().selected) {
        return;
    }
    const DialogView dialog = top_dialog().dialog;
    const auto index = static_cast<std::size_t>(row);
    if (row >= 0 && index < dialog.rows.size() && dialog.rows[index].selectable) {
        dialogs_.back().selected = row;
        changed_ = true;
    }
}

void GameController::choose(const Choice& choice) {
    changed_ = true;
    if (const auto* answered = std::get_if<DialogAnswer>(&choice)) {
        answer(*answered);
    } else if (const auto* size = std::get_if<shisen::Size>(&choice)) {
        close_dialogs();
        if (can_deal({*size, settings_.gravity, match_.start().number})) {
            ask_then_begin_random(*size, settings_.gravity);
        }
    } else if (const auto* start = std::get_if<shisen::Start>(&choice)) {
        close_dialogs();
        if (can_deal(*start)) {
            ask_then_begin({NextGame::What::Number, *start, {}});
        }
    } else {
        choose_action(std::get<Action>(choice));
    }
}

void GameController::choose_action(Action action) {
    if (!stays_open(action)) {
        close_dialogs();
    }
    act(action);
}

void GameController::answer(DialogAnswer answer) {
    switch (answer) {
    case DialogAnswer::Close:
        next_game_.reset();
        close_dialog();
        break;
    case DialogAnswer::EndGame: begin_next_game(); break;
    case DialogAnswer::OpenSettings: open(Dialog::Kind::Settings); break;
    case DialogAnswer::GoOn: go_on_with_saved(); break;
    case DialogAnswer::DropSaved: drop_saved(); break;
    case DialogAnswer::OpenKeys: open(Dialog::Kind::Keys); break;
    case DialogAnswer::AskKey: {
        const int row = top_dialog().dialog.selected;
        open(Dialog::Kind::AskKey);
        dialogs_.back().command = static_cast<std::size_t>(row);
        break;
    }
    case DialogAnswer::UsualKeys:
        settings_.keys.clear();
        effects_.save_settings = true;
        break;
    case DialogAnswer::OpenHistory: open(Dialog::Kind::History); break;
    case DialogAnswer::NextVariant: ++dialogs_.back().variant; break;
    case DialogAnswer::StopSearch:
        search_.stop();
        close_dialog();
        break;
    }
}

bool GameController::bind_asked_key(const std::string& name) {
    if (!dialog_open() || dialogs_.back().kind != Dialog::Kind::AskKey || !can_be_bound(name)) {
        return false;
    }
    bind_key(settings_.keys, name, key_commands()[dialogs_.back().command].word);
    effects_.save_settings = true;
    close_dialog();
    return true;
}

void GameController::go_on_with_saved() {
    close_dialogs();
    Match match = std::move(*saved_);
    saved_.reset();
    begin(std::move(match));
}

void GameController::drop_saved() {
    close_dialogs();
    count(*saved_);
    saved_.reset();
    effects_.save_game = true;
    if (settings_.winnable_only) {
        ask_then_begin_random(size(), settings_.gravity);
    }
}

} // namespace zx::play
