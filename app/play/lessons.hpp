// The first start's three short steps on the board itself. Each ends by doing what it says; Esc
// ends them all.
#pragma once

#include <optional>

#include "app/play/match.hpp"
#include "app/play/view.hpp"

namespace zx::play {

class Lessons {
  public:
    static constexpr int Steps = 3;

    void begin() noexcept { step_ = 1; }
    void skip() noexcept { step_ = 0; }
    [[nodiscard]] bool running() const noexcept { return step_ != 0; }

    /// What the player did.
    void took_pair() noexcept;
    void saw_safe_hint() noexcept;
    void pressed_anything() noexcept;

    /// What to show now, for this game.
    [[nodiscard]] std::optional<Lesson> lesson(const Match& match) const;

  private:
    int step_ = 0;
};

} // namespace zx::play
