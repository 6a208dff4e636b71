#include "shisen/oracle/turn.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "shisen/oracle/foreign_keys.hpp"
#include "shisen/oracle/free_entry.hpp"
#include "shisen/oracle/turn_table.hpp"

namespace shisen::oracle {

namespace {

/// The new boards of a session: more than a byte can count, and of a short one.
constexpr std::size_t ManyBoards = 260;
constexpr std::size_t SomeBoards = 70;
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
bool goes_on(TurnTable& table, const Turn& turn, const std::atomic<bool>* cancel) {
    if (cancel != nullptr && *cancel) {
        table.cancel();
    }
    return !table.over() && table.result().keys < turn.keys;
}

void play_scenarios(TurnTable& table, const Turn& turn, const std::atomic<bool>* cancel) {
    InputGenerator generator(turn.seed, turn.strategy, turn.board, turn.opening, turn.numbers);
    while (goes_on(table, turn, cancel)) {
        table.act(generator.next(table.judge().position(), table.judge().likeliest_rules()));
    }
}

/// Presses all foreign keys on a fresh board, with a selection and a shown pair, after two
/// removals, or at the question of S.
void play_keyboard(TurnTable& table, const Turn& turn, const std::atomic<bool>* cancel) {
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
void play_with_pauses(TurnTable& table, const Turn& turn, const std::atomic<bool>* cancel) {
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

/// Takes a pair that was shown for eight seconds: some programs take one away after some time.
void take_pair_late(TurnTable& table) {
    constexpr int EightSeconds = 400; // frames
    for (const Step& step : {press(Key::Hint), pause(EightSeconds), press(Key::Enter)}) {
        const bool shown = step == press(Key::Hint) || table.judge().position().game.hint;
        if (!table.over() && shown) {
            table.act(step);
        }
    }
}

/// Presses the right arrow while the program may still work on another key. No step changes the game.
void press_in_a_hurry(TurnTable& table) {
    for (const int frames : {4, 10, 25}) {
        for (const Key key :
             {Key::NewBoard, Key::ToggleGravity, Key::Restart, Key::Back, Key::Last, Key::Hint}) {
            if (!table.over()) {
                table.act(press_and_right(key, frames));
            }
        }
    }
}

void play_session(TurnTable& table, const Turn& turn, const std::atomic<bool>* cancel) {
    if (turn.pause > 0 && goes_on(table, turn, cancel)) {
        table.act(pause(turn.pause));
    }
    constexpr int KeysForManyBoards = 1500;
    // A board on which a game has begun is left alone for more than a minute.
    constexpr std::size_t StepsBeforeMinute = 8;
    constexpr int Minute = 3300; // frames
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
    const std::size_t before_minute = table.result().steps.size() + StepsBeforeMinute;
    bool waits_a_minute = turn.pause > 0;
    while (goes_on(table, turn, cancel) && table.result().keys < last) {
        if (waits_a_minute && table.result().steps.size() >= before_minute) {
            waits_a_minute = false;
            table.act(pause(Minute));
            continue;
        }
        table.act(removals.next(table.judge().position(), table.judge().likeliest_rules()));
    }
    play_with_pauses(table, turn, cancel);
    if (cancel == nullptr || !*cancel) {
        press_in_a_hurry(table);
        take_pair_late(table);
    }
}

void play(TurnTable& table, const Turn& turn, const std::atomic<bool>* cancel) {
    switch (turn.strategy) {
    case Strategy::Keyboard: play_keyboard(table, turn, cancel); break;
    case Strategy::Session: play_session(table, turn, cancel); break;
    default: play_scenarios(table, turn, cancel);
    }
}

/// Plays the turn under freer rules. Returns nothing if there is a difference all the same, or if numbers do
/// not deal their boards.
std::optional<TurnResult> play_freely(const StartStates& start_states,
                                      const Turn& turn,
                                      const JudgeOptions& judge_options,
                                      const std::atomic<bool>* cancel) {
    TurnTable table(start_states, turn.gravity, judge_options, Cause::AsItLooks, Confirm::Yes);
    play(table, turn, cancel);
    const bool deals =
        !judge_options.rules.free_entry || deals_all(start_states.of(turn.gravity),
                                                     table.subject(),
                                                     table.result().steps,
                                                     judge_options.rules.padded_digits);
    return table.result().difference || !deals ? std::nullopt : std::optional(table.finish());
}

/// True if the game goes on with the same board after the odd answer, which is one of the steps, but shows another
/// number.
bool leaves_other_number(const StartStates& start_states,
                         Gravity gravity,
                         const std::vector<Step>& steps,
                         const Step& odd,
                         const JudgeOptions& judge_options) {
    const std::vector<Step> with_answer(steps.data(), &odd + 1);
    const auto asks = std::find(with_answer.rbegin(), with_answer.rend(), press(Key::ChooseBoard));
    if (asks == with_answer.rend()) {
        return false;
    }
    std::optional<Observation> before;
    ReplayOptions options{Cause::AsItLooks};
    options.at_end = [&](const Subject& subject) {
        if (const Observed look = subject.look()) {
            before = *look;
        }
    };
    (void)replay(
        start_states, gravity, {with_answer.begin(), asks.base() - 1}, judge_options, options);
    bool other = false;
    options.at_end = [&](const Subject& subject) {
        other = before && leaves_other_number(*before, subject);
    };
    (void)replay(start_states, gravity, with_answer, judge_options, options);
    return other;
}

/// Plays a turn that shows a difference again under rules that leave open what the description does: first
/// what odd answers to S lead to, then where a cursor goes and whether it hides a shown pair, too.
std::optional<TurnResult> explained_freely(const StartStates& start_states,
                                           const Turn& turn,
                                           const TurnResult& result,
                                           JudgeOptions judge_options,
                                           const std::atomic<bool>* cancel) {
    const std::size_t padded_digits = start_states.of(turn.gravity).typed(answer("1")).text.size();
    if (const Step* odd = last_odd_answer(result.steps, padded_digits)) {
        judge_options.rules.padded_digits = padded_digits;
        judge_options.rules.free_entry = true;
        judge_options.rules.forget_entry();
        if (leaves_other_number(start_states, turn.gravity, result.steps, *odd, judge_options)) {
            return std::nullopt;
        }
        auto free = play_freely(start_states, turn, judge_options, cancel);
        // Under other rules the turn presses other keys, perhaps not those after which the tape is dead.
        const bool has_answer =
            free && std::find(free->steps.begin(), free->steps.end(), *odd) != free->steps.end();
        const auto differs_again = [&] {
            return replay(
                       start_states, turn.gravity, result.steps, judge_options, {Cause::AsItLooks})
                .difference.has_value();
        };
        if (free && (has_answer || !result.difference->dead) && !differs_again()) {
            free->odd_entries.push_back(step_text(*odd) +
                                        " has an effect that no setting describes");
            return free;
        }
    }
    const bool of_marks = result.looks_like == Fault::Highlight || result.looks_like == Fault::Hint;
    if (!of_marks) {
        return std::nullopt;
    }
    judge_options.pairs_hide = true;
    if (result.looks_like == Fault::Highlight) {
        judge_options.rules.free_cursor();
    }
    return play_freely(start_states, turn, judge_options, cancel);
}

} // namespace

TurnResult play(const StartStates& start_states,
                const Turn& turn,
                const JudgeOptions& judge_options,
                const std::atomic<bool>* cancel) {
    TurnTable table(start_states, turn.gravity, judge_options, Cause::Sought, Confirm::Yes);
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
    if (result.difference && !judge_options.all_shown) {
        if (auto free = explained_freely(start_states, turn, result, judge_options, cancel)) {
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
    TurnTable table(start_states, gravity, judge_options, options.cause, options.confirm);
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
