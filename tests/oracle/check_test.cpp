// Complete checks: faults of tapes are found, classified and shrunk; a correct tape is not
// reported.
#include <doctest/doctest.h>

#include "shisen/oracle/check.hpp"
#include "shisen/oracle/report.hpp"
#include "tests/oracle/native_tape.hpp"
#include "tests/support/amount.hpp"

using namespace shisen;
using namespace shisen::oracle;
using fixture::Flaw;

namespace {

CheckPlan plan_of(std::int64_t keys, std::uint64_t seed = 1) {
    CheckPlan plan;
    plan.last = 40;
    plan.keys = keys;
    plan.seed = seed;
    return plan;
}

/// A game without faults that does not take every third key, except those that deal, unless it is
/// pressed slowly enough.
class HardOfHearing final : public Subject {
  public:
    HardOfHearing(std::unique_ptr<Subject> game, int pace) : game_(std::move(game)), pace_(pace) {}

    [[nodiscard]] Observed look() const override { return game_->look(); }
    [[nodiscard]] Observed act(const Step& step) override {
        last_ = step;
        missed_ = ++steps_ % 3 == 0 && !slow_ && step.key < Key::NewBoard;
        return missed_ ? game_->look() : game_->act(step);
    }
    [[nodiscard]] std::optional<Observed> act_again(int pace) override {
        if (!missed_ || pace < pace_) {
            return look();
        }
        missed_ = false;
        return game_->act(last_);
    }
    void slow_down(int pace) override { slow_ = pace >= pace_; }
    [[nodiscard]] std::unique_ptr<Subject> copy() const override {
        auto other = std::make_unique<HardOfHearing>(game_->copy(), pace_);
        other->steps_ = steps_;
        return other;
    }

  private:
    std::unique_ptr<Subject> game_;
    int pace_;
    Step last_;
    int steps_ = 0;
    bool missed_ = false;
    bool slow_ = false;
};

StartStates hard_of_hearing(int pace) {
    const auto good = fixture::native_bases(Flaw::None);
    return {std::make_shared<HardOfHearing>(good.falling->copy(), pace),
            std::make_shared<HardOfHearing>(good.flat->copy(), pace)};
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
}

TEST_CASE("a correct tape is never reported") {
    const std::int64_t keys = support::amount("FR_ORACLE_KEYS", 20'000, 5'000);
    const auto start_states = fixture::native_bases(Flaw::None);
    for (const std::uint64_t seed : {1u, 2u}) {
        const CheckTally strict = run_check(start_states, plan_of(keys, seed), JudgeOptions());
        CHECK(strict.agreed());
        CHECK(strict.keys() >= keys);
        CHECK(strict.won() > static_cast<std::size_t>(keys / 4000));
        const CheckTally lenient =
            run_check(start_states, plan_of(keys, seed), JudgeOptions::lenient());
        CHECK(lenient.agreed());
        for (const RuleText& rule : all_rules()) {
            CAPTURE(rule.question);
            const Setting learned = lenient.learned_rules().at(rule.rule);
            // There are more odd entries than so few keys can tell apart.
            const bool entry = rule.rule >= Rule::FullEntry && rule.rule < Rule::Deal;
            CHECK((learned == OurSetting || (entry && learned == UnknownSetting)));
        }
    }
}

TEST_CASE("every flaw is found, classified and shown by few keys") {
    for (const auto& [flaw, name, fault, only_strict] : fixture::known_flaws()) {
        CAPTURE(name);
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
        const bool far = flaw == Flaw::WhiteNeverComes || flaw == Flaw::BlackNeverComes;
        CHECK(shrunk.keys <= (far ? 300 : 100));
        const TurnResult again =
            replay(start_states, found.turn.gravity, shrunk.steps, JudgeOptions());
        REQUIRE(again.difference);
        CHECK(again.difference->fault == fault);
        CHECK_FALSE(both_sides(shrunk.difference).empty());
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
