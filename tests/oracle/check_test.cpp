// Complete checks: faults of tapes are found, classified and shrunk; a correct tape is not
// reported.
#include <set>

#include <doctest/doctest.h>

#include "shisen/oracle/check.hpp"
#include "shisen/oracle/foreign_keys.hpp"
#include "shisen/oracle/report.hpp"
#include "shisen/oracle/shorten.hpp"
#include "tests/oracle/check_plan.hpp"
#include "tests/oracle/native/native_tape.hpp"
#include "tests/support/amount.hpp"

using namespace shisen;
using namespace shisen::oracle;
using fixture::Flaw;
using fixture::plan_of;

namespace {

/// A game without faults that does not take every third key, except those that deal, unless it is
/// pressed slowly enough. It may show the selection only once the cursor has left it.
class HardOfHearing final : public Subject {
  public:
    HardOfHearing(std::unique_ptr<Subject> game, int pace, bool covers = false)
        : game_(std::move(game)), pace_(pace), cursor_covers_selection_(covers) {}

    [[nodiscard]] Observed look() const override { return shown(game_->look()); }
    [[nodiscard]] Observed act(const Step& step) override {
        last_ = step;
        const bool counts = !cursor_covers_selection_ || step == press(Key::Enter);
        missed_ = counts && ++steps_ % 3 == 0 && !slow_ && step.key < Key::NewBoard;
        return missed_ ? look() : shown(game_->act(step));
    }
    [[nodiscard]] std::optional<Observed> act_again(int pace) override {
        if (!missed_ || pace < pace_) {
            return look();
        }
        missed_ = false;
        return shown(game_->act(last_));
    }
    void slow_down(int pace) override { slow_ = pace >= pace_; }
    [[nodiscard]] std::unique_ptr<Subject> copy() const override {
        auto other =
            std::make_unique<HardOfHearing>(game_->copy(), pace_, cursor_covers_selection_);
        other->steps_ = steps_;
        return other;
    }

  private:
    [[nodiscard]] Observed shown(Observed look) const {
        if (look && cursor_covers_selection_ &&
            (!look->selection || !*look->selection || *look->selection == look->cursor)) {
            look->selection.reset();
        }
        return look;
    }

    std::unique_ptr<Subject> game_;
    int pace_;
    bool cursor_covers_selection_;
    Step last_;
    int steps_ = 0;
    bool missed_ = false;
    bool slow_ = false;
};

StartStates hard_of_hearing(int pace, bool covers = false) {
    const auto good = fixture::native_bases(Flaw::None);
    return {std::make_shared<HardOfHearing>(good.falling->copy(), pace, covers),
            std::make_shared<HardOfHearing>(good.flat->copy(), pace, covers)};
}

} // namespace

TEST_CASE("a key that was not taken is no fault, one that is never taken is") {
    constexpr int Never = 99;
    const CheckTally slow = run_check(hard_of_hearing(2), plan_of(2000), JudgeOptions());
    CHECK(slow.agreed());
    CHECK(slow.taken_back() > 0);
    const CheckTally deaf = run_check(hard_of_hearing(Never), plan_of(2000), JudgeOptions());
    CHECK_FALSE(deaf.agreed());
    CHECK(deaf.taken_back() == 0);
    // The next key shows that an ENTER was not taken, also after boards that the tape chooses.
    JudgeOptions known;
    known.all_shown = false;
    const CheckTally later = run_check(hard_of_hearing(2, true), plan_of(4000), known);
    CHECK(later.agreed());
}

TEST_CASE("a correct tape is never reported") {
    const std::int64_t all_keys = support::amount("FR_ORACLE_KEYS", 8'000, 5'000);
    const auto start_states = fixture::native_bases(Flaw::None);
    for (const std::uint64_t seed : {1u, 2u}) {
        const std::int64_t keys = all_keys / static_cast<std::int64_t>(seed * seed);
        // A strict judge has nothing to learn.
        const CheckTally strict = run_check(start_states, plan_of(keys / 2, seed), JudgeOptions());
        CHECK(strict.agreed());
        CHECK(strict.keys() >= keys / 2);
        CHECK(strict.won() >= static_cast<std::size_t>(keys / 8000));
        const CheckTally lenient =
            run_check(start_states, plan_of(keys, seed), JudgeOptions::lenient());
        CHECK(lenient.agreed());
        for (const RuleText& rule : all_rules()) {
            CAPTURE(rule.question);
            const Setting learned = lenient.learned_rules().at(rule.rule);
            // There are more odd entries than so few keys can tell apart.
            const bool entry = rule.rule >= Rule::FullEntry && rule.rule < Rule::Deal;
            // For tapes on which an arrow clears the selection, stops at the edge or passes over empty
            // places, or B keeps the selection; rare keys; and a pair that stays, which may disappear later.
            const bool other =
                rule.rule == Rule::IdleBackSelection || rule.rule == Rule::IdleRestartSelection ||
                rule.rule == Rule::NextHint || rule.rule == Rule::ClearedHint ||
                rule.rule == Rule::StoppedArrowHint || rule.rule == Rule::EmptyLine ||
                rule.rule == Rule::LostSelection || rule.rule == Rule::ChangedSelection ||
                (rule.rule >= Rule::IdleBackHint && rule.rule <= Rule::IdleLastHint) ||
                rule.rule == Rule::HintTime;
            const bool few_keys = keys < 12'000; // the second seed, and under sanitizers
            CHECK((learned == OurSetting ||
                   ((entry || other || few_keys) && learned == UnknownSetting)));
        }
    }
}

