#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <map>
#include <string>

#include <doctest/doctest.h>

#include "app/play/scene/colours.hpp"
#include "app/play/scene/scene.hpp"
#include "app/toolkit/contrast.hpp"
#include "app/toolkit/text_width.hpp"
#include "tests/app/play/look_samples.hpp"

using namespace zx::play;

namespace {

constexpr double Readable = 4.5;
/// WCAG 2.1, 1.4.11: graphics that are not text.
constexpr double Visible = 3;

/// WCAG 2 relative luminance and contrast, implemented separately from the program's own formula.
double luminance(Rgba colour) {
    const auto linear = [](int value) {
        const double c = value / 255.0;
        return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) +
           0.0722 * linear(colour.blue);
}

double contrast(Rgba a, Rgba b) {
    const double la = luminance(a);
    const double lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

Rgba over(Rgba colour, Rgba ground) {
    const double share = colour.alpha / 255.0;
    const auto one = [&](std::uint8_t top, std::uint8_t below) {
        return static_cast<std::uint8_t>(std::lround(top * share + below * (1 - share)));
    };
    return {one(colour.red, ground.red),
            one(colour.green, ground.green),
            one(colour.blue, ground.blue)};
}

struct Theming {
    std::string name;
    Appearance appearance;
};

std::vector<Theming> all_looks() {
    std::vector<Theming> looks;
    const std::array<std::pair<Palette, const char*>, 3> palettes{
        {{Palette::Standard, "standard"},
         {Palette::HighContrast, "high contrast"},
         {Palette::ColourBlind, "colour-blind"}}};
    for (const auto& [palette, name] : palettes) {
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            for (const TileStyle tiles :
                 {TileStyle::Pictures, TileStyle::Letters, TileStyle::Mahjong}) {
                Appearance appearance;
                appearance.tiles = tiles;
                appearance.palette = palette;
                appearance.theme = theme;
                looks.push_back(
                    {std::string(name) + (theme == Theme::Light ? " light" : " dark"), appearance});
            }
        }
    }
    return looks;
}

/// Returns the most frequent colour under the text before it is painted.
Rgba ground_of(const std::vector<std::uint32_t>& pixels, int width, int height, const Text& text) {
    const double wide = text_width(text.text, text.size, text.bold);
    const double left = text.at.x - (text.align == Text::Align::Left     ? 0
                                     : text.align == Text::Align::Centre ? wide / 2
                                                                         : wide);
    std::map<std::uint32_t, int> counts;
    for (int y = static_cast<int>(text.at.y - text.size * 0.35); y < text.at.y + text.size * 0.35;
         ++y) {
        for (int x = static_cast<int>(left); x < left + wide; ++x) {
            if (x >= 0 && y >= 0 && x < width && y < height) {
                ++counts[pixels[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                                static_cast<std::size_t>(x)]];
            }
        }
    }
    const auto most =
        std::max_element(counts.begin(), counts.end(), [](const auto& a, const auto& b) {
            return a.second < b.second;
        });
    const std::uint32_t rgb = most == counts.end() ? 0 : most->first;
    return {static_cast<std::uint8_t>(rgb >> 16 & 0xff),
            static_cast<std::uint8_t>(rgb >> 8 & 0xff),
            static_cast<std::uint8_t>(rgb & 0xff)};
}

} // namespace

