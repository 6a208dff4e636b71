// Boards harvested by several threads, each with an emulated machine of its own. A board depends on
// its number alone, so what comes out does not depend on how many there are.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "shisen/oracle/board_collector.hpp"
#include "shisen/oracle/deal_table.hpp"

namespace zx::app {

struct LearnHooks {
    /// Looked at several times a second: true ends the work early.
    std::function<bool()> stop;
    /// Boards done so far and all, several times a second.
    std::function<void(std::size_t, std::size_t)> progress;
    /// Now and then, with what has been learned so far: false ends the work (the disk is full).
    std::function<bool(const shisen::oracle::DealTable&)> checkpoint;
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
