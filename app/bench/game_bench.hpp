// The game's own speed: path tests, positions with all their moves, the atlas of all boards, and
// how long the light takes to answer.
#pragma once

#include <functional>

#include "app/bench/bench.hpp"
#include "app/common/parallel_ordered.hpp"

namespace zx::app {

/// Told as soon as they are known: path_tests_per_s, positions_per_s (one core, processor time),
/// atlas_s (all cores, the time that passes), light_median_ms, light_99_ms, light_99_9_ms and
/// light_max_ms (one core, the time that passes for each verdict; positions of random play at 14 x
/// 6, in both variants alike). Stops early when interrupted.
/// `warn` is called if not all threads could be started.
void measure_game(const std::function<void(const Figure&)>& tell, const Warn& warn);

} // namespace zx::app
