#include "app/duel/common/sides_scene.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/common/palette.hpp"
#include "app/play/scene/colours.hpp"
#include "app/toolkit/shapes.hpp"
#include "app/toolkit/text_width.hpp"
#include "ula/picture.hpp"

namespace zx::duel {

namespace {

using play::Box;
using play::Fill;
using play::PenStroke;
using play::Rgba;
using play::Text;

constexpr int LeastWidth = 320;
constexpr int LeastHeight = 200;
/// The frame of the board, as a share of the Spectrum's border (a seventh of the picture's width).
/// It is narrow so that the board is large.
constexpr double FrameShare = 0.3;
constexpr std::size_t TextLines = 3;
constexpr Rgba MarkInk{255, 40, 40, 255};
constexpr Rgba MarkCasing{255, 255, 255, 255};

struct DuelLayout {
    double font = 0;
    double margin = 0;
    Box left; ///< box for the picture
    Box right;
    double heading = 0; ///< middle of the line above the picture
    double info = 0;    ///< middle of the line below the picture
    Box verdict;
    double keys = 0;
    double rules = 0;
    double footer = 0;
};

/// Scales to the largest integer multiple that fits if it is at least 2, else to the largest size
/// that fits.
double scale_for(double width, double height) {
    const double fits = std::min(width / ula::PictureWidth, height / ula::PictureHeight);
    return fits >= 2 ? std::floor(fits) : std::max(fits, 0.1);
}

DuelLayout lay_out(double width, double height) {
    DuelLayout at;
    at.font = std::clamp(std::min(width / 92, height / 50), 7.0, 34.0);
    at.margin = std::round(at.font);
    const double top = std::round(at.font * 2.4);
    const double below = std::round(at.font * 14.6);
    const double half = (width - 3 * at.margin) / 2;
    const double scale = scale_for(half, height - top - below);
    const double w = std::floor(ula::PictureWidth * scale);
    const double h = std::floor(ula::PictureHeight * scale);
    const double spare = std::floor((height - top - below - h) / 2);
    const double y = top + std::max(0.0, spare);
    const double middle = std::round(width / 2);
    const double gap = std::round(std::min(at.margin, (width - 2 * w) / 3) / 2);
    at.left = {middle - gap - w, y, w, h};
    at.right = {middle + gap, y, w, h};
    at.heading = y - at.font * 1.1;
    at.info = y + h + at.font * 1.2;
    const double x = at.left.x;
    at.verdict = {x, y + h + at.font * 2.4, at.right.x + w - x, at.font * 7.4};
    at.keys = at.verdict.y + at.verdict.height + at.font * 1.2;
    at.rules = at.keys + at.font * 1.6;
    at.footer = at.rules + at.font * 1.6;
    return at;
}

class Composer {
  public:
    Composer(const SidesView& view, double width, double height)
        : view_(view), at_(lay_out(width, height)),
          colours_(play::colours_of(play::Palette::Standard, play::Theme::Dark)) {
        made_.line = std::max(2.0, std::round(at_.left.width / ula::PictureWidth));
        fill(play::box_outline({0, 0, width, height}), colours_.ground);
    }

    DuelScene compose(const DrawGame& draw_game) {
        headings();
        tape();
        game(draw_game);
        info(view_.tape_info, at_.left);
        info(view_.board_info, at_.right);
        verdict();
        keys();
        const double width = at_.verdict.width;
        line(at_.rules, play::shortened(view_.rules, width, small()), colours_.quiet_text);
        line(at_.footer, play::shortened(view_.footer, width, small()), colours_.quiet_text);
        return std::move(made_);
    }

  private:
    [[nodiscard]] double small() const { return at_.font * 0.92; }

    void fill(play::Outline outline, Rgba colour) {
        made_.scene.drawing.shapes.emplace_back(Fill{std::move(outline), colour});
    }
    void text(double x, double y, std::string words, double size, Rgba colour, bool bold = false) {
        made_.scene.drawing.shapes.emplace_back(
            Text{{x, y}, std::move(words), size, Text::Align::Left, bold, colour});
    }
    void line(double y, std::string words, Rgba colour) {
        text(at_.verdict.x, y, std::move(words), small(), colour);
    }

    void headings() {
        const std::string tape =
            play::shortened("The tape: " + view_.tape_name, at_.left.width, at_.font, true);
        text(at_.left.x, at_.heading, tape, at_.font, colours_.text, true);
        text(at_.right.x, at_.heading, view_.heading, at_.font, colours_.text, true);
    }

    /// The picture's pixels cover this area.
    void tape() {
        made_.picture = at_.left;
        fill(play::box_outline(at_.left), {0, 0, 0, 255});
        const double scale = at_.left.width / ula::PictureWidth;
        for (const Box& mark : view_.picture_marks) {
            made_.picture_marks.push_back({at_.left.x + std::round(mark.x * scale),
                                           at_.left.y + std::round(mark.y * scale),
                                           std::round(mark.width * scale),
                                           std::round(mark.height * scale)});
        }
        if (view_.border_differs && !view_.running) {
            made_.picture_marks.push_back(play::inset(at_.left, made_.line * 4));
        }
    }

