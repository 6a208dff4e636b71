// What the table tells its player from what the solver knows: the light, the move that lost the
// game, a hint that does not lose, the way to win, the way back to where the game could be won.
// Wishes wait until the solver has answered; the game goes on meanwhile.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "app/play/light.hpp"
#include "app/play/match.hpp"

namespace zx::play {

enum class Wish : std::uint8_t { Nothing, SafeHint, ShowMe, TakeBackLoss };

class Advice {
  public:
    explicit Advice(Adviser& adviser) : foresight_(adviser) {}

    /// Without the light nothing is asked unless a wish needs it.
    void turn_light(bool on) noexcept { light_on_ = on; }
    void note_move(const Position& before, const shisen::Pair& pair, const Position& after) {
        foresight_.note_move(before, pair, after);
    }
    void wish(Wish wish) noexcept { wish_ = wish; }
    [[nodiscard]] bool thinking() const noexcept { return foresight_.thinking(); }
    [[nodiscard]] bool wishing() const noexcept { return wish_ != Wish::Nothing; }

    /// A wish come true, or the word that it cannot.
    struct Reply {
        Wish wish{};
        std::string message;
        /// Of SafeHint and of ShowMe: the next pair of a line that wins.
        std::optional<shisen::Pair> pair;
        /// Of TakeBackLoss: the number of removals to go back.
        std::size_t back = 0;
    };
    /// Asks what it needs to know of the game, takes answers in.
    [[nodiscard]] std::optional<Reply> update(const Match& match);

    [[nodiscard]] Light light(const Match& match) const;
    /// The next pair of a known line that wins.
    [[nodiscard]] std::optional<shisen::Pair> winning_pair(const Match& match) const;

    /// The game is lost, and after so many removals it still could be won, the next one lost it.
    /// Nothing while that is looked for, and if there is no such moment.
    [[nodiscard]] std::optional<std::size_t> lost_after() const noexcept { return lost_after_; }

  private:
    [[nodiscard]] const shisen::Verdict* verdict(const Match& match) const;
    /// False while an earlier position's verdict is awaited.
    bool look_for_loss(const Match& match);
    [[nodiscard]] std::optional<Reply> reply(const Match& match, bool loss_settled);
    [[nodiscard]] Reply reply_with_pair(const shisen::Verdict& verdict) const;
    [[nodiscard]] Reply reply_take_back(const Match& match, const shisen::Verdict& verdict) const;

    Foresight foresight_;
    Wish wish_ = Wish::Nothing;
    bool light_on_ = true;
    std::optional<std::size_t> lost_after_;
};

} // namespace zx::play
