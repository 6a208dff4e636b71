// One board in play: its list of commands and the state that follows from it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "app/play/controller/moves.hpp"
#include "app/play/solver/solver_service.hpp"
#include "shisen/game.hpp"

namespace zx::play {

class Match {
  public:
    /// dealer: deals the boards; if empty, this project's own deal.
    explicit Match(const shisen::Start& start, shisen::Dealer dealer = {});
    /// A saved or pasted game: its newest board, in the state after the last command.
    explicit Match(const shisen::Game& game, std::int64_t seconds = 0, shisen::Dealer dealer = {});

    /// Plays commands. None of them may deal a board.
    void play(const Commands& commands);

    [[nodiscard]] const shisen::Game& game() const noexcept { return game_; }
    [[nodiscard]] const shisen::GameState& state() const noexcept { return state_; }
    [[nodiscard]] const shisen::Start& start() const noexcept { return state_.start; }
    [[nodiscard]] shisen::Gravity gravity() const noexcept { return state_.start.gravity; }
    [[nodiscard]] BoardPosition position() const { return {state_.board, gravity()}; }
    /// Returns the position after that many removals, at most state().removals.size().
    [[nodiscard]] BoardPosition position_after(std::size_t done) const {
        return {boards_[done], gravity()};
    }

    /// True if a pair was taken; leaving the game then counts as giving up.
    [[nodiscard]] bool begun() const noexcept { return !state_.removals.empty(); }
    [[nodiscard]] bool won() const noexcept { return state_.board.empty(); }
    /// True if tiles are left but no pair can be removed.
    [[nodiscard]] bool stuck() const;
    [[nodiscard]] bool over() const { return won() || stuck(); }
    [[nodiscard]] bool helped() const noexcept { return helped_; }
    /// True if the board is not of this project's own deal.
    [[nodiscard]] bool learned() const noexcept { return static_cast<bool>(dealer_); }

    void add_time(double seconds) noexcept { seconds_ += seconds; }
    [[nodiscard]] std::int64_t seconds() const noexcept {
        return static_cast<std::int64_t>(seconds_);
    }

    /// True if the end of this game has been counted in the statistics.
    bool counted = false;

  private:
    void follow();

    shisen::Dealer dealer_;
    shisen::Game game_;
    shisen::GameState state_;
    /// The boards before the first removal, after it, after the second ...
    std::vector<shisen::Board> boards_;
    /// The number since the list was last shortened.
    std::size_t history_steps_ = 0;
    double seconds_ = 0;
    bool helped_ = false;
};

/// Returns for example "14 x 6, gravity on".
[[nodiscard]] std::string variant_text(shisen::Size size, shisen::Gravity gravity);

/// Returns one line about a game that was won, to be sent to others: "Four Rivers Shisen, board 42
/// (14 x 6, gravity on): won in 3:21 without help".
[[nodiscard]] std::string result_text(const Match& match);

} // namespace zx::play
