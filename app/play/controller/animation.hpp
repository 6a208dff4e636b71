// A removal as it is seen: the pair fades while its path is shown, then what stood above comes
// down. Only looks: the game has long gone on.
#pragma once

#include <optional>
#include <vector>

#include "app/play/scene/view.hpp"
#include "app/play/solver/solver_service.hpp"

namespace zx::play {

class Animation {
  public:
    static constexpr double VanishSeconds = 0.35;
    /// Rows a second, each second.
    static constexpr double FallAcceleration = 60;

    /// The pair was taken from `before`, which is settled if there is gravity.
    void start(const BoardPosition& before, const shisen::Pair& pair);
    void stop() noexcept { running_ = false; }
    void advance(double seconds);

    [[nodiscard]] bool running() const noexcept { return running_; }
    [[nodiscard]] std::optional<Vanishing> vanishing() const;
    [[nodiscard]] std::vector<Falling> falling() const;

  private:
    [[nodiscard]] double fallen_rows() const;

    Vanishing vanishing_;
    std::vector<Falling> falling_;
    double seconds_ = 0;
    double highest_ = 0;
    bool running_ = false;
};

} // namespace zx::play
