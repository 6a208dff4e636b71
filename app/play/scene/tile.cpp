#include "app/play/scene/tile.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "app/play/scene/tile_letters.hpp"
#include "app/play/scene/tile_mahjong.hpp"
#include "app/play/scene/tile_pictures.hpp"
#include "app/toolkit/shapes.hpp"

namespace zx::play {

namespace {

/// Height of the corner letter as a share of the face's height, and the smallest height that can be
/// read.
constexpr double CornerLetterHeight = 0.155;
constexpr double LeastLetterPixels = 6;
/// Height of the large letters of TileStyle::Letters as a share of the face.
constexpr double LetterHeight = 0.6;
/// Widths of a face in pixels: from the first down to the second, faces are drawn with less detail
/// and a larger picture.
constexpr double LargeFace = 40;
constexpr double SmallFace = 20;

double thickness(const Box& cell) {
    return std::min(cell.height, cell.width * 1.34) * 0.075;
}

Box tile_body(const Box& cell) {
    return inset(cell, std::max(0.5, cell.width * 0.015));
}

/// Adds a letter of that height, centred at a point.
PenStroke letter(shisen::Kind kind, Point middle, double height, double line, Rgba colour) {
    const double scale = height / 100;
    return {placed(tile_letter(kind), {scale, {middle.x - 50 * scale, middle.y - 50 * scale}, 0}),
            colour,
            height * line};
}

void draw_picture(Drawing& drawing,
                  const Colours& colours,
                  const std::vector<PictureShape>& picture,
                  const Box& square,
                  Rgba face,
                  double opacity) {
    const Placement placement{square.width / 100, {square.x, square.y}, 0};
    for (const PictureShape& mark : picture) {
        const Rgba colour = faded(mark.hue == Hue::Paper ? face : colours.hue(mark.hue), opacity);
        Outline outline = placed(mark.outline, placement);
        if (mark.stroke > 0) {
            drawing.shapes.emplace_back(
                PenStroke{std::move(outline), colour, mark.stroke * placement.scale});
        } else {
            drawing.shapes.emplace_back(Fill{std::move(outline), colour});
        }
    }
}

Rgba face_colour(const Colours& colours, const TileState& state) {
    return state.selected      ? colours.face_selected
           : state.highlighted ? colours.face_highlighted
           : state.hover       ? colours.face_hover
                               : colours.hue(Hue::Paper);
}

void draw_body(Drawing& drawing, const Colours& colours, const Box& cell, const TileState& state) {
    const Box body = tile_body(cell);
    const Box face = tile_face(cell);
    const double radius = tile_radius(cell);
    const double p = state.opacity;
    Box shadow = body;
    shadow.x += cell.width * 0.03;
    shadow.y += cell.height * 0.035;
    drawing.shapes.emplace_back(Fill{rounded_box(shadow, radius), faded(colours.shadow, p)});
    drawing.shapes.emplace_back(Fill{rounded_box(body, radius), faded(colours.tile_side, p)});
    drawing.shapes.emplace_back(
        Fill{rounded_box(face, radius), faded(face_colour(colours, state), p)});
    const double rim = std::max(1.0, cell.width * 0.02) * colours.strength;
    drawing.shapes.emplace_back(PenStroke{
        rounded_box(inset(face, rim / 2), radius - rim / 2), faded(colours.tile_rim, p), rim});
}

/// The positions of the picture and its letter on a face.
struct FaceLayout {
    Box picture;
    Point letter_middle;
    double letter_height = 0; ///< 0: no letter
};

FaceLayout lay_out_face(const Box& face, bool corner_letters) {
    const double smallness =
        std::clamp((LargeFace - face.width) / (LargeFace - SmallFace), 0.0, 1.0);
    const double side = std::min(face.width * (0.8 + 0.14 * smallness),
                                 face.height * ((corner_letters ? 0.7 : 0.78) + 0.16 * smallness));
    const double spare = face.height - side;
    const double left = face.x + (face.width - side) / 2;
    FaceLayout layout{{left, face.y + spare / 2, side, side}, {}, 0};
    if (!corner_letters) {
        return layout;
    }
    const double above = std::min(spare * 0.55, face.width * 0.5);
    if (spare >= face.width * 0.45 && above >= LeastLetterPixels) {
        // A tall face, as in a portrait window: the letter is above the picture.
        const double gap = (spare - above) / 3;
        layout.letter_height = above;
        layout.letter_middle = {face.x + face.width / 2, face.y + gap + above / 2};
        layout.picture.y = face.y + 2 * gap + above;
    } else if (face.height * CornerLetterHeight >= LeastLetterPixels) {
        layout.letter_height = face.height * CornerLetterHeight;
        layout.letter_middle = {face.x + face.width * 0.07 + layout.letter_height * 0.5,
                                face.y + face.width * 0.08 + layout.letter_height * 0.5};
        // Below the letter if the tile is tall enough.
        layout.picture.y = face.y + spare * 0.76;
    }
    return layout;
}

void draw_pictured_face(Drawing& drawing,
                        const Colours& colours,
                        const Appearance& appearance,
                        shisen::Kind kind,
                        const Box& face,
                        const TileState& state) {
    const FaceLayout layout = lay_out_face(face, appearance.corner_letters);
    const auto& picture =
        appearance.tiles == TileStyle::Mahjong ? mahjong_picture(kind) : tile_picture(kind);
    draw_picture(
        drawing, colours, picture, layout.picture, face_colour(colours, state), state.opacity);
    if (layout.letter_height > 0) {
        drawing.shapes.emplace_back(letter(kind,
                                           layout.letter_middle,
                                           layout.letter_height,
                                           0.14,
                                           faded(colours.letter_hue(Hue::Dark), state.opacity)));
    }
}

/// Adds the back of a tile: four slanted stripes, one for each river.
void draw_back(Drawing& drawing, const Colours& colours, const Box& face, double radius) {
    const Rgba ground = mixed(colours.tile_side, colours.felt, 0.5);
    drawing.shapes.emplace_back(Fill{rounded_box(face, radius), ground});
    const double line = std::max(1.0, face.width * 0.03);
    drawing.shapes.emplace_back(PenStroke{rounded_box(inset(face, face.width * 0.1), radius * 0.7),
                                          faded(colours.hue(Hue::Paper), 0.6),
                                          line});
    const double side = std::min(face.width, face.height) * 0.5;
    const Placement placement{
        side / 100, {face.x + (face.width - side) / 2, face.y + (face.height - side) / 2}, 0};
    constexpr std::array<std::pair<Hue, const char*>, 4> Stripes = {{
        {Hue::Red, "M 30 0 L 48 0 L 18 100 L 0 100 Z"},
        {Hue::Gold, "M 48 0 L 65 0 L 35 100 L 18 100 Z"},
        {Hue::Green, "M 65 0 L 83 0 L 53 100 L 35 100 Z"},
        {Hue::Sky, "M 83 0 L 100 0 L 70 100 L 53 100 Z"},
    }};
    for (const auto& [hue, outline] : Stripes) {
        drawing.shapes.emplace_back(
            Fill{placed(parse_outline(outline), placement), colours.hue(hue)});
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
               const Appearance& appearance,
               shisen::Kind kind,
               const Box& cell,
               const TileState& state) {
    draw_body(drawing, colours, cell, state);
    const Box face = tile_face(cell);
    if (kind == shisen::NoTile) {
        draw_back(drawing, colours, face, tile_radius(cell));
        return;
    }
    if (appearance.tiles == TileStyle::Letters) {
        drawing.shapes.emplace_back(
            letter(kind,
                   centre_of(face),
                   std::min(face.height, face.width * 1.1) * LetterHeight,
                   0.15,
                   faded(colours.letter_hue(letter_hue(kind)), state.opacity)));
    } else {
        draw_pictured_face(drawing, colours, appearance, kind, face, state);
    }
}

} // namespace zx::play
