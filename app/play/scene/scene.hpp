// Turns a view into a drawing of a given size, and lists the clickable areas from the same layout.
// Needs no window and no library.
#pragma once

#include <optional>
#include <vector>

#include "app/play/scene/view.hpp"
#include "app/toolkit/drawing.hpp"

namespace zx::play {

/// Something that can be clicked.
struct Target {
    enum class What { Cell, Button, DialogRow, DialogArea, Light } what{};
    Box box;
    shisen::Cell cell; ///< if what is Cell
    Action action{};   ///< if what is Button
    int row = -1;      ///< if what is DialogRow: index in DialogView::rows
};

struct Scene {
    Drawing drawing;
    /// In painting order: later areas cover earlier ones.
    std::vector<Target> targets;

    /// Returns the topmost area at this point, in pixels; empty if there is none.
    [[nodiscard]] std::optional<Target> at(double x, double y) const;
};

/// Draws the view. Width and height in pixels, from 320 x 200; for a smaller size, the drawing for
/// the minimum is cut.
[[nodiscard]] Scene compose(const View& view, const Appearance& appearance, int width, int height);

/// Draws only the board with its tiles, marks and path, inside the box, without buttons, status
/// line and dialog, for a window that shows other things beside it.
void compose_board(Scene& scene, const View& view, const Appearance& appearance, const Box& place);

} // namespace zx::play
