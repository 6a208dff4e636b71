#include "app/emulator/menu.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <string_view>

#include "app/emulator/key_map.hpp"

namespace zx::app {
namespace {

enum class MainRow {
    Resume,
    Open,
    Shisen,
    Reset,
    Model,
    Joystick,
    Volume,
    Sound,
    Scale,
    FullScreen,
    FastLoad,
    QuickSave,
    QuickLoad,
    Picture,
    Paste,
    Keys,
    Quit,
};

/// What Enter does, and what Left and Right do where the row holds a value.
struct MainAction {
    MenuAction enter{};
    std::optional<MenuAction> left;
    std::optional<MenuAction> right;
};

std::optional<MainAction> main_action(MainRow row) {
    using enum MenuAction;
    switch (row) {
    case MainRow::Resume: return MainAction{Resume, {}, {}};
    case MainRow::Shisen: return MainAction{PlayShisen, {}, {}};
    case MainRow::Reset: return MainAction{Reset, {}, {}};
    case MainRow::Model: return MainAction{NextModel, NextModel, NextModel};
    case MainRow::Joystick: return MainAction{NextJoystick, PreviousJoystick, NextJoystick};
    case MainRow::Volume: return MainAction{VolumeUp, VolumeDown, VolumeUp};
    case MainRow::Sound: return MainAction{ToggleSound, ToggleSound, ToggleSound};
    case MainRow::Scale: return MainAction{ScaleUp, ScaleDown, ScaleUp};
    case MainRow::FullScreen:
        return MainAction{ToggleFullScreen, ToggleFullScreen, ToggleFullScreen};
    case MainRow::FastLoad: return MainAction{ToggleFastLoad, ToggleFastLoad, ToggleFastLoad};
    case MainRow::QuickSave: return MainAction{QuickSave, {}, {}};
    case MainRow::QuickLoad: return MainAction{QuickLoad, {}, {}};
    case MainRow::Picture: return MainAction{SavePicture, {}, {}};
    case MainRow::Paste: return MainAction{Paste, {}, {}};
    case MainRow::Quit: return MainAction{Quit, {}, {}};
    case MainRow::Open:
    case MainRow::Keys: break;
    }
    return {};
}

std::string on_off(bool on) {
    return on ? "on" : "off";
}

/// The setting stays under the player's eyes; everything else closes the menu.
bool closes_menu(MenuAction action) {
    using enum MenuAction;
    constexpr std::array Closing = {
        Resume, OpenFile, PlayShisen, Reset, QuickSave, QuickLoad, SavePicture, Paste};
    return std::find(Closing.begin(), Closing.end(), action) != Closing.end();
}

} // namespace

Menu::Menu(Lister lister) : lister_(std::move(lister)) {}

void Menu::open(MenuPage page) {
    open_ = true;
    page_ = page;
    selected_ = 0;
    first_visible_ = 0;
    build_rows();
}

void Menu::set_status(const MenuStatus& status) {
    status_ = status;
    if (open_ && page_ == MenuPage::Main) {
        build_rows();
    }
}

void Menu::set_visible_rows(int count) {
    visible_rows_ = std::max(count, 1);
    keep_selection_visible();
}

std::string Menu::title() const {
    switch (page_) {
    case MenuPage::Main: return "Four Rivers";
    case MenuPage::Files: return folder_.string();
    case MenuPage::Keys: return "Keys";
    }
    return {};
}

std::string Menu::footer() const {
    switch (page_) {
    case MenuPage::Main:
        return status_.media.empty() ? status_.rom : status_.media + ", " + status_.rom;
    case MenuPage::Files: return "Enter opens, Esc goes back";
    case MenuPage::Keys: return "Esc goes back";
    }
    return {};
}

void Menu::build_rows() {
    rows_.clear();
    switch (page_) {
    case MenuPage::Main: build_main(); break;
    case MenuPage::Files: build_files(); break;
    case MenuPage::Keys: build_keys(); break;
    }
}

void Menu::build_main() {
    const std::string volume =
        status_.sound_device ? std::to_string(status_.volume_percent) + "%" : "no device";
    const std::string sound = status_.sound_device ? on_off(status_.sound) : "no device";
    const std::string scale = status_.scale == 0 ? "fit" : "x" + std::to_string(status_.scale);
    // In the order of MainRow.
    rows_ = {
        {"Back to the game", "Esc"},
        {"Open a file...", "F3"},
        {"Play Shisen", ""},
        {"Reset", "F5"},
        {"Machine", status_.model, true, true},
        {"Joystick", status_.joystick, true, true},
        {"Volume", volume, true, true},
        {"Sound", sound, true, true},
        {"Scale", scale, true, true},
        {"Full screen", on_off(status_.full_screen), true, true},
        {"Fast tape loading", on_off(status_.fast_load), true, true},
        {"Quick save", "F7"},
        {"Quick load", "F8"},
        {"Save a picture", "F12"},
        {"Type pasted text", "Sh+Ins"},
        {"Keys", "F1"},
        {"Quit", ""},
    };
}

void Menu::build_files() {
    files_ = lister_(folder_);
    for (const FileEntry& file : files_) {
        rows_.push_back({file.is_folder ? file.name + "/" : file.name, ""});
    }
    if (rows_.empty()) {
        rows_.push_back({"nothing to open here", "", false});
    }
}

void Menu::build_keys() {
    for (const KeyHelp& line : key_help()) {
        rows_.push_back({std::string(line.keys), std::string(line.meaning), false});
    }
}

void Menu::select(int row) {
    selected_ = std::clamp(row, 0, std::max(static_cast<int>(rows_.size()) - 1, 0));
    keep_selection_visible();
}

void Menu::move(int step) {
    const int count = static_cast<int>(rows_.size());
    if (count > 0) {
        select((selected_ + step + count) % count);
    }
}

void Menu::keep_selection_visible() {
    const int count = static_cast<int>(rows_.size());
    first_visible_ = std::clamp(first_visible_, selected_ - visible_rows_ + 1, selected_);
    first_visible_ = std::clamp(first_visible_, 0, std::max(count - visible_rows_, 0));
}

std::optional<MenuChoice> Menu::key(MenuKey key) {
    switch (key) {
    case MenuKey::Up: move(-1); break;
    case MenuKey::Down: move(1); break;
    case MenuKey::PageUp: select(selected_ - visible_rows_); break;
    case MenuKey::PageDown: select(selected_ + visible_rows_); break;
    case MenuKey::Home: select(0); break;
    case MenuKey::End: select(static_cast<int>(rows_.size()) - 1); break;
    case MenuKey::Left: return adjust(-1);
    case MenuKey::Right: return adjust(1);
    case MenuKey::Enter: return activate();
    case MenuKey::Escape:
        if (page_ != MenuPage::Main) {
            open(MenuPage::Main);
            break;
        }
        close();
        return MenuChoice{MenuAction::Resume, {}};
    }
    return {};
}

void Menu::letter(char c) {
    const auto lower = [](char letter) { return std::tolower(static_cast<unsigned char>(letter)); };
    const int count = static_cast<int>(rows_.size());
    for (int step = 1; step <= count; ++step) {
        const int row = (selected_ + step) % count;
        const std::string& label = rows_[static_cast<std::size_t>(row)].label;
        if (!label.empty() && lower(label[0]) == lower(c)) {
            select(row);
            return;
        }
    }
}

void Menu::hover(int row) {
    if (row >= 0 && row < static_cast<int>(rows_.size())) {
        selected_ = row;
    }
}

std::optional<MenuChoice> Menu::click(int row) {
    if (row < 0 || row >= static_cast<int>(rows_.size())) {
        return {};
    }
    select(row);
    return activate();
}

void Menu::scroll(int count) {
    select(selected_ + count);
}

std::optional<MenuChoice> Menu::activate() {
    if (page_ == MenuPage::Keys || rows_.empty()) {
        return {};
    }
    if (page_ == MenuPage::Files) {
        return choose_file();
    }
    const auto row = static_cast<MainRow>(selected_);
    if (row == MainRow::Open || row == MainRow::Keys) {
        open(row == MainRow::Open ? MenuPage::Files : MenuPage::Keys);
        return {};
    }
    const auto action = main_action(row);
    if (action && closes_menu(action->enter)) {
        close();
    }
    return action ? std::optional(MenuChoice{action->enter, {}}) : std::nullopt;
}

std::optional<MenuChoice> Menu::adjust(int direction) {
    if (page_ != MenuPage::Main) {
        return {};
    }
    const auto action = main_action(static_cast<MainRow>(selected_));
    const auto chosen = !action ? std::nullopt : direction < 0 ? action->left : action->right;
    return chosen ? std::optional(MenuChoice{*chosen, {}}) : std::nullopt;
}

std::optional<MenuChoice> Menu::choose_file() {
    if (files_.empty()) {
        return {};
    }
    const FileEntry file = files_[static_cast<std::size_t>(selected_)];
    if (file.is_folder) {
        folder_ = file.path;
        open(MenuPage::Files);
        return {};
    }
    close();
    return MenuChoice{MenuAction::OpenFile, file.path};
}

} // namespace zx::app
