// A window that fills the display, and returns to its size.
#pragma once

#include <SDL.h>

namespace zx::app {

class FullScreen {
  public:
    [[nodiscard]] static bool is_on(SDL_Window* window);
    void set(SDL_Window* window, bool on);

  private:
    /// The size of the window before, in window points.
    int width_ = 0;
    int height_ = 0;
};

} // namespace zx::app
