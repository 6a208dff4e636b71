// Turns a view into a drawing of a given size, and tells what lies under the mouse: both from the
// same layout, so a click lands where the eye is. No window, no library.
#pragma once

#include <optional>
#include <vector>

#include "app/play/scene/view.hpp"
#include "app/toolkit/drawing.hpp"

namespace zx::play {

/// What can be clicked.
struct Target {
    enum class What { Cell, Button, DialogRow, DialogView, Light } what{};
    Box box;
    shisen::Cell cell; ///< of What::Cell
    Action action{};   ///< of What::Button
    int row = -1;      ///< of What::DialogRow, in DialogView::rows
};

struct Scene {
    Drawing drawing;
    /// Later ones lie on top.
    std::vector<Target> targets;

    [[nodiscard]] std::optional<Target> at(double x, double y) const;
};

/// Any size from 320 x 200 up; smaller ones are drawn as that and cut. Width and height in pixels.
[[nodiscard]] Scene compose(const View& view, const Appearance& appearance, int width, int height);

/// Only the board with its tiles, marks and path, inside the box, without buttons, status line,
/// dialog: for a window that shows other things beside it.
void compose_board(Scene& scene, const View& view, const Appearance& appearance, const Box& place);

} // namespace zx::play
