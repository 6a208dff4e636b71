#include "app/window/display.hpp"

#include <cstdlib>
#include <string_view>

#include <SDL.h>

#include "app/window/quiet_stderr.hpp"

namespace zx::app {

Display::Display() {
    const QuietStderr quiet;
    if (SDL_Init(SDL_INIT_VIDEO) != 0) {
        missing_ = SDL_GetError();
        return;
    }
    // Without a display SDL falls back to drivers that show nothing to anybody.
    const char* driver = SDL_GetCurrentVideoDriver();
    const std::string_view name = driver != nullptr ? driver : "";
    const bool blind = name == "offscreen" || name == "dummy";
    if (blind && std::getenv("SDL_VIDEODRIVER") == nullptr) {
        missing_ = "none found";
    }
}

Display::~Display() {
    SDL_Quit();
}

} // namespace zx::app
