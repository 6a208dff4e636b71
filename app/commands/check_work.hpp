// Runs the turns of a check on several threads. Results are added in the order of the turns, so the
// outcome does not depend on the number of threads.
#pragma once

#include <functional>
#include <string>

#include "app/common/parallel_ordered.hpp"
#include "shisen/oracle/check.hpp"

namespace zx::app {

struct CheckWork {
    const shisen::oracle::StartStates& start_states;
    shisen::oracle::CheckPlan plan;
    shisen::oracle::JudgeOptions judge_options;
    unsigned threads = 1;
    /// End at the first difference.
    bool first_only = false;
    /// Called several times a second on the calling thread.
    std::function<void(const shisen::oracle::CheckTally&)> progress{};
    /// Called if not all threads could be started.
    Warn warn{};
};

/// Runs the check. Ends early if a turn fails, or when the process is interrupted.
[[nodiscard]] shisen::oracle::CheckTally run_turns(const CheckWork& work);

} // namespace zx::app
