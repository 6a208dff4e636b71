// Outlines of everyday shapes, and outlines written down as short texts.
#pragma once

#include <span>
#include <string_view>

#include "app/toolkit/drawing.hpp"

namespace zx::play {

/// Where a picture's coordinates come to lie: turned about the origin, scaled, then moved.
struct Placement {
    double scale = 1;
    Point origin;
    double turn_degrees = 0;

    [[nodiscard]] Point apply(Point point) const noexcept;
};

[[nodiscard]] Outline placed(const Outline& outline, const Placement& placement);
/// Appends the other's steps, for an colour that fills or strokes both at once.
void append(Outline& outline, const Outline& other);

[[nodiscard]] Outline box_outline(const Box& box);
/// The radius is cut to what fits.
[[nodiscard]] Outline rounded_box(const Box& box, double radius);
[[nodiscard]] Outline ellipse(Point centre, double radius_x, double radius_y);
[[nodiscard]] Outline circle(Point centre, double radius);
[[nodiscard]] Outline polygon(std::span<const Point> corners);
[[nodiscard]] Outline open_line(std::span<const Point> points);

/// Smaller on every side; never smaller than nothing.
[[nodiscard]] Box inset(const Box& box, double by) noexcept;
[[nodiscard]] Point centre_of(const Box& box) noexcept;

/// "M 10 10 L 20 20 Q 30 20 30 30 C 1 2 3 4 5 6 Z O 50 50 10": move, line, curve with one and with
/// two controls, close, whole circle (centre and radius). Absolute coordinates; a letter before
/// each step. Asserts that the text is well-formed: it is part of the program.
[[nodiscard]] Outline parse_outline(std::string_view text);

/// The smallest box around all points and controls of the outline; nothing for an empty one.
[[nodiscard]] Box bounds(const Outline& outline);

} // namespace zx::play
