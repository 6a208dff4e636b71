#include "app/menu/menu.hpp"

#include <algorithm>
#include <cctype>
#include <utility>

#include "app/input/keyboard_picture.hpp"
#include "app/menu/mapping_rows.hpp"
#include "app/menu/poke_rows.hpp"
#include "base/utf8.hpp"

namespace zx::app {
namespace {

/// True for actions that close the menu. Changing a setting keeps it open, so that the user sees
/// the value.
bool closes_menu(MenuAction action) {
    const ActionRow* const row = action_row(action);
    using enum MenuAction;
    return row != nullptr
               ? row->closes
               : action == ChooseModel || action == OpenFile || action == ContinueSession ||
                     action == SaveSlot || action == LoadSlot || action == AskQuickLoad;
}

} // namespace

Menu::Menu(Lister lister) : lister_(std::move(lister)) {}

void Menu::open_bar(BarMenu menu) {
    bar_menu_ = menu;
    levels_.clear();
    push({.bar = menu});
}

void Menu::open(MenuPage opened) {
    if (page() == opened) {
        go_back();
        return;
    }
    if (opened == MenuPage::Files) {
        search_.clear();
        list_files();
    }
    push({.page = opened});
    if (opened == MenuPage::Models || opened == MenuPage::MappingTargets) {
        select_checked();
    }
}

/// Selects the first row with a tick, if there is one.
void Menu::select_checked() {
    const auto found =
        std::find_if(rows_.begin(), rows_.end(), [](const MenuRow& row) { return row.checked; });
    if (found != rows_.end()) {
        select(static_cast<int>(found - rows_.begin()));
    }
}

void Menu::push(const Level& level) {
    if (!levels_.empty()) {
        levels_.back().selected = selected_;
    }
    levels_.push_back(level);
    text_keys_.reset();
    show_top();
}

void Menu::show_top() {
    build_rows();
    select_reachable(levels_.back().selected, 1);
    number_typed_ = false;
}

void Menu::go_back() {
    const bool was_block = page() == MenuPage::TapeBlock;
    levels_.pop_back();
    text_keys_.reset();
    if (levels_.empty()) {
        return;
    }
    show_top();
    if (was_block && page() == MenuPage::TapeEdit) {
        select_block(static_cast<int>(status_.tape_edit.block));
    }
}

/// Selects the row of a block, which may have been moved on its page.
void Menu::select_block(int block) {
    const auto found = std::find_if(rows_.begin(), rows_.end(), [&](const MenuRow& row) {
        return row.enter == MenuAction::TapeChooseBlock && row.number == block;
    });
    if (found != rows_.end()) {
        select(static_cast<int>(found - rows_.begin()));
    }
}

void Menu::set_status(const MenuStatus& status) {
    status_ = status;
    if (is_open() && page() != MenuPage::Files) {
        build_rows();
        select_reachable(selected_, 1);
    }
}

std::optional<BarMenu> Menu::bar_menu() const {
    return levels_.empty() ? std::nullopt : levels_.back().bar;
}

std::optional<MenuPage> Menu::page() const {
    return levels_.empty() || levels_.back().bar ? std::nullopt
                                                 : std::optional(levels_.back().page);
}

std::string Menu::title() const {
    const auto shown = page();
    if (shown == MenuPage::Files) {
        return terminal_safe(folder_.string());
    }
    if (shown == MenuPage::MappingTargets) {
        return status_.mapping.asked + " presses";
    }
    if (shown == MenuPage::Choices) {
        return std::string(levels_.back().setting->label);
    }
    return std::string(shown ? page_row(*shown).label : "Four Rivers");
}

std::string Menu::footer() const {
    const auto shown = page();
    if (shown == MenuPage::Files && !search_.empty()) {
        return "Names with: " + search_;
    }
    if (shown == MenuPage::Files) {
        return status_.gamepad ? "A opens, X: keys for a search, Y: the folder above"
                               : "Enter opens, letters search, Backspace: the folder above";
    }
    const MenuRow* row = selected_row();
    if (status_.gamepad && takes_text()) {
        return "A: keys to type with, Y deletes, B goes back";
    }
    if (shown == MenuPage::Tape && (row == nullptr || row->hint.empty())) {
        return describe(status_.tape);
    }
    if (row != nullptr && !row->hint.empty()) {
        return row->hint;
    }
    if (shown) {
        return "Esc goes back";
    }
    return status_.media.empty() ? status_.rom : status_.media + ", " + status_.rom;
}

void Menu::build_rows() {
    const Level& top = levels_.back();
    if (top.bar) {
        rows_ = bar_rows(*top.bar, status_);
        return;
    }
    switch (top.page) {
    case MenuPage::Settings: rows_ = settings_rows(status_); break;
    case MenuPage::Models: rows_ = model_rows(status_); break;
    case MenuPage::Choices: rows_ = choice_rows(*top.setting, status_); break;
    case MenuPage::Files: build_files(); break;
    case MenuPage::Recent: rows_ = recent_rows(status_); break;
    case MenuPage::Welcome: rows_ = welcome_rows(status_); break;
    case MenuPage::SaveState: rows_ = state_rows(status_, MenuAction::SaveSlot); break;
    case MenuPage::LoadState: rows_ = state_rows(status_, MenuAction::LoadSlot); break;
    case MenuPage::OtherState: rows_ = other_state_rows(status_); break;
    case MenuPage::StateNote: rows_ = note_rows(status_.note); break;
    case MenuPage::Tape: rows_ = tape_rows(status_); break;
    case MenuPage::TapeEdit: rows_ = tape_edit_rows(status_); break;
    case MenuPage::TapeBlock: rows_ = tape_block_rows(status_); break;
    case MenuPage::Keyboard: rows_ = keyboard_rows(); break;
    case MenuPage::Keys: rows_ = key_rows(); break;
    case MenuPage::Mapping: rows_ = mapping_rows(status_.mapping); break;
    case MenuPage::MappingTargets: rows_ = mapping_target_rows(status_.mapping); break;
    case MenuPage::Pokes: rows_ = poke_rows(status_.pokes); break;
    case MenuPage::Search: rows_ = search_rows(status_.pokes); break;
    case MenuPage::Paper: rows_ = paper_rows(status_); break;
    case MenuPage::Log: rows_ = text_rows(status_.log, "no messages yet"); break;
    case MenuPage::About: rows_ = text_rows(status_.about, ""); break;
    }
}

const MenuRow* Menu::selected_row() const {
    const auto row = static_cast<std::size_t>(selected_);
    return row < rows_.size() ? &rows_[row] : nullptr;
}

/// Skips rows that cannot be selected, except on pages of text.
bool Menu::reachable(int row) const {
    const auto shown = page();
    const bool text = shown == MenuPage::Keys || shown == MenuPage::Log || shown == MenuPage::About;
    return text || rows_[static_cast<std::size_t>(row)].selectable;
}

void Menu::select(int row) {
    const int before = selected_;
    selected_ = std::clamp(row, 0, std::max(static_cast<int>(rows_.size()) - 1, 0));
    number_typed_ = number_typed_ && selected_ == before;
}

/// Selects the row, or the nearest one after it (step 1) or before it (step -1) that can be
/// selected; if there is none, the nearest in the other direction.
void Menu::select_reachable(int row, int step) {
    const int count = static_cast<int>(rows_.size());
    select(row);
    for (const int direction : {step, -step}) {
        for (int at = selected_; at >= 0 && at < count; at += direction) {
            if (reachable(at)) {
                selected_ = at;
                return;
            }
        }
    }
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

void Menu::move_bar(int step) {
    constexpr int Count = static_cast<int>(BarMenus);
    open_bar(static_cast<BarMenu>((static_cast<int>(bar_menu_) + step + Count) % Count));
}

bool Menu::move_on_keyboard(MenuKey key) {
    constexpr int Columns = static_cast<int>(PictureColumns);
    constexpr int Keys = Columns * static_cast<int>(PictureRows);
    const int step = key == MenuKey::Left    ? -1
                     : key == MenuKey::Right ? 1
                     : key == MenuKey::Up    ? -Columns
                     : key == MenuKey::Down  ? Columns
                                             : 0;
    if (page() != MenuPage::Keyboard || step == 0) {
        return false;
    }
    select((selected_ + step + Keys) % Keys);
    return true;
}

std::optional<MenuChoice> Menu::key(MenuKey key) {
    if (text_keys_ && key == MenuKey::Enter) {
        return press_text_key();
    }
    if (move_on_text_keys(key) || move_on_keyboard(key)) {
        return {};
    }
    if (page() == MenuPage::Paper && (key == MenuKey::PageUp || key == MenuKey::PageDown)) {
        return MenuChoice{.action = MenuAction::ScrollPaper,
                          .number = key == MenuKey::PageUp ? 1 : -1};
    }
    const int last = static_cast<int>(rows_.size()) - 1;
    switch (key) {
    case MenuKey::Up: move(-1); break;
    case MenuKey::Down: move(1); break;
    case MenuKey::PageUp: select_reachable(selected_ - visible_rows_, -1); break;
    case MenuKey::PageDown: select_reachable(selected_ + visible_rows_, 1); break;
    case MenuKey::Home: select_reachable(0, 1); break;
    case MenuKey::End: select_reachable(last, -1); break;
    case MenuKey::Left: return adjust(-1);
    case MenuKey::Right: return adjust(1);
    case MenuKey::Enter: return activate();
    case MenuKey::Erase: return erase();
    case MenuKey::Escape:
        if (page() == MenuPage::Files && !search_.empty()) {
            search_.clear();
            show_top();
            break;
        }
        go_back();
        break;
    }
    return {};
}

void Menu::hover(int row) {
    if (row >= 0 && row < static_cast<int>(rows_.size()) && reachable(row)) {
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

std::optional<MenuChoice> Menu::activate() {
    if (page() == MenuPage::Files) {
        return choose_file();
    }
    const MenuRow* found = selected_row();
    if (found == nullptr || !found->selectable) {
        return {};
    }
    const MenuRow row = *found;
    if (row.opens) {
        open(*row.opens);
        return {};
    }
    if (row.enter) {
        MenuChoice choice{.action = *row.enter, .setting = row.setting, .number = row.number};
        if (page() == MenuPage::Recent) {
            choice.path = status_.recent[static_cast<std::size_t>(row.number)];
        }
        if (closes_menu(choice.action)) {
            close();
        } else if (page() == MenuPage::Choices || page() == MenuPage::MappingTargets ||
                   choice.action == MenuAction::TapeDeleteBlock) {
            go_back();
        }
        return choice;
    }
    if (row.text_entry) {
        go_back();
        return {};
    }
    if (row.entry) {
        move(1);
        return {};
    }
    if (row.setting != nullptr && row.setting->choices.size() > 2) {
        const auto chosen = row.setting->get(status_.settings, status_.facts);
        push({.page = MenuPage::Choices,
              .setting = row.setting,
              .selected = static_cast<int>(chosen)});
        return {};
    }
    if (row.setting != nullptr) {
        return MenuChoice{.action = MenuAction::ChangeSetting, .setting = row.setting};
    }
    return {};
}

std::optional<MenuChoice> Menu::adjust(int direction) {
    if (bar_menu()) {
        move_bar(direction);
        return {};
    }
    const MenuRow* row = selected_row();
    if (row == nullptr || !row->adjustable) {
        return {};
    }
    if (row->setting != nullptr) {
        return MenuChoice{
            .action = MenuAction::ChangeSetting, .setting = row->setting, .step = direction};
    }
    if (row->entry) {
        const int count = row->entry->largest + 1;
        return MenuChoice{.action = row->entry->action,
                          .number = (row->entry->value + direction + count) % count};
    }
    const auto action = direction < 0 ? row->left : row->right;
    return action ? std::optional(MenuChoice{.action = *action, .number = row->number})
                  : std::nullopt;
}

} // namespace zx::app
