// Plays a Tetrominoes tape and compares each tick with the rules (tape_run.hpp).
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "base/error.hpp"
#include "games/tetrominoes/oracle/tape_run.hpp"
#include "machine/machine.hpp"
#include "oracle/timed_check.hpp"

namespace tetrominoes {

class RulesCheck {
  public:
    /// Learns the tape (tape_learner.hpp); strict: a tick is three frames. Error BadSignature if it is
    /// no Tetrominoes.
    [[nodiscard]] static zx::Result<RulesCheck> begin(const zx::machine::Machine& machine,
                                                      bool strict);

    using Finding = zx::oracle::TurnFinding<Press>;

    /// Presses this many keys. Returns the first difference with the presses before it.
    /// Stores the run at its end in `end` if that is not null.
    [[nodiscard]] std::optional<Finding> play(std::int64_t keys,
                                              std::uint32_t seed,
                                              const std::function<bool(std::int64_t)>& go_on,
                                              std::optional<TapeRun>* end = nullptr) const;
    /// Plays these presses. Stores the run at its end in `end` if that is not null.
    [[nodiscard]] std::optional<zx::oracle::TurnDifference>
    replay(const std::vector<Press>& presses, std::optional<TapeRun>* end = nullptr) const {
        return check_.replay(presses, end);
    }
    /// The same; names the class of the difference.
    [[nodiscard]] std::optional<zx::oracle::TurnDifference>
    classified_replay(const std::vector<Press>& presses) const {
        return check_.classified_replay(presses);
    }
    /// Shortens the presses while they show a difference of the same class. Ends early once the flag
    /// is set.
    [[nodiscard]] Finding shrink(Finding finding, const std::atomic<bool>* cancel = nullptr) const;
    /// Returns a run from the start.
    [[nodiscard]] TapeRun run() const { return check_.start(); }

  private:
    explicit RulesCheck(TapeRun start);

    zx::oracle::TimedCheck<TapeRun> check_;
};

} // namespace tetrominoes
