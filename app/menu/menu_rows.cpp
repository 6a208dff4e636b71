#include "app/menu/menu_rows.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include <fmt/format.h>

#include "app/input/key_map.hpp"
#include "app/input/keyboard_picture.hpp"
#include "base/utf8.hpp"

namespace zx::app {
namespace {

using enum MenuAction;

constexpr auto Actions = std::to_array<ActionRow>({
    {Resume, "Back to the machine", "Esc"},
    {PlayShisen, "Play Shisen", ""},
    {Reset, "Reset", "F5"},
    {Pause, "Pause", "F6"},
    {StepFrame, "Next frame", "Shift+F6"},
    {BackInTime, "Back in time", "F4 held"},
    {FullSpeed, "Full speed", "F9 held"},
    {TakeMouse, "Give the mouse to the machine", "Ctrl+F10"},
    {QuickSave, "Quick save", "F7"},
    {QuickLoad, "Quick load", "F8"},
    {UndoQuickSave, "Undo quick save", ""},
    {SavePicture, "Save a picture", "F12"},
    {RecordGif, "Record a film as GIF", ""},
    {RecordVideo, "Record a film with sound as WebM", ""},
    {RecordInput, "Record the input as RZX", ""},
    {TapePlay, "Play", "", false},
    {TapeRewind, "Rewind", "", false},
    {TapeEject, "Eject", "", false},
    {TapeBlank, "Insert a blank tape", "", false},
    {Paste, "Type pasted text", "Shift+Ins"},
    {CopyScreen, "Copy the screen as text", ""},
    {CopyProgram, "Copy the BASIC program as text", ""},
    {PaperPicture, "Save as a picture", "", false},
    {PaperText, "Save as text", "", false},
    {PaperCopy, "Copy as text", "", false},
    {PaperCut, "Cut the paper off", "", false},
    {Games, "Games...", "", false},
    {Quit, "Quit", "", false},
});

constexpr auto Pages = std::to_array<PageRow>({
    {MenuPage::Settings, "All settings", ""},
    {MenuPage::Models, "Model", ""},
    {MenuPage::Choices, "", ""},
    {MenuPage::Files, "Open a file", "F3"},
    {MenuPage::Recent, "Recent files", ""},
    {MenuPage::Welcome, "Welcome back", ""},
    {MenuPage::SaveState, "Save a state", "Shift+F7"},
    {MenuPage::LoadState, "Saved states", "Shift+F8"},
    {MenuPage::OtherState, "A state of another program", ""},
    {MenuPage::StateNote, "Note of a state", ""},
    {MenuPage::Tape, "Tape recorder", "Shift+F3"},
    {MenuPage::TapeEdit, "Edit the tape", ""},
    {MenuPage::TapeBlock, "Block of the tape", ""},
    {MenuPage::Keyboard, "Keyboard", "F1"},
    {MenuPage::Keys, "List of keys", ""},
    {MenuPage::Mapping, "Map keys and buttons", ""},
    {MenuPage::MappingTargets, "Presses", ""},
    {MenuPage::Pokes, "Pokes", "Shift+F9"},
    {MenuPage::Search, "Find a value in memory", "Shift+F10"},
    {MenuPage::Paper, "Printer's paper", ""},
    {MenuPage::Log, "Messages", ""},
    {MenuPage::About, "About", ""},
});

constexpr std::array<std::string_view, BarMenus> BarLabels = {
    "File", "Machine", "Tape", "View", "Sound", "Input", "Tools", "Help"};

MenuRow command(MenuAction action) {
    const ActionRow* const entry = action_row(action);
    MenuRow row;
    row.label = entry->label;
    row.value = entry->shortcut;
    row.enter = action;
    return row;
}

MenuRow page(MenuPage opens) {
    const PageRow& entry = page_row(opens);
    MenuRow row;
    row.label = std::string(entry.label) + "...";
    row.value = entry.shortcut;
    row.opens = opens;
    return row;
}

/// A row of the settings table. It cannot be selected if the model lacks the setting.
MenuRow setting(const SettingRow& entry, const MenuStatus& status) {
    MenuRow row;
    row.label = entry.label;
    row.value = shown_value(entry, status.settings, status.facts);
    row.hint = entry.hint;
    if (row.value.empty()) {
        row.value = "-";
        row.selectable = false;
        return row;
    }
    row.adjustable = true;
    row.checked = is_switch(entry) && entry.get(status.settings, status.facts) == 1;
    row.setting = &entry;
    return row;
}

/// Adds the settings of a menu. In the bar, a setting with a shortcut shows it.
void add_settings(std::vector<MenuRow>& rows,
                  SettingPage place,
                  const MenuStatus& status,
                  bool in_bar) {
    for (const SettingRow& entry : setting_rows()) {
        if (entry.page != place) {
            continue;
        }
        MenuRow row = setting(entry, status);
        if (in_bar && row.setting != nullptr && !entry.shortcut.empty()) {
            row.value += "   " + std::string(entry.shortcut);
        }
        rows.push_back(std::move(row));
    }
}

MenuRow model_row(const MenuStatus& status) {
    MenuRow row = page(MenuPage::Models);
    row.value = status.model;
    row.hint = "Changing the model resets the machine";
    return row;
}

MenuRow heading(std::string_view text) {
    MenuRow row;
    row.label = text;
    row.selectable = false;
    row.separated = true;
    return row;
}

/// Play or stop, rewind and eject; without a tape they cannot be selected.
std::vector<MenuRow> tape_actions(const MenuStatus& status) {
    std::vector<MenuRow> rows = {command(TapePlay), command(TapeRewind), command(TapeEject)};
    if (status.tape.playing) {
        rows[0].label = "Stop";
    }
    for (MenuRow& row : rows) {
        row.selectable = status.tape.inserted;
    }
    return rows;
}

void begin_group(std::vector<MenuRow>& rows, MenuRow row) {
    row.separated = true;
    rows.push_back(std::move(row));
}

/// The rows that begin recordings, or end those that were begun.
std::vector<MenuRow> recording_rows(const MenuStatus& status) {
    std::vector<MenuRow> rows = {command(RecordGif)};
    if (status.filming) {
        rows.back().label = "Stop the film";
    } else if (status.has_ffmpeg) {
        rows.push_back(command(RecordVideo));
    }
    rows.push_back(command(RecordInput));
    if (status.recording) {
        rows.back().label = "Stop recording the input";
    }
    rows.front().separated = true;
    return rows;
}

} // namespace

const ActionRow* action_row(MenuAction action) {
    const auto* const row =
        std::find_if(Actions.begin(), Actions.end(), [&](const ActionRow& each) {
            return each.action == action;
        });
    return row == Actions.end() ? nullptr : row;
}

std::optional<MenuAction> action_of_key(std::string_view shortcut) {
    const auto* const row =
        std::find_if(Actions.begin(), Actions.end(), [&](const ActionRow& each) {
            return !each.shortcut.empty() && each.shortcut == shortcut;
        });
    return row == Actions.end() ? std::nullopt : std::optional(row->action);
}

std::string_view label_of(BarMenu menu) {
    return BarLabels[static_cast<std::size_t>(menu)];
}

const PageRow& page_row(MenuPage page) {
    return *std::find_if(
        Pages.begin(), Pages.end(), [&](const PageRow& each) { return each.page == page; });
}

std::optional<MenuPage> page_of_key(std::string_view shortcut) {
    const auto* const row = std::find_if(Pages.begin(), Pages.end(), [&](const PageRow& each) {
        return !each.shortcut.empty() && each.shortcut == shortcut;
    });
    return row == Pages.end() ? std::nullopt : std::optional(row->page);
}

std::vector<MenuRow> bar_rows(BarMenu menu, const MenuStatus& status) {
    std::vector<MenuRow> rows;
    switch (menu) {
    case BarMenu::File:
        rows = {page(MenuPage::Files), page(MenuPage::Recent), command(PlayShisen)};
        begin_group(rows, command(QuickSave));
        rows.push_back(command(QuickLoad));
        rows.push_back(command(UndoQuickSave));
        rows.push_back(page(MenuPage::SaveState));
        rows.push_back(page(MenuPage::LoadState));
        rows.push_back(command(SavePicture));
        begin_group(rows, command(Resume));
        rows.push_back(command(Games));
        rows.push_back(command(Quit));
        break;
    case BarMenu::Machine:
        rows = {model_row(status), command(Reset), command(Pause)};
        rows.back().checked = status.paused;
        rows.push_back(command(StepFrame));
        rows.push_back(command(BackInTime));
        rows.push_back(command(FullSpeed));
        rows.back().checked = status.full_speed;
        begin_group(rows, page(MenuPage::Settings));
        add_settings(rows, SettingPage::Machine, status, true);
        break;
    case BarMenu::Tape:
        rows = {page(MenuPage::Tape)};
        for (MenuRow& row : tape_actions(status)) {
            rows.push_back(std::move(row));
        }
        rows.push_back(command(TapeBlank));
        rows.push_back(page(MenuPage::TapeEdit));
        rows.back().selectable = status.tape.inserted;
        add_settings(rows, SettingPage::Tape, status, true);
        break;
    case BarMenu::View: add_settings(rows, SettingPage::View, status, true); break;
    case BarMenu::Sound: add_settings(rows, SettingPage::Sound, status, true); break;
    case BarMenu::Input:
        add_settings(rows, SettingPage::Input, status, true);
        rows.push_back(command(TakeMouse));
        rows.back().selectable = status.settings.setup.mouse;
        begin_group(rows, page(MenuPage::Keyboard));
        rows.push_back(page(MenuPage::Mapping));
        rows.push_back(command(Paste));
        break;
    case BarMenu::Tools:
        rows = {page(MenuPage::Pokes),
                page(MenuPage::Search),
                command(CopyScreen),
                command(CopyProgram),
                page(MenuPage::Paper),
                page(MenuPage::Log)};
        for (MenuRow& row : recording_rows(status)) {
            rows.push_back(std::move(row));
        }
        break;
    case BarMenu::Help:
        rows = {page(MenuPage::Keyboard), page(MenuPage::Keys), page(MenuPage::About)};
        break;
    }
    return rows;
}

std::vector<MenuRow> settings_rows(const MenuStatus& status) {
    MenuRow model = model_row(status);
    model.label = "Model";
    model.adjustable = true;
    model.opens.reset();
    model.enter = NextModel;
    model.left = PreviousModel;
    model.right = NextModel;
    std::vector<MenuRow> rows;
    constexpr std::array<std::pair<SettingPage, BarMenu>, 5> Groups = {{
        {SettingPage::Machine, BarMenu::Machine},
        {SettingPage::Tape, BarMenu::Tape},
        {SettingPage::View, BarMenu::View},
        {SettingPage::Sound, BarMenu::Sound},
        {SettingPage::Input, BarMenu::Input},
    }};
    for (const auto& [place, menu] : Groups) {
        rows.push_back(heading(label_of(menu)));
        if (place == SettingPage::Machine) {
            rows.push_back(model);
        }
        add_settings(rows, place, status, false);
    }
    return rows;
}

std::vector<MenuRow> model_rows(const MenuStatus& status) {
    std::vector<MenuRow> rows;
    for (const machine::ModelRecord* const record : machine::record::All) {
        MenuRow row;
        row.label = record->short_name;
        row.enter = ChooseModel;
        row.number = static_cast<int>(rows.size());
        row.checked = row.number == static_cast<int>(status.facts.model);
        row.hint = "Changing the model resets the machine";
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<MenuRow> choice_rows(const SettingRow& setting, const MenuStatus& status) {
    std::vector<MenuRow> rows;
    if (!has_setting(setting, status.facts.model)) {
        return rows;
    }
    const auto chosen = setting.get(status.settings, status.facts);
    for (std::size_t choice = 0; choice < setting.choices.size(); ++choice) {
        MenuRow row;
        row.label = setting.choices[choice].label;
        row.enter = ChooseSetting;
        row.setting = &setting;
        row.number = static_cast<int>(choice);
        row.checked = choice == chosen;
        row.hint = setting.hint;
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<MenuRow> recent_rows(const MenuStatus& status) {
    std::vector<MenuRow> rows;
    for (const std::string& path : status.recent) {
        const std::filesystem::path file(path);
        MenuRow row;
        row.label = terminal_safe(file.filename().string());
        row.enter = OpenFile;
        row.number = static_cast<int>(rows.size());
        row.hint = terminal_safe(file.parent_path().string());
        rows.push_back(std::move(row));
    }
    return rows.empty() ? text_rows({}, "no files yet") : rows;
}

std::vector<MenuRow> welcome_rows(const MenuStatus& status) {
    MenuRow go_on;
    go_on.label = "Continue where the last session ended";
    go_on.enter = ContinueSession;
    go_on.hint = terminal_safe(status.session);
    MenuRow afresh;
    afresh.label = "Start afresh";
    afresh.enter = Resume;
    return {std::move(go_on), std::move(afresh), page(MenuPage::Recent), page(MenuPage::Files)};
}

std::vector<MenuRow> tape_rows(const MenuStatus& status) {
    std::vector<MenuRow> rows = tape_actions(status);
    rows.push_back(command(TapeBlank));
    rows.push_back(page(MenuPage::Files));
    for (std::size_t i = 0; i < status.tape.lines.size(); ++i) {
        const TapeLine& line = status.tape.lines[i];
        MenuRow row;
        row.label = line.text;
        row.value = fmt::format("{} s", std::lround(line.seconds));
        row.enter = TapeSeek;
        row.number = static_cast<int>(i);
        row.checked = i == status.tape.block;
        row.separated = i == 0;
        row.hint = "Enter: the tape goes to this block";
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<MenuRow> text_rows(const std::vector<std::string>& lines, std::string_view empty) {
    std::vector<MenuRow> rows;
    for (const std::string& line : lines) {
        MenuRow row;
        row.label = line;
        row.selectable = false;
        row.wrapped = true;
        rows.push_back(std::move(row));
    }
    if (rows.empty()) {
        MenuRow row;
        row.label = empty;
        row.selectable = false;
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace zx::app
