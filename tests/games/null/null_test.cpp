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

TEST_CASE("the empty game is won and refuses everything") {
    null::State state;
    CHECK(null::status(state) == null::Status::Won);
    CHECK(!null::apply(state, 'a'));
    CHECK(null::parse("").has_value());
    CHECK(null::parse("x").error().offset == 0);
}
