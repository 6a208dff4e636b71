// Plays the steps of one turn, and judges them.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "shisen/oracle/foreign_keys.hpp"
#include "shisen/oracle/hurried.hpp"
#include "shisen/oracle/number_entry.hpp"
#include "shisen/oracle/second_look.hpp"
#include "shisen/oracle/seen_board.hpp"
#include "shisen/oracle/session_watch.hpp"
#include "shisen/oracle/turn.hpp"

namespace shisen::oracle {

/// The words about a program that a key has stopped.
inline constexpr const char* DealsNoMore = "S does not deal a board on request any more";

[[nodiscard]] inline bool all_known(const RuleVariants& rules) {
    return std::count(rules.settings.begin(), rules.settings.end(), UnknownSetting) == 0;
}

[[nodiscard]] inline JudgeOptions for_subject(JudgeOptions judge_options, const Subject& subject) {
    RuleVariants& rules = judge_options.rules;
    rules.cursor_unknown = !subject.shows_cursor();
    // Numbers that must be typed with zeros before them are numbers.
    const bool padded = subject.typed(answer("1")).text.size() == FullEntryDigits;
    if (padded && !rules.known(Rule::ZerosEntry)) {
        rules.set(ZerosEntry::Taken);
    }
    return judge_options;
}

/// Plays one turn.
class TurnTable {
  public:
    TurnTable(const StartStates& start_states,
              Gravity gravity,
              const JudgeOptions& judge_options,
              Cause cause,
              Confirm confirm)
        : subject_(start_states.of(gravity).copy()), judge_(for_subject(judge_options, *subject_)),
          cause_(cause), confirm_(confirm), strict_(judge_options.all_shown) {
        // Where every rule is known, a key that was not taken is seen by the judge.
        subject_->try_again(!all_known(judge_options.rules));
        note(judge_.begin(subject_->look(), gravity));
    }

    [[nodiscard]] const Judge& judge() const { return judge_; }
    [[nodiscard]] const TurnResult& result() const { return result_; }
    [[nodiscard]] bool over() const { return result_.difference || result_.cancelled; }
    void slow_down(int pace) { subject_->slow_down(pace); }
    void cancel() { result_.cancelled = true; }

    void act(const Step& planned) {
        const Step step = subject_->typed(possible_without_cursor(planned));
        result_.keys += keys_of(step);
        if (auto words = strict_ ? std::nullopt : spoils_question(*subject_, step)) {
            result_.odd_entries.push_back(std::move(*words));
            return;
        }
        result_.steps.push_back(step);
        if (step.right_after != 0) {
            act_in_a_hurry(step);
            return;
        }
        if (!step.foreign.empty()) {
            judge_.position().asking ? act_foreign_at_question(step) : act_foreign(step);
            return;
        }
        JudgedStep judged = act_and_judge(*subject_, judge_, step, confirm_);
        result_.taken_back += judged.taken_back ? 1 : 0;
        if (judged.difference && step.answer && !strict_) {
            auto before = subject_->copy_before();
            if (const auto other = before
                                       ? without_command_digits(*before, step, result_.extra_keys)
                                       : std::nullopt) {
                result_.steps.pop_back();
                subject_ = std::move(before);
                act(*other);
                return;
            }
        }
        note(std::move(judged.difference));
        if (result_.difference) {
            return;
        }
        const ModelState& position = judge_.position();
        result_.won |= position.game.board.empty();
        result_.stuck |= judged.look ? judged.look->border == border_colour(Status::Stuck)
                                     : !position.game.board.empty();
        if (auto failure = watch_.after(step, *subject_, judged.look)) {
            // The game itself shows nothing, so no cause is sought.
            result_.difference = failure_difference(position, step, *failure);
            result_.looks_like = result_.difference->fault;
        }
    }
    [[nodiscard]] const Subject& subject() const { return *subject_; }

    TurnResult finish() {
        result_.fixed_cells = judge_.fixed_cells();
        result_.rules = judge_.rules();
        result_.possible = judge_.possible();
        result_.coverage = judge_.coverage();
        for (const auto& [key, board] : judge_.remembered().dealt) {
            result_.dealt.push_back({key.first, key.second, board});
        }
        return std::move(result_);
    }

