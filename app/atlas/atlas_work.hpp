// Computes an atlas on several threads. A board's verdict depends only on its number, so the atlas
// does not depend on the number of threads.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "app/common/checkpoint_clock.hpp"
#include "app/common/parallel_ordered.hpp"
#include "shisen/atlas.hpp"
#include "shisen/difficulty_atlas.hpp"

namespace zx::app {

struct AtlasHooks {
    /// Called several times a second. Returns true to end the work early.
    std::function<bool()> stop;
    /// Called several times a second with the number of boards done and the total.
    std::function<void(std::size_t, std::size_t)> progress;
    /// Called every ten seconds; the table then contains all boards done so far. Returns false to
    /// end the work, because the disk is full.
    std::function<bool()> checkpoint;
    /// Called if not all threads could be started.
    Warn warn{};
};

/// Fills the table, a shisen::Atlas or shisen::DifficultyAtlas, with the boards of the part that it
/// does not contain yet. Returns false if the work ended early; the table then contains the boards
/// done.
template <class Table>
bool fill_atlas(Table& table,
                const shisen::AtlasPart& part,
                unsigned threads,
                const AtlasHooks& hooks) {
    struct Item {
        shisen::BoardNumber number;
        shisen::Gravity gravity;
    };
    std::vector<Item> boards;
    for (std::uint32_t n = part.first; n <= part.last; ++n) {
        const auto number = static_cast<shisen::BoardNumber>(n);
        for (const auto gravity : {shisen::Gravity::Off, shisen::Gravity::On}) {
            if (part.takes(n) && part.takes(gravity) && !table.at(number, gravity)) {
                boards.push_back({number, gravity});
            }
        }
    }
    // The workers read only size and limits, from a copy that does not change.
    const Table limits = table;
    std::size_t done = 0;
    CheckpointClock clock;
    const auto tick = [&] {
        hooks.progress(done, boards.size());
        return !hooks.stop() && (!clock.due() || hooks.checkpoint());
    };
    const auto worker = [&](std::size_t index, const std::atomic<bool>& cancel) {
        const Item board = boards[index];
        return shisen::examine(limits, board.number, board.gravity, &cancel);
    };
    const auto take = [&](std::size_t index, const auto& found) {
        if (found) {
            table.set(boards[index].number, boards[index].gravity, *found);
            ++done;
        }
        return found.has_value();
    };
    // In the order of completion: a board that takes hours must not delay the ones after it.
    const ParallelPlan plan{.count = boards.size(),
                            .threads = threads,
                            .order = Order::AsReady,
                            .ahead = 4096,
                            .tick = tick,
                            .warn = hooks.warn};
    return parallel_ordered(
        plan, [&] { return worker; }, take);
}

} // namespace zx::app
