// Captures the host's mouse for the machine's Kempston mouse and releases it. While it is captured,
// the host shows no pointer and motion is unlimited.
#pragma once

#include <SDL.h>

#include "app/input/host_mouse.hpp"

namespace zx::app {

class MouseCapture {
  public:
    [[nodiscard]] bool captured() const noexcept { return captured_; }
    /// Returns false if the host does not permit the capture.
    bool capture();
    void release();

    /// Handles motion and buttons while captured; otherwise ignores them. The button press that
    /// started the capture is not passed on.
    void handle(const SDL_Event& event);
    /// Call it once per frame. window_scale: window points per pixel of the Spectrum.
    [[nodiscard]] MouseMove next_frame(int window_scale) { return mouse_.next_frame(window_scale); }

  private:
    bool captured_ = false;
    HostMouse mouse_;
};

} // namespace zx::app
