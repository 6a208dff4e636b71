// Looks for a board that can be won, one candidate after another, while the game on the table goes
// on as if nothing happened.
#pragma once

#include <functional>
#include <optional>
#include <utility>

#include "app/play/solver/solver_service.hpp"
#include "shisen/game.hpp"

namespace zx::play {

class BoardSearch {
  public:
    /// dealer: whose boards, this project's own without one.
    explicit BoardSearch(SolverService& adviser, shisen::Dealer dealer = {})
        : solver_(adviser), dealer_(std::move(dealer)) {}

    using Next = std::function<std::optional<shisen::BoardNumber>()>;
    /// next gives the numbers to try; after the last, nothing, and the search ends. A board that
    /// the adviser does not know a line for is passed over.
    void start(shisen::Size size, shisen::Gravity gravity, Next next);
    void stop();
    [[nodiscard]] bool running() const noexcept { return running_; }
    /// Boards tried and passed over so far.
    [[nodiscard]] int passed_over() const noexcept { return passed_over_; }
    /// The number of the board found, once; the search has then ended.
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
