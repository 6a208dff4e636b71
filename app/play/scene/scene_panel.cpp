#include <algorithm>
#include <array>
#include <cmath>

#include "app/play/scene/scene_parts.hpp"
#include "app/toolkit/shapes.hpp"
#include "app/toolkit/text_width.hpp"

namespace zx::play {

namespace {

constexpr double WidthInLetters = 26; ///< of a dialog, in text sizes
constexpr double LineHeight = 1.5;
constexpr double RowHeight = 1.9;
constexpr double TitleHeight = 2.6;
constexpr double InputHeight = 3;
constexpr double ChartHeight = 7;
constexpr double Padding = 1.3;

/// The lengths of a dialog at one text size.
struct FittedDialog {
    double font = 0;
    double width = 0;
    std::vector<std::string> text;
    int rows = 0; ///< the number that fits
    bool chart = false;
    double height = 0;
};

double fixed_height(const DialogView& dialog, double font) {
    return font * (2 * Padding + (dialog.title.empty() ? 0 : TitleHeight) +
                   (dialog.input ? InputHeight : 0) + (dialog.footer.empty() ? 0 : 2));
}

FittedDialog
measure(const DialogView& dialog, const SceneLayout& layout, double font, bool with_chart) {
    FittedDialog fitted;
    fitted.font = font;
    fitted.chart = with_chart && dialog.chart;
    const double most_width = layout.width - layout.font * 2;
    double width = font * WidthInLetters;
    for (const DialogRow& row : dialog.rows) {
        width = std::max(width,
                         text_width(row.label, font) + text_width(row.value, font) +
                             font * (2 * Padding + 3));
    }
    width = std::max(width, text_width(dialog.title, font * 1.35, true) + font * 2 * Padding);
    fitted.width = std::round(std::min(width, most_width));
    for (const std::string& paragraph : dialog.text) {
        for (std::string& line : wrapped(paragraph, fitted.width - 2 * Padding * font, font)) {
            fitted.text.push_back(std::move(line));
        }
    }
    const double most_height = layout.height - layout.font * 1.5;
    const int rows = static_cast<int>(dialog.rows.size());
    const double gap = fitted.text.empty() || rows == 0 ? 0 : font * 0.7;
    const double fixed = fixed_height(dialog, font) + gap + (fitted.chart ? font * ChartHeight : 0);
    const double text = static_cast<double>(fitted.text.size()) * LineHeight * font;
    const double room = most_height - fixed - text;
    fitted.rows = std::clamp(static_cast<int>(room / (RowHeight * font)), std::min(rows, 3), rows);
    fitted.height = std::round(fixed + text + fitted.rows * RowHeight * font);
    return fitted;
}

/// Returns the dialog at the largest text size at which all of it fits. At the smallest size the
/// rows scroll and the text is cut.
FittedDialog fitting(const DialogView& dialog, const SceneLayout& layout) {
    const double most_height = layout.height - layout.font * 1.5;
    FittedDialog fitted;
    for (const bool with_chart : {true, false}) {
        for (const double share : {1.15, 1.0, 0.9, 0.8}) {
            fitted = measure(dialog, layout, std::max(8.5, layout.font * share), with_chart);
            if (fitted.height <= most_height &&
                fitted.rows == static_cast<int>(dialog.rows.size())) {
                return fitted;
            }
        }
    }
    const double over = fitted.height - most_height;
    if (over > 0) {
        const auto cut = static_cast<std::size_t>(std::ceil(over / (LineHeight * fitted.font)));
        fitted.text.resize(fitted.text.size() - std::min(cut, fitted.text.size()));
        if (!fitted.text.empty()) {
            fitted.text.back() += "\u2026";
        }
        fitted.height = most_height;
    }
    return fitted;
}

/// Returns the first row shown, so that the selected row is visible, in the middle where possible.
int first_row(const DialogView& dialog, int shown) {
    const int rows = static_cast<int>(dialog.rows.size());
    return std::clamp(std::max(dialog.selected, 0) - shown / 2, 0, std::max(0, rows - shown));
}

class DialogPainter {
  public:
    DialogPainter(Scene& scene, const Colours& colours, const FittedDialog& fitted, const Box& box)
        : scene_(scene), colours_(colours), fitted_(fitted), box_(box), font_(fitted.font),
          y_(box.y + Padding * fitted.font) {}

    void title(const std::string& words) {
        const double size = font_ * 1.35;
        const std::string line = shortened(words, inner_width(), size, true);
        text({box_.x + box_.width / 2, y_ + font_ * 0.8},
             line,
             size,
             Text::Align::Centre,
             colours_.text,
             true);
        y_ += font_ * TitleHeight;
    }

    void paragraphs() {
        for (const std::string& line : fitted_.text) {
            text({left(), y_ + font_ * LineHeight / 2},
                 line,
                 font_,
                 Text::Align::Left,
                 colours_.text);
            y_ += font_ * LineHeight;
        }
    }

