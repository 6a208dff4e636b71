#include "app/toolkit/drawing.hpp"

#include <cmath>

#include <fmt/format.h>

namespace zx::play {

namespace {

/// Appends the value in tenths. The small addend rounds halves up even if the host's arithmetic
/// gives a slightly smaller value.
void add_number(std::string& text, double value) {
    const auto tenths = static_cast<long long>(std::floor(value * 10 + 0.5 + 1e-6));
    text += ' ';
    if (tenths < 0) {
        text += '-';
    }
    const long long size = tenths < 0 ? -tenths : tenths;
    text += std::to_string(size / 10);
    if (size % 10 != 0) {
        text += '.';
        text += std::to_string(size % 10);
    }
}

void add_point(std::string& text, Point point) {
    add_number(text, point.x);
    add_number(text, point.y);
}

void add_ink(std::string& text, Rgba colour) {
    text += fmt::format(
        " #{:02x}{:02x}{:02x}{:02x}", colour.red, colour.green, colour.blue, colour.alpha);
}

struct StepWriter {
    std::string& text;
    void operator()(const Outline::Move& step) const {
        text += " M";
        add_point(text, step.to);
    }
    void operator()(const Outline::Straight& step) const {
        text += " L";
        add_point(text, step.to);
    }
    void operator()(const Outline::Curve& step) const {
        text += " C";
        add_point(text, step.control1);
        add_point(text, step.control2);
        add_point(text, step.to);
    }
    void operator()(const Outline::Close&) const { text += " Z"; }
};

struct ShapeWriter {
    std::string& text;
    void operator()(const Fill& fill) const {
        text += "fill";
        add_ink(text, fill.colour);
        add_outline(fill.outline);
    }
    void operator()(const PenStroke& stroke) const {
        text += "stroke";
        add_ink(text, stroke.colour);
        add_number(text, stroke.width);
        add_outline(stroke.outline);
    }
    void operator()(const Text& line) const {
        constexpr const char* Names[] = {" left", " centre", " right"};
        text += "text";
        add_ink(text, line.colour);
        add_number(text, line.size);
        text += Names[static_cast<int>(line.align)];
        text += line.bold ? " bold" : "";
        add_point(text, line.at);
        text += " " + line.text;
    }
    void add_outline(const Outline& outline) const {
        for (const auto& step : outline.steps) {
            std::visit(StepWriter{text}, step);
        }
    }
};

std::uint8_t channel(double value) {
    return static_cast<std::uint8_t>(value < 0 ? 0 : value > 255 ? 255 : value + 0.5);
}

} // namespace

std::string drawing_text(const Drawing& drawing) {
    std::string text;
    for (const auto& shape : drawing.shapes) {
        std::visit(ShapeWriter{text}, shape);
        text += '\n';
    }
    return text;
}

Rgba faded(Rgba colour, double share) noexcept {
    colour.alpha = channel(colour.alpha * share);
    return colour;
}

Rgba mixed(Rgba from, Rgba to, double share) noexcept {
    const auto mix = [share](std::uint8_t a, std::uint8_t b) {
        return channel(a + (b - a) * share);
    };
    return {mix(from.red, to.red),
            mix(from.green, to.green),
            mix(from.blue, to.blue),
            mix(from.alpha, to.alpha)};
}

} // namespace zx::play
