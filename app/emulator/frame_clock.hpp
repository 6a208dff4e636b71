// Frames by a clock that only counts: due, late, or too late to be made up for.
#pragma once

namespace zx::app {

class FrameClock {
  public:
    /// Ticks of the clock that a frame takes; now: its present count.
    FrameClock(double ticks_per_frame, double now)
        : ticks_per_frame_(ticks_per_frame), next_(now) {}

    /// True when the next frame's time has come, which then counts as run. After a long gap it does
    /// not hurry.
    [[nodiscard]] bool due(double now) noexcept {
        if (now < next_) {
            return false;
        }
        if (now - next_ > MostFramesLate * ticks_per_frame_) {
            next_ = now;
        }
        next_ += ticks_per_frame_;
        return true;
    }
    void restart(double now) noexcept { next_ = now; }

    /// Frames that may be made up for.
    static constexpr int MostFramesLate = 3;

  private:
    double ticks_per_frame_;
    double next_;
};

} // namespace zx::app
