// Finds a short list of steps that shows a difference: other boards and variants, other moves, and
// steps left out.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "shisen/oracle/check.hpp"

namespace shisen::oracle {

struct Shrunk {
    std::vector<Step> steps;
    Difference difference;
    int keys = 0;
    std::size_t tries = 0;
    /// The variant of the new board on which the steps begin.
    Gravity gravity = Gravity::On;
    /// True if the work ended at a limit, so that a shorter list may exist.
    bool cut = false;
};

/// The keys that shrink() presses at most, as a rule.
inline constexpr std::int64_t MaxShrinkKeys = 20'000;
/// The frames of emulated time that it takes at most, as a rule: a slow game needs many for a key.
inline constexpr std::int64_t MaxShrinkFrames = 400'000;

/// Returns the steps of the finding as they were played.
[[nodiscard]] Shrunk as_found(const Finding& found);

/// Returns a short list of steps from a new board that shows a difference of the same class.
/// max_keys and max_frames limit the work.
[[nodiscard]] Shrunk shrink(const StartStates& start_states,
                            const Finding& found,
                            const JudgeOptions& judge_options,
                            std::int64_t max_keys = MaxShrinkKeys,
                            const std::atomic<bool>* cancel = nullptr,
                            std::int64_t max_frames = MaxShrinkFrames);

} // namespace shisen::oracle
