// Keys on the screen with which a gamepad types text or a number on a page.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace zx::app {

class TextKeys {
  public:
    enum class Layout { Text, Number };
    /// What a key does. Shift changes the other keys and has no other effect.
    enum class Act { Type, Shift, Erase, Done };

    struct Key {
        Act act = Act::Type;
        /// Typed by the key; for the other acts what stands on it.
        std::string label;
        /// In columns.
        int width = 1;
    };

    explicit TextKeys(Layout layout) : layout_(layout), row_(layout == Layout::Text ? 1 : 0) {}

    [[nodiscard]] int columns() const noexcept { return layout_ == Layout::Text ? 10 : 6; }
    /// The keys from left to right, row by row; the widths of a row add up to columns().
    [[nodiscard]] std::vector<std::vector<Key>> rows() const;
    /// The selected key.
    [[nodiscard]] int row() const noexcept { return row_; }
    [[nodiscard]] int key() const;
    /// Moves the selection; it leaves an edge and enters at the opposite one.
    void move(int right, int down);
    void select(int row, int key);
    /// Presses the selected key and returns it.
    Key press();

  private:
    Layout layout_;
    bool shifted_ = false;
    int row_;
    int column_ = 0;
};

} // namespace zx::app
