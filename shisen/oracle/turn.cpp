#include "shisen/oracle/turn.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "shisen/oracle/foreign_keys.hpp"
#include "shisen/oracle/free_entry.hpp"
#include "shisen/oracle/second_look.hpp"
#include "shisen/oracle/seen_board.hpp"
#include "shisen/oracle/session_watch.hpp"

namespace shisen::oracle {

namespace {

/// The new boards of a session: more than a byte can count, and of a short one.
constexpr std::size_t ManyBoards = 260;
constexpr std::size_t SomeBoards = 70;
/// The words about a program that a key has stopped.
constexpr const char* DealsNoMore = "S does not deal a board on request any more";

bool all_known(const RuleVariants& rules) {
    return std::count(rules.settings.begin(), rules.settings.end(), UnknownSetting) == 0;
}

JudgeOptions for_subject(JudgeOptions judge_options, const Subject& subject) {
    judge_options.rules.cursor_unknown = !subject.shows_cursor();
    return judge_options;
}

/// Plays one turn.
class Table {
  public:
    Table(const StartStates& start_states,
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
            note(failure_difference(position, step, *failure));
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
        if (difference && acts_without_shift(*before, step.foreign, look)) {
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

    /// True if the effect of a foreign key is neither that of a key of the game nor a page that a
    /// further key closes.
    [[nodiscard]] bool
    breaks_the_game(const Subject& before, const Step& step, const Observed& look) const {
        return (!look || spoiled(before, judge_.position(), judge_.likeliest_rules(), *look)) &&
               !opens_a_page(before, *subject_, step.foreign);
    }

    /// Presses a foreign key at the question of S, on a copy.
    void act_foreign_at_question(const Step& step) {
        const auto after = subject_->copy();
        const Observed look = after->act(step);
        const Cell cursor = judge_.position().game.cursor;
        const bool deals =
            (look || cursor_stands_still(*after, look, cursor)) && still_deals(*subject_, *after);
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

/// True if the same steps with slower keys show no difference. A step that deals a random board deals another
/// one then, so only the steps after the last one of these are slower.
bool gone_with_slower_keys(const StartStates& start_states,
                           Gravity gravity,
                           const TurnResult& result,
                           const JudgeOptions& judge_options) {
    const auto last = std::find_if(result.steps.rbegin(), result.steps.rend(), deals_at_random);
    if (last == result.steps.rbegin() && last != result.steps.rend()) {
        return false; // the step that differs
    }
    ReplayOptions slowly{Cause::AsItLooks, Confirm::Yes, SlowerPaces.front(), {}};
    slowly.quick_steps = static_cast<std::size_t>(result.steps.rend() - last);
    return !replay(start_states, gravity, result.steps, judge_options, slowly).difference;
}

/// Returns true if the turn goes on.
bool goes_on(Table& table, const Turn& turn, const std::atomic<bool>* cancel) {
    if (cancel != nullptr && *cancel) {
        table.cancel();
    }
    return !table.over() && table.result().keys < turn.keys;
}

void play_scenarios(Table& table, const Turn& turn, const std::atomic<bool>* cancel) {
    InputGenerator generator(turn.seed, turn.strategy, turn.board, turn.opening, turn.numbers);
    while (goes_on(table, turn, cancel)) {
        table.act(generator.next(table.judge().position(), table.judge().likeliest_rules()));
    }
}

/// Presses all foreign keys on a fresh board, with a selection and a shown pair, after two
/// removals, or at the question of S.
void play_keyboard(Table& table, const Turn& turn, const std::atomic<bool>* cancel) {
    constexpr int KeysUntilArrows = 12;
    constexpr std::array<std::array<Key, 4>, 3> Openings{{
        {Key::Right, Key::Left, Key::Right, Key::Left},
        {Key::Enter, Key::Hint, Key::Hint, Key::Hint},
        {Key::Hint, Key::Enter, Key::Hint, Key::Enter},
    }};
    const std::size_t opening = turn.opening % (Openings.size() + 1);
    const bool asking = opening == Openings.size();
    std::vector<Step> steps{press(Key::ChooseBoard), answer(std::to_string(turn.board))};
    if (asking) {
        steps.push_back(press(Key::ChooseBoard));
    } else {
        for (const Key key : Openings[opening]) {
            steps.push_back(press(key));
        }
    }
    auto chords = foreign_keys(asking);
    Rng rng(turn.seed);
    for (std::size_t i = chords.size(); i > 1; --i) {
        std::swap(chords[i - 1], chords[rng.below(i)]);
    }
    int pressed = 0;
    for (KeyChord& chord : chords) {
        steps.push_back(press_foreign(std::move(chord)));
        // The game must still take its own keys.
        if (!asking && ++pressed % KeysUntilArrows == 0) {
            steps.insert(steps.end(), {press(Key::Right), press(Key::Left)});
        }
    }
    for (const Step& step : steps) {
        if (!goes_on(table, turn, cancel)) {
            return;
        }
        table.act(step);
    }
    play_scenarios(table, turn, cancel);
}

/// Plays games with pauses of up to three seconds between some keys. Waits longest at the first pair.
void play_with_pauses(Table& table, const Turn& turn, const std::atomic<bool>* cancel) {
    constexpr std::size_t StepsBetweenPauses = 15;
    constexpr int LongestPause = 150; // frames
    Rng rng(turn.seed);
    InputGenerator generator(turn.seed, Strategy::Game, turn.board, turn.opening);
    bool waited_for_pair = false;
    while (goes_on(table, turn, cancel)) {
        const bool shown = table.judge().position().game.hint.has_value();
        const bool first = shown && !waited_for_pair;
        waited_for_pair |= first;
        if (!first && !rng.one_in(StepsBetweenPauses)) {
            table.act(generator.next(table.judge().position(), table.judge().likeliest_rules()));
            continue;
        }
        table.act(pause(first ? LongestPause : 1 + static_cast<int>(rng.below(LongestPause))));
        const ModelState& after = table.judge().position();
        if (shown && !table.over() && (!after.game.hint || after.hint_hides)) {
            table.act(press(Key::Enter)); // tells a pair that is gone from one that hides
        }
    }
}

void play_session(Table& table, const Turn& turn, const std::atomic<bool>* cancel) {
    if (turn.pause > 0 && goes_on(table, turn, cancel)) {
        table.act(pause(turn.pause));
    }
    constexpr int KeysForManyBoards = 1500;
    const std::size_t boards = turn.keys >= KeysForManyBoards ? ManyBoards : SomeBoards;
    for (std::size_t i = 0; i < boards && goes_on(table, turn, cancel); ++i) {
        table.act(press(Key::NewBoard));
    }
    // After the long pause even a program that takes the frame counter for its number draws high ones.
    const BoardNumber number = table.judge().position().game.start.number;
    if (number != 0 && goes_on(table, turn, cancel)) {
        table.act(press(Key::ChooseBoard));
        if (!table.over() && table.judge().position().asking) {
            table.act(answer(std::to_string(number)));
        }
    }
    InputGenerator removals(turn.seed, Strategy::Session, turn.board, turn.opening);
    const int last = table.result().keys + (turn.keys - table.result().keys) * 3 / 4;
    while (goes_on(table, turn, cancel) && table.result().keys < last) {
        table.act(removals.next(table.judge().position(), table.judge().likeliest_rules()));
    }
    play_with_pauses(table, turn, cancel);
}

void play(Table& table, const Turn& turn, const std::atomic<bool>* cancel) {
    switch (turn.strategy) {
    case Strategy::Keyboard: play_keyboard(table, turn, cancel); break;
    case Strategy::Session: play_session(table, turn, cancel); break;
    default: play_scenarios(table, turn, cancel);
    }
}

/// Plays the turn with odd answers to S that may have any outcome. Returns nothing if there is a
/// difference all the same, or if S deals no board after it.
std::optional<TurnResult> play_with_free_entry(const StartStates& start_states,
                                               const Turn& turn,
                                               JudgeOptions judge_options,
                                               const std::atomic<bool>* cancel) {
    judge_options.rules.free_entry = true;
    judge_options.rules.forget_entry();
    Table table(start_states, turn.gravity, judge_options, Cause::AsItLooks, Confirm::Yes);
    play(table, turn, cancel);
    if (table.result().difference ||
        !deals_all(start_states.of(turn.gravity), table.subject(), table.result().steps)) {
        return std::nullopt;
    }
    return table.finish();
}

} // namespace

TurnResult play(const StartStates& start_states,
                const Turn& turn,
                const JudgeOptions& judge_options,
                const std::atomic<bool>* cancel) {
    Table table(start_states, turn.gravity, judge_options, Cause::Sought, Confirm::Yes);
    play(table, turn, cancel);
    TurnResult result = table.finish();
    if (result.difference &&
        gone_with_slower_keys(start_states, turn.gravity, result, judge_options)) {
        result.difference.reset();
        ++result.taken_back;
        // What was learned from keys that were not taken is not known.
        result.rules = judge_options.rules;
        result.possible = possible_by(judge_options.rules);
    }
    const Step* odd = last_odd_answer(result.steps);
    if (result.difference && !judge_options.all_shown && odd != nullptr) {
        if (auto free = play_with_free_entry(start_states, turn, judge_options, cancel)) {
            free->odd_entries.push_back(step_text(*odd) +
                                        " has an effect that no setting describes");
            return std::move(*free);
        }
    }
    return result;
}

TurnResult replay(const StartStates& start_states,
                  Gravity gravity,
                  const std::vector<Step>& steps,
                  const JudgeOptions& judge_options,
                  const ReplayOptions& options) {
    Table table(start_states, gravity, judge_options, options.cause, options.confirm);
    for (std::size_t i = 0; i < steps.size() && !table.over(); ++i) {
        const Step& step = steps[i];
        if (i == options.quick_steps) {
            table.slow_down(options.pace);
        }
        if (step.idle() || step.answer == table.judge().position().asking) {
            table.act(step);
        }
    }
    if (options.at_end) {
        options.at_end(table.subject());
    }
    return table.finish();
}

} // namespace shisen::oracle
