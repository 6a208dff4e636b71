// When to write what long work has found so far: every ten seconds, so that a power cut costs no
// more than that.
#pragma once

#include <chrono>

namespace zx::app {

class CheckpointClock {
  public:
    /// True if ten seconds have passed since the start or since it was last true.
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
