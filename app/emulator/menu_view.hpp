// Draws the menu and short messages onto a canvas of the emulated picture's size, in the ROM's own
// characters, and tells which row lies under the mouse. The same layout serves both, so a click
// lands where the eye is.
#pragma once

#include <string_view>

#include "app/emulator/canvas.hpp"
#include "app/emulator/menu.hpp"

namespace zx::app {

class MenuView {
  public:
    /// The canvas' size in pixels of the emulated picture.
    MenuView(int width, int height) : width_(width), height_(height) {}

    /// Rows that fit.
    [[nodiscard]] int visible_rows() const;
    /// The menu on a dark, see-through ground.
    [[nodiscard]] Canvas draw(const Menu& menu, Font font) const;
    /// The row of menu.rows() at this point, or -1.
    [[nodiscard]] int row_at(const Menu& menu, int x, int y) const;
    /// One line at the foot of an otherwise clear canvas; long text keeps its end (a file's name).
    [[nodiscard]] Canvas draw_message(std::string_view text, Font font) const;

  private:
    void draw_title(Canvas& canvas, const Menu& menu, Font font) const;
    void draw_row(Canvas& canvas, const Menu& menu, int index, Font font) const;
    [[nodiscard]] Rectangle panel(const Menu& menu) const;
    [[nodiscard]] int row_height(const Menu& menu) const;
    [[nodiscard]] Rectangle row_rectangle(const Menu& menu, int row) const;

    int width_;
    int height_;
};

} // namespace zx::app
