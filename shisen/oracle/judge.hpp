// Compares the tape with the rules after each step.
//
// The judge keeps every hypothesis (a set of rule variants and the game as it stands by them) that
// explains all observations. A step replaces each hypothesis by its forecast. If a rule that is
// unknown matters for the step, the hypothesis is split into one for each setting. Hypotheses that
// disagree with the screen are dropped. If none is left, no rule variant explains the tape: that is
// a fault. A rule that changes in mid-game is therefore a fault, too. A strict judge begins with
// all rules known.
#pragma once

#include <deque>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "shisen/oracle/coverage.hpp"
#include "shisen/oracle/difference.hpp"
#include "shisen/oracle/model.hpp"
#include "shisen/oracle/subject.hpp"

namespace shisen::oracle {

/// What a tape must conform to.
struct JudgeOptions {
    /// Unknown rules are learned.
    RuleVariants rules = RuleVariants::ours();
    /// If given, the tape must deal these boards.
    RequiredDeals deals{};
    /// Requires cursor, selection, highlight, shown pair and number to be visible.
    bool all_shown = true;
    /// Requires that no two numbers deal the same board. Otherwise only numbers that are so close to
    /// each other that this is hardly chance.
    bool own_boards = true;
    /// A shown pair is not compared while none is seen and the cursor and the selection are on two tiles of
    /// one kind: they may hide it.
    bool pairs_hide = false;

    /// Options for a tape with unknown rule variants.
    [[nodiscard]] static JudgeOptions lenient() {
        JudgeOptions options{RuleVariants(), {}, false, false, false};
        // Only rules_by_hand() finds a tape on which red comes later.
        options.rules.set(RedBorder::AtOnce);
        return options;
    }
};

class Judge {
  public:
    explicit Judge(JudgeOptions judge_options);

    /// Starts with a new board on the screen. The gravity is given, because it is not visible.
    [[nodiscard]] std::optional<Difference> begin(const Observed& look, Gravity gravity);
    /// Compares the observation after a step. After a difference the judge is unchanged.
    [[nodiscard]] std::optional<Difference> see(const Step& step, const Observed& look);
    /// Goes on after a step whose screen cannot be read, but for the border. Returns false, and changes nothing, if
    /// no rule variant expects this border and marks that explain the cells that cannot be read.
    [[nodiscard]] bool
    see_unread(const Step& step, int border, const std::vector<Cell>& unread = {});
    /// Continues from another state than the forecast; what is known of the rules stays.
    void resume(const ModelState& position);

    /// Restricts a rule that is still unknown to two settings, after a trial.
    template <class Choice> void learn(Choice one, Choice other) {
        std::vector<Hypothesis> others;
        for (Hypothesis& hypothesis : hypotheses_) {
            if (!hypothesis.rules.known(rule_of(one))) {
                others.push_back(hypothesis);
                others.back().rules.set(other);
                hypothesis.rules.set(one);
            }
        }
        hypotheses_.insert(hypotheses_.end(), others.begin(), others.end());
    }

    /// True if the tape may be at a board, so that an answer to S is an ENTER.
    [[nodiscard]] bool may_be_at_board() const;
    /// True if a hypothesis has the cursor on this cell, or on another one and allows this one.
    [[nodiscard]] bool cursor_may_be_at(Cell cell) const;
    /// True if everything that the description names must be visible.
    [[nodiscard]] bool strict() const noexcept { return judge_options_.all_shown; }
    /// The state of the likeliest hypothesis.
    [[nodiscard]] const ModelState& position() const { return hypotheses_.front().position; }
    /// The rules on which all hypotheses agree; the others are unknown.
    [[nodiscard]] RuleVariants rules() const;
    /// The settings of the remaining hypotheses, rule by rule.
    [[nodiscard]] Possible possible() const;
    /// The cells to which a rule about the cursor may always send it (GoesToCell). A rule of which nothing has
    /// been seen is left out.
    [[nodiscard]] FixedCells fixed_cells() const;
    /// What has been compared so far.
    [[nodiscard]] Coverage coverage() const;
    /// If false, see() also returns a difference if nothing but a question of S that may still be there explains
    /// what a command has done.
    void let_asking_explain(bool on) noexcept { asking_explains_ = on; }
    /// The boards dealt so far.
    [[nodiscard]] const KnownBoards& remembered() const { return remembered_; }
    /// The rules of the likeliest hypothesis; some may be unknown.
    [[nodiscard]] const RuleVariants& likeliest_rules() const { return hypotheses_.front().rules; }

