// Measures many machines at once. They share nothing, so N threads should do N times the work.
#pragma once

#include <functional>

#include "app/bench/bench.hpp"
#include "app/common/parallel_ordered.hpp"

namespace zx::app {

/// Measures frames per second, in elapsed time, of one busy machine and of `threads` (1 .. 256)
/// busy machines together, each on its own thread and with a 32-bit picture, and the share of
/// perfect scaling. Figures are medians of three runs of the given number of frames. The share is
/// smaller on a host with other load or with fewer processors. `warn` is called if not all threads
/// could be started.
void measure_threads(int threads,
                     const std::function<void(const Figure&)>& tell,
                     const Warn& warn,
                     int frames = 6000);

} // namespace zx::app
