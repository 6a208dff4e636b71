// The thirty-six pictures of the tiles: flat shapes in few colours, no two alike in outline.
#pragma once

#include <vector>

#include "app/play/scene/colours.hpp"
#include "app/toolkit/drawing.hpp"
#include "shisen/board.hpp"

namespace zx::play {

/// One shape of a picture, in a square of 100 x 100.
struct PictureShape {
    Hue hue{};
    /// Width of the line; 0 fills.
    double stroke = 0;
    Outline outline;
};

/// In the order of painting. The kind is 0 .. 35.
[[nodiscard]] const std::vector<PictureShape>& tile_picture(shisen::Kind kind);
/// What the picture shows: "sun".
[[nodiscard]] const char* picture_name(shisen::Kind kind);
/// The colour of the kind's letter: the first of its picture.
[[nodiscard]] Hue letter_hue(shisen::Kind kind);

} // namespace zx::play
