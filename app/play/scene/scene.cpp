#include "app/play/scene/scene.hpp"

#include <algorithm>

#include "app/play/scene/scene_parts.hpp"
#include "app/toolkit/shapes.hpp"

namespace zx::play {

namespace {

constexpr int LeastWidth = 320;
constexpr int LeastHeight = 200;

} // namespace

std::optional<Target> Scene::at(double x, double y) const {
    const auto found = std::find_if(targets.rbegin(), targets.rend(), [&](const Target& target) {
        return target.box.contains(x, y);
    });
    return found == targets.rend() ? std::nullopt : std::optional(*found);
}

Scene compose(const View& view, const Appearance& appearance, int width, int height) {
    const double whole_width = std::max(width, LeastWidth);
    const double whole_height = std::max(height, LeastHeight);
    const Colours colours = colours_of(appearance.palette, appearance.theme);
    const SceneLayout layout = lay_out(view, whole_width, whole_height);
    Scene scene;
    scene.drawing.shapes.emplace_back(
        Fill{box_outline({0, 0, whole_width, whole_height}), colours.ground});
    add_status(scene, view, colours, layout);
    add_buttons(scene, view, colours, layout);
    add_board(scene, view, appearance, colours, layout.board);
    add_foot(scene, view, colours, layout);
    if (view.tutorial_step) {
        add_tutorial(scene, *view.tutorial_step, colours, layout);
    }
    if (view.dialog) {
        add_dialog(scene, *view.dialog, colours, layout);
    }
    return scene;
}

void compose_board(Scene& scene, const View& view, const Appearance& appearance, const Box& place) {
    const Colours colours = colours_of(appearance.palette, appearance.theme);
    add_board(scene, view, appearance, colours, place_board(view.board.size(), place));
}

} // namespace zx::play
