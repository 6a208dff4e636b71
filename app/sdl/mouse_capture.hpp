// The host's mouse, taken for the machine's Kempston mouse and given back: while it is taken, the
// host shows no pointer and its motion has no end.
#pragma once

#include <SDL.h>

#include "app/emulator/host_mouse.hpp"

namespace zx::app {

class MouseCapture {
  public:
    [[nodiscard]] bool captured() const noexcept { return captured_; }
    /// False if the host does not give it away.
    bool capture();
    void release();

    /// Motion and buttons while it is captured; left alone else. The button that captured it
    /// counts from its next press on.
    void handle(const SDL_Event& event);
    /// Call once a frame. window_scale: points of the window that a pixel of the Spectrum covers.
    [[nodiscard]] MouseMove next_frame(int window_scale) { return mouse_.next_frame(window_scale); }

  private:
    bool captured_ = false;
    HostMouse mouse_;
};

} // namespace zx::app
