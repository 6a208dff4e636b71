#include "app/play/tile.hpp"

#include <algorithm>

#include "app/play/shapes.hpp"
#include "app/play/tile_letters.hpp"
#include "app/play/tile_pictures.hpp"

namespace zx::play {

namespace {

/// Below this width the sign in the corner would be a smudge.
constexpr double LeastWidthForSign = 20;
/// Parts of the face.
constexpr double SignHeight = 0.155;
constexpr double LetterHeight = 0.6;

double thickness(const Box& cell) {
    return cell.height * 0.075;
}

Box tile_body(const Box& cell) {
    return inset(cell, std::max(0.5, cell.width * 0.015));
}

/// A letter of that height about a middle.
Stroke letter(shisen::Kind kind, Point middle, double height, double line, Ink ink) {
    const double scale = height / 100;
    return {placed(tile_letter(kind), {scale, {middle.x - 50 * scale, middle.y - 50 * scale}, 0}),
            ink,
            height * line};
}

void draw_picture(Drawing& drawing,
                  const Colours& colours,
                  shisen::Kind kind,
                  const Box& square,
                  Ink face,
                  double presence) {
    const Placement placement{square.width / 100, {square.x, square.y}, 0};
    for (const Mark& mark : tile_picture(kind)) {
        const Ink ink = faded(mark.hue == Hue::Paper ? face : colours.hue(mark.hue), presence);
        Outline outline = placed(mark.outline, placement);
        if (mark.stroke > 0) {
            drawing.shapes.emplace_back(
                Stroke{std::move(outline), ink, mark.stroke * placement.scale});
        } else {
            drawing.shapes.emplace_back(Fill{std::move(outline), ink});
        }
    }
}

Ink face_ink(const Colours& colours, const TileState& state) {
    return state.selected      ? colours.face_selected
           : state.highlighted ? colours.face_highlighted
           : state.hover       ? colours.face_hover
                               : colours.hue(Hue::Paper);
}

void draw_body(Drawing& drawing, const Colours& colours, const Box& cell, const TileState& state) {
    const Box body = tile_body(cell);
    const Box face = tile_face(cell);
    const double radius = tile_radius(cell);
    const double p = state.presence;
    Box shadow = body;
    shadow.x += cell.width * 0.03;
    shadow.y += cell.height * 0.035;
    drawing.shapes.emplace_back(Fill{rounded_box(shadow, radius), faded(colours.shadow, p)});
    drawing.shapes.emplace_back(Fill{rounded_box(body, radius), faded(colours.tile_side, p)});
    drawing.shapes.emplace_back(
        Fill{rounded_box(face, radius), faded(face_ink(colours, state), p)});
    const double rim = std::max(1.0, cell.width * 0.02) * colours.strength;
    drawing.shapes.emplace_back(Stroke{
        rounded_box(inset(face, rim / 2), radius - rim / 2), faded(colours.tile_rim, p), rim});
}

void draw_pictured_face(Drawing& drawing,
                        const Colours& colours,
                        shisen::Kind kind,
                        const Box& face,
                        const TileState& state) {
    const double side = std::min(face.width * 0.8, face.height * 0.7);
    const bool sign = face.width >= LeastWidthForSign;
    // Below the sign if the tile is tall enough, else in the middle.
    const double spare = face.height - side;
    const double top = face.y + spare * (sign ? 0.76 : 0.5);
    draw_picture(drawing,
                 colours,
                 kind,
                 {face.x + (face.width - side) / 2, top, side, side},
                 face_ink(colours, state),
                 state.presence);
    if (sign) {
        const double height = face.height * SignHeight;
        drawing.shapes.emplace_back(letter(
            kind,
            {face.x + face.width * 0.07 + height * 0.5, face.y + face.width * 0.08 + height * 0.5},
            height,
            0.14,
            faded(colours.letter_hue(Hue::Dark), state.presence)));
    }
}

} // namespace

Box tile_face(const Box& cell) {
    Box face = tile_body(cell);
    face.height -= thickness(cell);
    return face;
}

double tile_radius(const Box& cell) {
    return cell.width * 0.11;
}

void draw_tile(Drawing& drawing,
               const Colours& colours,
               TileStyle style,
               shisen::Kind kind,
               const Box& cell,
               const TileState& state) {
    draw_body(drawing, colours, cell, state);
    const Box face = tile_face(cell);
    if (style == TileStyle::Letters) {
        drawing.shapes.emplace_back(
            letter(kind,
                   centre_of(face),
                   std::min(face.height, face.width * 1.1) * LetterHeight,
                   0.15,
                   faded(colours.letter_hue(letter_hue(kind)), state.presence)));
    } else {
        draw_pictured_face(drawing, colours, kind, face, state);
    }
}

} // namespace zx::play
