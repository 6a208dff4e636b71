// The menu's model: pages of rows, a selection, and the response to keys and mouse. It needs only
// the status that it shows and a function that lists folders. It performs no action itself; it
// returns what the player chose.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/emulator/file_list.hpp"
#include "app/emulator/menu_rows.hpp"

namespace zx::app {

struct MenuChoice {
    MenuAction action{};
    std::filesystem::path path{};
    /// For ChangeSetting: the row, and 1 for its next choice or -1 for the one before.
    const SettingRow* setting = nullptr;
    int step = 1;
};

enum class MenuKey { Up, Down, Left, Right, Enter, Escape, PageUp, PageDown, Home, End };

class Menu {
  public:
    using Lister = std::function<std::vector<FileEntry>(const std::filesystem::path&)>;

    explicit Menu(Lister lister = &list_folder);

    [[nodiscard]] bool is_open() const noexcept { return open_; }
    /// Opens the menu on this page.
    void open(MenuPage page);
    void close() noexcept { open_ = false; }

    void set_status(const MenuStatus& status);
    /// The folder in which the file list opens.
    void set_folder(const std::filesystem::path& folder) { folder_ = folder; }
    /// The number of rows that the view can show at once.
    void set_visible_rows(int count);

    [[nodiscard]] MenuPage page() const noexcept { return page_; }
    [[nodiscard]] std::string title() const;
    /// One line of help for the bottom of the menu.
    [[nodiscard]] std::string footer() const;
    [[nodiscard]] const std::vector<MenuRow>& rows() const noexcept { return rows_; }
    [[nodiscard]] int selected() const noexcept { return selected_; }
    [[nodiscard]] int first_visible() const noexcept { return first_visible_; }
    [[nodiscard]] int visible_rows() const noexcept { return visible_rows_; }

    /// Handles a key. Returns the player's choice if the key makes one.
    [[nodiscard]] std::optional<MenuChoice> key(MenuKey key);
    /// Selects the next row that begins with the letter.
    void letter(char c);
    /// Selects the row under the mouse (index into rows(), not on the screen). Ignores rows that
    /// cannot be selected.
    void hover(int row);
    /// Handles a click on this row. Returns the player's choice if the click makes one.
    [[nodiscard]] std::optional<MenuChoice> click(int row);
    /// Scrolls by the mouse wheel: up if rows is negative, else down.
    void scroll(int count);

  private:
    void build_rows();
    void build_files();
    /// Returns to the main page and selects the row that led here.
    void go_back();
    [[nodiscard]] const MenuRow* selected_row() const;
    [[nodiscard]] bool reachable(int row) const;
    void select(int row);
    void move(int step);
    void keep_selection_visible();
    [[nodiscard]] std::optional<MenuChoice> activate();
    [[nodiscard]] std::optional<MenuChoice> adjust(int direction) const;
    [[nodiscard]] std::optional<MenuChoice> choose_file();

    Lister lister_;
    MenuStatus status_;
    std::filesystem::path folder_;
    std::vector<FileEntry> files_;
    std::vector<MenuRow> rows_;
    MenuPage page_ = MenuPage::Main;
    bool open_ = false;
    int selected_ = 0;
    int first_visible_ = 0;
    int visible_rows_ = 16;
};

} // namespace zx::app
