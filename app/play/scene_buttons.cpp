#include <algorithm>
#include <cmath>

#include "app/play/scene_parts.hpp"
#include "app/play/shapes.hpp"
#include "app/play/text_width.hpp"

namespace zx::play {

namespace {

void add_button(
    Scene& scene, const Button& button, const Box& box, const Colours& colours, double font) {
    auto& shapes = scene.drawing.shapes;
    const double radius = box.height * 0.28;
    const double line = std::max(1.0, font * 0.08) * colours.strength;
    // A disabled button is a flat outline without a plate; its label must still be readable.
    const Ink text = !button.enabled  ? colours.quiet_text
                     : button.pressed ? colours.button_pressed_text
                                      : colours.text;
    if (button.enabled) {
        shapes.emplace_back(Fill{rounded_box(box, radius),
                                 button.pressed ? colours.button_pressed : colours.button});
    }
    shapes.emplace_back(Stroke{rounded_box(inset(box, line / 2), radius - line / 2),
                               faded(colours.rim, button.enabled ? 1 : 0.35),
                               line});
    // A long label is set smaller before it is cut.
    const double room = box.width - font * 0.5;
    const double wide = text_width(button.label, font);
    const double size = std::max(std::min(font, font * room / std::max(wide, 1.0)), font * 0.8);
    shapes.emplace_back(Text{centre_of(box),
                             shortened(button.label, room, size),
                             size,
                             Text::Align::Centre,
                             false,
                             text});
    scene.targets.push_back({Target::What::Button, box, {}, button.action, -1});
}

/// Where the button of that place among `count` lies, in rows below the board or columns beside it.
Box button_box(const Layout& layout, int index, int count) {
    const double gap = std::round(layout.font * 0.6);
    const double height = std::round(layout.font * 2.1);
    const int per_line = (count + layout.button_lines - 1) / layout.button_lines;
    const int line = index / per_line;
    const int place = index % per_line;
    const Box& all = layout.buttons;
    if (layout.buttons_in_column) {
        const double width = (all.width - (layout.button_lines - 1) * gap) / layout.button_lines;
        return {all.x + line * (width + gap), all.y + place * (height + gap), width, height};
    }
    const double most = layout.font * 9;
    const double width = std::min(most, (all.width - (per_line - 1) * gap) / per_line);
    const int in_line = std::min(per_line, count - line * per_line);
    const double used = in_line * width + (in_line - 1) * gap;
    return {all.x + (all.width - used) / 2 + place * (width + gap),
            all.y + line * (height + gap),
            width,
            height};
}

} // namespace

void add_buttons(Scene& scene, const View& view, const Colours& colours, const Layout& layout) {
    const int count = static_cast<int>(view.buttons.size());
    for (int i = 0; i < count; ++i) {
        add_button(scene,
                   view.buttons[static_cast<std::size_t>(i)],
                   button_box(layout, i, count),
                   colours,
                   layout.font);
    }
}

} // namespace zx::play
