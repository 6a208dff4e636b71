// A turn: one board in one variant, played by one generator under the judge. Turns share
// nothing, so they can be played in any order and on any number of threads.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "shisen/oracle/input_generator.hpp"
#include "shisen/oracle/judge.hpp"
#include "shisen/oracle/subject.hpp"

namespace shisen::oracle {

/// The tape on a fresh board, in both variants: where every turn begins.
struct StartStates {
    std::shared_ptr<const Subject> falling; ///< with gravity
    std::shared_ptr<const Subject> flat;    ///< without

    [[nodiscard]] const Subject& of(Gravity gravity) const {
        return gravity == Gravity::On ? *falling : *flat;
    }
};

struct Turn {
    BoardNumber board = 1;
    Gravity gravity = Gravity::On;
    Strategy strategy = Strategy::Scenarios;
    std::uint64_t seed = 1;
    /// Which scenario comes first.
    std::size_t opening = 0;
    /// Keys to be pressed; a step begun is done to its end.
    int keys = 50;

    friend bool operator==(const Turn&, const Turn&) = default;
};

struct TurnResult {
    int keys = 0;
    /// Ends with the step that shows the difference, if there is one.
    std::vector<Step> steps;
    std::optional<Difference> difference;
    /// The difference's class before its cause was sought.
    Fault looks_like{};
    /// What is known of the rules at its end, and what is not ruled out.
    RuleVariants rules;
    Possible possible = possible_by(RuleVariants());
    bool won = false;
    bool stuck = false;
    bool cancelled = false;
};

[[nodiscard]] TurnResult play(const StartStates& start_states,
                              const Turn& turn,
                              const JudgeOptions& judge_options,
                              const std::atomic<bool>* cancel = nullptr);

/// Is the cause of a difference sought by trying (find_cause), or left at what the difference looks
/// like?
enum class Cause { Sought, AsItLooks };

/// The given steps; those that mean nothing where they come (an answer while the tape does not ask)
/// are left out. Ends at the first difference.
[[nodiscard]] TurnResult replay(const StartStates& start_states,
                                Gravity gravity,
                                const std::vector<Step>& steps,
                                const JudgeOptions& judge_options,
                                Cause cause = Cause::Sought);

/// Finds out on a copy of the tape, as it stands after the difference's last step, what only trying
/// can tell: whether a fault that showed elsewhere is one of the paths, and whether a tape that
/// did nothing still answers keys.
void find_cause(Difference& difference, const Subject& subject, const RuleVariants& rules);

} // namespace shisen::oracle
