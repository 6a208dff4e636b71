#include "app/games/common/look.hpp"

#include <algorithm>

#include "app/toolkit/shapes.hpp"
#include "app/toolkit/text_width.hpp"

namespace zx::native {

using play::Box;
using play::Drawing;
using play::Fill;
using play::PenStroke;
using play::Text;

std::optional<std::size_t> PagePlaces::button_at(play::Point at) const {
    const auto found = std::find_if(
        buttons.begin(), buttons.end(), [at](const Box& box) { return box.contains(at.x, at.y); });
    return found == buttons.end()
               ? std::nullopt
               : std::optional(static_cast<std::size_t>(found - buttons.begin()));
}

PagePlaces page_places(int width, int height, std::size_t buttons) {
    PagePlaces places;
    const double unit = std::min(width / 1000.0, height / 640.0);
    places.text = std::max(17 * unit, 9.0);
    const double margin = 12 * unit;
    const double top = places.text * 2.4;
    const double bottom = buttons == 0 ? margin : places.text * 3.4;
    places.plate = {margin, top, width - 2 * margin, std::max(height - top - bottom, 1.0)};
    const double gap = 10 * unit;
    const double each = buttons == 0
                            ? 0
                            : (width - 2 * margin - gap * static_cast<double>(buttons - 1)) /
                                  static_cast<double>(buttons);
    for (std::size_t i = 0; i < buttons; ++i) {
        places.buttons.push_back({margin + static_cast<double>(i) * (each + gap),
                                  height - places.text * 2.7,
                                  each,
                                  places.text * 2.1});
    }
    return places;
}

void add_page(Drawing& drawing, const GamePage& page, const PagePlaces& places, int width) {
    const double text = places.text;
    const double line = text * 1.2;
    const double height = places.plate.y + places.plate.height + text * 4;
    drawing.shapes.emplace_back(
        Fill{play::box_outline({0, 0, static_cast<double>(width), height}), colour::Ground});
    drawing.shapes.emplace_back(
        Text{{places.plate.x, line}, page.left, text, Text::Align::Left, true, colour::Text});
    drawing.shapes.emplace_back(Text{
        {width / 2.0, line}, page.middle, text, Text::Align::Centre, true, page.middle_colour});
    drawing.shapes.emplace_back(Text{{places.plate.x + places.plate.width, line},
                                     page.right,
                                     text,
                                     Text::Align::Right,
                                     false,
                                     colour::Quiet});
    drawing.shapes.emplace_back(Fill{play::rounded_box(places.plate, text), colour::Plate});
    for (std::size_t i = 0; i < page.buttons.size() && i < places.buttons.size(); ++i) {
        const PageButton& button = page.buttons[i];
        const Box& box = places.buttons[i];
        const auto outline = play::rounded_box(box, text * 0.4);
        drawing.shapes.emplace_back(Fill{outline,
                                         button.pressed   ? colour::Strong
                                         : button.enabled ? colour::Button
                                                          : colour::Ground});
        drawing.shapes.emplace_back(PenStroke{outline, colour::Rim, std::max(1.0, text * 0.08)});
        drawing.shapes.emplace_back(
            Text{play::centre_of(box),
                 button.text,
                 play::fitting_size(button.text, box.width - text * 0.4, text * 0.95),
                 Text::Align::Centre,
                 false,
                 button.pressed   ? colour::White
                 : button.enabled ? colour::Text
                                  : colour::Quiet});
    }
}

void add_message(Drawing& drawing, const GamePage& page, const PagePlaces& places) {
    if (page.message.empty()) {
        return;
    }
    const double most = places.plate.width - places.text * 3;
    const double size = play::fitting_size(page.message, most, places.text * 1.15, true);
    const double width =
        std::min(play::text_width(page.message, size, true) + size * 3, places.plate.width);
    const Box box{places.plate.x + (places.plate.width - width) / 2,
                  places.plate.y + places.plate.height - size * 3.2,
                  width,
                  size * 2.2};
    drawing.shapes.emplace_back(Fill{play::rounded_box(box, size), colour::Strong});
    drawing.shapes.emplace_back(
        Text{play::centre_of(box), page.message, size, Text::Align::Centre, true, colour::White});
}

void add_tile(Drawing& drawing, const Box& box, play::Rgba face, double opacity) {
    const double thick = box.height * 0.09;
    const double radius = box.width * 0.16;
    const Box body = play::inset(box, std::max(0.5, box.width * 0.03));
    Box top = body;
    top.height -= thick;
    const play::Rgba side = play::mixed(face, colour::Text, 0.45);
    drawing.shapes.emplace_back(Fill{play::rounded_box(body, radius), play::faded(side, opacity)});
    drawing.shapes.emplace_back(Fill{play::rounded_box(top, radius), play::faded(face, opacity)});
    Box shine = play::inset(top, box.width * 0.14);
    shine.height *= 0.28;
    drawing.shapes.emplace_back(Fill{play::rounded_box(shine, radius * 0.6),
                                     play::faded(play::mixed(face, colour::White, 0.45), opacity)});
}

} // namespace zx::native
