// Paces 50 frames per second by the host's clock, for hosts without sound.
#pragma once

#include <SDL.h>

#include "app/emulator/frame_clock.hpp"

namespace zx::app {

class Pacer {
  public:
    /// frame_seconds: duration of the machine's frame.
    explicit Pacer(double frame_seconds);

    /// True if the next frame is due; see FrameClock.
    [[nodiscard]] bool due();
    void restart();

  private:
    FrameClock clock_;
};

} // namespace zx::app
