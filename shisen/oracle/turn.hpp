// A turn: one board in one variant, played by one input generator and judged. Turns share nothing,
// so they can be played in any order and on any number of threads.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "shisen/oracle/input_generator.hpp"
#include "shisen/oracle/judge.hpp"
#include "shisen/oracle/subject.hpp"

namespace shisen::oracle {

/// The tape on a fresh board in both variants: the states in which turns begin.
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
    /// The index of the first scenario.
    std::size_t opening = 0;
    /// The number of keys. A step that has begun is completed.
    int keys = 50;
    /// The frames of the long pause of a session.
    int pause = 0;
    /// Numbers for S besides those of sampled_numbers(), in a turn that asks for numbers.
    std::vector<BoardNumber> numbers{};

    friend bool operator==(const Turn&, const Turn&) = default;
};

/// A board as it was dealt.
struct DealtBoard {
    BoardNumber number = 0;
    Gravity gravity = Gravity::On;
    Board board = Board();
};

struct TurnResult {
    int keys = 0;
    /// The steps played. If there is a difference, the last step shows it.
    std::vector<Step> steps;
    std::optional<Difference> difference;
    /// The class of the difference before its cause was sought.
    Fault looks_like{};
    /// What is known of the rules at the end of the turn, and what is not ruled out.
    RuleVariants rules;
    Possible possible = possible_by(RuleVariants());
    FixedCells fixed_cells{};
    /// Differences that were gone when the keys were pressed more slowly or the game was given more
    /// time. They are not reported.
    int taken_back = 0;
    Coverage coverage;
    /// The boards that were dealt, without one that shows a difference.
    std::vector<DealtBoard> dealt;
    /// Keys that change the game and are none of its keys, such as "Q" or "SYM+X".
    std::vector<std::string> extra_keys;
    /// Texts about answers to S that are no board numbers: those of spoils_question(), which are not among
    /// the steps, and one if only RuleVariants::free_entry explains the turn.
    std::vector<std::string> odd_entries;
    bool won = false;
    bool stuck = false;
    bool cancelled = false;
};

[[nodiscard]] TurnResult play(const StartStates& start_states,
                              const Turn& turn,
                              const JudgeOptions& judge_options,
                              const std::atomic<bool>* cancel = nullptr);

/// Whether the cause of a difference is sought by trials (find_cause).
enum class Cause { Sought, AsItLooks };

/// Whether a difference is confirmed, with more time and slower keys, before it counts.
enum class Confirm { Yes, No };

struct ReplayOptions {
    Cause cause = Cause::Sought;
    Confirm confirm = Confirm::Yes;
    /// How slowly all keys are pressed.
    int pace = 0;
    /// Called with the subject as it is after the last step.
    std::function<void(const Subject&)> at_end{};
    /// The number of first steps that are taken at the usual pace all the same.
    std::size_t quick_steps = 0;
};

/// Plays the given steps. Steps that have no effect where they come (an answer while the tape does
/// not ask) are left out. Ends at the first difference.
[[nodiscard]] TurnResult replay(const StartStates& start_states,
                                Gravity gravity,
                                const std::vector<Step>& steps,
                                const JudgeOptions& judge_options,
                                const ReplayOptions& options = {});

/// Frames that the game is given to show what a key has done, one after the other. A pair that blinks is
/// on in one of them.
inline constexpr std::array<int, 4> MoreTime{25, 9, 6, 150};
/// The slower paces at which a step is taken again.
inline constexpr std::array<int, 2> SlowerPaces{2, 4};

/// Takes a step and judges it. A difference is returned only if it remains when the game is given
/// more time and, unless the step has already changed something, when it is taken again with slower
/// keys.
struct JudgedStep {
    Observed look;
    std::optional<Difference> difference;
    bool taken_back = false;
};
[[nodiscard]] JudgedStep
act_and_judge(Subject& subject, Judge& judge, const Step& step, Confirm confirm = Confirm::Yes);

/// Presses further keys on copies of the subject, in its state after the last step, to find out
/// whether a difference comes from a path fault, and whether a tape that did nothing still answers
/// keys.
void find_cause(Difference& difference, const Subject& subject, const RuleVariants& rules);

} // namespace shisen::oracle
