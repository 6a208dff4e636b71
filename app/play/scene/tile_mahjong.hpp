// The 36 pictures of the tile set "mahjong": circles, bamboo and characters from one to nine, the
// four winds, the three dragons, and two flowers.
#pragma once

#include <vector>

#include "app/play/scene/tile_pictures.hpp"

namespace zx::play {

/// Returns the shapes for the kind 0 .. 35, in painting order.
[[nodiscard]] const std::vector<PictureShape>& mahjong_picture(shisen::Kind kind);

} // namespace zx::play
