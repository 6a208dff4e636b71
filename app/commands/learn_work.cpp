#include "app/commands/learn_work.hpp"

#include <atomic>
#include <utility>

#include "app/common/checkpoint_clock.hpp"
#include "app/common/parallel_ordered.hpp"
#include "shisen/oracle/deal_family.hpp"

namespace zx::app {
namespace {

using shisen::BoardNumber;
using shisen::oracle::BoardCollector;
using shisen::oracle::DealTable;

/// The number of known boards at which a rule for the deal is searched. Boards that the rule deals
/// need no space in the table.
constexpr std::size_t BoardsForARule = 32;

} // namespace

LearnOutcome learn_boards(const BoardCollector& collector,
                          const std::vector<BoardNumber>& numbers,
                          unsigned threads,
                          DealTable& table,
                          const LearnHooks& hooks) {
    LearnOutcome outcome;
    std::size_t done = 0;
    bool rule_tried = table.rule().has_value();
    CheckpointClock clock;
    const auto tick = [&] {
        hooks.progress(done, numbers.size());
        if (!rule_tried && table.size() >= BoardsForARule) {
            rule_tried = true;
            table.set_rule(shisen::oracle::identify_deal(table).rule);
        }
        return !hooks.stop() && (!clock.due() || hooks.checkpoint(table));
    };
    const auto make_worker = [&] {
        return [own = collector.copy(), &numbers](std::size_t index,
                                                  const std::atomic<bool>&) mutable {
            return own.ask(numbers[index]);
        };
    };
    const auto take = [&](std::size_t index, const Result<shisen::Board>& board) {
        if (!board) {
            outcome.error = board.error();
            return false;
        }
        table.put(numbers[index], *board);
        ++done;
        return true;
    };
    outcome.complete = parallel_ordered(
        {.count = numbers.size(), .threads = threads, .tick = tick, .warn = hooks.warn},
        make_worker,
        take);
    return outcome;
}

} // namespace zx::app
