#include <doctest/doctest.h>

#include "games/null/oracle/rules_check.hpp"
#include "roms-free/roms.hpp"

TEST_CASE("the empty game has all that the oracle needs") {
    zx::machine::Machine machine(zx::machine::Model::Spectrum16, zx::roms::rom48());
    for (int frame = 0; frame < 150; ++frame) {
        machine.run_frame();
    }
    zx::oracle::Lockstep lockstep(machine);
    REQUIRE(lockstep.settle() == zx::oracle::SettleResult::Waiting);
    null::RulesCheck rules;
    zx::oracle::TurnCheck<null::RulesCheck> check(rules, machine, lockstep);
    CHECK(!check.play(5, 1, [](std::int64_t) { return true; }));

    zx::oracle::TimedLockstep<null::TimedRules> timed{null::TimedRules{}};
    timed.assume({});
    CHECK(timed.frame(0));
    CHECK(timed.frame(0));
    CHECK(timed.frame(0));
    CHECK(!(timed.frame(1) && timed.frame(1) && timed.frame(1)));
}

TEST_CASE("the empty game with ticks is checked, and a difference is shortened to its key") {
    const zx::oracle::TimedCheck<null::TimedRun> check(null::TimedRun(0), &null::class_of);
    const auto go_on = [](std::int64_t) { return true; };
    null::TimedKeys honest("abc");
    CHECK(!check.play(honest, 30, go_on));

    null::TimedKeys faulty("abcdefq");
    auto finding = check.play(faulty, 30, go_on);
    REQUIRE(finding);
    CHECK(finding->difference.fault == "look");
    CHECK(finding->steps.size() == 7);
    const auto shortest = check.shorten(std::move(*finding), {}, 10000);
    CHECK(zx::oracle::keys_of(shortest.steps) == 1);
    CHECK(shortest.steps.back().key == null::TimedRun::FaultyKey);
    CHECK(check.classified_replay(shortest.steps)->fault == "look");
}

TEST_CASE("a rule variant of the empty game is learned from no difference") {
    null::RulesCheck rules;
    zx::oracle::TurnJudge<null::RulesCheck> judge(rules);
    CHECK(!judge.forecast(rules, {'a'}));
    const zx::machine::Machine machine(zx::machine::Model::Spectrum16, zx::roms::rom48());
    CHECK(!judge.see(rules, {'a'}, machine));
    CHECK(!judge.rules().known(null::Rule::FirstKey)); // both settings agree
    CHECK(zx::oracle::known_rules(null::Rules::ours(), null::RuleTexts).front().second ==
          "is a command");
}

TEST_CASE("a name that is no tape's gives no bytes") {
    CHECK(zx::roms::tape1k("null1k").empty());
    CHECK(!zx::roms::tape1k("hexes1k").empty());
}

TEST_CASE("the empty game is won and refuses everything") {
    null::State state;
    CHECK(null::status(state) == null::Status::Won);
    CHECK(!null::apply(state, 'a'));
    CHECK(null::parse("").has_value());
    CHECK(null::parse("x").error().offset == 0);
}
