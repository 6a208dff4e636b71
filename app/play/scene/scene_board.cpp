#include <algorithm>
#include <array>

#include "app/play/scene/scene_parts.hpp"
#include "app/play/scene/tile.hpp"
#include "app/toolkit/shapes.hpp"

namespace zx::play {

namespace {

using shisen::Cell;

double rows_above(const View& view, Cell cell) {
    const auto found =
        std::find_if(view.falling.begin(), view.falling.end(), [&](const FallingTile& falling) {
            return falling.cell == cell;
        });
    return found == view.falling.end() ? 0 : found->rows_above;
}

TileState state_of(const View& view, Cell cell) {
    TileState state;
    state.hover = view.hover == cell;
    state.selected = view.selection == cell;
    state.highlighted =
        std::find(view.highlighted.begin(), view.highlighted.end(), cell) != view.highlighted.end();
    return state;
}

Box moved_up(Box box, double by) {
    box.y -= by;
    return box;
}

/// Adds a frame around the tile's face, slightly inside its edge.
PenStroke face_frame(const Box& cell, Rgba colour, double line) {
    return {
        rounded_box(inset(tile_face(cell), line / 2), tile_radius(cell) - line / 2), colour, line};
}

void add_tile(Scene& scene,
              const View& view,
              Cell cell,
              const Appearance& appearance,
              const Colours& colours,
              const BoardGeometry& place) {
    const TileState state = state_of(view, cell);
    Box box = moved_up(place.cell(cell), rows_above(view, cell) * place.cell_height);
    if (state.selected) {
        box = moved_up(box, place.cell_height * 0.05);
    }
    const shisen::Kind kind = view.hidden ? shisen::NoTile : view.board.at(cell);
    draw_tile(scene.drawing, colours, appearance, kind, box, view.hidden ? TileState{} : state);
    if (view.hidden) {
        return;
    }
    const double line = std::max(1.5, place.unit() * 0.05);
    if (state.selected) {
        scene.drawing.shapes.emplace_back(face_frame(box, colours.selection, line * 1.5));
    } else if (state.hover) {
        scene.drawing.shapes.emplace_back(face_frame(box, colours.selection, line * 0.6));
    }
    if (state.highlighted && !state.selected) {
        // A bar below the picture, so that the highlight is not shown by colour alone.
        const Box face = tile_face(box);
        scene.drawing.shapes.emplace_back(
            Fill{rounded_box({face.x + face.width * 0.2,
                              face.y + face.height * 0.93 - line * 0.5,
                              face.width * 0.6,
                              line},
                             line / 2),
                 colours.selection});
    }
}

} // namespace

void add_vanishing(Scene& scene,
                   const Vanishing& vanishing,
                   const Appearance& appearance,
                   const Colours& colours,
                   const BoardGeometry& place) {
    TileState state;
    state.selected = true;
    state.opacity = std::clamp(1 - vanishing.progress, 0.0, 1.0);
    for (const Cell cell : {vanishing.pair.first, vanishing.pair.second}) {
        const Box box = place.cell(cell);
        draw_tile(scene.drawing,
                  colours,
                  appearance,
                  vanishing.kind,
                  inset(box, box.width * 0.12 * vanishing.progress),
                  state);
    }
    std::vector<Point> points;
    points.reserve(vanishing.path.points.size());
    for (int i = 0; i < vanishing.path.count; ++i) {
        points.push_back(place.middle(vanishing.path.points[static_cast<std::size_t>(i)]));
    }
    if (points.empty()) {
        return;
    }
    // The path is opaque for the first half of the time, then fades.
    const double opacity = std::clamp(2 - 2 * vanishing.progress, 0.0, 1.0);
    const double line = std::max(2.0, place.unit() * 0.09);
    Outline path = open_line(points);
    auto& shapes = scene.drawing.shapes;
    shapes.emplace_back(PenStroke{path, faded(colours.path_casing, opacity), line * 2});
    for (const Point& end : {points.front(), points.back()}) {
        shapes.emplace_back(Fill{circle(end, line * 2), faded(colours.path_casing, opacity)});
    }
    shapes.emplace_back(PenStroke{std::move(path), faded(colours.path, opacity), line});
    for (const Point& end : {points.front(), points.back()}) {
        shapes.emplace_back(Fill{circle(end, line * 1.5), faded(colours.path, opacity)});
    }
}

void add_board(Scene& scene,
               const View& view,
               const Appearance& appearance,
               const Colours& colours,
               const BoardGeometry& place) {
    scene.drawing.shapes.emplace_back(
        Fill{rounded_box(place.plate, place.ring * 0.6), colours.felt});
    if (colours.strength > 1) {
        const double line = std::max(1.0, place.unit() * 0.03);
        scene.drawing.shapes.emplace_back(PenStroke{
            rounded_box(inset(place.plate, line / 2), place.ring * 0.6), colours.rim, line});
    }
    for (int row = 0; row < place.size.rows; ++row) {
        for (int column = 0; column < place.size.columns; ++column) {
            const Cell cell{column, row};
            scene.targets.push_back({Target::What::Cell, place.cell(cell), cell, {}, -1});
            if (view.board.occupied(cell)) {
                add_tile(scene, view, cell, appearance, colours, place);
            }
        }
    }
    if (view.hidden) {
        return;
    }
    add_marks(scene, view, colours, place);
    if (view.vanishing) {
        add_vanishing(scene, *view.vanishing, appearance, colours, place);
    }
}

} // namespace zx::play
