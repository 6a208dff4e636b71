// The tutorial of the first start: four short steps on the board itself. Each step ends when the
// player does what it says; Esc ends the tutorial.
#pragma once

#include <optional>

#include "app/play/controller/match.hpp"
#include "app/play/scene/view.hpp"

namespace zx::play {

class Tutorial {
  public:
    static constexpr int Steps = 4;

    void begin() noexcept { step_ = 1; }
    void skip() noexcept { step_ = 0; }
    [[nodiscard]] bool running() const noexcept { return step_ != 0; }

    /// What the player did.
    void took_pair() noexcept;
    void saw_safe_hint() noexcept;
    void pressed_anything() noexcept;

    [[nodiscard]] bool in_last_step() const noexcept { return step_ == Steps; }

    /// Returns the current step for this game; empty if the tutorial is not running.
    [[nodiscard]] std::optional<TutorialStep> tutorial_step(const Match& match,
                                                            bool light_on) const;

  private:
    int step_ = 0;
};

} // namespace zx::play
