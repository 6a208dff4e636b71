// The parts of the scene, in the order in which they are laid upon one another. Each adds its
// shapes and its targets.
#pragma once

#include <string>

#include "app/play/scene/colours.hpp"
#include "app/play/scene/scene.hpp"
#include "app/play/scene/scene_layout.hpp"

namespace zx::play {

/// Plate, tiles, marks, path.
void add_board(Scene& scene,
               const View& view,
               const Appearance& appearance,
               const Colours& colours,
               const BoardGeometry& place);
/// The marks upon the tiles: cursor, hints, the move that lost.
void add_marks(Scene& scene, const View& view, const Colours& colours, const BoardGeometry& place);
/// The pair on its way out and its path.
void add_vanishing(Scene& scene,
                   const Vanishing& vanishing,
                   const Appearance& appearance,
                   const Colours& colours,
                   const BoardGeometry& place);
void add_status(Scene& scene, const View& view, const Colours& colours, const Layout& layout);
/// The light's lamp alone: each answer has a shape of its own.
void add_lamp(
    Drawing& drawing, LightState light, const Colours& colours, Point middle, double radius);
void add_foot(Scene& scene, const View& view, const Colours& colours, const Layout& layout);
/// The label, broken at a space if need be, can be written on a button of that width.
[[nodiscard]] bool label_fits(const std::string& label, double width, double font);
/// The width that a button of that height needs for the label.
[[nodiscard]] double label_width(const std::string& label, double font, double height);
void add_button(
    Scene& scene, const Button& button, const Box& box, const Colours& colours, double font);
void add_buttons(Scene& scene, const View& view, const Colours& colours, const Layout& layout);
void add_tutorial(Scene& scene,
                  const TutorialStep& tutorial_step,
                  const Colours& colours,
                  const Layout& layout);
void add_dialog(Scene& scene,
                const DialogView& dialog,
                const Colours& colours,
                const Layout& layout);

} // namespace zx::play
