// The parts of the scene, in painting order. Each function adds its shapes and its clickable areas.
#pragma once

#include <string>

#include "app/play/scene/colours.hpp"
#include "app/play/scene/scene.hpp"
#include "app/play/scene/scene_layout.hpp"

namespace zx::play {

/// Adds the plate, the tiles, the marks and the path.
void add_board(Scene& scene,
               const View& view,
               const Appearance& appearance,
               const Colours& colours,
               const BoardGeometry& place);
/// Adds the marks on the tiles: cursor, hints, the move that lost.
void add_marks(Scene& scene, const View& view, const Colours& colours, const BoardGeometry& place);
/// Adds the pair that is being removed and its path.
void add_vanishing(Scene& scene,
                   const Vanishing& vanishing,
                   const Appearance& appearance,
                   const Colours& colours,
                   const BoardGeometry& place);
void add_status(Scene& scene, const View& view, const Colours& colours, const SceneLayout& layout);
/// Adds only the lamp of the light. Each state of the light has its own shape.
void add_lamp(
    Drawing& drawing, LightState light, const Colours& colours, Point middle, double radius);
void add_foot(Scene& scene, const View& view, const Colours& colours, const SceneLayout& layout);
/// True if the label fits a button of that width, in one line or broken at a space.
[[nodiscard]] bool label_fits(const std::string& label, double width, double font);
/// Returns the width that a button of that height needs for the label.
[[nodiscard]] double label_width(const std::string& label, double font, double height);
void add_button(
    Scene& scene, const Button& button, const Box& box, const Colours& colours, double font);
void add_buttons(Scene& scene, const View& view, const Colours& colours, const SceneLayout& layout);
void add_tutorial(Scene& scene,
                  const TutorialStep& tutorial_step,
                  const Colours& colours,
                  const SceneLayout& layout);
/// Adds a chart of times of games, with lines for the best (dots) and the average (dashes).
void add_chart(
    Scene& scene, const TimeChart& chart, const Colours& colours, const Box& room, double font);
void add_dialog(Scene& scene,
                const DialogView& dialog,
                const Colours& colours,
                const SceneLayout& layout);

} // namespace zx::play
