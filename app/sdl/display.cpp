#include "app/sdl/display.hpp"

#include <csignal>
#include <cstdlib>
#include <string_view>

#include <SDL.h>

#include "app/sdl/quiet_stderr.hpp"

namespace zx::app {
namespace {

/// SDL's handlers check the number of the signal, so they cannot be used for SIGHUP.
void pass_on_as_terminate(int) {
    (void)::raise(SIGTERM);
}

/// SDL turns SIGINT and SIGTERM into its event for closing the window. SIGHUP, which a terminal
/// sends when it is closed, gets the same effect here. Under nohup it stays ignored.
void quit_at_hang_up() {
    struct sigaction hang_up {};
    if (::sigaction(SIGHUP, nullptr, &hang_up) == 0 && hang_up.sa_handler == SIG_DFL) {
        hang_up.sa_handler = &pass_on_as_terminate;
        (void)::sigaction(SIGHUP, &hang_up, nullptr);
    }
}

} // namespace

Display::Display() {
    const QuietStderr quiet;
    // Closing a window is its own event; SDL_QUIT then means a signal.
    SDL_SetHint(SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0");
    if (SDL_Init(SDL_INIT_VIDEO) != 0) {
        missing_ = SDL_GetError();
        return;
    }
    quit_at_hang_up();
    // Without a display, SDL falls back to drivers that show nothing.
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
