#include <algorithm>
#include <cmath>

#include "app/play/scene/scene_parts.hpp"
#include "app/toolkit/shapes.hpp"
#include "app/toolkit/text_width.hpp"

namespace zx::play {

namespace {

/// The smallest text size of a label; below it the label is cut.
constexpr double LeastLabelFont = 9;
/// Space on each side of the label, in text sizes.
constexpr double LabelPadding = 0.15;

bool holds_two_lines(double button_height, double font) {
    return button_height >= font * 2.6;
}

/// A label in one line, or in two if that allows larger text.
struct Label {
    std::vector<std::string> lines;
    double width = 0; ///< width of the widest line, at text size 1
};

Label label_in(const std::string& text, int lines) {
    Label label;
    const std::size_t space = text.find(' ');
    if (lines == 1 || space == std::string::npos) {
        label.lines = {text};
    } else {
        label.lines = {text.substr(0, space), text.substr(space + 1)};
    }
    for (const std::string& line : label.lines) {
        label.width = std::max(label.width, text_width(line, 1));
    }
    return label;
}

/// Returns the largest text size, at most `font`, at which the label fits.
double label_font(const Label& label, double width, double font) {
    return std::min(font, (width - 2 * LabelPadding * font) / std::max(label.width, 0.1));
}

} // namespace

bool label_fits(const std::string& label, double width, double font) {
    return label_font(label_in(label, 2), width, font) >= std::min(LeastLabelFont, font);
}

double label_width(const std::string& label, double font, double height) {
    const Label written = label_in(label, holds_two_lines(height, font) ? 2 : 1);
    return (written.width + 1) * font;
}

void add_button(
    Scene& scene, const Button& button, const Box& box, const Colours& colours, double font) {
    auto& shapes = scene.drawing.shapes;
    const double radius = std::min(box.height, font * 2.1) * 0.28;
    const double line = std::max(1.0, font * 0.08) * colours.strength;
    // A disabled button is a flat outline without a plate; its label must still be readable.
    const Rgba text = !button.enabled  ? colours.quiet_text
                      : button.pressed ? colours.button_pressed_text
                                       : colours.text;
    if (button.enabled) {
        shapes.emplace_back(Fill{rounded_box(box, radius),
                                 button.pressed ? colours.button_pressed : colours.button});
    }
    shapes.emplace_back(PenStroke{rounded_box(inset(box, line / 2), radius - line / 2),
                                  faded(colours.rim, button.enabled ? 1 : 0.35),
                                  line});
    Label label = label_in(button.label, 1);
    if (label_font(label, box.width, font) < font && holds_two_lines(box.height, font)) {
        label = label_in(button.label, 2);
    }
    const double size =
        std::max(label_font(label, box.width, font), std::min(LeastLabelFont, font));
    const double room = box.width - 2 * LabelPadding * font;
    const double line_height = size * 1.2;
    Point at = centre_of(box);
    at.y -= line_height * static_cast<double>(label.lines.size() - 1) / 2;
    for (const std::string& words : label.lines) {
        shapes.emplace_back(
            Text{at, shortened(words, room + 0.01, size), size, Text::Align::Centre, false, text});
        at.y += line_height;
    }
    scene.targets.push_back({Target::What::Button, box, {}, button.action, -1});
}

void add_buttons(Scene& scene,
                 const View& view,
                 const Colours& colours,
                 const SceneLayout& layout) {
    for (std::size_t i = 0; i < view.buttons.size(); ++i) {
        add_button(scene, view.buttons[i], layout.buttons.at(i), colours, layout.font);
    }
}

} // namespace zx::play
