// The 36 pictures of the tiles: flat shapes in few colours. No two have a similar outline.
#pragma once

#include <vector>

#include "app/play/scene/colours.hpp"
#include "app/toolkit/drawing.hpp"
#include "shisen/board.hpp"

namespace zx::play {

/// One shape of a picture, in a square of 100 x 100.
struct PictureShape {
    Hue hue{};
    /// Width of the line; 0 means filled.
    double stroke = 0;
    Outline outline;
};

/// Returns the shapes for the kind 0 .. 35, in painting order.
[[nodiscard]] const std::vector<PictureShape>& tile_picture(shisen::Kind kind);
/// Returns the name of the picture, for example "sun".
[[nodiscard]] const char* picture_name(shisen::Kind kind);
/// Returns the colour of the kind's letter: the first colour of its picture.
[[nodiscard]] Hue letter_hue(shisen::Kind kind);

} // namespace zx::play
