#include <algorithm>
#include <array>
#include <cmath>

#include <fmt/format.h>

#include "app/play/scene/scene_parts.hpp"
#include "app/play/scene/tile.hpp"
#include "app/toolkit/shapes.hpp"
#include "app/toolkit/text_width.hpp"

namespace zx::play {

namespace {

/// Returns the box around all cells of the step, or the board's middle if it has none.
Box meant(const TutorialStep& tutorial_step, const SceneLayout& layout) {
    const BoardGeometry& place = layout.board;
    if (tutorial_step.at_light) {
        return layout.status;
    }
    if (tutorial_step.cells.empty()) {
        const Point middle = centre_of(place.plate);
        return {middle.x, middle.y, 0, 0};
    }
    Box all = place.cell(tutorial_step.cells.front());
    for (const shisen::Cell cell : tutorial_step.cells) {
        const Box box = place.cell(cell);
        const double right = std::max(all.x + all.width, box.x + box.width);
        const double bottom = std::max(all.y + all.height, box.y + box.height);
        all.x = std::min(all.x, box.x);
        all.y = std::min(all.y, box.y);
        all.width = right - all.x;
        all.height = bottom - all.y;
    }
    return all;
}

/// Places the bubble below or above the cells, wherever there is more space, always inside the
/// window.
Box bubble_box(const Box& cells, double width, double height, const SceneLayout& layout) {
    const double gap = layout.font * 1.6;
    const double below = layout.height - (cells.y + cells.height);
    const bool under = below >= cells.y;
    const double y = under ? cells.y + cells.height + gap : cells.y - gap - height;
    const double x = centre_of(cells).x - width / 2;
    const double edge = layout.font * 0.5;
    return {std::clamp(x, edge, std::max(edge, layout.width - edge - width)),
            std::clamp(y, edge, std::max(edge, layout.height - edge - height)),
            width,
            height};
}

void add_frames(Scene& scene,
                const TutorialStep& tutorial_step,
                const Colours& colours,
                const BoardGeometry& place) {
    const double line = std::max(2.5, place.unit() * 0.08);
    if (tutorial_step.ring) {
        const Outline ring = rounded_box(inset(place.plate, line), place.ring * 0.6);
        scene.drawing.shapes.emplace_back(PenStroke{ring, colours.tutorial_text, line * 1.8});
        scene.drawing.shapes.emplace_back(PenStroke{ring, colours.tutorial, line});
    }
    if (tutorial_step.path) {
        std::vector<Point> points;
        points.reserve(static_cast<std::size_t>(tutorial_step.path->count));
        for (int i = 0; i < tutorial_step.path->count; ++i) {
            points.push_back(place.middle(tutorial_step.path->points[static_cast<std::size_t>(i)]));
        }
        const Outline path = open_line(points);
        scene.drawing.shapes.emplace_back(PenStroke{path, colours.path_casing, line * 2});
        scene.drawing.shapes.emplace_back(PenStroke{path, colours.path, line});
    }
    for (const shisen::Cell cell : tutorial_step.cells) {
        const Box box = place.cell(cell);
        const Outline frame = rounded_box(box, tile_radius(box) + line / 2);
        scene.drawing.shapes.emplace_back(PenStroke{frame, colours.tutorial_text, line * 1.8});
        scene.drawing.shapes.emplace_back(PenStroke{frame, colours.tutorial, line});
    }
}

/// Adds a line from the bubble to the nearest of the cells.
void add_pointer(Scene& scene,
                 const TutorialStep& tutorial_step,
                 const Colours& colours,
                 const SceneLayout& layout,
                 const Box& bubble) {
    if (tutorial_step.at_light) {
        // The lamp is left of its word.
        const auto light =
            std::find_if(scene.targets.begin(), scene.targets.end(), [](const Target& target) {
                return target.what == Target::What::Light;
            });
        if (light != scene.targets.end()) {
            const double half = layout.font * 0.8;
            const double x = std::clamp(light->box.x + light->box.height / 2,
                                        bubble.x + half * 2,
                                        bubble.x + bubble.width - half * 2);
            scene.drawing.shapes.emplace_back(
                Fill{polygon(std::array<Point, 3>{{{x - half, bubble.y + 1},
                                                   {x, light->box.y + light->box.height},
                                                   {x + half, bubble.y + 1}}}),
                     colours.tutorial});
        }
        return;
    }
    if (tutorial_step.cells.empty()) {
        return;
    }
    const Point from = centre_of(bubble);
    const auto distance = [&](shisen::Cell cell) {
        const Point to = layout.board.middle(cell);
        return std::hypot(to.x - from.x, to.y - from.y);
    };
    const shisen::Cell nearest = *std::min_element(
        tutorial_step.cells.begin(),
        tutorial_step.cells.end(),
        [&](shisen::Cell a, shisen::Cell b) { return distance(a) < distance(b); });
    const Box cell = layout.board.cell(nearest);
    const bool under = from.y > centre_of(cell).y;
    const double half = layout.font * 0.8;
    const double root =
        std::clamp(centre_of(cell).x,
                   bubble.x + half * 2,
                   std::max(bubble.x + half * 2, bubble.x + bubble.width - half * 2));
    const double edge = under ? bubble.y + 1 : bubble.y + bubble.height - 1;
    const double tip = under ? cell.y + cell.height * 0.96 : cell.y + cell.height * 0.04;
    scene.drawing.shapes.emplace_back(
        Fill{polygon(std::array<Point, 3>{
                 {{root - half, edge}, {centre_of(cell).x, tip}, {root + half, edge}}}),
             colours.tutorial});
}

} // namespace

void add_tutorial(Scene& scene,
                  const TutorialStep& tutorial_step,
                  const Colours& colours,
                  const SceneLayout& layout) {
    const double font = layout.font * 1.1;
    const double inner = std::min(font * 24, layout.width - font * 3);
    const std::vector<std::string> lines = wrapped(tutorial_step.text, inner, font);
    const std::string step = fmt::format("{} / {}", tutorial_step.step, tutorial_step.steps);
    const double button_height = std::max(LeastButtonHeight, std::round(font * 2.1));
    double buttons_width = 0;
    for (const Button& button : tutorial_step.buttons) {
        buttons_width += label_width(button.label, font, button_height) + font * 0.6;
    }
    double width = buttons_width + text_width(step, font, true);
    for (const std::string& line : lines) {
        width = std::max(width, text_width(line, font));
    }
    width += font * 2;
    const double foot = tutorial_step.buttons.empty() ? font * 2.1 : button_height + font * 1.6;
    const double height = font * 1.5 * static_cast<double>(lines.size()) + foot;
    const Box bubble = bubble_box(meant(tutorial_step, layout), width, height, layout);

    add_frames(scene, tutorial_step, colours, layout.board);
    add_pointer(scene, tutorial_step, colours, layout, bubble);
    auto& shapes = scene.drawing.shapes;
    shapes.emplace_back(Fill{rounded_box(bubble, font * 0.7), colours.tutorial});
    double y = bubble.y + font * 1.35;
    for (const std::string& line : lines) {
        shapes.emplace_back(Text{
            {bubble.x + font, y}, line, font, Text::Align::Left, false, colours.tutorial_text});
        y += font * 1.5;
    }
    double x = bubble.x + font;
    const double buttons_top = bubble.y + bubble.height - button_height - font * 0.7;
    if (!tutorial_step.buttons.empty()) {
        scene.targets.push_back({Target::What::DialogArea, bubble, {}, {}, -1});
        y = buttons_top + button_height / 2;
    }
    for (const Button& button : tutorial_step.buttons) {
        const double wide = label_width(button.label, font, button_height);
        add_button(scene, button, {x, buttons_top, wide, button_height}, colours, font);
        x += wide + font * 0.6;
    }
    shapes.emplace_back(Text{{bubble.x + width - font, y},
                             step,
                             font * 0.85,
                             Text::Align::Right,
                             true,
                             faded(colours.tutorial_text, 0.85)});
}

} // namespace zx::play