    void input(const std::string& typed) {
        const Box field{left(), y_ + font_ * 0.3, inner_width(), font_ * 2.3};
        const double line = std::max(1.0, font_ * 0.1) * colours_.strength;
        scene_.drawing.shapes.emplace_back(Fill{rounded_box(field, font_ * 0.4), colours_.button});
        scene_.drawing.shapes.emplace_back(
            PenStroke{rounded_box(inset(field, line / 2), font_ * 0.4), colours_.row, line});
        const double size = font_ * 1.2;
        const Point start{field.x + font_ * 0.8, field.y + field.height / 2};
        const std::string shown = shortened(typed, field.width - font_ * 2, size);
        text(start, shown, size, Text::Align::Left, colours_.text);
        const double caret = start.x + text_width(shown, size) + font_ * 0.15;
        scene_.drawing.shapes.emplace_back(
            PenStroke{open_line(std::array<Point, 2>{
                          {{caret, start.y - size * 0.6}, {caret, start.y + size * 0.6}}}),
                      colours_.text,
                      std::max(1.0, font_ * 0.1)});
        y_ += font_ * InputHeight;
    }

    void chart(const TimeChart& times) {
        add_chart(scene_,
                  times,
                  colours_,
                  {left(), y_ + font_ * 0.3, inner_width(), font_ * (ChartHeight - 0.5)},
                  font_);
        y_ += font_ * ChartHeight;
    }

    void rows(const DialogView& dialog) {
        if (!fitted_.text.empty() && fitted_.rows > 0) {
            y_ += font_ * 0.7;
        }
        const int first = first_row(dialog, fitted_.rows);
        const double top = y_;
        for (int i = first; i < first + fitted_.rows; ++i) {
            row(dialog.rows[static_cast<std::size_t>(i)], i, i == dialog.selected);
        }
        const int all = static_cast<int>(dialog.rows.size());
        if (fitted_.rows < all) {
            scroll_bar(
                {box_.x + box_.width - font_ * 0.62, top, font_ * 0.3, y_ - top}, first, all);
        }
    }

    void footer(const std::string& words) {
        const double size = font_ * 0.85;
        text({box_.x + box_.width / 2, box_.y + box_.height - font_ * (Padding + 0.4)},
             shortened(words, inner_width(), size),
             size,
             Text::Align::Centre,
             colours_.quiet_text);
    }

  private:
    [[nodiscard]] double left() const { return box_.x + Padding * font_; }
    [[nodiscard]] double inner_width() const { return box_.width - 2 * Padding * font_; }

    void text(Point at,
              std::string words,
              double size,
              Text::Align align,
              Rgba colour,
              bool bold = false) {
        scene_.drawing.shapes.emplace_back(Text{at, std::move(words), size, align, bold, colour});
    }

    void row(const DialogRow& row, int index, bool selected) {
        const Box box{left() - font_ * 0.5, y_, inner_width() + font_, font_ * RowHeight};
        if (selected) {
            scene_.drawing.shapes.emplace_back(Fill{rounded_box(box, font_ * 0.4), colours_.row});
        }
        const Rgba colour = selected ? colours_.row_text : colours_.text;
        const Rgba value_colour = selected ? colours_.row_text : colours_.quiet_text;
        const double middle = box.y + box.height / 2;
        const std::string value = shortened(row.value, inner_width() * 0.7, font_);
        const double label_room = inner_width() - text_width(value, font_) - font_;
        text({left(), middle},
             shortened(row.label, label_room, font_),
             font_,
             Text::Align::Left,
             colour);
        if (!value.empty()) {
            text({left() + inner_width(), middle}, value, font_, Text::Align::Right, value_colour);
        }
        if (row.selectable) {
            scene_.targets.push_back({Target::What::DialogRow, box, {}, {}, index});
        }
        y_ += font_ * RowHeight;
    }

    void scroll_bar(const Box& track, int first, int all) {
        const double part = track.height / all;
        scene_.drawing.shapes.emplace_back(
            Fill{rounded_box(track, track.width / 2), faded(colours_.rim, 0.5)});
        scene_.drawing.shapes.emplace_back(
            Fill{rounded_box({track.x, track.y + first * part, track.width, fitted_.rows * part},
                             track.width / 2),
                 colours_.quiet_text});
    }

    Scene& scene_;
    const Colours& colours_;
    const FittedDialog& fitted_;
    Box box_;
    double font_;
    double y_;
};

} // namespace

void add_dialog(Scene& scene,
                const DialogView& dialog,
                const Colours& colours,
                const SceneLayout& layout) {
    const FittedDialog fitted = fitting(dialog, layout);
    const Box box{std::round((layout.width - fitted.width) / 2),
                  std::round((layout.height - fitted.height) / 2),
                  fitted.width,
                  fitted.height};
    auto& shapes = scene.drawing.shapes;
    const double radius = fitted.font * 0.8;
    const double line = std::max(1.0, fitted.font * 0.08) * colours.strength;
    shapes.emplace_back(Fill{box_outline({0, 0, layout.width, layout.height}), colours.veil});
    shapes.emplace_back(Fill{rounded_box(box, radius), colours.dialog});
    shapes.emplace_back(
        PenStroke{rounded_box(inset(box, line / 2), radius - line / 2), colours.rim, line});
    scene.targets.push_back({Target::What::DialogArea, box, {}, {}, -1});

    DialogPainter writer(scene, colours, fitted, box);
    if (!dialog.title.empty()) {
        writer.title(dialog.title);
    }
    writer.paragraphs();
    if (dialog.input) {
        writer.input(*dialog.input);
    }
    if (fitted.chart) {
        writer.chart(*dialog.chart);
    }
    writer.rows(dialog);
    if (!dialog.footer.empty()) {
        writer.footer(dialog.footer);
    }
}

} // namespace zx::play
