// Draws the menu and short messages on a canvas of the emulated picture's size, in the ROM's
// characters, and finds the row under the mouse. Drawing and finding use the same layout.
#pragma once

#include <string_view>

#include "app/emulator/canvas.hpp"
#include "app/emulator/menu.hpp"

namespace zx::app {

class MenuView {
  public:
    /// The size of the canvas, in pixels of the emulated picture.
    MenuView(int width, int height) : width_(width), height_(height) {}

    /// Returns the number of rows that fit.
    [[nodiscard]] int visible_rows() const;
    /// Draws the menu on a dark, translucent background.
    [[nodiscard]] Canvas draw(const Menu& menu, Font font) const;
    /// Returns the index in menu.rows() of the row at this point, or -1.
    [[nodiscard]] int row_at(const Menu& menu, int x, int y) const;
    /// Draws one line at the bottom of an otherwise clear canvas. Text that is too long keeps its
    /// end (a file's name).
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
