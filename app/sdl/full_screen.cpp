#include "app/sdl/full_screen.hpp"

namespace zx::app {

bool FullScreen::is_on(SDL_Window* window) {
    return (SDL_GetWindowFlags(window) & SDL_WINDOW_FULLSCREEN_DESKTOP) != 0;
}

void FullScreen::set(SDL_Window* window, bool on) {
    const bool leaves = !on && is_on(window);
    if (on && !is_on(window)) {
        SDL_GetWindowSize(window, &width_, &height_);
    }
    (void)SDL_SetWindowFullscreen(window, on ? Uint32{SDL_WINDOW_FULLSCREEN_DESKTOP} : 0);
    if (leaves && width_ > 0) {
        // On X11 without a window manager SDL would go on to draw for the size of the display.
        SDL_SetWindowSize(window, width_, height_);
    }
}

} // namespace zx::app
