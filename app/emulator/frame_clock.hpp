// Decides from a clock's count whether the next frame is due, and how many late frames are made up
// for.
#pragma once

namespace zx::app {

class FrameClock {
  public:
    /// ticks_per_frame: clock ticks in one frame. now: the clock's present count.
    FrameClock(double ticks_per_frame, double now)
        : ticks_per_frame_(ticks_per_frame), next_(now) {}

    /// True if the next frame is due; the frame then counts as run. After a gap of more than
    /// MostFramesLate frames, the missed frames are skipped.
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
    /// Makes the next frame due at once and forgets late frames.
    void restart(double now) noexcept { next_ = now; }

    /// The largest number of late frames that are made up for.
    static constexpr int MostFramesLate = 3;

  private:
    double ticks_per_frame_;
    double next_;
};

} // namespace zx::app
