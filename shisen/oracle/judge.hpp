// The judge: after each step, does the tape show what the rules say?
//
// It keeps every hypothesis of the house rules that explains all that has been seen, each with the
// game as it stands by that hypothesis. A step turns each into what it forecasts; a rule that is
// unknown and matters just now splits a hypothesis into one for each setting; what does not agree
// with the screen is dropped. When no hypothesis is left, the tape differs from the rules whatever
// the house rules may be: that is a fault. So a rule that changes in mid-game is a fault by itself,
// and a strict judge is one who begins with all rules known.
#pragma once

#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "shisen/oracle/difference.hpp"
#include "shisen/oracle/model.hpp"
#include "shisen/oracle/subject.hpp"

namespace shisen::oracle {

/// What a tape is held to.
struct JudgeOptions {
    /// Those that are unknown are learned.
    RuleVariants rules = RuleVariants::ours();
    /// If given, these boards are demanded.
    Deals deals{};
    /// Cursor, selection, highlight, shown pair and number must all be there to be seen.
    bool all_shown = true;

    /// For a tape by whatever house rules.
    [[nodiscard]] static JudgeOptions lenient() { return {RuleVariants(), {}, false}; }
};

class Judge {
  public:
    explicit Judge(JudgeOptions judge_options);

    /// The tape shows a new board. The gravity cannot be seen.
    [[nodiscard]] std::optional<Difference> begin(const Observed& look, Gravity gravity);
    /// The step has been done and this is what came of it. After a difference the judge stays as it
    /// was.
    [[nodiscard]] std::optional<Difference> see(const Step& step, const Observed& look);
    /// Goes on from another position than the rules led to: what is known of the rules stays.
    void resume(const ModelState& position);

    /// By the likeliest hypothesis.
    [[nodiscard]] const ModelState& position() const { return hypotheses_.front().position; }
    /// What all hypotheses agree on; the rest is unknown.
    [[nodiscard]] RuleVariants rules() const;
    /// The settings of the hypotheses that are left, rule by rule.
    [[nodiscard]] Possible possible() const;
    /// The rules of the likeliest hypothesis, some of them perhaps unknown.
    [[nodiscard]] const RuleVariants& likeliest_rules() const { return hypotheses_.front().rules; }

  private:
    struct Hypothesis {
        RuleVariants rules;
        ModelState position;
        double unexplained_bits = 0;
    };
    struct Nearest {
        int weight = 0;
        Hypothesis before;
        Forecast expected;
    };

    template <class Forecaster>
    void follow(const Hypothesis& hypothesis,
                const Forecaster& forecaster,
                const Observation& seen,
                std::vector<Hypothesis>& hypotheses,
                std::optional<Nearest>& nearest) const;
    template <class Forecaster>
    std::optional<Difference>
    judge(const Step& step, const Forecaster& forecaster, const Observation& seen);
    void keep(std::vector<Hypothesis> hypotheses);
    /// The hints that a hypothesis has seen in an order of the tape's own.
    void remember_hints();
    [[nodiscard]] std::optional<Difference> not_shown(const Observation& seen) const;
    [[nodiscard]] Difference difference_seen(Fault fault,
                                             const Step& step,
                                             const ModelState& expected,
                                             const Observation& seen,
                                             const std::string& words) const;
    /// A deal that is right by itself, but not after what has been dealt before.
    std::optional<Difference>
    same_board_again(const Step& step, const ModelState& expected, const Observation& seen);

    JudgeOptions judge_options_;
    std::vector<Hypothesis> hypotheses_;
    Remembered remembered_;
    /// N and backspace in a row that changed nothing.
    int same_numbers_ = 0;
};

/// A tape that cannot be read any more, as a difference.
[[nodiscard]] Difference
failure_difference(const ModelState& before, const Step& step, const SubjectFailure& failure);

} // namespace shisen::oracle
