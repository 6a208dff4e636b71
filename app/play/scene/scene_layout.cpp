#include "app/play/scene/scene_layout.hpp"

#include <algorithm>
#include <cmath>

#include "app/play/scene/scene_parts.hpp"

namespace zx::play {

namespace {

/// The limits of a cell's height, in cell widths.
constexpr double Flattest = 1.0;
constexpr double TallestPortrait = 2.0;
constexpr double TallestLandscape = 1.34;
/// Width of the ring, in cell widths.
constexpr double Ring = 0.46;
/// Text sizes in pixels. A small window uses a size between the first two.
constexpr double LeastFont = 10.5;
constexpr double SmallWindowFont = 13;
constexpr double MostFont = 46;

/// Returns the middle of a cell along one axis: index -1 is the ring before the first cell, `count`
/// the ring after the last.
double middle_along(int index, int count, double start, double cell, double ring) {
    if (index < 0) {
        return start - ring / 2;
    }
    return index >= count ? start + count * cell + ring / 2 : start + (index + 0.5) * cell;
}

double font_size(double width, double height, bool portrait) {
    const double floor = std::clamp(std::min(width, height) / 36, LeastFont, SmallWindowFont);
    return std::clamp(std::min(width / (portrait ? 34 : 68), height / 44), floor, MostFont);
}

/// The basic lengths from which the layout of a window is computed.
struct Measures {
    explicit Measures(double width, double height)
        : portrait(height > width * 1.15), font(font_size(width, height, portrait)),
          gap(std::round(font * (width < 400 ? 0.3 : 0.6))),
          button_height(std::max(LeastButtonHeight, std::round(font * (portrait ? 3 : 2.1)))) {}
    bool portrait;
    double font;
    double gap;
    double button_height;
};

/// Returns the number of rows at which every label fits, in one line or in two.
int rows_needed(const View& view, double width, const Measures& m) {
    const int count = static_cast<int>(view.buttons.size());
    for (int rows = m.portrait ? 2 : 1; rows < 3; ++rows) {
        const int per_row = (count + rows - 1) / rows;
        const double room = (width - (per_row - 1) * m.gap) / per_row;
        if (std::all_of(view.buttons.begin(), view.buttons.end(), [&](const Button& button) {
                return label_fits(button.label, room, m.font);
            })) {
            return rows;
        }
    }
    return 3;
}

/// Puts the buttons below the board in full rows, the last one centred. Returns the height used.
double add_rows(SceneLayout& layout, const View& view, const Measures& m) {
    const int count = static_cast<int>(view.buttons.size());
    const double all = layout.width - 2 * m.gap;
    const int rows = rows_needed(view, all, m);
    const int per_row = (count + rows - 1) / rows;
    const double width =
        std::min(m.font * (m.portrait ? 12 : 9), (all - (per_row - 1) * m.gap) / per_row);
    const double used_height = rows * (m.button_height + m.gap);
    for (int i = 0; i < count; ++i) {
        const int row = i / per_row;
        const int in_row = std::min(per_row, count - row * per_row);
        const double used = in_row * width + (in_row - 1) * m.gap;
        layout.buttons.push_back({(layout.width - used) / 2 + i % per_row * (width + m.gap),
                                  layout.height - used_height + row * (m.button_height + m.gap),
                                  width,
                                  m.button_height});
    }
    return used_height;
}

/// Puts one column of buttons on each side of the board. Returns the width of a column, or 0 if it
/// would be too high.
double add_columns(SceneLayout& layout, const View& view, const Box& room, const Measures& m) {
    const int count = static_cast<int>(view.buttons.size());
    const int per_column = (count + 1) / 2;
    const double all = per_column * (m.button_height + m.gap) - m.gap;
    if (all > room.height) {
        return 0;
    }
    double width = LeastButtonHeight;
    for (const Button& button : view.buttons) {
        width = std::max(width, label_width(button.label, m.font, m.button_height));
    }
    width = std::ceil(width);
    for (int i = 0; i < count; ++i) {
        const bool right = i >= per_column;
        layout.buttons.push_back(
            {right ? layout.width - m.gap - width : m.gap,
             room.y + (room.height - all) / 2 + i % per_column * (m.button_height + m.gap),
             width,
             m.button_height});
    }
    return width + m.gap;
}

/// Moves the board towards the middle of the window's height, as far as the box permits.
void centre_in_window(BoardGeometry& board, const Box& room, double height) {
    const double wanted = std::floor((height - board.plate.height) / 2);
    const double lowest = std::floor(room.y + room.height - board.plate.height);
    const double y = std::clamp(wanted, std::ceil(room.y), std::max(std::ceil(room.y), lowest));
    board.origin.y += y - board.plate.y;
    board.plate.y = y;
}

/// Divides the window into its parts; the board gets the rest.
SceneLayout cut(const View& view, double width, double height, bool columns) {
    const Measures m(width, height);
    SceneLayout layout;
    layout.width = width;
    layout.height = height;
    layout.font = m.font;
    layout.status_lines = m.portrait ? 2 : 1;
    layout.foot_lines = m.portrait ? 2 : 1;
    layout.status = {0, 0, width, std::round(m.font * (m.portrait ? 4.4 : 2.6))};
    const double foot = std::round(m.font * (m.portrait ? 3.4 : 1.8));
    Box room{m.gap,
             layout.status.height,
             width - 2 * m.gap,
             height - layout.status.height - std::max(foot, m.gap)};
    if (columns) {
        const double column = add_columns(layout, view, room, m);
        room.x += column;
        room.width -= 2 * column;
    } else {
        room.height -= add_rows(layout, view, m);
    }
    layout.board =
        place_board(view.board.size(), room, m.portrait ? TallestPortrait : TallestLandscape);
    centre_in_window(layout.board, room, height);
    const double below = layout.board.plate.y + layout.board.plate.height;
    layout.foot = {m.gap, below, width - 2 * m.gap, foot};
    return layout;
}

} // namespace

Box BoardGeometry::cell(shisen::Cell cell) const noexcept {
    return {origin.x + cell.column * cell_width,
            origin.y + cell.row * cell_height,
            cell_width,
            cell_height};
}

Point BoardGeometry::middle(shisen::Cell cell) const noexcept {
    return {middle_along(cell.column, size.columns, origin.x, cell_width, ring),
            middle_along(cell.row, size.rows, origin.y, cell_height, ring)};
}

double BoardGeometry::unit() const noexcept {
    return std::min(cell_width, cell_height);
}

BoardGeometry place_board(shisen::Size size, const Box& room, double tallest) {
    const double across = size.columns + 2 * Ring;
    double width = room.width / across;
    double height = (room.height - 2 * Ring * width) / size.rows;
    if (height > width * tallest) {
        height = width * tallest;
    } else if (height < width * Flattest) {
        width = room.height / (size.rows * Flattest + 2 * Ring);
        height = width * Flattest;
    }
    BoardGeometry place;
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

SceneLayout lay_out(const View& view, double width, double height) {
    const SceneLayout below = cut(view, width, height, false);
    const SceneLayout beside = cut(view, width, height, true);
    const auto area = [](const SceneLayout& layout) {
        return layout.board.cell_width * layout.board.cell_height;
    };
    const bool fits = beside.buttons.size() == view.buttons.size();
    return fits && area(beside) > area(below) * 1.04 ? beside : below;
}

} // namespace zx::play