TEST_CASE("every text colour is readable on its background, in every theme") {
    for (const auto& [name, appearance] : all_looks()) {
        const Colours c = colours_of(appearance.palette, appearance.theme);
        struct Pair {
            std::string what;
            Rgba text;
            Rgba ground;
        };
        std::vector<Pair> pairs{
            {"text on the window", c.text, c.ground},
            {"quiet text, disabled button", c.quiet_text, c.ground},
            {"button", c.text, c.button},
            {"pressed button, badge", c.button_pressed_text, c.button_pressed},
            {"dialog", c.text, c.dialog},
            {"dialog's values and footer", c.quiet_text, c.dialog},
            {"selected row", c.row_text, c.row},
            {"lesson", c.tutorial_text, c.tutorial},
            {"lesson's step", over(faded(c.tutorial_text, 0.85), c.tutorial), c.tutorial}};
        for (std::size_t hue = 0; hue < Hues; ++hue) {
            if (static_cast<Hue>(hue) == Hue::Paper) {
                continue;
            }
            const Rgba letter = c.letter_hues[hue];
            pairs.push_back({"letter", letter, c.hue(Hue::Paper)});
            pairs.push_back({"letter, hover", letter, c.face_hover});
            pairs.push_back({"letter, highlighted", letter, c.face_highlighted});
            pairs.push_back({"letter, selected", letter, c.face_selected});
        }
        for (const Pair& pair : pairs) {
            const auto& captured_name = name;
            CAPTURE(captured_name);
            CAPTURE(pair.what);
            CHECK(contrast(pair.text, pair.ground) >= Readable);
        }
        for (const auto& [what, sign, ground] :
             {Pair{"sign of a hint", c.mark, c.hint},
              Pair{"sign of a safe hint", c.mark, c.safe_hint},
              Pair{"sign of a loss", c.mark, c.loss},
              Pair{"lamp: can be won", c.good, c.ground},
              Pair{"lamp: lost", c.bad, c.ground},
              Pair{"lamp's sign, won",
                   appearance.palette == Palette::HighContrast ? c.ground : c.dialog,
                   c.good},
              Pair{"lamp's sign, lost",
                   appearance.palette == Palette::HighContrast ? c.ground : c.dialog,
                   c.bad}}) {
            const auto& captured_name = name;
            CAPTURE(captured_name);
            const auto& captured_what = what;
            CAPTURE(captured_what);
            CHECK(contrast(sign, ground) >= Visible);
        }
    }
}

TEST_CASE("every drawn text is readable on its background") {
    constexpr int Width = 640;
    constexpr int Height = 400;
    for (const auto& sample : zx::test::golden_samples()) {
        for (const auto& [name, appearance] : all_looks()) {
            const Drawing drawing = compose(sample.view, appearance, Width, Height).drawing;
            // Paints everything but the texts first, so that a text's own pixels do not count.
            Drawing grounds;
            std::copy_if(drawing.shapes.begin(),
                         drawing.shapes.end(),
                         std::back_inserter(grounds.shapes),
                         [](const auto& shape) { return !std::holds_alternative<Text>(shape); });
            const auto pixels = zx::test::painted(grounds, Width, Height);
            // Texts below an open dialog are dimmed intentionally.
            auto first = drawing.shapes.begin();
            if (sample.view.dialog) {
                const Rgba veil = colours_of(appearance.palette, appearance.theme).veil;
                first = std::find_if(first, drawing.shapes.end(), [&](const auto& shape) {
                    const auto* fill = std::get_if<Fill>(&shape);
                    return fill != nullptr && fill->colour == veil;
                });
                REQUIRE(first != drawing.shapes.end());
            }
            for (; first != drawing.shapes.end(); ++first) {
                if (const auto* text = std::get_if<Text>(&*first)) {
                    const Rgba ground = ground_of(pixels, Width, Height, *text);
                    const auto& captured_name = name;
                    CAPTURE(captured_name);
                    CAPTURE(sample.name);
                    CAPTURE(text->text);
                    CHECK(contrast(over(text->colour, ground), ground) >= Readable);
                }
            }
        }
    }
}

TEST_CASE("the program's contrast ratio is that of WCAG") {
    CHECK(contrast_ratio({0, 0, 0}, {255, 255, 255}) == doctest::Approx(21));
    CHECK(contrast_ratio({255, 255, 255}, {255, 255, 255}) == doctest::Approx(1));
    // Published example: #767676 is the lightest grey that passes on white.
    CHECK(contrast_ratio({0x76, 0x76, 0x76}, {255, 255, 255}) ==
          doctest::Approx(4.54).epsilon(0.002));
    const std::array grounds{Rgba{255, 255, 255}};
    CHECK(readable({0, 0, 0}, {255, 0, 0}, grounds) == Rgba{0, 0, 0});
    CHECK(contrast(readable({255, 255, 0}, {0, 0, 0}, grounds), grounds[0]) >= Readable);
}
