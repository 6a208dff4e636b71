// The known verdicts of a game's positions. They are kept so that undo shows the light at once, and
// derived without search where the rules allow: every position after a lost one is lost; positions
// along the known winning line are won; a position that leads to a won position is won.
#pragma once

#include <optional>
#include <string>
#include <unordered_map>

#include "app/play/scene/view.hpp"
#include "app/play/solver/solver_service.hpp"

namespace zx::play {

class VerdictCache {
  public:
    explicit VerdictCache(SolverService& solver) : solver_(solver) {}

    /// Asks the solver about this position unless its verdict is known or already requested.
    void look_at(const BoardPosition& position);
    /// Records that the pair was taken from `before`. Call it before look_at(after).
    void
    note_move(const BoardPosition& before, const shisen::Pair& pair, const BoardPosition& after);
    /// Drops the pending question.
    void stop();
    /// Takes the solver's answer. True if there was one.
    bool poll();

    /// Returns null if the verdict is not known yet; SolverOutcome::Unknown means that the solver
    /// reached its limit. The pointer is valid until the next non-const call.
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
    /// The position of the pending question; empty if there is none.
    std::string asked_;
    std::unordered_map<std::string, shisen::Verdict> verdicts_;
    std::unordered_map<std::string, Parent> parents_;
};

/// Returns the state of the light for a verdict; null gives Thinking.
[[nodiscard]] LightState light_state_of(const shisen::Verdict* verdict) noexcept;

} // namespace zx::play
