// A check: many turns on many boards in both variants, a count of the differences by class, and for
// the first difference of each class the shortest list of steps that shows it.
//
// The library runs one turn at a time and uses no threads. A caller with threads may call play()
// for turns in any order and must add the results in the order of the turns; the result is then the
// same.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "shisen/oracle/deal_mix.hpp"
#include "shisen/oracle/deal_register.hpp"
#include "shisen/oracle/turn.hpp"

namespace shisen::oracle {

struct CheckPlan {
    BoardNumber first = 1;
    BoardNumber last = 1000;
    bool falling = true; ///< play boards with gravity
    bool flat = true;    ///< play boards without gravity
    /// The total number of keys over all boards and variants.
    std::int64_t keys = 100'000;
    std::uint64_t seed = 1;
    /// Also ask for numbers over the whole range of 1 to 65535.
    bool sample_deals = true;
    /// Play boards from the whole range instead of `first` to `last`: 256 turns have all low bytes
    /// and all high bytes.
    bool spread = false;
};

/// Returns the board of a turn of a plan whose boards are spread over the whole range.
[[nodiscard]] BoardNumber spread_board(std::uint64_t turn, std::uint64_t seed);

/// Returns the turns of a plan. Boards take turns. Most turns are short scenarios on a fresh board;
/// some are whole games, as many as the keys allow.
[[nodiscard]] std::vector<Turn> turns_of(const CheckPlan& plan);

/// The number of turns that are played in sequence on a tape with unknown rules; each begins with
/// the rule variants that the turns before it have learned.
inline constexpr std::size_t LearningTurns = 8;

/// The first difference of a class.
struct Finding {
    std::size_t turn_index = 0;
    Turn turn;
    std::vector<Step> steps;
    Difference difference;
    /// How many differences of the class were found.
    std::size_t times = 1;
};

/// The results so far. They must be added in the order of their turns.
class CheckTally {
  public:
    explicit CheckTally(const JudgeOptions& judge_options)
        : judge_options_(judge_options), possible_(possible_by(judge_options.rules)) {}

    void add(const Turn& turn, TurnResult result);
    /// Adds a difference that was found outside the turns, on a new board.
    void add(Gravity gravity, std::vector<Step> steps, Difference difference);

    [[nodiscard]] std::int64_t keys() const noexcept { return keys_; }
    [[nodiscard]] std::size_t turns() const noexcept { return turns_; }
    [[nodiscard]] std::size_t won() const noexcept { return won_; }
    [[nodiscard]] std::size_t stuck() const noexcept { return stuck_; }
    /// The extra keys that any turn has found, with the number of times.
    [[nodiscard]] const std::map<std::string, std::size_t>& extra_keys() const noexcept {
        return extra_keys_;
    }
    /// Texts about answers to S that are no board numbers, with the number of times: see
    /// TurnResult::odd_entries.
    [[nodiscard]] const std::map<std::string, std::size_t>& odd_entries() const noexcept {
        return odd_entries_;
    }
    /// Differences that slower keys or more time made disappear.
    [[nodiscard]] std::size_t taken_back() const noexcept { return taken_back_; }
    [[nodiscard]] std::size_t count(Fault fault) const noexcept {
        return counts_[static_cast<std::size_t>(fault)];
    }
    /// Boards that contradict each other; each must be confirmed on the tape.
    [[nodiscard]] const std::vector<DealSuspicion>& deal_suspicions() const noexcept {
        return deal_register_.suspicions();
    }
    [[nodiscard]] const DealMix& deal_mix() const noexcept { return deal_mix_; }
    /// Turns that contradict the rules learned before them; each must be confirmed on the tape. At most
    /// MostContradictions.
    [[nodiscard]] const std::vector<Finding>& contradictions() const noexcept {
        return contradictions_;
    }
    static constexpr std::size_t MostContradictions = 8;
    void note_shared_board() { ++coverage_.shared_boards; }
    void note_few_numbers(std::string numbers) { coverage_.few_numbers = std::move(numbers); }
    void require_own_boards(bool on) { judge_options_.own_boards = on; }
    /// Adds a contradiction that was confirmed to the findings.
    void confirm(const Finding& contradiction);
    /// The first differences of class Highlight, at most MostHighlights.
    [[nodiscard]] const std::vector<Finding>& highlights() const noexcept { return highlights_; }
    static constexpr std::size_t MostHighlights = 8;
    /// Sorts highlights() into those that are left and others, which have got another class. If none is left,
    /// those that were not kept are dropped, too.
    void replace_highlights(std::vector<Finding> left, std::vector<Finding> others);
    [[nodiscard]] bool agreed() const noexcept { return findings_.empty(); }
    /// One finding per class, with the number of all of its class, in the order in which they were found.
    [[nodiscard]] const std::vector<Finding>& found() const noexcept { return findings_; }
    /// True if the tape crashed or hung; it is not played any further then.
    [[nodiscard]] bool broken() const noexcept { return count(Fault::Machine) != 0; }
    [[nodiscard]] const Coverage& coverage() const noexcept { return coverage_; }
    /// The demanded and the learned rules, for the judge of further turns.
    [[nodiscard]] const JudgeOptions& judge_options() const noexcept { return judge_options_; }
    /// The same rules for a report: includes the order of hints, to which a judge holds no tape that
    /// is not judged strictly.
    [[nodiscard]] RuleVariants learned_rules() const;

