// The menu's model: the bar's menus and pages of rows, a selection, and the response to keys and
// mouse. It needs only the status that it shows and a function that lists folders. It performs no
// action itself; it returns what the user chose.
#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/menu/file_list.hpp"
#include "app/menu/menu_rows.hpp"
#include "app/menu/text_keys.hpp"

namespace zx::app {

struct MenuChoice {
    MenuAction action{};
    std::filesystem::path path{};
    /// For ChangeSetting and ChooseSetting: the row.
    const SettingRow* setting = nullptr;
    /// For ChangeSetting: 1 for the next choice or -1 for the one before.
    int step = 1;
    /// For ChooseSetting and ChooseModel: the index of the choice. Of others: see MenuAction.
    int number = 0;
    /// What was typed in a row.
    std::string text{};
};

enum class MenuKey { Up, Down, Left, Right, Enter, Escape, PageUp, PageDown, Home, End, Erase };

class Menu {
  public:
    using Lister = std::function<std::vector<FileEntry>(const std::filesystem::path&)>;

    explicit Menu(Lister lister = &list_folder);

    /// True if a menu of the bar or a page is open.
    [[nodiscard]] bool is_open() const noexcept { return !levels_.empty(); }
    /// Opens the bar's menu that was open last.
    void open_bar() { open_bar(bar_menu_); }
    void open_bar(BarMenu menu);
    /// Opens a page on top of what is open; Esc then leads back there. A page that is open already
    /// closes.
    void open(MenuPage page);
    void close() noexcept {
        levels_.clear();
        text_keys_.reset();
    }

    void set_status(const MenuStatus& status);
    /// The folder in which the file list opens.
    void set_folder(const std::filesystem::path& folder) { folder_ = folder; }
    [[nodiscard]] const std::filesystem::path& folder() const noexcept { return folder_; }
    /// True if the machine runs while this is open.
    [[nodiscard]] bool machine_runs() const {
        return page() == MenuPage::Keyboard || page() == MenuPage::Tape ||
               page() == MenuPage::Paper;
    }
    /// True if the host's keys are the machine's while this is open.
    [[nodiscard]] bool machine_has_keys() const { return page() == MenuPage::Keyboard; }
    /// The number of rows that the view shows at once: the distance of PageUp and PageDown.
    void set_visible_rows(int count) noexcept { visible_rows_ = count < 1 ? 1 : count; }

    /// The menu of the bar if one is the topmost thing that is open.
    [[nodiscard]] std::optional<BarMenu> bar_menu() const;
    /// The page if one is the topmost thing that is open.
    [[nodiscard]] std::optional<MenuPage> page() const;
    [[nodiscard]] std::string title() const;
    /// Help for the bottom of the menu.
    [[nodiscard]] std::string footer() const;
    /// The text that the names in the file list must contain.
    [[nodiscard]] const std::string& search() const noexcept { return search_; }
    [[nodiscard]] const std::vector<MenuRow>& rows() const noexcept { return rows_; }
    [[nodiscard]] int selected() const noexcept { return selected_; }

    /// Handles a key. Returns the user's choice if the key makes one.
    [[nodiscard]] std::optional<MenuChoice> key(MenuKey key);
    /// Handles typed text. A digit changes the number of the selected row if it has one. Text is
    /// added to that of the selected row if it has one, searches in the file list, and elsewhere
    /// selects the next row that begins with the letter.
    [[nodiscard]] std::optional<MenuChoice> text(std::string_view utf8);
    // Typing with a gamepad: keys on the screen, which take Up, Down, Left, Right, Enter and Escape
    // while they are shown.

    /// True if the selected row takes text or a number.
    [[nodiscard]] bool takes_text() const;
    /// Shows the keys if the selected row takes text or a number, or for a search in the file list.
    void open_text_keys();
    /// The keys that are shown; null if none are.
    [[nodiscard]] const TextKeys* text_keys() const { return text_keys_ ? &*text_keys_ : nullptr; }
    /// Handles a click on a key. Returns the user's choice if it makes one.
    [[nodiscard]] std::optional<MenuChoice> click_text_key(int row, int key);

    /// Selects the row under the mouse. Ignores rows that cannot be selected.
    void hover(int row);
    /// Handles a click on this row. Returns the user's choice if the click makes one.
    [[nodiscard]] std::optional<MenuChoice> click(int row);

  private:
    /// Something that is open: a menu of the bar, or a page.
    struct Level {
        std::optional<BarMenu> bar{};
        MenuPage page{};
        /// Of the page Choices.
        const SettingRow* setting = nullptr;
        int selected = 0;
    };

    void push(const Level& level);
    void show_top();
    void build_rows();
    void list_files();
    void build_files();
    /// Closes the topmost level.
    void go_back();
    [[nodiscard]] const MenuRow* selected_row() const;
    [[nodiscard]] bool reachable(int row) const;
    void select(int row);
    void select_checked();
    void select_block(int block);
    void select_reachable(int row, int step);
    void move(int step);
    /// Left and Right in the bar lead to the neighbouring menu.
    void move_bar(int step);
    void find_letter(char c);
    /// Moves the selection on the keyboard picture; true if the key is such a move.
    [[nodiscard]] bool move_on_keyboard(MenuKey key);
    /// Handles a key that the keys on the screen take; false if they do not take it.
    [[nodiscard]] bool move_on_text_keys(MenuKey key);
    [[nodiscard]] std::optional<MenuChoice> press_text_key();
    [[nodiscard]] std::optional<MenuChoice> erase();
    [[nodiscard]] std::optional<MenuChoice> activate();
    [[nodiscard]] std::optional<MenuChoice> adjust(int direction);
    [[nodiscard]] std::optional<MenuChoice> choose_file();
    void enter_folder(const std::filesystem::path& folder);

    Lister lister_;
    MenuStatus status_;
    std::filesystem::path folder_;
    std::string search_;
    std::vector<FileEntry> files_;
    /// The entries of files_ that match the search, as the rows show them.
    std::vector<FileEntry> shown_files_;
    std::vector<MenuRow> rows_;
    std::vector<Level> levels_;
    std::optional<TextKeys> text_keys_;
    BarMenu bar_menu_ = BarMenu::File;
    int selected_ = 0;
    int visible_rows_ = 16;
    /// The number in the selected row is being typed: a digit is added to it. The first digit after
    /// the row was selected replaces it.
    bool number_typed_ = false;
};

} // namespace zx::app
