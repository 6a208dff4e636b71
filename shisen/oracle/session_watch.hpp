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
    /// What steps of a kind have in common: after each of them a program waits at the same place. N, arrows,
    /// H and the answers to S count while they follow each other, removals since the last new board.
    enum class Run { NewBoards, Arrows, Hints, Removals, Numbers };
    static constexpr std::size_t RunCount = 5;

    /// Returns the run that the step goes on with, if any. Ends the others.
    [[nodiscard]] std::optional<Run> run_of(const Step& step, const Observed& look);
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
    /// The number of steps N in a row, and the highest number that they have drawn.
    int drawn_ = 0;
    BoardNumber highest_ = 0;
};

} // namespace shisen::oracle