  private:
    /// Returns H instead of an ENTER that selects the tile at a cursor that cannot be seen. Nothing
    /// shows where the cursor is on a new board.
    [[nodiscard]] Step possible_without_cursor(const Step& step) const {
        const ModelState& position = judge_.position();
        const bool selects = step == press(Key::Enter) && !position.asking && !position.game.hint;
        return selects && !subject_->shows_cursor() ? press(Key::Hint) : step;
    }
    /// Presses a foreign key. If the key has an effect but breaks nothing, records it and restores the
    /// state before it, unless the judge is strict.
    void act_foreign(const Step& step) {
        auto before = subject_->copy();
        Observed look = subject_->act(step);
        if (message_stays(judge_.position().game.board, before->look(), look)) {
            // The key does not end the message that lies over the board.
            result_.steps.pop_back();
            subject_ = std::move(before);
            return;
        }
        const bool command = is_shifted_command(step.foreign);
        auto judge_before = command ? std::optional(judge_) : std::nullopt;
        auto difference = judge_.see(step, look);
        if (difference && look) {
            look = subject_->look_after(MoreTime.front());
            difference = judge_.see(step, look);
        }
        if (difference && (acts_without_shift(*before, step.foreign, look) ||
                           (!strict_ && only_drops_pair(step, look)))) {
            result_.steps.pop_back();
            subject_ = std::move(before);
            return;
        }
        if (!difference && command) {
            result_.steps.pop_back();
            subject_ = std::move(before); // after it, the tape may ask for a number
            judge_ = std::move(*judge_before);
            return;
        }
        if (!difference && (strict_ || !look || !changed_unseen(*before, *subject_, *look))) {
            return;
        }
        if ((strict_ && !command) || breaks_the_game(*before, step, look)) {
            note(std::move(difference));
            return;
        }
        if (look && stops_the_game(*before, *subject_, step.foreign)) {
            note(failure_difference(
                judge_.position(), step, {SubjectFailure::Kind::Hung, DealsNoMore}));
            return;
        }
        if (!command) {
            result_.extra_keys.push_back(chord_text(step.foreign));
        }
        result_.steps.pop_back();
        subject_ = std::move(before);
    }

    /// True if the only effect of a foreign key is that a shown pair has gone.
    [[nodiscard]] bool only_drops_pair(const Step& step, const Observed& look) const {
        const auto& shown = judge_.position().game.hint;
        if (!shown || !look || !look->hint || *look->hint) {
            return false;
        }
        Observed with_pair = look;
        with_pair->hint = shown;
        return !Judge(judge_).see(step, with_pair);
    }

    /// True if the effect of a foreign key is neither that of a key of the game nor a page that a
    /// further key closes.
    [[nodiscard]] bool
    breaks_the_game(const Subject& before, const Step& step, const Observed& look) const {
        return (!look || spoiled(before, judge_.position(), judge_.likeliest_rules(), *look)) &&
               !opens_a_page(before, *subject_, step.foreign);
    }

    /// Presses two keys of which the second may come while the program works, on a copy.
    void act_in_a_hurry(const Step& step) {
        result_.difference = difference_in_a_hurry(*subject_, judge_, step);
        if (!result_.difference) {
            result_.steps.pop_back();
            return;
        }
        result_.looks_like = result_.difference->fault;
        (void)subject_->act(step); // for the strokes and the screen of a report
    }

    /// Presses a foreign key at the question of S, on a copy.
    void act_foreign_at_question(const Step& step) {
        const auto after = subject_->copy();
        const Observed look = after->act(step);
        const Cell cursor = judge_.position().game.cursor;
        const bool deals =
            (look || cursor_stands_still(look, cursor)) && still_deals(*subject_, *after);
        if (deals || (may_stop_the_editor(step.foreign) &&
                      (after->shows_report() || asks_by_editor(*subject_)))) {
            result_.steps.pop_back();
            return;
        }
        (void)subject_->act(step); // for the strokes and the screen of a report
        note(failure_difference(judge_.position(),
                                step,
                                look ? SubjectFailure{SubjectFailure::Kind::Hung, DealsNoMore}
                                     : look.error()));
    }

    void note(std::optional<Difference> difference) {
        result_.difference = std::move(difference);
        if (result_.difference) {
            result_.looks_like = result_.difference->fault;
            if (cause_ == Cause::Sought) {
                find_cause(*result_.difference, *subject_, judge_.likeliest_rules());
            }
        }
    }

    std::unique_ptr<Subject> subject_;
    Judge judge_;
    Cause cause_;
    Confirm confirm_;
    bool strict_;
    TurnResult result_;
    SessionWatch watch_;
};

} // namespace shisen::oracle
