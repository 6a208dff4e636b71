// Draws one tile: body, face, picture or letter.
#pragma once

#include "app/play/scene/colours.hpp"
#include "app/play/scene/view.hpp"
#include "app/toolkit/drawing.hpp"

namespace zx::play {

struct TileState {
    bool hover = false;
    bool highlighted = false;
    bool selected = false;
    /// 1 is opaque, 0 is invisible.
    double opacity = 1;
};

/// Adds the tile of that kind in its cell, with a narrow gap to the cell's edges. NoTile: the back of
/// a tile.
void draw_tile(Drawing& drawing,
               const Colours& colours,
               const Appearance& appearance,
               shisen::Kind kind,
               const Box& cell,
               const TileState& state);

/// Returns the face of the tile, without the visible side of its body. Marks are drawn around it.
[[nodiscard]] Box tile_face(const Box& cell);
/// Returns the corner radius of a tile in a cell of that size.
[[nodiscard]] double tile_radius(const Box& cell);

} // namespace zx::play
