// A judge that observes a native tape.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include <doctest/doctest.h>

#include "shisen/oracle/check.hpp"
#include "tests/oracle/native/native_tape.hpp"
#include "tests/support/amount.hpp"

namespace fixture {

inline NativeHouse house_with(shisen::oracle::Rule rule, shisen::oracle::Setting setting) {
    NativeHouse house;
    house.rules.set(rule, setting);
    using namespace shisen::oracle;
    const bool travels = rule >= Rule::BackCursor && rule <= Rule::LastCursor;
    const bool to_corner =
        (travels && setting == static_cast<Setting>(TravelCursor::GoesToCell)) ||
        (rule == Rule::RemovalCursor && setting == static_cast<Setting>(RemovalCursor::GoesToCell));
    if (to_corner) {
        house.rules.set(Home::Stays); // else it goes home
    }
    return house;
}

inline shisen::oracle::CheckPlan small_plan() {
    shisen::oracle::CheckPlan plan;
    plan.last = 20;
    plan.sample_deals = false;
    plan.keys = 6000; // with fewer keys, under sanitizers, some rules would not be learned
    return plan;
}

/// Returns what a lenient check with the turns of the plan finds and learns. The turns end when it has
/// learned this setting of the rule and pressed 1,000 keys, or as many as the environment variable
/// FR_RULE_KEYS says.
inline shisen::oracle::CheckTally
checked_until_learned(const shisen::oracle::StartStates& start_states,
                      shisen::oracle::Rule rule,
                      shisen::oracle::Setting setting,
                      const shisen::oracle::CheckPlan& plan = small_plan()) {
    using namespace shisen::oracle;
    const std::int64_t least_keys = support::amount("FR_RULE_KEYS", 1000, 1000);
    const JudgeOptions lenient = JudgeOptions::lenient();
    CheckTally tally(lenient);
    for (const Turn& turn : turns_of(plan)) {
        const bool learning = tally.turns() < LearningTurns;
        tally.add(turn, play(start_states, turn, learning ? tally.judge_options() : lenient));
        if (tally.broken() ||
            (tally.keys() >= least_keys && tally.learned_rules().at(rule) == setting)) {
            break;
        }
    }
    confirm_deals(start_states, lenient, tally);
    confirm_contradictions(start_states, lenient, tally);
    return tally;
}

/// Returns the first difference and its steps; "" if there is none.
inline std::string found_text(const shisen::oracle::CheckTally& tally) {
    return tally.agreed() ? ""
                          : tally.found().front().difference.words + " | " +
                                shisen::oracle::steps_text(tally.found().front().steps);
}

/// A tape that takes steps, and a judge that observes each.
struct Watched {
    explicit Watched(const NativeHouse& house, const shisen::oracle::JudgeOptions& judge_options)
        : subject(fixture::native_bases(house).falling->copy()), judge(judge_options) {
        difference = judge.begin(subject->look(), shisen::Gravity::On);
    }
    void act(const shisen::oracle::Step& step) {
        REQUIRE_FALSE(difference);
        difference = judge.see(step, subject->act(step));
    }

    std::unique_ptr<shisen::oracle::Subject> subject;
    shisen::oracle::Judge judge;
    std::optional<shisen::oracle::Difference> difference;
};

} // namespace fixture
