// The plan of a short check.
#pragma once

#include <cstdint>

#include "shisen/oracle/check.hpp"

namespace fixture {

inline shisen::oracle::CheckPlan plan_of(std::int64_t keys, std::uint64_t seed = 1) {
    shisen::oracle::CheckPlan plan;
    plan.last = 40;
    plan.keys = keys;
    plan.seed = seed;
    return plan;
}

} // namespace fixture
