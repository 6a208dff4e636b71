#include "app/games/hexes/hexes_scene.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "app/games/common/look.hpp"
#include "app/toolkit/shapes.hpp"

namespace zx::native {
namespace {

using play::Fill;
using play::PenStroke;
using play::Point;

// The original's pixels: columns are 72 apart, rows 18, a hexagon is 48 x 36. Rows are drawn a
// little further apart, so that hexagons are regular.
constexpr double ColumnPitch = 72;
constexpr double RowPitch = 20.8;
constexpr double HalfHeight = 20.8;
constexpr double HalfWidth = 24;
constexpr double GridWidth = 3 * ColumnPitch + ColumnPitch / 2 + 2 * HalfWidth;
constexpr double GridHeight = 7 * RowPitch + 2 * HalfHeight;
/// Space around the grid, as a share of it.
constexpr double Around = 1.06;

/// The colours of one, two and three visits.
constexpr std::array<play::Rgba, 4> Faces = {
    {{0, 0, 0}, {0x2a, 0x5c, 0xb8}, {0x2f, 0x94, 0x4a}, {0xe3, 0xa0, 0x2b}}};

} // namespace

HexesScene::HexesScene(const play::Box& box)
    : scale_(std::min(box.width / (GridWidth * Around), box.height / (GridHeight * Around))) {
    origin_ = {box.x + (box.width - GridWidth * scale_) / 2,
               box.y + (box.height - GridHeight * scale_) / 2};
}

Point HexesScene::centre(hexes::Cell cell) const {
    const int row = cell / hexes::Columns;
    const int column = cell % hexes::Columns;
    return {origin_.x + scale_ * (HalfWidth + column * ColumnPitch + row % 2 * ColumnPitch / 2),
            origin_.y + scale_ * (HalfHeight + row * RowPitch)};
}

play::Outline HexesScene::outline(Point centre, double size) const {
    const double x = HalfWidth * scale_ * size;
    const double y = HalfHeight * scale_ * size;
    const std::array<Point, 6> corners = {{{centre.x - x, centre.y},
                                           {centre.x - x / 2, centre.y - y},
                                           {centre.x + x / 2, centre.y - y},
                                           {centre.x + x, centre.y},
                                           {centre.x + x / 2, centre.y + y},
                                           {centre.x - x / 2, centre.y + y}}};
    return play::polygon(corners);
}

bool HexesScene::contains(hexes::Cell cell, Point at) const {
    const Point middle = centre(cell);
    const double x = std::abs(at.x - middle.x) / (HalfWidth * scale_);
    const double y = std::abs(at.y - middle.y) / (HalfHeight * scale_);
    return y <= 1 && x + y / 2 <= 1;
}

void HexesScene::add_cell(play::Drawing& drawing, hexes::Cell cell, int visits) const {
    const Point middle = centre(cell);
    if (visits == 0) {
        drawing.shapes.emplace_back(Fill{outline(middle, 0.9), colour::Hollow});
        return;
    }
    const play::Rgba face = Faces[static_cast<std::size_t>(visits)];
    const double r = radius();
    const auto shifted = [&](double by) { return Point{middle.x, middle.y + r * by}; };
    drawing.shapes.emplace_back(
        Fill{outline({middle.x + r * 0.05, middle.y + r * 0.14}, 0.9), colour::Shadow});
    drawing.shapes.emplace_back(
        Fill{outline(shifted(0.04), 0.9), play::mixed(face, colour::Text, 0.5)});
    drawing.shapes.emplace_back(Fill{outline(shifted(-0.06), 0.9), face});
    drawing.shapes.emplace_back(PenStroke{outline(shifted(-0.06), 0.8),
                                          play::mixed(face, colour::White, 0.35),
                                          std::max(1.0, r * 0.05)});
    // One to three dots, so that the number can be read without the colours.
    constexpr std::array<std::array<Point, 3>, 4> Dots = {
        {{}, {{{0, 0}}}, {{{-0.2, 0}, {0.2, 0}}}, {{{-0.22, 0.13}, {0.22, 0.13}, {0, -0.24}}}}};
    for (int dot = 0; dot < visits; ++dot) {
        const Point at = Dots[static_cast<std::size_t>(visits)][static_cast<std::size_t>(dot)];
        drawing.shapes.emplace_back(
            Fill{play::circle({middle.x + at.x * r, middle.y + (at.y - 0.06) * r}, r * 0.12),
                 colour::White});
    }
}

void HexesScene::add_frame(play::Drawing& drawing,
                           hexes::Cell cell,
                           play::Rgba frame,
                           double width) const {
    const Point middle = centre(cell);
    drawing.shapes.emplace_back(
        PenStroke{outline({middle.x, middle.y - radius() * 0.06}, 0.92), frame, radius() * width});
}

void HexesScene::add_cursor(play::Drawing& drawing, hexes::Cell cell) const {
    const double r = radius();
    add_frame(drawing, cell, colour::White, 0.2);
    add_frame(drawing, cell, colour::Text, 0.1);
    // A piece that stands on the cell, beside the dots.
    const Point at{centre(cell).x, centre(cell).y - r * 0.5};
    drawing.shapes.emplace_back(
        Fill{play::ellipse({at.x, at.y + r * 0.2}, r * 0.2, r * 0.1), colour::Shadow});
    drawing.shapes.emplace_back(Fill{play::circle(at, r * 0.2), colour::Text});
    drawing.shapes.emplace_back(Fill{play::circle(at, r * 0.15), {0xc8, 0x33, 0x2d}});
    drawing.shapes.emplace_back(
        Fill{play::circle({at.x - r * 0.05, at.y - r * 0.05}, r * 0.05), colour::White});
}

} // namespace zx::native
