// A judge that observes a native tape.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include <doctest/doctest.h>

#include "shisen/oracle/check.hpp"
#include "tests/oracle/native/native_tape.hpp"

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
