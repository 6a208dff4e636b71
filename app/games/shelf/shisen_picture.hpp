// The picture of Shisen on the shelf.
#pragma once

#include "app/toolkit/drawing.hpp"

namespace zx::native {

void draw_shisen(play::Drawing& drawing, const play::Box& box);

} // namespace zx::native
