#include "app/emulator/menu.hpp"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <utility>

namespace zx::app {
namespace {

/// True for actions that close the menu. Changing a setting keeps it open, so that the player sees
/// the value.
bool closes_menu(MenuAction action) {
    const ActionRow* const row = action_row(action);
    return row != nullptr && row->closes;
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
    if (open_ && (page_ == MenuPage::Main || page_ == MenuPage::Machine)) {
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
    case MenuPage::Machine: return "Machine";
    case MenuPage::Files: return folder_.string();
    case MenuPage::Keys: return "Keys";
    }
    return {};
}

std::string Menu::footer() const {
    const MenuRow* row = selected_row();
    if (row != nullptr && !row->hint.empty()) {
        return row->hint;
    }
    switch (page_) {
    case MenuPage::Main:
        return status_.media.empty() ? status_.rom : status_.media + ", " + status_.rom;
    case MenuPage::Files: return "Enter opens, Esc goes back";
    case MenuPage::Machine:
    case MenuPage::Keys: return "Esc goes back";
    }
    return {};
}

void Menu::build_rows() {
    switch (page_) {
    case MenuPage::Main: rows_ = main_rows(status_); break;
    case MenuPage::Machine: rows_ = machine_rows(status_); break;
    case MenuPage::Files: build_files(); break;
    case MenuPage::Keys: rows_ = key_rows(); break;
    }
}

void Menu::build_files() {
    files_ = lister_(folder_);
    rows_.clear();
    for (const FileEntry& file : files_) {
        MenuRow row;
        row.label = file.is_folder ? file.name + "/" : file.name;
        rows_.push_back(std::move(row));
    }
    if (rows_.empty()) {
        MenuRow row;
        row.label = "nothing to open here";
        row.selectable = false;
        rows_.push_back(std::move(row));
    }
}

const MenuRow* Menu::selected_row() const {
    const auto row = static_cast<std::size_t>(selected_);
    return row < rows_.size() ? &rows_[row] : nullptr;
}

/// Skips rows that cannot be selected; the list of keys has only such rows.
bool Menu::reachable(int row) const {
    return page_ == MenuPage::Keys || rows_[static_cast<std::size_t>(row)].selectable;
}

void Menu::go_back() {
    const MenuPage left = page_;
    open(MenuPage::Main);
    const auto row = std::find_if(
        rows_.begin(), rows_.end(), [&](const MenuRow& main) { return main.opens == left; });
    if (row != rows_.end()) {
        select(static_cast<int>(row - rows_.begin()));
    }
}

void Menu::select(int row) {
    selected_ = std::clamp(row, 0, std::max(static_cast<int>(rows_.size()) - 1, 0));
    keep_selection_visible();
}

void Menu::move(int step) {
    const int count = static_cast<int>(rows_.size());
    for (int steps = 0; steps < count; ++steps) {
        select((selected_ + step + count) % count);
        if (reachable(selected_)) {
            return;
        }
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
            go_back();
            break;
        }
        close();
        return MenuChoice{MenuAction::Resume};
    }
    return {};
}

void Menu::letter(char c) {
    const auto lower = [](char letter) { return std::tolower(static_cast<unsigned char>(letter)); };
    const int count = static_cast<int>(rows_.size());
    for (int step = 1; step <= count; ++step) {
        const int row = (selected_ + step) % count;
        const std::string& label = rows_[static_cast<std::size_t>(row)].label;
        if (!label.empty() && lower(label[0]) == lower(c) && reachable(row)) {
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
    if (page_ == MenuPage::Files) {
        return choose_file();
    }
    const MenuRow* row = selected_row();
    if (row != nullptr && row->opens) {
        if (*row->opens == MenuPage::Main) {
            go_back();
        } else {
            open(*row->opens);
        }
        return {};
    }
    if (row != nullptr && row->setting != nullptr) {
        return adjust(1);
    }
    if (row == nullptr || !row->enter) {
        return {};
    }
    const MenuChoice choice{*row->enter};
    if (closes_menu(choice.action)) {
        close();
    }
    return choice;
}

std::optional<MenuChoice> Menu::adjust(int direction) const {
    const MenuRow* row = selected_row();
    if (row != nullptr && row->setting != nullptr) {
        return MenuChoice{MenuAction::ChangeSetting, {}, row->setting, direction};
    }
    const auto action = row == nullptr ? std::nullopt : direction < 0 ? row->left : row->right;
    return action ? std::optional(MenuChoice{*action}) : std::nullopt;
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
