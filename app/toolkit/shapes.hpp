// Makes outlines of common shapes, and parses outlines written as short texts.
#pragma once

#include <span>
#include <string_view>

#include "app/toolkit/drawing.hpp"

namespace zx::play {

/// A transformation: turn about the origin, scale, then move.
struct Placement {
    double scale = 1;
    Point origin;
    double turn_degrees = 0;

    [[nodiscard]] Point apply(Point point) const noexcept;
};

/// Returns the transformed outline.
[[nodiscard]] Outline placed(const Outline& outline, const Placement& placement);
/// Appends the other outline's steps, so that one colour fills or strokes both at once.
void append(Outline& outline, const Outline& other);

[[nodiscard]] Outline box_outline(const Box& box);
/// The radius is limited to half the smaller side.
[[nodiscard]] Outline rounded_box(const Box& box, double radius);
[[nodiscard]] Outline ellipse(Point centre, double radius_x, double radius_y);
[[nodiscard]] Outline circle(Point centre, double radius);
[[nodiscard]] Outline polygon(std::span<const Point> corners);
[[nodiscard]] Outline open_line(std::span<const Point> points);

/// Returns the box reduced on every side; never smaller than an empty box.
[[nodiscard]] Box inset(const Box& box, double by) noexcept;
[[nodiscard]] Point centre_of(const Box& box) noexcept;

/// Parses "M 10 10 L 20 20 Q 30 20 30 30 C 1 2 3 4 5 6 Z O 50 50 10": move, line, curve with one
/// and with two controls, close, whole circle (centre and radius). Coordinates are absolute; each
/// step begins with its letter. Asserts that the text is well-formed, since it is part of the
/// program.
[[nodiscard]] Outline parse_outline(std::string_view text);

/// Returns the smallest box around all points and controls of the outline; an empty box for an
/// empty outline.
[[nodiscard]] Box bounds(const Outline& outline);

} // namespace zx::play
