#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "app/play/scene/scene_parts.hpp"
#include "app/toolkit/shapes.hpp"
#include "app/toolkit/text_width.hpp"
#include "base/text.hpp"

namespace zx::play {

namespace {

const char* light_word(const View& view) {
    switch (view.light) {
    case LightState::Off: return "light off";
    case LightState::Thinking: return "thinking";
    case LightState::Winnable: return view.tiles_left > 0 ? "can be won" : "won";
    case LightState::Lost: return "lost";
    case LightState::Unknown: break;
    }
    return "unknown";
}

const char* status_word(const View& view) {
    const bool light_says_won = view.light == LightState::Winnable && view.tiles_left == 0;
    switch (view.status) {
    case shisen::Status::Won:
        if (!light_says_won) {
            return "won";
        }
        break;
    case shisen::Status::Stuck: return "stuck";
    case shisen::Status::Playing:
    case shisen::Status::Cheated: break;
    }
    return view.cheated || view.status == shisen::Status::Cheated ? "with help" : "";
}

/// The texts of the status line, in a full form and two shorter forms for narrow windows.
struct Words {
    std::string board;
    std::string variant;
    std::string status;
    std::string light;
    std::string tiles;
    std::string timer;
};

Words words(const View& view, int shortness) {
    const shisen::Size size = view.board.size();
    const bool gravity = view.gravity == shisen::Gravity::On;
    const std::string number = std::to_string(view.number);
    const std::string tiles = std::to_string(view.tiles_left);
    Words w;
    w.board = shortness < 1 ? "Board " + number : "#" + number;
    if (shortness < 2) {
        w.variant = fmt::format("{} x {}", size.columns, size.rows);
    }
    if (shortness < 1) {
        w.variant += gravity ? ", gravity" : ", no gravity";
    }
    w.status = status_word(view);
    w.light = light_word(view);
    w.tiles = shortness < 2 ? tiles + (view.tiles_left == 1 ? " tile" : " tiles") : tiles;
    w.timer = clock_text(view.seconds);
    return w;
}

/// Lengths for one form of the line.
struct StatusMeasures {
    double gap = 0;
    double icon = 0;
    double left = 0;
    double middle = 0;
    double right = 0;
};

StatusMeasures measure(const Words& w, double font) {
    StatusMeasures m;
    m.gap = font * 0.9;
    m.icon = font * 0.9;
    m.left = text_width(w.board, font, true) + m.gap + m.icon * 1.3 + text_width(w.variant, font);
    if (!w.status.empty()) {
        m.left += m.gap * 2 + text_width(w.status, font, true);
    }
    m.middle = font * 1.6 + text_width(w.light, font, true);
    m.right = text_width(w.tiles, font) + m.gap * 1.4 + text_width(w.timer, font, true);
    return m;
}

/// Adds an arrow downwards; without gravity it is crossed by a line.
void add_gravity_icon(Drawing& drawing, bool gravity, Point middle, double size, Rgba colour) {
    const double s = size / 100;
    const Placement placement{s, {middle.x - 50 * s, middle.y - 50 * s}, 0};
    drawing.shapes.emplace_back(PenStroke{
        placed(parse_outline(gravity ? "M 50 8 L 50 90 M 20 60 L 50 90 L 80 60"
                                     : "M 50 8 L 50 90 M 20 60 L 50 90 L 80 60 M 12 24 L 88 60"),
               placement),
        colour,
        size * 0.13});
}

class Line {
  public:
    Line(Scene& scene, double middle, double font) : scene_(scene), y_(middle), font_(font) {}
    void move(double x) { x_ = x; }
    [[nodiscard]] double x() const { return x_; }
    void text(const std::string& words, Rgba colour, bool bold = false) {
        scene_.drawing.shapes.emplace_back(
            Text{{x_, y_}, words, font_, Text::Align::Left, bold, colour});
        x_ += text_width(words, font_, bold);
    }
    void skip(double by) { x_ += by; }

