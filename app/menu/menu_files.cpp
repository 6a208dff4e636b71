// Menu, part: the page of files.
#include <algorithm>

#include "app/menu/menu.hpp"
#include "base/utf8.hpp"

namespace zx::app {

void Menu::list_files() {
    files_ = lister_(folder_);
}

void Menu::build_files() {
    shown_files_.clear();
    rows_.clear();
    for (const FileEntry& file : files_) {
        if (!contains_name(file.name, search_)) {
            continue;
        }
        MenuRow row;
        row.label = terminal_safe(file.is_folder ? file.name + "/" : file.name);
        rows_.push_back(std::move(row));
        shown_files_.push_back(file);
    }
    if (rows_.empty()) {
        rows_ = text_rows({}, search_.empty() ? "nothing to open here" : "no such name");
    }
}

void Menu::enter_folder(const std::filesystem::path& folder) {
    const std::string left = folder_.filename().string();
    const bool up = folder == folder_.parent_path();
    folder_ = folder;
    search_.clear();
    list_files();
    levels_.back().selected = 0;
    show_top();
    const auto same = [&](const FileEntry& file) { return file.is_folder && file.name == left; };
    if (const auto found = std::find_if(shown_files_.begin(), shown_files_.end(), same);
        up && found != shown_files_.end()) {
        select(static_cast<int>(found - shown_files_.begin()));
    }
}

std::optional<MenuChoice> Menu::choose_file() {
    if (shown_files_.empty()) {
        return {};
    }
    const FileEntry file = shown_files_[static_cast<std::size_t>(selected_)];
    if (file.is_folder) {
        enter_folder(file.path);
        return {};
    }
    close();
    return MenuChoice{.action = MenuAction::OpenFile, .path = file.path};
}

} // namespace zx::app
