// Menu, part: typed text and the keys on the screen.
#include <algorithm>
#include <cctype>

#include "app/menu/menu.hpp"
#include "base/utf8.hpp"

namespace zx::app {
namespace {

/// Returns the length of the last character of UTF-8 text, which must not be empty.
std::size_t last_character_bytes(std::string_view text) {
    std::size_t length = 1;
    while (length < text.size() &&
           (static_cast<unsigned char>(text[text.size() - length]) & 0xc0) == 0x80) {
        ++length;
    }
    return length;
}

} // namespace

std::optional<MenuChoice> Menu::text(std::string_view utf8) {
    const MenuRow* const row = selected_row();
    if (is_open() && row != nullptr && row->text_entry) {
        std::string longer = row->text_entry->text + std::string(utf8);
        return longer.size() > row->text_entry->longest
                   ? std::nullopt
                   : std::optional(
                         MenuChoice{.action = row->text_entry->action, .text = std::move(longer)});
    }
    const bool digit = utf8.size() == 1 && utf8[0] >= '0' && utf8[0] <= '9';
    if (is_open() && digit && row != nullptr && row->entry) {
        const int last = utf8[0] - '0';
        const int longer = number_typed_ ? row->entry->value * 10 + last : last;
        number_typed_ = true;
        return MenuChoice{.action = row->entry->action,
                          .number = longer <= row->entry->largest ? longer : last};
    }
    if (page() == MenuPage::Files) {
        search_ += utf8;
        levels_.back().selected = 0;
        show_top();
    } else if (is_open() && !utf8.empty()) {
        find_letter(utf8.front());
    }
    return {};
}

void Menu::find_letter(char c) {
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

/// Deletes a character of the selected row or of the search; without one, leads to the folder above
/// or goes back.
std::optional<MenuChoice> Menu::erase() {
    if (const MenuRow* const row = selected_row(); row != nullptr && row->text_entry) {
        std::string shorter = row->text_entry->text;
        shorter.resize(shorter.size() - (shorter.empty() ? 0 : last_character_bytes(shorter)));
        return MenuChoice{.action = row->text_entry->action, .text = std::move(shorter)};
    }
    if (const MenuRow* const row = selected_row(); row != nullptr && row->entry) {
        number_typed_ = true;
        return MenuChoice{.action = row->entry->action, .number = row->entry->value / 10};
    }
    if (page() != MenuPage::Files) {
        go_back();
    } else if (!search_.empty()) {
        search_.resize(search_.size() - last_character_bytes(search_));
        show_top();
    } else if (!text_keys_ && folder_.has_parent_path() && folder_.parent_path() != folder_) {
        enter_folder(folder_.parent_path());
    }
    return {};
}

bool Menu::takes_text() const {
    const MenuRow* const row = is_open() ? selected_row() : nullptr;
    return row != nullptr && (row->text_entry || row->entry);
}

void Menu::open_text_keys() {
    if (takes_text() || page() == MenuPage::Files) {
        const MenuRow* const row = selected_row();
        const bool number = row != nullptr && row->entry;
        text_keys_.emplace(number ? TextKeys::Layout::Number : TextKeys::Layout::Text);
    }
}

bool Menu::move_on_text_keys(MenuKey key) {
    if (!text_keys_) {
        return false;
    }
    switch (key) {
    case MenuKey::Up: text_keys_->move(0, -1); break;
    case MenuKey::Down: text_keys_->move(0, 1); break;
    case MenuKey::Left: text_keys_->move(-1, 0); break;
    case MenuKey::Right: text_keys_->move(1, 0); break;
    case MenuKey::Escape: text_keys_.reset(); break;
    default: return false;
    }
    return true;
}

std::optional<MenuChoice> Menu::press_text_key() {
    const TextKeys::Key key = text_keys_->press();
    switch (key.act) {
    case TextKeys::Act::Type: return text(key.label);
    case TextKeys::Act::Erase: return erase();
    case TextKeys::Act::Done: text_keys_.reset(); break;
    case TextKeys::Act::Shift: break;
    }
    return {};
}

std::optional<MenuChoice> Menu::click_text_key(int row, int key) {
    text_keys_->select(row, key);
    return press_text_key();
}

} // namespace zx::app