  private:
    void learn(const Turn& turn, const TurnResult& result);
    [[nodiscard]] unsigned bits_of_other_cell(Rule rule, const TurnResult& result);
    void learn(const RuleText& text, const Turn& turn, const TurnResult& result);
    void note(const Turn& turn, std::vector<Step> steps, Difference difference);

    JudgeOptions judge_options_;
    /// The settings that no turn has ruled out.
    Possible possible_;
    std::int64_t keys_ = 0;
    std::size_t turns_ = 0;
    std::size_t won_ = 0;
    std::size_t stuck_ = 0;
    std::size_t taken_back_ = 0;
    std::map<std::string, std::size_t> extra_keys_;
    std::map<std::string, std::size_t> odd_entries_;
    FixedCells fixed_cells_;
    std::array<std::size_t, FaultCount> counts_{};
    Coverage coverage_;
    DealRegister deal_register_;
    DealMix deal_mix_;
    std::vector<Finding> findings_;
    std::vector<Finding> contradictions_;
    std::vector<Finding> highlights_;
};

/// Returns the class of the finding from which this one follows, if there is one: a difference between
/// turns follows from any that a list of steps shows; one of hints or border for which a path that
/// the tape judges wrongly would be enough follows from a path fault, and so does a selection that is
/// wrong before the key that shows it. Of a wrong selection and a wrong hint beside an unseen selection, the one
/// that was found less often follows from the other.
[[nodiscard]] std::optional<Fault> follows_from(const Finding& finding,
                                                const std::vector<Finding>& found);

/// Plays the steps of each suspicion about the deal on the tape, and adds the differences.
void confirm_deals(const StartStates& start_states,
                   const JudgeOptions& judge_options,
                   CheckTally& tally);

/// Plays the steps of each contradiction again under the rules that the other turns have learned, and
/// adds those that differ from them. A turn that these rules explain, too, has only been read in
/// another way.
void confirm_contradictions(const StartStates& start_states,
                            const JudgeOptions& judge_options,
                            CheckTally& tally);

/// Plays the first differences of class Highlight again under the rules that all turns have learned. A rule that was
/// still open in a turn may have explained a difference that came before: then that one takes its place.
void find_earlier_differences(const StartStates& start_states,
                              const JudgeOptions& judge_options,
                              CheckTally& tally);

/// Returns the class of a rule that has different settings on different boards.
[[nodiscard]] Fault fault_of(Rule rule) noexcept;

enum class Until { AllIsPlayed, FirstDifference };

/// Plays the turns in order on this thread. Ends early if the tape fails or `cancel` is set.
[[nodiscard]] CheckTally run_check(const StartStates& start_states,
                                   const CheckPlan& plan,
                                   const JudgeOptions& judge_options,
                                   const std::atomic<bool>* cancel = nullptr,
                                   Until until = Until::AllIsPlayed);

} // namespace shisen::oracle
