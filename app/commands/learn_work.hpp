// Asks for boards on several threads, each with its own emulated machine. A board depends only on
// its number, so the table does not depend on the number of threads.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/common/parallel_ordered.hpp"
#include "shisen/oracle/board_collector.hpp"
#include "shisen/oracle/deal_table.hpp"

namespace zx::app {

struct LearnHooks {
    /// Called several times a second. Returns true to end the work early.
    std::function<bool()> stop;
    /// Called several times a second with the number of boards learned and the total.
    std::function<void(std::size_t, std::size_t)> progress;
    /// Called every ten seconds with everything learned so far. Returns false to end the work,
    /// because the disk is full.
    std::function<bool(const shisen::oracle::DealTable&)> checkpoint;
    /// Called if not all threads could be started.
    Warn warn{};
};

struct LearnOutcome {
    /// True if all boards were learned.
    bool complete = false;
    /// What the tape did instead of dealing a board; the work ends then.
    std::optional<Error> error;
};

/// Asks for the numbers and adds the boards to the table.
[[nodiscard]] LearnOutcome learn_boards(const shisen::oracle::BoardCollector& collector,
                                        const std::vector<shisen::BoardNumber>& numbers,
                                        unsigned threads,
                                        shisen::oracle::DealTable& table,
                                        const LearnHooks& hooks);

} // namespace zx::app
