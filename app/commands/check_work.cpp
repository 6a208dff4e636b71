#include "app/commands/check_work.hpp"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <utility>

#include "app/common/interrupt.hpp"
#include "app/common/parallel_ordered.hpp"

namespace zx::app {
namespace {

using shisen::oracle::CheckTally;
using shisen::oracle::TurnResult;

bool all_known(const shisen::oracle::RuleVariants& rules) {
    return std::all_of(rules.settings.begin(), rules.settings.end(), [](auto setting) {
        return setting != shisen::oracle::UnknownSetting;
    });
}

} // namespace

CheckTally run_turns(const CheckWork& work) {
    CheckTally tally(work.judge_options);
    const auto turns = turns_of(work.plan);
    const auto ended = [&] { return tally.broken() || (work.first_only && !tally.agreed()); };
    const bool learning = !all_known(work.judge_options.rules);
    const std::size_t first = learning ? std::min(turns.size(), shisen::oracle::LearningTurns) : 0;
    for (std::size_t i = 0; i < first && !interrupted() && !ended(); ++i) {
        auto result = shisen::oracle::play(
            work.start_states, turns[i], tally.judge_options(), &interrupt_flag());
        if (result.cancelled) {
            break;
        }
        tally.add(turns[i], std::move(result));
    }
    if (interrupted() || ended()) {
        return tally;
    }
    const shisen::oracle::JudgeOptions options = tally.judge_options();
    const ParallelPlan plan{.count = turns.size() - first,
                            .threads = work.threads,
                            .tick =
                                [&] {
                                    if (work.progress) {
                                        work.progress(tally);
                                    }
                                    return !interrupted();
                                },
                            .warn = work.warn};
    const auto play_turn = [&](std::size_t index, const std::atomic<bool>& cancel) {
        return shisen::oracle::play(work.start_states, turns[first + index], options, &cancel);
    };
    (void)parallel_ordered(
        plan,
        [&] { return play_turn; },
        [&](std::size_t index, TurnResult result) {
            tally.add(turns[first + index], std::move(result));
            return !ended();
        });
    return tally;
}

} // namespace zx::app
