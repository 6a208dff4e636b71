// A check: many turns over many boards in both variants, what they found counted by class, and the
// first difference of each class cut down to the shortest list of steps that still shows it.
//
// The library runs one turn at a time and knows no threads: who has several calls play() for turns
// in any order and adds the results in theirs. The outcome is then the same.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "shisen/oracle/turn.hpp"

namespace shisen::oracle {

struct CheckPlan {
    BoardNumber first = 1;
    BoardNumber last = 1000;
    bool falling = true; ///< with gravity
    bool flat = true;    ///< without
    /// Over all boards and variants together.
    std::int64_t keys = 100'000;
    std::uint64_t seed = 1;
};

/// Boards take turns. Most turns are short scenarios on a fresh board; some are whole games, as
/// many as there are keys for.
[[nodiscard]] std::vector<Turn> turns_of(const CheckPlan& plan);

/// Turns that are played one after the other, each with the house rules that those before it have
/// learned_from, on a tape whose rules are not known.
inline constexpr std::size_t LearningTurns = 8;

/// The first difference of a class.
struct Finding {
    std::size_t turn_index = 0;
    Turn turn;
    std::vector<Step> steps;
    Difference difference;
};

/// What has been found so far. Results are added in the order of their turns.
class CheckTally {
  public:
    explicit CheckTally(const JudgeOptions& judge_options)
        : judge_options_(judge_options), possible_(possible_by(judge_options.rules)) {}

    void add(const Turn& turn, TurnResult result);

    [[nodiscard]] std::int64_t keys() const noexcept { return keys_; }
    [[nodiscard]] std::size_t turns() const noexcept { return turns_; }
    [[nodiscard]] std::size_t won() const noexcept { return won_; }
    [[nodiscard]] std::size_t stuck() const noexcept { return stuck_; }
    [[nodiscard]] std::size_t count(Fault fault) const noexcept {
        return counts_[static_cast<std::size_t>(fault)];
    }
    [[nodiscard]] bool agreed() const noexcept { return findings_.empty(); }
    /// In the order in which they were found, one of each class.
    [[nodiscard]] const std::vector<Finding>& found() const noexcept { return findings_; }
    /// A tape that crashes or hangs is not played on.
    [[nodiscard]] bool broken() const noexcept { return count(Fault::Machine) != 0; }
    /// The demanded rules and what has been learned.
    [[nodiscard]] const JudgeOptions& judge_options() const noexcept { return judge_options_; }

  private:
    void learn(const Turn& turn, const TurnResult& result);
    void learn(const RuleText& text, const Turn& turn, const TurnResult& result);
    void note(const Turn& turn, std::vector<Step> steps, Difference difference);

    JudgeOptions judge_options_;
    /// What all turns together leave open.
    Possible possible_;
    std::int64_t keys_ = 0;
    std::size_t turns_ = 0;
    std::size_t won_ = 0;
    std::size_t stuck_ = 0;
    std::array<std::size_t, FaultCount> counts_{};
    std::vector<Finding> findings_;
};

/// The class under which a house rule counts that is one thing on one board and another on the
/// next.
[[nodiscard]] Fault fault_of(Rule rule) noexcept;

struct Shrunk {
    std::vector<Step> steps;
    Difference difference;
    int keys = 0;
    std::size_t tries = 0;
};

/// The shortest list of steps, from the fresh tape on, that still shows a difference of the same
/// class. max_keys bounds the work.
[[nodiscard]] Shrunk shrink(const StartStates& start_states,
                            const Finding& found,
                            const JudgeOptions& judge_options,
                            std::int64_t max_keys = 40'000,
                            const std::atomic<bool>* cancel = nullptr);

enum class Until { AllIsPlayed, FirstDifference };

/// One turn after the other on this thread; ends early at a failure or when cancelled.
[[nodiscard]] CheckTally run_check(const StartStates& start_states,
                                   const CheckPlan& plan,
                                   const JudgeOptions& judge_options,
                                   const std::atomic<bool>* cancel = nullptr,
                                   Until until = Until::AllIsPlayed);

} // namespace shisen::oracle
