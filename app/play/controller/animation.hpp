// Animates a removal: the pair fades while its path is shown, then the tiles above it fall. Affects
// only the picture; the game's state has already changed.
#pragma once

#include <optional>
#include <vector>

#include "app/play/scene/view.hpp"
#include "app/play/solver/solver_service.hpp"

namespace zx::play {

class Animation {
  public:
    static constexpr double VanishSeconds = 0.35;
    /// In rows per second squared.
    static constexpr double FallAcceleration = 60;

    /// Starts the animation of taking the pair from `before`. With gravity, `before` must be
    /// settled.
    void start(const BoardPosition& before, const shisen::Pair& pair);
    void stop() noexcept { running_ = false; }
    void advance(double seconds);

    [[nodiscard]] bool running() const noexcept { return running_; }
    /// Returns the tiles that are drawn at this moment, for View.
    [[nodiscard]] std::optional<Vanishing> vanishing() const;
    [[nodiscard]] std::vector<FallingTile> falling() const;

  private:
    [[nodiscard]] double fallen_rows() const;

    Vanishing vanishing_;
    std::vector<FallingTile> falling_;
    double seconds_ = 0;
    double highest_ = 0;
    bool running_ = false;
};

} // namespace zx::play