    void game(const DrawGame& draw_game) {
        const auto index = static_cast<std::size_t>(view_.border & 7);
        const app::Colour colour = app::Palette[index];
        fill(play::box_outline(at_.right),
             {static_cast<std::uint8_t>(colour >> 16 & 0xff),
              static_cast<std::uint8_t>(colour >> 8 & 0xff),
              static_cast<std::uint8_t>(colour & 0xff),
              255});
        const double border = ula::BorderPixels * FrameShare * at_.right.width / ula::PictureWidth;
        made_.game = play::inset(at_.right, border);
        fill(play::box_outline(made_.game), colours_.felt);
        draw_game(made_, border / 4);
        if (view_.border_differs && !view_.running) {
            add_mark(made_, play::inset(at_.right, border / 2));
        }
    }

    void info(const std::vector<InfoLine>& info, const Box& under) {
        const double gap = at_.font * 1.3;
        double size = small();
        double all = -gap;
        for (const InfoLine& line : info) {
            all += play::text_width(line.text, size, line.differs) + gap;
        }
        const double shrink = std::min(1.0, under.width / all);
        size *= shrink;
        double x = under.x;
        for (const InfoLine& line : info) {
            text(x,
                 at_.info,
                 line.text,
                 size,
                 line.differs ? colours_.bad : colours_.quiet_text,
                 line.differs);
            x += play::text_width(line.text, size, line.differs) + gap * shrink;
        }
    }

    [[nodiscard]] Rgba verdict_ink() const {
        if (view_.running) {
            return colours_.quiet_text;
        }
        switch (view_.standing) {
        case Standing::Agreed: return colours_.good;
        case Standing::NotJudged: return colours_.quiet_text;
        default: return colours_.bad;
        }
    }

    void verdict() {
        const Box& box = at_.verdict;
        const Rgba colour = verdict_ink();
        const double bar = at_.font * 0.5;
        fill(play::box_outline(box), colours_.dialog);
        fill(play::box_outline({box.x, box.y, bar, box.height}), colour);
        const double x = box.x + bar + at_.font;
        const double width = box.width - bar - 2 * at_.font;
        text(x,
             box.y + at_.font * 1.3,
             play::shortened(view_.title, width, at_.font * 1.25, true),
             at_.font * 1.25,
             colour,
             true);
        double y = box.y + at_.font * 3.2;
        std::size_t lines = 0;
        for (const std::string& paragraph : view_.text) {
            for (const std::string& words : play::wrapped(paragraph, width, at_.font)) {
                if (lines++ < TextLines) {
                    text(x, y, words, at_.font, colours_.text);
                    y += at_.font * 1.5;
                }
            }
        }
    }

    /// The last keys that fit, the newest at the right end.
    void keys() {
        const std::string label = "Keys: ";
        std::string words;
        for (auto key = view_.keys.rbegin(); key != view_.keys.rend(); ++key) {
            std::string longer = *key;
            longer.append(words.empty() ? "" : " ").append(words);
            const std::string shortened = label + "... ";
            if (play::text_width(shortened + longer, small()) > at_.verdict.width) {
                words.insert(0, "... ");
                break;
            }
            words = std::move(longer);
        }
        line(at_.keys, label + (words.empty() ? "none yet" : words), colours_.text);
    }

    const SidesView& view_;
    DuelLayout at_;
    play::Colours colours_;
    DuelScene made_;
};

} // namespace

void add_mark(DuelScene& scene, const play::Box& box) {
    const auto frame = [&](Rgba colour, double width) {
        scene.scene.drawing.shapes.emplace_back(PenStroke{play::box_outline(box), colour, width});
    };
    frame(MarkCasing, scene.line * 3);
    frame(MarkInk, scene.line * 1.6);
}

DuelScene compose_sides(const SidesView& view, const DrawGame& draw_game, int width, int height) {
    return Composer(view, std::max(width, LeastWidth), std::max(height, LeastHeight))
        .compose(draw_game);
}

play::Drawing compose_waiting(const std::string& text, int width, int height) {
    const play::Colours colours = play::colours_of(play::Palette::Standard, play::Theme::Dark);
    const double size = std::clamp(std::min(width / 40.0, height / 24.0), 9.0, 40.0);
    play::Drawing drawing;
    drawing.shapes.emplace_back(
        Fill{play::box_outline({0, 0, static_cast<double>(width), static_cast<double>(height)}),
             colours.ground});
    drawing.shapes.emplace_back(
        Text{{width / 2.0, height / 2.0}, text, size, Text::Align::Centre, false, colours.text});
    return drawing;
}

} // namespace zx::duel
