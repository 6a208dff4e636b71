#include "app/emulator/menu_rows.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "app/emulator/key_map.hpp"

namespace zx::app {
namespace {

using enum MenuAction;

constexpr auto Actions = std::to_array<ActionRow>({
    {Resume, "Back to the game", "Esc"},
    {PlayShisen, "Play Shisen", ""},
    {Reset, "Reset", "F5"},
    {QuickSave, "Quick save", "F7"},
    {QuickLoad, "Quick load", "F8"},
    {SavePicture, "Save a picture", "F12"},
    {Paste, "Type pasted text", "Sh+Ins"},
    {Quit, "Quit", "", false},
});

MenuRow command(MenuAction action) {
    const ActionRow* const entry = action_row(action);
    MenuRow row;
    row.label = entry->label;
    row.value = entry->shortcut;
    row.enter = action;
    return row;
}

MenuRow page(std::string label, std::string value, MenuPage opens) {
    MenuRow row;
    row.label = std::move(label);
    row.value = std::move(value);
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
    row.setting = &entry;
    return row;
}

void add_settings(std::vector<MenuRow>& rows, SettingPage place, const MenuStatus& status) {
    for (const SettingRow& entry : setting_rows()) {
        if (entry.page == place) {
            rows.push_back(setting(entry, status));
        }
    }
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

std::vector<MenuRow> main_rows(const MenuStatus& status) {
    std::vector<MenuRow> rows = {
        command(Resume),
        page("Open a file...", "F3", MenuPage::Files),
        command(PlayShisen),
        command(Reset),
        page("Machine...", status.model, MenuPage::Machine),
    };
    add_settings(rows, SettingPage::Main, status);
    for (const MenuAction action : {QuickSave, QuickLoad, SavePicture, Paste}) {
        rows.push_back(command(action));
    }
    rows.push_back(page("Keys", "F1", MenuPage::Keys));
    rows.push_back(command(Quit));
    return rows;
}

std::vector<MenuRow> machine_rows(const MenuStatus& status) {
    MenuRow model;
    model.label = "Model";
    model.value = status.model;
    model.adjustable = true;
    model.enter = NextModel;
    model.left = PreviousModel;
    model.right = NextModel;
    model.hint = "Another model starts afresh";
    std::vector<MenuRow> rows = {std::move(model)};
    add_settings(rows, SettingPage::Machine, status);
    rows.push_back(page("Back to the menu", "Esc", MenuPage::Main));
    return rows;
}

std::vector<MenuRow> key_rows() {
    std::vector<MenuRow> rows;
    for (const KeyHelp& line : key_help()) {
        MenuRow row;
        row.label = line.keys;
        row.value = line.meaning;
        row.selectable = false;
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace zx::app
