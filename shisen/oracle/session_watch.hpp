// Watches what shows only over many steps of one kind: a stack that grows, and random numbers from a
// small range.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "shisen/oracle/subject.hpp"

namespace shisen::oracle {

class SessionWatch {
  public:
    /// Returns what the last steps show to be wrong, if anything. `subject` is in the state after the
    /// step, `look` what is seen then.
    [[nodiscard]] std::optional<SubjectFailure>
    after(const Step& step, const Subject& subject, const Observed& look);

  private:
    /// What steps of a kind have in common: after each of them a program waits at the same place. Removals
    /// count since the last new board; N, DELETE, arrows, H, the answers to S, B with F, R with L, and ENTER
    /// that removes nothing count while they follow each other. B and F count only with as many tiles as at
    /// the first of them, because a program may keep its removals on the stack; so do R and L.
    enum class Run {
        NewBoards,
        Toggles,
        Arrows,
        Hints,
        Removals,
        Numbers,
        Journeys,
        Returns,
        Enters
    };
    static constexpr std::size_t RunCount = 9;

    /// Returns the run of which the step is a part; S and its answer are parts of Numbers. `removed` is true
    /// if the step has removed tiles.
    [[nodiscard]] static Run run_of(const Step& step, bool removed);
    /// Ends the runs that a step of this run ends.
    void end_others(Run run);
    /// Returns true if B, F, R and L have not led back to the board of the first of them.
    [[nodiscard]] bool elsewhere(Run run);
    /// A stack that grows with each step of a run runs over the program in the end.
    [[nodiscard]] std::optional<SubjectFailure> growing_stack(Run run, std::optional<int> stack);
    /// Random numbers that all fit in a byte are not drawn from the whole range.
    [[nodiscard]] std::optional<SubjectFailure> small_range(const Observed& look);

    [[nodiscard]] std::vector<int>& stacks_of(Run run) {
        return stacks_[static_cast<std::size_t>(run)];
    }

    /// The stack pointer after each step of the runs.
    std::array<std::vector<int>, RunCount> stacks_;
    /// The tiles after the last step; 0 if they were not seen.
    int tiles_ = 0;
    /// The tiles after the first step of the run of B and F or of R and L.
    int journey_tiles_ = 0;
    /// The number of steps N in a row, and the highest number that they have drawn.
    int drawn_ = 0;
    BoardNumber highest_ = 0;
};

} // namespace shisen::oracle
