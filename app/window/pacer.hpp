// Fifty frames a second by the host's clock, for hosts without sound.
#pragma once

#include <SDL.h>

namespace zx::app {

class Pacer {
  public:
    /// frame_seconds: of the machine.
    explicit Pacer(double frame_seconds);

    /// True when the next frame's time has come, which then counts as run. After a long gap it does
    /// not hurry.
    [[nodiscard]] bool due();
    void restart();

  private:
    double ticks_per_frame_;
    double next_ = 0;
};

} // namespace zx::app
