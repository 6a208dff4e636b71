// Converts a direction held on a gamepad to single steps: one at once, then repeated steps as from
// a keyboard.
#pragma once

#include <optional>

#include "shisen/game.hpp"

namespace zx::play {

class HeldDirection {
  public:
    static constexpr double DelaySeconds = 0.35;
    static constexpr double RepeatSeconds = 0.09;

    /// Returns the number of steps to make now. seconds: time since the last call.
    [[nodiscard]] int steps(std::optional<shisen::Key> direction, double seconds) noexcept {
        if (direction != direction_) {
            direction_ = direction;
            wait_seconds_ = DelaySeconds;
            return direction ? 1 : 0;
        }
        if (!direction || (wait_seconds_ -= seconds) > 0) {
            return 0;
        }
        wait_seconds_ = RepeatSeconds;
        return 1;
    }
    [[nodiscard]] bool held() const noexcept { return direction_.has_value(); }

  private:
    std::optional<shisen::Key> direction_;
    double wait_seconds_ = 0;
};

} // namespace zx::play
