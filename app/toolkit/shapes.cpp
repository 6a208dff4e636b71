#include "app/toolkit/shapes.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <cmath>
#include <numbers>

namespace zx::play {

namespace {

/// The distance of the control points of a quarter circle drawn as one cubic curve, for radius 1:
/// 4/3 (sqrt 2 - 1). The error is below 0.03 % of the radius.
constexpr double QuarterControl = 0.5522847498;

Point between(Point a, Point b, double share) {
    return {a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share};
}

class OutlineParser {
  public:
    explicit OutlineParser(std::string_view text) : text_(text) {}

    Outline parse() {
        while (skip_spaces()) {
            step(text_[at_++]);
        }
        return std::move(outline_);
    }

  private:
    bool skip_spaces() {
        while (at_ < text_.size() && text_[at_] == ' ') {
            ++at_;
        }
        return at_ < text_.size();
    }

    double number() {
        skip_spaces();
        double value = 0;
        const char* const begin = text_.data() + at_;
        const auto [end, error] = std::from_chars(begin, text_.data() + text_.size(), value);
        assert(error == std::errc{});
        at_ += static_cast<std::size_t>(end - begin);
        return value;
    }

    Point point() {
        const double x = number();
        return {x, number()};
    }

    void step(char letter) {
        switch (letter) {
        case 'M': outline_.steps.emplace_back(Outline::Move{here_ = point()}); break;
        case 'L': outline_.steps.emplace_back(Outline::Straight{here_ = point()}); break;
        case 'C': {
            const Point first = point();
            const Point second = point();
            outline_.steps.emplace_back(Outline::Curve{first, second, here_ = point()});
            break;
        }
        case 'Q': {
            const Point control = point();
            const Point to = point();
            outline_.steps.emplace_back(Outline::Curve{
                between(here_, control, 2.0 / 3), between(to, control, 2.0 / 3), to});
            here_ = to;
            break;
        }
        case 'Z': outline_.steps.emplace_back(Outline::Close{}); break;
        case 'O': {
            const Point centre = point();
            append(outline_, circle(centre, number()));
            break;
        }
        default: assert(false);
        }
    }

    std::string_view text_;
    std::size_t at_ = 0;
    Point here_;
    Outline outline_;
};

/// Calls the visitor with each point and control point of the outline, which it may change.
template <class AnyOutline, class Visitor> void each_point(AnyOutline& outline, Visitor&& visit) {
    for (auto& step : outline.steps) {
        if (auto* move = std::get_if<Outline::Move>(&step)) {
            visit(move->to);
        } else if (auto* straight = std::get_if<Outline::Straight>(&step)) {
            visit(straight->to);
        } else if (auto* curve = std::get_if<Outline::Curve>(&step)) {
            visit(curve->control1);
            visit(curve->control2);
            visit(curve->to);
        }
    }
}

} // namespace

Point Placement::apply(Point point) const noexcept {
    if (turn_degrees != 0) {
        const double angle = turn_degrees * std::numbers::pi / 180;
        const double sine = std::sin(angle);
        const double cosine = std::cos(angle);
        point = {point.x * cosine - point.y * sine, point.x * sine + point.y * cosine};
    }
    return {origin.x + point.x * scale, origin.y + point.y * scale};
}

Outline placed(const Outline& outline, const Placement& placement) {
    Outline result = outline;
    each_point(result, [&](Point& point) { point = placement.apply(point); });
    return result;
}

void append(Outline& outline, const Outline& other) {
    outline.steps.insert(outline.steps.end(), other.steps.begin(), other.steps.end());
}

Outline box_outline(const Box& box) {
    return polygon(std::array<Point, 4>{{{box.x, box.y},
                                         {box.x + box.width, box.y},
                                         {box.x + box.width, box.y + box.height},
                                         {box.x, box.y + box.height}}});
}

Outline rounded_box(const Box& box, double radius) {
    const double r = std::min({radius, box.width / 2, box.height / 2});
    const double k = r * (1 - QuarterControl);
    const double left = box.x;
    const double top = box.y;
    const double right = box.x + box.width;
    const double bottom = box.y + box.height;
    Outline outline;
    outline.steps = {
        Outline::Move{{left + r, top}},
        Outline::Straight{{right - r, top}},
        Outline::Curve{{right - k, top}, {right, top + k}, {right, top + r}},
        Outline::Straight{{right, bottom - r}},
        Outline::Curve{{right, bottom - k}, {right - k, bottom}, {right - r, bottom}},
        Outline::Straight{{left + r, bottom}},
        Outline::Curve{{left + k, bottom}, {left, bottom - k}, {left, bottom - r}},
        Outline::Straight{{left, top + r}},
        Outline::Curve{{left, top + k}, {left + k, top}, {left + r, top}},
        Outline::Close{},
    };
    return outline;
}

Outline ellipse(Point centre, double radius_x, double radius_y) {
    const double kx = radius_x * QuarterControl;
    const double ky = radius_y * QuarterControl;
    const auto [x, y] = centre;
    Outline outline;
    outline.steps = {
        Outline::Move{{x + radius_x, y}},
        Outline::Curve{{x + radius_x, y + ky}, {x + kx, y + radius_y}, {x, y + radius_y}},
        Outline::Curve{{x - kx, y + radius_y}, {x - radius_x, y + ky}, {x - radius_x, y}},
        Outline::Curve{{x - radius_x, y - ky}, {x - kx, y - radius_y}, {x, y - radius_y}},
        Outline::Curve{{x + kx, y - radius_y}, {x + radius_x, y - ky}, {x + radius_x, y}},
        Outline::Close{},
    };
    return outline;
}

Outline circle(Point centre, double radius) {
    return ellipse(centre, radius, radius);
}

Outline polygon(std::span<const Point> corners) {
    Outline outline = open_line(corners);
    outline.steps.emplace_back(Outline::Close{});
    return outline;
}

Outline open_line(std::span<const Point> points) {
    Outline outline;
    outline.steps.reserve(points.size() + 1);
    for (const Point& point : points) {
        if (outline.steps.empty()) {
            outline.steps.emplace_back(Outline::Move{point});
        } else {
            outline.steps.emplace_back(Outline::Straight{point});
        }
    }
    return outline;
}

Box inset(const Box& box, double by) noexcept {
    const double x = std::min(by, box.width / 2);
    const double y = std::min(by, box.height / 2);
    return {box.x + x, box.y + y, box.width - 2 * x, box.height - 2 * y};
}

Point centre_of(const Box& box) noexcept {
    return {box.x + box.width / 2, box.y + box.height / 2};
}

Outline parse_outline(std::string_view text) {
    return OutlineParser(text).parse();
}

Box bounds(const Outline& outline) {
    Point low{1e9, 1e9};
    Point high{-1e9, -1e9};
    each_point(outline, [&](const Point& point) {
        low = {std::min(low.x, point.x), std::min(low.y, point.y)};
        high = {std::max(high.x, point.x), std::max(high.y, point.y)};
    });
    return high.x < low.x ? Box{} : Box{low.x, low.y, high.x - low.x, high.y - low.y};
}

} // namespace zx::play
