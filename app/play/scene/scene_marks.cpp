#include <algorithm>
#include <array>

#include "app/play/scene/scene_parts.hpp"
#include "app/play/scene/tile.hpp"
#include "app/toolkit/shapes.hpp"

namespace zx::play {

namespace {

using shisen::Cell;

/// Adds four corners, so that the contents of the box stay visible.
void add_cursor(Scene& scene, const Box& cell, const Colours& colours, double line) {
    const Box box = inset(cell, line * 0.3);
    const double x = box.width * 0.3;
    const double y = box.height * 0.3;
    Outline corners;
    for (const bool right : {false, true}) {
        for (const bool bottom : {false, true}) {
            const Point at{right ? box.x + box.width : box.x, bottom ? box.y + box.height : box.y};
            const double dx = right ? -x : x;
            const double dy = bottom ? -y : y;
            append(corners,
                   open_line(std::array<Point, 3>{{{at.x + dx, at.y}, at, {at.x, at.y + dy}}}));
        }
    }
    scene.drawing.shapes.emplace_back(PenStroke{corners, colours.cursor_casing, line * 1.9});
    scene.drawing.shapes.emplace_back(PenStroke{std::move(corners), colours.cursor, line});
}

enum class Sign { Question, Check, Cross };

Outline sign_outline(Sign sign) {
    switch (sign) {
    case Sign::Question:
        return parse_outline("M 32 36 C 34 14 70 16 66 40 C 63 52 50 52 50 64 M 50 82 L 50 83");
    case Sign::Check: return parse_outline("M 26 52 L 44 70 L 76 32");
    case Sign::Cross: break;
    }
    return parse_outline("M 30 30 L 70 70 M 70 30 L 30 70");
}

/// Adds a frame around the tile and a badge in its upper right corner. The sign on the badge has
/// the same meaning as the frame's colour.
void add_badged_frame(
    Scene& scene, const Box& cell, const Colours& colours, Rgba colour, Sign sign, double line) {
    auto& shapes = scene.drawing.shapes;
    const Box box = inset(cell, line * 0.6);
    const double radius = tile_radius(cell);
    shapes.emplace_back(PenStroke{rounded_box(box, radius), colours.mark, line * 1.7});
    shapes.emplace_back(PenStroke{rounded_box(box, radius), colour, line});
    const double badge = std::max(4.5, std::min(cell.width, cell.height) * 0.19);
    const Point middle{cell.x + cell.width - badge * 0.95, cell.y + badge * 0.95};
    shapes.emplace_back(Fill{circle(middle, badge * 1.12), colours.mark});
    shapes.emplace_back(Fill{circle(middle, badge), colour});
    const double scale = badge / 50;
    shapes.emplace_back(
        PenStroke{placed(sign_outline(sign), {scale, {middle.x - badge, middle.y - badge}, 0}),
                  colours.mark,
                  badge * 0.28});
}

} // namespace

void add_marks(Scene& scene, const View& view, const Colours& colours, const BoardGeometry& place) {
    const double line = std::max(2.0, place.unit() * 0.065);
    if (view.losing_move) {
        for (const Cell cell : {view.losing_move->first, view.losing_move->second}) {
            add_badged_frame(scene, place.cell(cell), colours, colours.loss, Sign::Cross, line);
        }
    }
    if (view.hint) {
        const Rgba colour = view.hint_is_safe ? colours.safe_hint : colours.hint;
        const Sign sign = view.hint_is_safe ? Sign::Check : Sign::Question;
        for (const Cell cell : {view.hint->first, view.hint->second}) {
            add_badged_frame(scene, place.cell(cell), colours, colour, sign, line);
        }
    }
    if (view.cursor_shown && view.board.inside(view.cursor)) {
        add_cursor(scene, place.cell(view.cursor), colours, line * 1.1);
    }
}

} // namespace zx::play
