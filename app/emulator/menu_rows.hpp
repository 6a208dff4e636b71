// The rows of the menu's pages: the text of each row and its action.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/run/emulator_settings.hpp"

namespace zx::app {

enum class MenuAction {
    Resume,
    OpenFile,   ///< the file of MenuChoice::path
    PlayShisen, ///< opens the bundled tape
    Reset,
    NextModel,
    PreviousModel,
    ChangeSetting, ///< the row MenuChoice::setting by MenuChoice::step
    QuickSave,
    QuickLoad,
    SavePicture,
    Paste,
    Quit,
};

/// What the menu and the keys say about an action.
struct ActionRow {
    MenuAction action;
    std::string_view label;
    /// The host key that does the same; may be empty.
    std::string_view shortcut;
    /// The menu closes when the action is chosen.
    bool closes = true;
};

/// Returns the row of an action, or null if the menu has no row for it.
[[nodiscard]] const ActionRow* action_row(MenuAction action);

/// Returns the action with this shortcut.
[[nodiscard]] std::optional<MenuAction> action_of_key(std::string_view shortcut);

enum class MenuPage { Main, Machine, Files, Keys };

/// What the menu shows besides its own state.
struct MenuStatus {
    std::string rom = "free ROM";
    std::string model = "48K";
    std::string media;
    EmulatorSettings settings;
    SettingFacts facts;
};

struct MenuRow {
    std::string label;
    /// Right-aligned text: a setting's value or a shortcut.
    std::string value;
    bool selectable = true;
    /// True if the left and right keys change the value.
    bool adjustable = false;
    /// The action of Enter, and of Left and Right for a row with a value.
    std::optional<MenuAction> enter;
    std::optional<MenuAction> left;
    std::optional<MenuAction> right;
    /// Set if the row is a setting: Enter and Right step forwards, Left steps back.
    const SettingRow* setting = nullptr;
    /// The page that Enter opens instead of an action.
    std::optional<MenuPage> opens;
    /// Help at the bottom of the menu while the row is selected.
    std::string hint;
};

[[nodiscard]] std::vector<MenuRow> main_rows(const MenuStatus& status);
[[nodiscard]] std::vector<MenuRow> machine_rows(const MenuStatus& status);
[[nodiscard]] std::vector<MenuRow> key_rows();

} // namespace zx::app