TEST_CASE("every flaw is found, classified and shown by few keys") {
    for (const auto& [flaw, name, fault, only_strict] : fixture::known_flaws()) {
        const auto& tested = name;
        CAPTURE(tested);
        const auto start_states = fixture::native_bases(flaw);
        const CheckTally tally =
            run_check(start_states, plan_of(8000), JudgeOptions(), nullptr, Until::FirstDifference);
        REQUIRE_FALSE(tally.agreed());
        const Finding& found = tally.found().front();
        CAPTURE(found.difference.words);
        CAPTURE(steps_text(found.steps));
        CHECK(found.difference.fault == fault);
        const Shrunk shrunk = shrink(start_states, found, JudgeOptions(), 8000);
        CHECK(shrunk.difference.fault == fault);
        CHECK(shrunk.steps.size() <= found.steps.size());
        // A few keys cannot reach the end of a game.
        const bool far = flaw == Flaw::WhiteNeverComes || flaw == Flaw::BlackNeverComes ||
                         flaw == Flaw::BlackWithOnePairLeft || flaw == Flaw::DealChangesWithTime;
        CHECK(shrunk.keys <= (far ? 90 : 22));
        const TurnResult again = replay(start_states, shrunk.gravity, shrunk.steps, JudgeOptions());
        REQUIRE(again.difference);
        CHECK(again.difference->fault == fault);
        CHECK_FALSE(both_sides(shrunk.difference).empty());
    }
}

