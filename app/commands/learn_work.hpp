// Boards asked for on several threads, each with an emulated machine of its own. A board depends on
// its number alone, so the table does not depend on the number of threads.
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
    /// Called several times a second. True ends the work early.
    std::function<bool()> stop;
    /// Called several times a second with the number of boards learned so far and of all boards.
    std::function<void(std::size_t, std::size_t)> progress;
    /// Called every ten seconds with what has been learned so far. False ends the work: the disk
    /// is full.
    std::function<bool(const shisen::oracle::DealTable&)> checkpoint;
    /// Called if not all threads could be started.
    Warn warn{};
};

struct LearnOutcome {
    /// All boards were learned.
    bool complete = false;
    /// What the tape did instead of dealing one of them. The work ends with that.
    std::optional<Error> error;
};

/// Asks for the numbers and puts the boards into the table.
[[nodiscard]] LearnOutcome learn_boards(const shisen::oracle::BoardCollector& collector,
                                        const std::vector<shisen::BoardNumber>& numbers,
                                        unsigned threads,
                                        shisen::oracle::DealTable& table,
                                        const LearnHooks& hooks);

} // namespace zx::app
