// Measures the game's speed: path tests, positions with all their moves, the atlas of all boards,
// and the response time of the light.
#pragma once

#include <functional>

#include "app/bench/bench.hpp"
#include "app/common/parallel_ordered.hpp"

namespace zx::app {

/// Passes each figure on as soon as it is measured: path_tests_per_s, positions_per_s (one core,
/// processor time), atlas_s (all cores, elapsed time), light_median_ms, light_99_ms, light_99_9_ms
/// and light_max_ms (one core, elapsed time for each verdict; positions of random play at 14 x 6,
/// half of them with gravity). Stops early when interrupted. `warn` is called if not all threads
/// could be started.
void measure_game(const std::function<void(const Figure&)>& tell, const Warn& warn);

} // namespace zx::app
