// The table's part that is sheets: opening and closing them, and what their rows do.
#include <algorithm>
#include <utility>

#include "app/play/table.hpp"

namespace zx::play {
namespace {

constexpr std::size_t MostDigits = 5;

/// Those that lay a sheet over the one they were chosen in, or change what it shows.
bool stays_open(Action action) {
    switch (action) {
    case Action::ChooseNumber:
    case Action::ChooseSize:
    case Action::Statistics:
    case Action::Help:
    case Action::ToggleWinnableOnly:
    case Action::ToggleLight:
    case Action::ToggleSound:
    case Action::NextTileStyle:
    case Action::ToggleCornerLetters:
    case Action::NextPalette:
    case Action::ToggleTheme:
    case Action::ToggleFullScreen:
    case Action::Quit: return true;
    default: return false;
    }
}

} // namespace

void Table::open(Sheet::Kind kind) {
    sheets_.push_back({kind, 0, {}, {}});
    sheet_seconds_ = 0;
    changed_ = true;
}

void Table::close_sheet() {
    sheets_.pop_back();
    changed_ = true;
}

void Table::close_sheets() {
    sheets_.clear();
    changed_ = true;
}

SheetContent Table::top_sheet() const {
    return content(sheets_.back(),
                   {settings_,
                    statistics_,
                    match_,
                    saved_ ? &*saved_ : nullptr,
                    best_time_,
                    search_.passed_over()});
}

void Table::move_selection(int step) {
    const Panel panel = top_sheet().panel;
    const int rows = static_cast<int>(panel.rows.size());
    for (int tried = 1, row = panel.selected; tried <= rows; ++tried) {
        row = (row + step + rows) % rows;
        if (panel.rows[static_cast<std::size_t>(row)].selectable) {
            sheets_.back().selected = row;
            return;
        }
    }
}

void Table::panel_key(PanelKey key) {
    if (!sheet_open()) {
        return;
    }
    changed_ = true;
    Sheet& sheet = sheets_.back();
    switch (key) {
    case PanelKey::Up: move_selection(-1); break;
    case PanelKey::Down: move_selection(1); break;
    case PanelKey::Enter:
        if (sheet.kind == Sheet::Kind::Number) {
            enter_number();
        } else if (sheet.kind != Sheet::Kind::Ended || sheet_seconds_ >= EndedSheetSeconds) {
            click_row(top_sheet().panel.selected);
        }
        break;
    case PanelKey::Escape:
        if (sheet.kind == Sheet::Kind::Resume) {
            answer(Answer::GoOn);
        } else if (sheet.kind == Sheet::Kind::Search) {
            answer(Answer::StopSearch);
        } else {
            answer(Answer::Close);
        }
        break;
    case PanelKey::Erase:
        if (!sheet.input.empty()) {
            sheet.input.pop_back();
        }
        break;
    }
}

void Table::type(char letter) {
    if (!sheet_open()) {
        return;
    }
    changed_ = true;
    Sheet& sheet = sheets_.back();
    if (sheet.kind == Sheet::Kind::Number) {
        if (letter >= '0' && letter <= '9' && sheet.input.size() < MostDigits) {
            sheet.input += letter;
            sheet.refusal.clear();
        }
        return;
    }
    // A row's short cut works on the sheet too.
    const char capital =
        letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
    const SheetContent shown = top_sheet();
    for (std::size_t row = 0; row < shown.choices.size(); ++row) {
        if (shown.panel.rows[row].selectable &&
            shown.panel.rows[row].value == std::string(1, capital)) {
            choose(shown.choices[row]);
            return;
        }
    }
}

void Table::click_row(int row) {
    if (!sheet_open()) {
        return;
    }
    const SheetContent shown = top_sheet();
    const auto index = static_cast<std::size_t>(row);
    if (row >= 0 && index < shown.choices.size() && shown.panel.rows[index].selectable) {
        sheets_.back().selected = row;
        choose(shown.choices[index]);
    }
}

void Table::hover_row(int row) {
    if (!sheet_open() || row == sheets_.back().selected) {
        return;
    }
    const Panel panel = top_sheet().panel;
    const auto index = static_cast<std::size_t>(row);
    if (row >= 0 && index < panel.rows.size() && panel.rows[index].selectable) {
        sheets_.back().selected = row;
        changed_ = true;
    }
}

void Table::choose(const Choice& choice) {
    changed_ = true;
    if (const auto* answered = std::get_if<Answer>(&choice)) {
        answer(*answered);
    } else if (const auto* size = std::get_if<shisen::Size>(&choice)) {
        close_sheets();
        if (can_deal({*size, settings_.gravity, match_.start().number})) {
            want_random(*size, settings_.gravity);
        }
    } else {
        choose_action(std::get<Action>(choice));
    }
}

void Table::choose_action(Action action) {
    if (!stays_open(action)) {
        close_sheets();
    }
    act(action);
}

void Table::answer(Answer answer) {
    switch (answer) {
    case Answer::Close:
        wanted_.reset();
        close_sheet();
        break;
    case Answer::EndGame: begin_wanted(); break;
    case Answer::OpenSettings: open(Sheet::Kind::Settings); break;
    case Answer::GoOn: go_on_with_saved(); break;
    case Answer::DropSaved: drop_saved(); break;
    case Answer::StopSearch:
        search_.stop();
        close_sheet();
        break;
    }
}

void Table::go_on_with_saved() {
    close_sheets();
    Match match = std::move(*saved_);
    saved_.reset();
    begin(std::move(match));
}

void Table::drop_saved() {
    close_sheets();
    count(*saved_);
    saved_.reset();
    requests_.save_game = true;
    if (settings_.winnable_only) {
        want_random(size(), settings_.gravity);
    }
}

} // namespace zx::play
