// One tile: body, face, picture or letter.
#pragma once

#include "app/play/scene/colours.hpp"
#include "app/play/scene/view.hpp"
#include "app/toolkit/drawing.hpp"

namespace zx::play {

struct TileState {
    bool hover = false;
    bool highlighted = false;
    bool selected = false;
    /// 1 whole .. 0 invisible.
    double opacity = 1;
};

/// The tile of that kind in its cell; the tile keeps a narrow gap to the cell's edges.
void draw_tile(Drawing& drawing,
               const Colours& colours,
               const Appearance& appearance,
               shisen::Kind kind,
               const Box& cell,
               const TileState& state);

/// The face of the tile, above its thickness: marks are drawn around it.
[[nodiscard]] Box tile_face(const Box& cell);
/// Corner radius of a tile in a cell of that size.
[[nodiscard]] double tile_radius(const Box& cell);

} // namespace zx::play