  private:
    struct Hypothesis {
        RuleVariants rules;
        ModelState position;
        double unexplained_bits = 0;
        /// How often the board's number was not shown after a question that was given up.
        std::size_t numbers_gone = 0;
    };
    /// A hypothesis, and the step as the tape takes it: nothing() if it ignores the key.
    struct Case {
        const Hypothesis* hypothesis;
        Step step;
    };
    /// Valid until hypotheses_ changes.
    struct Cases {
        std::deque<Hypothesis> doubts;
        std::vector<Case> all;
    };
    struct Nearest {
        int weight = 0;
        Hypothesis before;
        Forecast expected;
    };

    template <class Forecaster>
    void follow(const Case& of,
                const Forecaster& forecaster,
                const Observation& seen,
                std::vector<Hypothesis>& hypotheses,
                std::optional<Nearest>& nearest) const;
    template <class Forecaster>
    std::optional<Difference>
    judge(const Step& step, const Forecaster& forecaster, const Observation& seen);
    template <class Wanted>
    void follow_hidden(const Case& of,
                       const Observation& unseen,
                       const Wanted& wanted,
                       std::vector<Hypothesis>& hypotheses) const;
    [[nodiscard]] Cases cases_of(const Step& step) const;
    [[nodiscard]] bool may_hide_pair(const Observation& seen) const;
    [[nodiscard]] bool message_hides(const Step& step, const SubjectFailure& failure);
    void keep(std::vector<Hypothesis> hypotheses);
    [[nodiscard]] bool only_asking(const std::vector<Hypothesis>& next, const Step& step) const;
    /// The step has been judged; before it, `before` was selected.
    void
    note_selection(const Step& step, const std::optional<Cell>& before, const Observation& seen);
    [[nodiscard]] bool explained_by_selection(const Step& step,
                                              const Observation& seen,
                                              const std::optional<Cell>& selected) const;
    void
    blame_unseen_selection(const Step& step, const Observation& seen, Difference& difference) const;
    [[nodiscard]] std::optional<Difference> not_shown(const Observation& seen) const;
    /// Returns what is wrong after an answer that deals a board if no number is shown; nullptr for nothing.
    [[nodiscard]] const char*
    number_missing(const Step& step, const ModelState& expected, const Observation& seen) const;
    /// True if the board's number was shown before on this board, no message may cover it, and it is not shown.
    [[nodiscard]] bool number_lost(const ModelState& expected, const Observation& seen) const;
    void note_number(const Step& step, const Observation& seen);
    [[nodiscard]] Difference difference_seen(Fault fault,
                                             const Step& step,
                                             const ModelState& expected,
                                             const Observation& seen,
                                             const std::string& words) const;
    /// True if the number has dealt another board in the other variant.
    [[nodiscard]] bool
    dealt_otherwise(BoardNumber number, Gravity gravity, const Board& board) const;
    /// Counts a board that N or backspace has dealt. Returns words if the last ones were dealt too often.
    std::optional<std::string> repeated_number(const Observation& seen);
    /// Returns a difference for a deal that is right by itself but contradicts an earlier one.
    std::optional<Difference>
    same_board_again(const Step& step, const ModelState& expected, const Observation& seen);

    JudgeOptions judge_options_;
    std::vector<Hypothesis> hypotheses_;
    /// Empty; its memory serves the next step.
    std::vector<Hypothesis> room_;
    KnownBoards remembered_;
    Coverage coverage_;
    bool asking_explains_ = true;
    /// True if B, F, R or L had a selection to clear or keep, and the selection has not been seen
    /// since.
    bool selection_unseen_since_travel_ = false;
    /// The tile that ENTER has just selected no more, if no selection could be read since.
    std::optional<Cell> dropped_unseen_;
    /// The tile of this board that was selected last.
    std::optional<Cell> last_selected_;
    /// True if a number has been seen on the screen.
    bool number_seen_ = false;
    /// True if it was seen on the present board, and no question was given up since.
    bool number_on_board_ = false;
    /// The number of steps with number_lost() since it was seen.
    int steps_without_number_ = 0;
    /// The number of consecutive N and backspace steps that changed nothing.
    int same_numbers_ = 0;
    /// The number of N and backspace steps of this turn that dealt the board before again.
    int same_boards_ = 0;
    /// True if the board was dealt by S with the number that it shows.
    bool number_typed_ = false;
};

/// Returns the difference for a tape that can no longer be read.
[[nodiscard]] Difference
failure_difference(const ModelState& before, const Step& step, const SubjectFailure& failure);

} // namespace shisen::oracle
