#include "app/play/scene_layout.hpp"

#include <algorithm>
#include <cmath>

#include "app/play/shapes.hpp"
#include "app/play/text_width.hpp"

namespace zx::play {

namespace {

/// Cells are at most and at least so many times as high as they are wide.
constexpr double Tallest = 1.34;
constexpr double Flattest = 1.08;
/// Width of the ring in widths of a cell.
constexpr double Ring = 0.46;
constexpr double LeastFont = 9;
constexpr double MostFont = 46;

/// Along one side: -1 is the ring before the first cell, `count` the one after the last.
double middle_along(int index, int count, double start, double cell, double ring) {
    if (index < 0) {
        return start - ring / 2;
    }
    return index >= count ? start + count * cell + ring / 2 : start + (index + 0.5) * cell;
}

double widest_label(const View& view, double font) {
    double widest = 0;
    for (const Button& button : view.buttons) {
        widest = std::max(widest, text_width(button.label, font));
    }
    return widest;
}

double all_labels(const View& view, double font) {
    double sum = 0;
    for (const Button& button : view.buttons) {
        sum += text_width(button.label, font) + font * 2;
    }
    return sum;
}

/// Cuts the window into its parts; the board gets what is left.
Layout cut(const View& view, double width, double height, bool column) {
    Layout layout;
    layout.width = width;
    layout.height = height;
    layout.font = std::clamp(std::min(width / 68, height / 44), LeastFont, MostFont);
    const double font = layout.font;
    const double margin = std::round(font * 0.6);
    const double button_height = std::round(font * 2.1);
    const int count = static_cast<int>(view.buttons.size());
    layout.status = {0, 0, width, std::round(font * 2.6)};
    Box room{margin, layout.status.height, width - 2 * margin, height - layout.status.height};

    layout.buttons_in_column = column && count > 0;
    if (layout.buttons_in_column) {
        const int fit =
            std::max(1, static_cast<int>((room.height - margin) / (button_height + margin)));
        layout.button_lines = (count + fit - 1) / fit;
        const double one = widest_label(view, font) + font * 2;
        const double all = layout.button_lines * (one + margin) - margin;
        layout.buttons = {width - margin - all, room.y, all, room.height - margin};
        room.width -= all + margin;
    } else if (count > 0) {
        layout.button_lines =
            std::clamp(static_cast<int>(std::ceil(all_labels(view, font) / room.width)),
                       1,
                       height < 300 ? 2 : 3);
        const double all = layout.button_lines * (button_height + margin) - margin;
        layout.buttons = {margin, height - margin - all, room.width, all};
        room.height -= all + margin;
    }
    const double foot = std::round(font * 1.8);
    layout.foot = {room.x, room.y + room.height - foot, room.width, foot};
    room.height -= foot;
    layout.board = place_board(view.board.size(), room);
    return layout;
}

} // namespace

Box BoardPlace::cell(shisen::Cell cell) const noexcept {
    return {origin.x + cell.column * cell_width,
            origin.y + cell.row * cell_height,
            cell_width,
            cell_height};
}

Point BoardPlace::middle(shisen::Cell cell) const noexcept {
    return {middle_along(cell.column, size.columns, origin.x, cell_width, ring),
            middle_along(cell.row, size.rows, origin.y, cell_height, ring)};
}

double BoardPlace::unit() const noexcept {
    return std::min(cell_width, cell_height);
}

BoardPlace place_board(shisen::Size size, const Box& room) {
    const double across = size.columns + 2 * Ring;
    double width = room.width / across;
    double height = (room.height - 2 * Ring * width) / size.rows;
    if (height > width * Tallest) {
        height = width * Tallest;
    } else if (height < width * Flattest) {
        width = room.height / (size.rows * Flattest + 2 * Ring);
        height = width * Flattest;
    }
    BoardPlace place;
    place.size = size;
    place.cell_width = std::max(1.0, std::floor(width));
    place.cell_height = std::max(1.0, std::floor(height));
    place.ring = std::floor(place.cell_width * Ring);
    const double all_width = size.columns * place.cell_width + 2 * place.ring;
    const double all_height = size.rows * place.cell_height + 2 * place.ring;
    const double x = std::floor(room.x + (room.width - all_width) / 2);
    const double y = std::floor(room.y + (room.height - all_height) / 2);
    place.plate = {x, y, all_width, all_height};
    place.origin = {x + place.ring, y + place.ring};
    return place;
}

Layout lay_out(const View& view, double width, double height) {
    const Layout below = cut(view, width, height, false);
    const Layout beside = cut(view, width, height, true);
    const auto area = [](const Layout& layout) {
        return layout.board.cell_width * layout.board.cell_height;
    };
    return area(beside) > area(below) * 1.04 ? beside : below;
}

} // namespace zx::play
