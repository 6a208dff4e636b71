// The icon of the program's windows.
#pragma once

#include <SDL.h>

namespace zx::app {

/// Gives a window the program's icon: 32 x 32 pixels, four slanting stripes on black. Without
/// memory for it the window keeps the icon it has.
void set_icon(SDL_Window* window);

} // namespace zx::app
