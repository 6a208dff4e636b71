// The plan of a short check.
#pragma once

#include <cstdint>
#include <initializer_list>

#include "shisen/oracle/check.hpp"

namespace fixture {

inline shisen::oracle::CheckPlan plan_of(std::int64_t keys, std::uint64_t seed = 1) {
    shisen::oracle::CheckPlan plan;
    plan.last = 40;
    plan.keys = keys;
    plan.seed = seed;
    return plan;
}

/// Options of a lenient judge that must learn only these rules; the others are ours. It follows few hypotheses.
inline shisen::oracle::JudgeOptions must_learn(std::initializer_list<shisen::oracle::Rule> rules) {
    auto options = shisen::oracle::JudgeOptions::lenient();
    options.rules = shisen::oracle::RuleVariants::ours();
    for (const shisen::oracle::Rule rule : rules) {
        options.rules.set(rule, zx::oracle::UnknownSetting);
    }
    return options;
}

} // namespace fixture
