// Says when long work should save its intermediate result: every ten seconds, so that a power
// failure loses at most ten seconds of work.
#pragma once

#include <chrono>

namespace zx::app {

class CheckpointClock {
  public:
    /// True if at least ten seconds have passed since construction or since the last call that
    /// returned true.
    [[nodiscard]] bool due() {
        const auto now = std::chrono::steady_clock::now();
        if (now - last_ < Interval) {
            return false;
        }
        last_ = now;
        return true;
    }

  private:
    static constexpr std::chrono::seconds Interval{10};
    std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
};

} // namespace zx::app
