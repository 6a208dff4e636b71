// What the game controller learns from the solver: the light, the move that lost the game, a hint
// that does not lose, a winning line, and the last position that could be won. A request waits for
// the solver's answer while the game continues.
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
    explicit GameAnalysis(SolverService& solver) : verdicts_(solver) {}

    /// With the light off, the solver is asked only for requests.
    void turn_light(bool on) noexcept { light_on_ = on; }
    void
    note_move(const BoardPosition& before, const shisen::Pair& pair, const BoardPosition& after) {
        verdicts_.note_move(before, pair, after);
    }
    /// Replaces the pending request.
    void request(SolverRequest request) noexcept { request_ = request; }
    [[nodiscard]] bool thinking() const noexcept { return verdicts_.thinking(); }
    [[nodiscard]] bool has_request() const noexcept { return request_ != SolverRequest::Nothing; }

    /// The result of a request, or a message why it failed.
    struct Reply {
        SolverRequest request{};
        std::string message;
        /// For SafeHint and ShowMe: the next pair of a winning line.
        std::optional<shisen::Pair> pair;
        /// For Rescue: the number of removals to go back.
        std::size_t back = 0;
    };
    /// Asks the solver what is needed for this game and takes its answers. Returns the reply to the
    /// request once it is complete.
    [[nodiscard]] std::optional<Reply> update(const Match& match);

    /// Returns the state of the light for the game's present position.
    [[nodiscard]] LightState light(const Match& match) const;
    /// Returns the next pair of a known winning line.
    [[nodiscard]] std::optional<shisen::Pair> winning_pair(const Match& match) const;

    /// If the game is lost: the number of removals after which it could still be won, so that the
    /// next removal lost it. Empty while this is being searched, and if there is no such move.
    [[nodiscard]] std::optional<std::size_t> lost_after() const noexcept { return lost_after_; }

  private:
    [[nodiscard]] const shisen::Verdict* verdict(const Match& match) const;
    /// False while the verdict of an earlier position is pending.
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
