// What the table tells its player from what the solver knows: the light, the move that lost the
// game, a hint that does not lose, the way to win, the way back to where the game could be won.
// Wishes wait until the solver has answered; the game goes on meanwhile.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "app/play/controller/match.hpp"
#include "app/play/solver/light.hpp"

namespace zx::play {

enum class SolverRequest : std::uint8_t { Nothing, SafeHint, ShowMe, Rescue };

class GameAnalysis {
  public:
    explicit GameAnalysis(SolverService& adviser) : verdicts_(adviser) {}

    /// Without the light nothing is asked unless a request needs it.
    void turn_light(bool on) noexcept { light_on_ = on; }
    void
    note_move(const BoardPosition& before, const shisen::Pair& pair, const BoardPosition& after) {
        verdicts_.note_move(before, pair, after);
    }
    void request(SolverRequest request) noexcept { request_ = request; }
    [[nodiscard]] bool thinking() const noexcept { return verdicts_.thinking(); }
    [[nodiscard]] bool has_request() const noexcept { return request_ != SolverRequest::Nothing; }

    /// A request come true, or the word that it cannot.
    struct Reply {
        SolverRequest request{};
        std::string message;
        /// Of SafeHint and of ShowMe: the next pair of a line that wins.
        std::optional<shisen::Pair> pair;
        /// Of Rescue: the number of removals to go back.
        std::size_t back = 0;
    };
    /// Asks what it needs to know of the game, takes answers in.
    [[nodiscard]] std::optional<Reply> update(const Match& match);

    [[nodiscard]] LightState light(const Match& match) const;
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
    [[nodiscard]] Reply reply_rescue(const Match& match, const shisen::Verdict& verdict) const;

    VerdictCache verdicts_;
    SolverRequest request_ = SolverRequest::Nothing;
    bool light_on_ = true;
    std::optional<std::size_t> lost_after_;
};

} // namespace zx::play
