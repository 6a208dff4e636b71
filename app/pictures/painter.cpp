#include "app/pictures/painter.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <optional>
#include <vector>

#include <cairo.h>

#include "app/toolkit/shapes.hpp"

#ifdef __SANITIZE_ADDRESS__
/// fontconfig keeps the patterns it has matched until the program ends; this is not a leak of this
/// program.
extern "C" const char* __lsan_default_suppressions();  // NOLINT(bugprone-reserved-identifier)
extern "C" const char* __lsan_default_suppressions() { // NOLINT(bugprone-reserved-identifier)
    return "leak:libfontconfig\n";
}
#endif

namespace zx::play {

namespace {

struct SurfaceEnd {
    void operator()(cairo_surface_t* surface) const noexcept { cairo_surface_destroy(surface); }
};
struct ContextEnd {
    void operator()(cairo_t* context) const noexcept { cairo_destroy(context); }
};
struct OptionsEnd {
    void operator()(cairo_font_options_t* options) const noexcept {
        cairo_font_options_destroy(options);
    }
};

/// Capital letters of DejaVu Sans have 0.73 of the font size; half of that is above the middle.
constexpr double HalfCapital = 0.365;

void set_colour(cairo_t* context, Rgba colour) {
    cairo_set_source_rgba(context,
                          colour.red / 255.0,
                          colour.green / 255.0,
                          colour.blue / 255.0,
                          colour.alpha / 255.0);
}

struct StepTracer {
    cairo_t* context;
    void operator()(const Outline::Move& step) const {
        cairo_move_to(context, step.to.x, step.to.y);
    }
    void operator()(const Outline::Straight& step) const {
        cairo_line_to(context, step.to.x, step.to.y);
    }
    void operator()(const Outline::Curve& step) const {
        cairo_curve_to(context,
                       step.control1.x,
                       step.control1.y,
                       step.control2.x,
                       step.control2.y,
                       step.to.x,
                       step.to.y);
    }
    void operator()(const Outline::Close&) const { cairo_close_path(context); }
};

void trace(cairo_t* context, const Outline& outline) {
    cairo_new_path(context);
    for (const auto& step : outline.steps) {
        std::visit(StepTracer{context}, step);
    }
}

struct ShapePainter {
    cairo_t* context;
    void operator()(const Fill& fill) const {
        set_colour(context, fill.colour);
        trace(context, fill.outline);
        cairo_fill(context);
    }
    void operator()(const PenStroke& stroke) const {
        set_colour(context, stroke.colour);
        cairo_set_line_width(context, stroke.width);
        trace(context, stroke.outline);
        cairo_stroke(context);
    }
    void operator()(const Text& text) const {
        set_colour(context, text.colour);
        cairo_select_font_face(context,
                               "DejaVu Sans",
                               CAIRO_FONT_SLANT_NORMAL,
                               text.bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
        cairo_set_font_size(context, text.size);
        double x = text.at.x;
        if (text.align != Text::Align::Left) {
            cairo_text_extents_t extents;
            cairo_text_extents(context, text.text.c_str(), &extents);
            x -= text.align == Text::Align::Centre ? extents.x_advance / 2 : extents.x_advance;
        }
        cairo_move_to(context, x, text.at.y + text.size * HalfCapital);
        cairo_show_text(context, text.text.c_str());
    }
};

/// A rectangle of whole pixels; right and bottom are exclusive.
struct Area {
    int left = 0;
    int top = 0;
    int right = 0;
    int bottom = 0;
    [[nodiscard]] bool empty() const { return left >= right || top >= bottom; }
};

Area around(const Box& box, double margin) {
    return {static_cast<int>(std::floor(box.x - margin)),
            static_cast<int>(std::floor(box.y - margin)),
            static_cast<int>(std::ceil(box.x + box.width + margin)),
            static_cast<int>(std::ceil(box.y + box.height + margin))};
}

/// Computes the pixels that a shape can touch. Text gets a generous box, because only the font knows
/// its width.
struct AreaOf {
    Area operator()(const Fill& fill) const { return around(bounds(fill.outline), 1); }
    Area operator()(const PenStroke& stroke) const {
        return around(bounds(stroke.outline), stroke.width / 2 + 1);
    }
    Area operator()(const Text& text) const {
        // No letter is wider than 1.2 of the font size, and there are no more letters than bytes.
        const double width = text.size * 1.2 * static_cast<double>(text.text.size());
        const double left = text.align == Text::Align::Left     ? 0
                            : text.align == Text::Align::Centre ? width / 2
                                                                : width;
        return around({text.at.x - left, text.at.y - text.size, width, text.size * 2}, 2);
    }
};

Area joined(const Area& a, const Area& b) {
    if (a.empty() || b.empty()) {
        return a.empty() ? b : a;
    }
    return {std::min(a.left, b.left),
            std::min(a.top, b.top),
            std::max(a.right, b.right),
            std::max(a.bottom, b.bottom)};
}

bool touching(const Area& a, const Area& b) {
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

void paint_area(const Drawing& drawing,
                int width,
                int height,
                std::span<std::uint32_t> pixels,
                const Area& area) {
    assert(pixels.size() == static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    // RGB24 has a 32-bit word per pixel; cairo leaves its top byte undefined.
    const std::unique_ptr<cairo_surface_t, SurfaceEnd> surface(
        cairo_image_surface_create_for_data(reinterpret_cast<unsigned char*>(pixels.data()),
                                            CAIRO_FORMAT_RGB24,
                                            width,
                                            height,
                                            width * 4));
    const std::unique_ptr<cairo_t, ContextEnd> context(cairo_create(surface.get()));
    // Sets letters as wide as text_width.hpp computes them, at any size.
    const std::unique_ptr<cairo_font_options_t, OptionsEnd> options(cairo_font_options_create());
    cairo_font_options_set_hint_metrics(options.get(), CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_hint_style(options.get(), CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_antialias(options.get(), CAIRO_ANTIALIAS_GRAY);
    cairo_set_font_options(context.get(), options.get());
    cairo_set_line_join(context.get(), CAIRO_LINE_JOIN_ROUND);
    cairo_set_line_cap(context.get(), CAIRO_LINE_CAP_ROUND);
    cairo_rectangle(
        context.get(), area.left, area.top, area.right - area.left, area.bottom - area.top);
    cairo_clip(context.get());
    cairo_set_source_rgb(context.get(), 0, 0, 0);
    cairo_paint(context.get());
    for (const auto& shape : drawing.shapes) {
        if (touching(std::visit(AreaOf{}, shape), area)) {
            std::visit(ShapePainter{context.get()}, shape);
        }
    }
    cairo_surface_flush(surface.get());
    for (int y = std::max(0, area.top); y < std::min(height, area.bottom); ++y) {
        const auto row = static_cast<std::size_t>(y) * static_cast<std::size_t>(width);
        for (int x = std::max(0, area.left); x < std::min(width, area.right); ++x) {
            pixels[row + static_cast<std::size_t>(x)] |= 0xff000000;
        }
    }
}

/// Returns the area where two drawings differ: all shapes from the first to the last one that is
/// not the same in both.
Area difference(const Drawing& before, const Drawing& after) {
    const auto& old_shapes = before.shapes;
    const auto& new_shapes = after.shapes;
    const auto [old_first, new_first] =
        std::mismatch(old_shapes.begin(), old_shapes.end(), new_shapes.begin(), new_shapes.end());
    const auto [old_last, new_last] = std::mismatch(old_shapes.rbegin(),
                                                    std::make_reverse_iterator(old_first),
                                                    new_shapes.rbegin(),
                                                    std::make_reverse_iterator(new_first));
    Area area;
    const auto add = [&](const auto& shape) { area = joined(area, std::visit(AreaOf{}, shape)); };
    std::for_each(old_first, old_last.base(), add);
    std::for_each(new_first, new_last.base(), add);
    return area;
}

} // namespace

void paint(const Drawing& drawing, int width, int height, std::span<std::uint32_t> pixels) {
    paint_area(drawing, width, height, pixels, {0, 0, width, height});
}

struct Painter::Memory {
    Drawing drawing;
    int width = 0;
    int height = 0;
    std::vector<std::uint32_t> pixels;
};

Painter::Painter() : memory_(std::make_unique<Memory>()) {}

Painter::~Painter() = default;

std::span<const std::uint32_t> Painter::paint(const Drawing& drawing, int width, int height) {
    Memory& memory = *memory_;
    Area area{0, 0, width, height};
    if (memory.width == width && memory.height == height) {
        area = difference(memory.drawing, drawing);
    } else {
        memory.width = width;
        memory.height = height;
        memory.pixels.resize(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    }
    if (!area.empty()) {
        paint_area(drawing, width, height, memory.pixels, area);
        memory.drawing = drawing;
    }
    return memory.pixels;
}

} // namespace zx::play
