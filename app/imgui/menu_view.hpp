// Draws the menu bar, its menus, pages of rows and messages, and passes clicks to the menu's model.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/imgui/gui.hpp"
#include "app/imgui/paper_view.hpp"
#include "app/imgui/rewind_view.hpp"
#include "app/imgui/thumbnails.hpp"
#include "app/input/keyboard_picture.hpp"
#include "app/menu/menu.hpp"

namespace zx::app {

class MenuView {
  public:
    MenuView(Gui& gui, SDL_Renderer* renderer)
        : gui_(gui), sheet_(renderer), paper_view_(renderer) {}

    /// Draws the bar and what is open, and returns what the user has clicked. Call it between
    /// Gui::begin() and Gui::end().
    [[nodiscard]] std::optional<MenuChoice>
    draw(Menu& menu, KeyboardState& keyboard, const TapeStatus& tape, const Paper& paper);
    /// How much the keyboard picture covered at the bottom when it was last drawn, in pixels; 0 while
    /// it is not shown.
    [[nodiscard]] float covered() const noexcept { return covered_; }
    /// Scrolls the printer's paper by a part that is seen at once, up (1) or down (-1).
    void scroll_paper(int pages) { paper_view_.scroll(pages); }
    void draw_rewind(const RewindStatus& status) { draw_rewind_bar(gui_, sheet_, status); }
    /// Draws a message at the bottom: at most three lines for each line of the text. Call it after
    /// draw(); the page ends above the message from the next frame on.
    void draw_message(const std::string& text);

  private:
    /// The position of a row in its list, in pixels.
    struct Place {
        float y;
        float height;
    };

    void draw_bar(Menu& menu);
    [[nodiscard]] std::optional<MenuChoice> draw_bar_menu(Menu& menu);
    /// message: the height of the message below the page, in pixels.
    [[nodiscard]] std::optional<MenuChoice>
    draw_page(Menu& menu, const TapeStatus& tape, const Paper& paper, float message);
    /// Draws the rows in a list that scrolls.
    [[nodiscard]] std::optional<MenuChoice> draw_rows(Menu& menu, ImVec2 size);
    [[nodiscard]] std::vector<Place> places_of(const Menu& menu, float width);
    void draw_row(const Menu& menu, int index, ImVec2 corner, Place place, float width);
    /// Draws a text in as many lines as it needs in this width.
    void draw_wrapped(const std::string& text, ImVec2 corner, float width, ImU32 colour);
    void scroll_to_selection(const Menu& menu, const std::vector<Place>& places, float height);
    [[nodiscard]] float row_height() const { return gui_.em() * 1.45F; }
    [[nodiscard]] float bar_height() const { return gui_.em() * 1.6F; }

    Gui& gui_;
    ThumbnailSheet sheet_;
    PaperView paper_view_;
    /// Where the titles of the bar begin, from the last time the bar was drawn.
    float title_x_[BarMenus] = {};
    /// The rows and the selection that the list was last scrolled for.
    int scrolled_to_ = -1;
    std::string scrolled_in_;
    /// Names that are too long for the list are shown in the footer.
    bool selection_is_cut_ = false;
    /// What the last message took at the bottom, in pixels; 0 if none is shown. Pages end above it.
    float message_height_ = 0;
    float covered_ = 0;
};

} // namespace zx::app
