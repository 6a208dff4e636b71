// Watches what shows only over many new boards: a stack that grows, and random numbers from a small
// range.
#pragma once

#include <optional>
#include <vector>

#include "shisen/oracle/subject.hpp"

namespace shisen::oracle {

class SessionWatch {
  public:
    /// Returns what the last boards show to be wrong, if anything. `subject` is in the state after the
    /// step, `look` what is seen then. Steps other than N begin anew.
    [[nodiscard]] std::optional<SubjectFailure>
    after(const Step& step, const Subject& subject, const Observed& look);

  private:
    /// A stack that grows with each new board runs over the program in the end.
    [[nodiscard]] std::optional<SubjectFailure> growing_stack(std::optional<int> stack);
    /// Random numbers that all fit in a byte are not drawn from the whole range.
    [[nodiscard]] std::optional<SubjectFailure> small_range(const Observed& look);

    /// The stack pointer after each of the last steps, if all were N.
    std::vector<int> stacks_;
    /// The number of steps N in a row, and the highest number that they have drawn.
    int drawn_ = 0;
    BoardNumber highest_ = 0;
};

} // namespace shisen::oracle
