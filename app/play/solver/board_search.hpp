// Searches for a board that can be won, one candidate after another, while the current game
// continues.
#pragma once

#include <functional>
#include <optional>
#include <utility>

#include "app/play/solver/solver_service.hpp"
#include "shisen/game.hpp"

namespace zx::play {

class BoardSearch {
  public:
    /// dealer: deals the boards; if empty, this project's own deal.
    explicit BoardSearch(SolverService& solver, shisen::Dealer dealer = {})
        : solver_(solver), dealer_(std::move(dealer)) {}

    using Next = std::function<std::optional<shisen::BoardNumber>()>;
    /// Starts a search. next() returns the numbers to try; when it returns nothing, the search
    /// ends. A board without a known winning line is skipped.
    void start(shisen::Size size, shisen::Gravity gravity, Next next);
    void stop();
    [[nodiscard]] bool running() const noexcept { return running_; }
    /// The number of boards tried and skipped so far.
    [[nodiscard]] int passed_over() const noexcept { return passed_over_; }
    /// Returns the number of the board found, once; the search has then ended.
    [[nodiscard]] std::optional<shisen::BoardNumber> poll();

  private:
    void ask_next();

    SolverService& solver_;
    shisen::Dealer dealer_;
    shisen::Size size_;
    shisen::Gravity gravity_ = shisen::Gravity::On;
    Next next_;
    shisen::BoardNumber number_ = 0;
    int passed_over_ = 0;
    bool running_ = false;
};

} // namespace zx::play
