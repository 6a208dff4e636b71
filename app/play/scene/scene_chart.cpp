#include <algorithm>
#include <array>
#include <string>

#include "app/play/scene/scene_parts.hpp"
#include "app/toolkit/shapes.hpp"
#include "app/toolkit/text_width.hpp"
#include "base/text.hpp"

namespace zx::play {
namespace {

using Result = TimeChart::Result;

/// The widest bar, in text sizes.
constexpr double WidestBar = 1.4;
/// The part of a bar's room that is filled.
constexpr double BarShare = 0.72;

Outline segment(Point from, Point to) {
    return open_line(std::array<Point, 2>{from, to});
}

class ChartPainter {
  public:
    ChartPainter(
        Scene& scene, const TimeChart& chart, const Colours& colours, const Box& room, double font)
        : shapes_(scene.drawing.shapes), chart_(chart), colours_(colours), font_(font),
          line_(std::max(1.0, font * 0.1)) {
        for (const TimeChart::Bar& bar : chart.bars) {
            longest_ = std::max(longest_, bar.seconds);
        }
        const double labels = text_width(clock_text(longest_), font * Small) + font * 0.6;
        // Room for the mark above the highest bar and the crosses below the lowest.
        plot_ = {room.x + labels,
                 room.y + font * 0.9,
                 std::max(room.width - labels, font),
                 std::max(room.height - font * 1.7, font)};
    }

    void paint() {
        const double step =
            std::min(plot_.width / static_cast<double>(chart_.bars.size()), font_ * WidestBar);
        double x = plot_.x;
        for (const TimeChart::Bar& bar : chart_.bars) {
            paint_bar(bar, x + step * (1 - BarShare) / 2, step * BarShare);
            x += step;
        }
        shapes_.emplace_back(
            PenStroke{segment({plot_.x, bottom()}, {plot_.x + plot_.width, bottom()}),
                      colours_.quiet_text,
                      line_});
        paint_lines();
    }

  private:
    static constexpr double Small = 0.8;

    [[nodiscard]] double bottom() const { return plot_.y + plot_.height; }
    [[nodiscard]] double y_of(std::int64_t seconds) const {
        return bottom() - plot_.height * static_cast<double>(seconds) /
                              static_cast<double>(std::max<std::int64_t>(longest_, 1));
    }

    /// A win is a filled bar, a win with help an outline, a loss a cross below the line.
    void paint_bar(const TimeChart::Bar& bar, double x, double width) {
        const double top = std::min(y_of(bar.seconds), bottom() - line_ * 2);
        const Box box{x, top, width, bottom() - top};
        const double middle = x + width / 2;
        const double radius = std::min(width * 0.2, box.height / 2);
        switch (bar.result) {
        case Result::Won:
            shapes_.emplace_back(
                Fill{rounded_box(box, radius), bar.marked ? colours_.selection : colours_.good});
            break;
        case Result::Helped:
            shapes_.emplace_back(PenStroke{rounded_box(inset(box, line_ / 2), radius),
                                           bar.marked ? colours_.selection : colours_.quiet_text,
                                           line_});
            break;
        case Result::Lost: {
            const double half = std::min(width, font_ * 0.5) / 2;
            const double y = bottom() + font_ * 0.45;
            for (const double way : {1.0, -1.0}) {
                shapes_.emplace_back(PenStroke{
                    segment({middle - half, y - half * way}, {middle + half, y + half * way}),
                    colours_.bad,
                    line_ * 1.3});
            }
            break;
        }
        }
        if (bar.marked && bar.result != Result::Lost) {
            const double size = std::min(font_ * 0.35, width / 2 + line_);
            Outline arrow;
            arrow.steps = {Outline::Move{{middle - size, top - font_ * 0.75}},
                           Outline::Straight{{middle + size, top - font_ * 0.75}},
                           Outline::Straight{{middle, top - font_ * 0.2}},
                           Outline::Close{}};
            shapes_.emplace_back(Fill{std::move(arrow), colours_.selection});
        }
    }

    /// The lines of the best and of the average time, with their times at the left.
    void paint_lines() {
        if (chart_.best_seconds && *chart_.best_seconds <= longest_) {
            paint_line(y_of(*chart_.best_seconds), *chart_.best_seconds, 0.25);
        }
        if (chart_.average_seconds && *chart_.average_seconds <= longest_) {
            const double y = y_of(*chart_.average_seconds);
            const bool apart =
                !chart_.best_seconds || y_of(*chart_.best_seconds) - y > font_ * Small;
            if (apart) {
                paint_line(y, *chart_.average_seconds, 0.9);
            }
        }
    }

    /// Dashes of this length, in text sizes.
    void paint_line(double y, std::int64_t seconds, double dash) {
        const double gap = font_ * 0.3;
        const double right = plot_.x + plot_.width;
        double x = plot_.x;
        while (x < right) {
            const double end = std::min(x + font_ * dash, right);
            shapes_.emplace_back(PenStroke{segment({x, y}, {end, y}), colours_.text, line_});
            x += font_ * dash + gap;
        }
        shapes_.emplace_back(Text{{plot_.x - font_ * 0.6, y},
                                  clock_text(seconds),
                                  font_ * Small,
                                  Text::Align::Right,
                                  false,
                                  colours_.text});
    }

    std::vector<std::variant<Fill, PenStroke, Text>>& shapes_;
    const TimeChart& chart_;
    const Colours& colours_;
    double font_;
    double line_;
    std::int64_t longest_ = 0;
    Box plot_;
};

} // namespace

void add_chart(
    Scene& scene, const TimeChart& chart, const Colours& colours, const Box& room, double font) {
    if (!chart.bars.empty()) {
        ChartPainter(scene, chart, colours, room, font).paint();
    }
}

} // namespace zx::play
