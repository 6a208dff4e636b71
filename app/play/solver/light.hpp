// What is known of the positions of a game: each one's verdict, kept so that undo shows the light
// at once, and spread without search where the rules allow it. Below a lost position all is lost;
// the known winning line stays won move by move; whatever leads to a won position is won.
#pragma once

#include <optional>
#include <string>
#include <unordered_map>

#include "app/play/scene/view.hpp"
#include "app/play/solver/solver_service.hpp"

namespace zx::play {

class VerdictCache {
  public:
    explicit VerdictCache(SolverService& adviser) : solver_(adviser) {}

    /// This position's verdict is wanted; asks for it unless it is known or asked for already.
    void look_at(const BoardPosition& position);
    /// The pair was taken from `before`. Call it before look_at(after).
    void
    note_move(const BoardPosition& before, const shisen::Pair& pair, const BoardPosition& after);
    /// Drops an unanswered question.
    void stop();
    /// Takes an answer in. True if one has come.
    bool poll();

    /// Null if nothing is known yet; Outcome::Unknown is the word of a solver that gave up. Good
    /// until the next call that is not const.
    [[nodiscard]] const shisen::Verdict* known(const BoardPosition& position) const;
    [[nodiscard]] bool thinking() const noexcept { return !asked_.empty(); }

  private:
    struct Parent {
        std::string key;
        shisen::Pair pair;
    };

    void learn(const std::string& key, shisen::Verdict verdict);
    void spread_win(std::string key);

    SolverService& solver_;
    /// The position asked about; empty if none.
    std::string asked_;
    std::unordered_map<std::string, shisen::Verdict> verdicts_;
    std::unordered_map<std::string, Parent> parents_;
};

/// The light that a verdict turns on; null is Thinking.
[[nodiscard]] LightState light_state_of(const shisen::Verdict* verdict) noexcept;

} // namespace zx::play
