#include "shisen/oracle/turn.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace shisen::oracle {

namespace {

/// The number of pairs that are selected tile by tile before a path fault is ruled out.
constexpr std::size_t MostTries = 40;

/// Moves the cursor without crossing an edge, so that no edge rule matters, and presses ENTER.
Observed enter_at(Subject& subject, Cell& cursor, Cell cell) {
    const auto walk = [&](int& place, int target, Key back, Key on) {
        while (place != target) {
            (void)subject.act(press(place > target ? back : on));
            place += place > target ? -1 : 1;
        }
    };
    walk(cursor.column, cell.column, Key::Left, Key::Right);
    walk(cursor.row, cell.row, Key::Up, Key::Down);
    return subject.act(press(Key::Enter));
}

/// Returns whether the tape removes the pair when its tiles are selected; nothing if that cannot be
/// seen.
std::optional<bool> takes(const Subject& tape, const Observation& seen, const Pair& pair) {
    if (!seen.cursor || !seen.board.inside(*seen.cursor)) {
        return std::nullopt;
    }
    const auto subject = tape.copy();
    Cell cursor = *seen.cursor;
    // An arrow drops a shown pair; a selection is dropped, too.
    const Key there = cursor.column == 0 ? Key::Right : Key::Left;
    (void)subject->act(press(there));
    const Observed look = subject->act(press(there == Key::Left ? Key::Right : Key::Left));
    if (look && look->selection && *look->selection && look->board.inside(**look->selection)) {
        (void)enter_at(*subject, cursor, **look->selection);
    }
    (void)enter_at(*subject, cursor, pair.first);
    const Observed after = enter_at(*subject, cursor, pair.second);
    if (!after) {
        return std::nullopt;
    }
    return after->board.tiles() < seen.board.tiles();
}

void try_doubtful_pairs(Difference& difference, const Subject& subject, const RuleVariants& rules) {
    const Board& board = difference.expected.game.board;
    std::size_t tries = 0;
    for (const Pair& pair : difference.doubtful) {
        if (++tries > MostTries) {
            return;
        }
        const bool right = joinable(rules, board, pair);
        const auto taken = takes(subject, *difference.seen, pair);
        if (taken && *taken != right) {
            difference.fault = Fault::Path;
            difference.cells = {pair.first, pair.second};
            difference.words += "; by hand " + pair_text(pair) +
                                (right ? " are not taken, though they can be joined"
                                       : " are taken, though they cannot be joined");
            return;
        }
    }
}

/// True if any key that must have an effect has one.
bool answers(const Subject& tape) {
    constexpr std::array<Key, 6> Keys{
        Key::Right, Key::Down, Key::Left, Key::NewBoard, Key::Hint, Key::ToggleGravity};
    const auto subject = tape.copy();
    Observed before = subject->look();
    for (const Key key : Keys) {
        const Observed after = subject->act(press(key));
        if (!before || !after || !(*before == *after)) {
            return true;
        }
    }
    // A tape that waits for a number ignores other keys.
    const Observed after = subject->act(answer("7"));
    return !after || !(*before == *after);
}

/// Decides whether the number or the deal of a random board is wrong. The number is wrong if it
/// deals its own board when asked for, and the board shown is that of another number.
void ask_for_number(Difference& difference, const Subject& tape) {
    const Observation& seen = *difference.seen;
    if (difference.fault != Fault::Deal || difference.step.answer || !seen.number ||
        *seen.number == 0) {
        return;
    }
    const auto subject = tape.copy();
    (void)subject->act(press(Key::ChooseBoard));
    const Observed look = subject->act(answer(std::to_string(*seen.number)));
    const bool right = look && look->number == seen.number && look->board == deal(*seen.number);
    for (int number = 1; right && number <= 65535; ++number) {
        // No number deals the board shown, so the demanded table has another deal.
        if (number != *seen.number && deal(static_cast<BoardNumber>(number)) == seen.board) {
            difference.fault = Fault::Number;
            difference.words += "; it is board " + std::to_string(number);
            return;
        }
    }
}

/// Plays one turn.
class Table {
  public:
    Table(const StartStates& start_states,
          Gravity gravity,
          const JudgeOptions& judge_options,
          Cause cause)
        : subject_(start_states.of(gravity).copy()), judge_(judge_options), cause_(cause) {
        note(judge_.begin(subject_->look(), gravity));
    }

    [[nodiscard]] const Judge& judge() const { return judge_; }
    [[nodiscard]] const TurnResult& result() const { return result_; }
    [[nodiscard]] bool over() const { return result_.difference || result_.cancelled; }
    void cancel() { result_.cancelled = true; }

    void act(const Step& step) {
        const Observed look = subject_->act(step);
        result_.keys += keys_of(step);
        result_.steps.push_back(step);
        note(judge_.see(step, look));
        if (result_.difference) {
            return;
        }
        const ModelState& position = judge_.position();
        result_.won |= position.game.board.empty();
        result_.stuck |= look->border == border_colour(Status::Stuck);
    }

    TurnResult finish() {
        result_.rules = judge_.rules();
        result_.possible = judge_.possible();
        return std::move(result_);
    }

  private:
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
    TurnResult result_;
};

} // namespace

TurnResult play(const StartStates& start_states,
                const Turn& turn,
                const JudgeOptions& judge_options,
                const std::atomic<bool>* cancel) {
    Table table(start_states, turn.gravity, judge_options, Cause::Sought);
    InputGenerator generator(turn.seed, turn.strategy, turn.board, turn.opening);
    while (!table.over() && table.result().keys < turn.keys) {
        if (cancel != nullptr && *cancel) {
            table.cancel();
            break;
        }
        table.act(generator.next(table.judge().position(), table.judge().likeliest_rules()));
    }
    return table.finish();
}

TurnResult replay(const StartStates& start_states,
                  Gravity gravity,
                  const std::vector<Step>& steps,
                  const JudgeOptions& judge_options,
                  Cause cause) {
    Table table(start_states, gravity, judge_options, cause);
    for (const Step& step : steps) {
        if (table.over()) {
            break;
        }
        if (step.answer == table.judge().position().asking) {
            table.act(step);
        }
    }
    return table.finish();
}

void find_cause(Difference& difference, const Subject& subject, const RuleVariants& rules) {
    if (!difference.seen) {
        return;
    }
    if (difference.fault != Fault::Machine && !answers(subject)) {
        difference.fault = Fault::Machine;
        difference.words += "; no key does anything any more";
        return;
    }
    ask_for_number(difference, subject);
    try_doubtful_pairs(difference, subject, rules);
}

} // namespace shisen::oracle