TEST_CASE("a question that is given up must leave the history and gravity as they are") {
    fixture::NativeHouse house;
    house.rules.set(Rule::EmptyEntry, static_cast<Setting>(Entry::GoesOn));
    // F shows gravity that was off before.
    for (const Flaw flaw :
         {Flaw::None, Flaw::GivenUpQuestionEndsForward, Flaw::GivenUpQuestionFalls}) {
        CAPTURE(static_cast<int>(flaw));
        house.flaw = flaw;
        const CheckTally tally = run_check(fixture::native_bases(house),
                                           plan_of(flaw == Flaw::None ? 4000 : 20'000),
                                           fixture::must_learn({Rule::EmptyEntry}),
                                           nullptr,
                                           Until::FirstDifference);
        REQUIRE(tally.agreed() == (flaw == Flaw::None));
        // What falls too early is seen at the next removal, if F has not shown it.
        const bool falls = flaw == Flaw::GivenUpQuestionFalls;
        const auto is = [&](Fault fault) {
            return !tally.agreed() && tally.found().front().difference.fault == fault;
        };
        CHECK((tally.agreed() || is(Fault::History) || (falls && is(Fault::Gravity))));
    }
}

TEST_CASE("the cell to which removals and B send the cursor is learned") {
    fixture::NativeHouse house;
    house.rules.set(RemovalCursor::GoesToCell);
    house.rules.set(Rule::BackCursor, static_cast<Setting>(TravelCursor::GoesToCell));
    for (const Cell cell : {Cell{6, 2}, Cell{13, 5}}) {
        CAPTURE(cell.column);
        house.fixed_cell = cell;
        const CheckTally tally =
            run_check(fixture::native_bases(house), plan_of(3000), JudgeOptions::lenient());
        CHECK(tally.agreed());
        CHECK(tally.learned_rules().fixed_cell == cell);
        for (const Rule rule : {Rule::RemovalCursor, Rule::BackCursor}) {
            CHECK(tally.learned_rules().at(rule) == *setting_of_fixed_cell(rule));
        }
    }
}

TEST_CASE("a list that has ended for a selection may begin anew once this has gone") {
    fixture::NativeHouse house;
    house.rules.set(HintEnd::None);
    house.rules.set(NoneSelection::Clears);
    const CheckTally tally =
        run_check(fixture::native_bases(house), plan_of(6000), JudgeOptions::lenient());
    CHECK(tally.agreed());
    CHECK(tally.learned_rules().at(Rule::HintEnd) == static_cast<Setting>(HintEnd::None));
}

TEST_CASE("the end of a long game is shortened to at most twice the shortest known list") {
    struct Row {
        Flaw flaw;
        int shortest; ///< known keys after a new board
    };
    constexpr Row Rows[] = {{Flaw::HangsAtFifthRemoval, 10},
                            {Flaw::BoardVanishesAtFourthRemoval, 8},
                            {Flaw::GarbageAfterBack, 3},
                            {Flaw::BackDoesNothing, 3},
                            {Flaw::RestartKeepsOne, 3},
                            {Flaw::AlwaysFalls, 2},
                            {Flaw::TravelKeepsSelection, 2},
                            {Flaw::BlackNeverComes, 50}};
    for (const auto& [flaw, shortest] : Rows) {
        const int number = static_cast<int>(flaw);
        CAPTURE(number);
        const auto start_states = fixture::native_bases(flaw);
        Finding found;
        const Strategy strategy = flaw == Flaw::BlackNeverComes ? Strategy::Honest : Strategy::Game;
        TurnResult result;
        for (std::uint64_t seed = 77; !result.difference && seed < 99; ++seed) {
            found.turn = {43210, Gravity::Off, strategy, seed, 0, 2000};
            result = play(start_states, found.turn, JudgeOptions());
        }
        REQUIRE(result.difference);
        found.steps = result.steps;
        found.difference = *result.difference;
        const Shrunk shrunk = shrink(start_states, found, JudgeOptions());
        CAPTURE(steps_text(shrunk.steps));
        CHECK(shrunk.keys <= 2 * shortest);
        CHECK(shrunk.difference.fault == found.difference.fault);
    }
}

TEST_CASE("what follows from another fault is no finding of its own") {
    const auto finding = [](Fault fault) {
        Finding found;
        found.difference.fault = fault;
        return found;
    };
    Finding status = finding(Fault::Status);
    const Finding path = finding(Fault::Path);
    Finding rule = finding(Fault::Highlight);
    rule.difference.between_turns = true;
    CHECK_FALSE(follows_from(status, {status, path}));
    status.difference.doubtful = {Pair{{0, 0}, {1, 0}}};
    CHECK(follows_from(status, {status, path}) == Fault::Path);
    CHECK_FALSE(follows_from(status, {status}));
    CHECK(follows_from(rule, {rule, path}) == Fault::Path);
    CHECK_FALSE(follows_from(rule, {rule}));
    CHECK_FALSE(follows_from(path, {path, rule, status}));

    Finding highlight;
    highlight.difference.fault = Fault::Highlight;
    highlight.difference.step = press(Key::Right);
    highlight.difference.seen = Observation();
    highlight.difference.seen->selection = std::optional(Cell{1, 0});
    CHECK(follows_from(highlight, {highlight, path}) == Fault::Path);
    highlight.difference.step = press(Key::Enter);
    CHECK_FALSE(follows_from(highlight, {highlight, path}));

    Finding hint = finding(Fault::Hint);
    hint.difference.seen = Observation();
    CHECK(follows_from(hint, {hint, highlight}) == Fault::Highlight);
    hint.difference.seen->selection.emplace();
    CHECK_FALSE(follows_from(hint, {hint, highlight}));
    hint.difference.step = press(Key::Hint);
    CHECK_FALSE(follows_from(hint, {hint, path}));
    hint.difference.seen->hint = std::optional(Pair{{0, 0}, {1, 0}});
    CHECK_FALSE(follows_from(hint, {hint, highlight}));
    hint.difference.seen->hint.emplace();
    CHECK(follows_from(hint, {hint, highlight}) == Fault::Highlight);

    Finding refusal = finding(Fault::Path);
    refusal.difference.step = press(Key::Enter);
    refusal.difference.seen = Observation();
    refusal.difference.before.game.selection = Cell{0, 0};
    CHECK_FALSE(follows_from(refusal, {refusal, highlight}));
    highlight.difference.expected.game.removed = true;
    CHECK(follows_from(refusal, {refusal, highlight}) == Fault::Highlight);
    refusal.difference.before.game.board = shisen::deal(1);
    CHECK_FALSE(follows_from(refusal, {refusal, highlight}));

    Finding left = finding(Fault::Gravity);
    left.difference.step = press(Key::Enter);
    left.difference.seen = Observation();
    left.difference.seen->board = shisen::deal(1);
    CHECK_FALSE(follows_from(left, {left, hint}));
    left.difference.before.game.hint = Pair{{0, 0}, {1, 0}};
    CHECK(follows_from(left, {left, hint}) == Fault::Hint);
    left.difference.expected.game.board = shisen::deal(1);
    CHECK_FALSE(follows_from(left, {left, hint}));

    hint.difference.step = press(Key::Enter);
    CHECK(follows_from(hint, {hint, path}) == Fault::Path);

    Finding history = finding(Fault::History);
    history.difference.step = press(Key::Back);
    CHECK_FALSE(follows_from(history, {history, hint}));
    history.difference.step = press(Key::Hint);
    CHECK(follows_from(history, {history, hint}) == Fault::Hint);

    Finding number = finding(Fault::Number);
    number.difference.step = answer("42");
    CHECK_FALSE(follows_from(number, {number, finding(Fault::Deal)}));
    number.difference.step = answer("70000");
    CHECK(follows_from(number, {number, finding(Fault::Deal)}) == Fault::Deal);
    Finding refused = finding(Fault::Machine);
    refused.difference.step = press_foreign({zx::ula::Key::Q});
    CHECK_FALSE(follows_from(refused, {refused, number}));
    refused.difference.before.asking = true;
    CHECK(follows_from(refused, {refused, number}) == Fault::Number);
}

TEST_CASE("a selection that B keeps without showing it is a fault of history") {
    Judge judge{JudgeOptions()};
    const auto subject = fixture::native_bases(Flaw::None).falling->copy();
    REQUIRE_FALSE(judge.begin(subject->look(), Gravity::On));
    for (const Key key : {Key::Hint, Key::Enter, Key::Enter}) {
        REQUIRE_FALSE(judge.see(press(key), subject->act(press(key))));
    }
    const auto selected = judge.position().game.selection;
    REQUIRE(selected);
    Observed hidden = subject->act(press(Key::Back));
    REQUIRE(hidden);
    hidden->selection.reset();
    REQUIRE_FALSE(judge.see(press(Key::Back), hidden));
    Observed shown = subject->act(press(Key::Right));
    REQUIRE(shown);
    shown->selection = selected;
    const auto difference = judge.see(press(Key::Right), shown);
    REQUIRE(difference);
    CHECK(difference->fault == Fault::History);
}

TEST_CASE("turns go back over all positions of a game") {
    const auto start_states = fixture::native_bases(Flaw::None);
    std::set<std::size_t> done;
    for (const Turn& turn : turns_of(plan_of(20'000))) {
        Judge judge{JudgeOptions()};
        const auto subject = start_states.of(turn.gravity).copy();
        REQUIRE_FALSE(judge.begin(subject->look(), turn.gravity));
        for (const Step& step : play(start_states, turn, JudgeOptions()).steps) {
            REQUIRE_FALSE(judge.see(step, subject->act(step)));
            if (step == press(Key::Back)) {
                done.insert(judge.position().game.done);
            }
        }
    }
    for (std::size_t removals = 0; removals < 36; ++removals) {
        CAPTURE(removals);
        CHECK(done.contains(removals));
    }
}

TEST_CASE("a failure ends the check") {
    const auto start_states = fixture::native_bases(Flaw::HangsAtFifthRemoval);
    const CheckTally tally = run_check(start_states, plan_of(20'000), JudgeOptions());
    CHECK(tally.count(Fault::Machine) == 1);
    CHECK(tally.keys() < 20'000);
}

TEST_CASE("a check can be cancelled") {
    const auto start_states = fixture::native_bases(Flaw::None);
    const std::atomic<bool> cancel = true;
    CHECK(run_check(start_states, plan_of(20'000), JudgeOptions(), &cancel).keys() == 0);
}

TEST_CASE("a replay leaves out steps without effect") {
    const auto start_states = fixture::native_bases(Flaw::None);
    const std::vector<Step> steps{answer("5"),
                                  press(Key::Hint),
                                  press(Key::ChooseBoard),
                                  press(Key::Right),
                                  answer("5"),
                                  press(Key::Right)};
    const TurnResult result = replay(start_states, Gravity::On, steps, JudgeOptions());
    CHECK_FALSE(result.difference);
    CHECK(steps_text(result.steps) == "H, S \"5\" ENTER, right");
    CHECK(result.keys == 5);
}

TEST_CASE("the texts of the report are as documented") {
    CHECK(grouped(1234567) == "1,234,567");
    CHECK(grouped(999) == "999");
    const auto start_states = fixture::native_bases(Flaw::BackWithoutLifting);
    const std::vector<Step> steps{
        press(Key::Hint), press(Key::Hint), press(Key::Hint), press(Key::Enter), press(Key::Back)};
    const TurnResult result = replay(start_states, Gravity::On, steps, JudgeOptions());
    REQUIRE(result.difference);
    const std::string text = both_sides(*result.difference);
    CHECK(text.find("rules") == 0);
    CHECK(text.find("border: red\n") != std::string::npos);
    CHECK(text.find('<') != std::string::npos);
    RuleVariants rules;
    rules.set(Ring::None);
    CHECK(rules_text(rules) == "* may a path leave the board: no\n");
}
