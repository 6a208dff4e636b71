// The icon of the program's windows.
#pragma once

#include <SDL.h>

namespace zx::app {

/// Gives a window the program's icon: 32 x 32 pixels, four slanting stripes on black. If there is
/// no memory for it, the window keeps its icon.
void set_icon(SDL_Window* window);

} // namespace zx::app
