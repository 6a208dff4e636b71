// A drawing: a list of shapes in the order of painting. The scene makes it, the painter paints it
// and the golden tests compare it. Coordinates are in pixels, y downwards. Needs no window and no
// library.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace zx::play {

struct Point {
    double x = 0;
    double y = 0;
    friend bool operator==(const Point&, const Point&) = default;
};

struct Box {
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;
    [[nodiscard]] constexpr bool contains(double px, double py) const noexcept {
        return px >= x && px < x + width && py >= y && py < y + height;
    }
    friend bool operator==(const Box&, const Box&) = default;
};

struct Rgba {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    std::uint8_t alpha = 255;
    friend bool operator==(const Rgba&, const Rgba&) = default;
};

/// An outline: straight lines and cubic curves.
struct Outline {
    struct Move {
        Point to;
        friend bool operator==(const Move&, const Move&) = default;
    };
    struct Straight {
        Point to;
        friend bool operator==(const Straight&, const Straight&) = default;
    };
    struct Curve {
        Point control1;
        Point control2;
        Point to;
        friend bool operator==(const Curve&, const Curve&) = default;
    };
    struct Close {
        friend bool operator==(const Close&, const Close&) = default;
    };
    std::vector<std::variant<Move, Straight, Curve, Close>> steps;
    friend bool operator==(const Outline&, const Outline&) = default;
};

struct Fill {
    Outline outline;
    Rgba colour;
    friend bool operator==(const Fill&, const Fill&) = default;
};

/// A line with round joins and ends.
struct PenStroke {
    Outline outline;
    Rgba colour;
    double width = 1;
    friend bool operator==(const PenStroke&, const PenStroke&) = default;
};

/// One line of text, centred vertically at `at.y`.
struct Text {
    enum class Align : std::uint8_t { Left, Centre, Right };
    Point at;
    std::string text; ///< UTF-8
    double size = 12; ///< height of a capital letter plus its descender, about 1.4 capitals
    Align align = Align::Left;
    bool bold = false;
    Rgba colour;
    friend bool operator==(const Text&, const Text&) = default;
};

struct Drawing {
    std::vector<std::variant<Fill, PenStroke, Text>> shapes;
    friend bool operator==(const Drawing&, const Drawing&) = default;
};

/// Returns one line per shape, with coordinates rounded to tenths of a pixel: "fill #rrggbbaa M 1 2
/// L 3 4 Z". The text is the same on every host, for golden files.
[[nodiscard]] std::string drawing_text(const Drawing& drawing);

/// Returns the colour with its alpha multiplied by `share`, 0 .. 1.
[[nodiscard]] Rgba faded(Rgba colour, double share) noexcept;
/// Mixes the two colours, including alpha: the first at share 0, the second at share 1.
[[nodiscard]] Rgba mixed(Rgba from, Rgba to, double share) noexcept;

} // namespace zx::play