  private:
    Scene& scene_;
    double y_;
    double font_;
    double x_ = 0;
};

void add_left(Line& line,
              Scene& scene,
              const View& view,
              const Words& w,
              const StatusMeasures& m,
              const Colours& colours,
              double y,
              double font) {
    line.text(w.board, colours.text, true);
    line.skip(m.gap);
    add_gravity_icon(scene.drawing,
                     view.gravity == shisen::Gravity::On,
                     {line.x() + m.icon / 2, y},
                     m.icon,
                     colours.quiet_text);
    line.skip(m.icon * 1.3);
    line.text(w.variant, colours.quiet_text);
    if (w.status.empty()) {
        return;
    }
    const double width = text_width(w.status, font, true);
    line.skip(m.gap * 1.5);
    scene.drawing.shapes.emplace_back(Fill{
        rounded_box({line.x() - m.gap / 2, y - font * 0.8, width + m.gap, font * 1.6}, font * 0.5),
        colours.button_pressed});
    line.text(w.status, colours.button_pressed_text, true);
}

void add_light(Line& line,
               Scene& scene,
               const View& view,
               const Words& w,
               const StatusMeasures& m,
               const Colours& colours,
               double y,
               double font) {
    const double start = line.x();
    add_lamp(scene.drawing, view.light, colours, {start + font * 0.6, y}, font * 0.6);
    line.skip(font * 1.6);
    line.text(w.light, view.light == LightState::Off ? colours.quiet_text : colours.text, true);
    scene.targets.push_back({Target::What::Light,
                             {start - font * 0.3, y - font, m.middle + font * 0.6, font * 2},
                             {},
                             {},
                             -1});
}

} // namespace

void add_lamp(
    Drawing& drawing, LightState light, const Colours& colours, Point middle, double radius) {
    const double s = radius / 50;
    const Placement placement{s, {middle.x - radius, middle.y - radius}, 0};
    const auto stroke = [&](const char* path, Rgba colour) {
        drawing.shapes.emplace_back(
            PenStroke{placed(parse_outline(path), placement), colour, radius * 0.26});
    };
    const auto fill = [&](const char* path, Rgba colour) {
        drawing.shapes.emplace_back(Fill{placed(parse_outline(path), placement), colour});
    };
    const bool plain = colours.strength > 1;
    const Rgba mark = plain ? colours.ground : colours.dialog;
    switch (light) {
    case LightState::Winnable:
        fill("O 50 50 50", colours.good);
        stroke("M 28 52 L 44 68 L 74 34", mark);
        break;
    case LightState::Lost:
        // A square on its corner, to differ from the round lamps.
        fill("M 50 -8 L 108 50 L 50 108 L -8 50 Z", colours.bad);
        stroke("M 34 34 L 66 66 M 66 34 L 34 66", mark);
        break;
    case LightState::Thinking:
        stroke("O 50 50 44", colours.quiet_text);
        fill("O 28 50 8 O 50 50 8 O 72 50 8", colours.quiet_text);
        break;
    case LightState::Unknown:
        stroke("O 50 50 44", colours.text);
        stroke("M 36 38 C 38 20 68 22 64 42 C 62 50 50 52 50 60 M 50 75 L 50 76", colours.text);
        break;
    case LightState::Off: stroke("O 50 50 44 M 20 80 L 80 20", colours.quiet_text); break;
    }
}

void add_status(Scene& scene, const View& view, const Colours& colours, const SceneLayout& layout) {
    const double margin = layout.font;
    const double room = layout.width - 2 * margin;
    const bool two_lines = layout.status_lines == 2;
    double font = layout.font;
    Words w;
    StatusMeasures m;
    for (int shortness = 0; shortness < 4; ++shortness) {
        // If even the shortest form is too wide: the shortest form in smaller text.
        font = shortness < 3 ? layout.font : layout.font * 0.85;
        w = words(view, shortness);
        m = measure(w, font);
        const double timer = text_width(w.timer, font, true);
        const double used =
            two_lines ? m.left + timer + margin : m.left + m.middle + m.right + 2 * margin;
        if (used <= room) {
            break;
        }
    }
    const double y = layout.status.height * (two_lines ? 0.3 : 0.5);
    Line line(scene, y, font);
    line.move(margin);
    add_left(line, scene, view, w, m, colours, y, font);
    const double right = layout.width - margin;
    if (two_lines) {
        line.move(right - text_width(w.timer, font, true));
        line.text(w.timer, colours.text, true);
        const double below = layout.status.height * 0.74;
        Line second(scene, below, font);
        second.move(margin);
        add_light(second, scene, view, w, m, colours, below, font);
        second.move(right - text_width(w.tiles, font));
        second.text(w.tiles, colours.quiet_text);
        return;
    }
    // In the window's middle, unless the left part extends that far.
    line.move(
        std::max(margin + m.left + margin,
                 std::min((layout.width - m.middle) / 2, right - m.right - margin - m.middle)));
    add_light(line, scene, view, w, m, colours, y, font);
    line.move(right - m.right);
    line.text(w.tiles, colours.quiet_text);
    line.skip(m.gap * 1.4);
    line.text(w.timer, colours.text, true);
}

void add_foot(Scene& scene, const View& view, const Colours& colours, const SceneLayout& layout) {
    const std::string words = !view.message.empty() ? view.message
                              : view.showing_line   ? "Showing the solution"
                                                    : "";
    if (words.empty()) {
        return;
    }
    const double font = layout.font;
    const Box& foot = layout.foot;
    const double icon = view.showing_line ? font * 1.2 : 0;
    const double room = foot.width - icon - font;
    std::vector<std::string> lines = wrapped(words, room, font);
    if (lines.size() > static_cast<std::size_t>(layout.foot_lines)) {
        lines.resize(static_cast<std::size_t>(layout.foot_lines));
        lines.back() = shortened(lines.back() + " \u2026", room, font);
    }
    const double width = text_width(lines.front(), font);
    const double line_height = font * 1.4;
    Point at = centre_of(foot);
    at.y -= line_height * static_cast<double>(lines.size() - 1) / 2;
    if (icon > 0) {
        const double x = at.x - (width + icon) / 2;
        scene.drawing.shapes.emplace_back(
            Fill{polygon(std::array<Point, 3>{
                     {{x, at.y - font * 0.4}, {x + font * 0.75, at.y}, {x, at.y + font * 0.4}}}),
                 colours.good});
    }
    for (const std::string& line : lines) {
        scene.drawing.shapes.emplace_back(
            Text{{at.x + icon / 2, at.y}, line, font, Text::Align::Centre, false, colours.text});
        at.y += line_height;
    }
}

} // namespace zx::play
