// Many machines at once: they share nothing, so that N threads should do N times the work.
#pragma once

#include <functional>

#include "app/bench/bench.hpp"
#include "app/common/parallel_ordered.hpp"

namespace zx::app {

/// Frames a second, in the host's time, of one busy machine and of `threads` (1 .. 256) busy
/// machines together, each on a thread of its own and with a 32-bit picture; and the share of
/// perfect scaling; medians of three runs of so many frames each. On a host with other work, or
/// fewer processors, the share is smaller. `warn` is called if not all threads could be started.
void measure_threads(int threads,
                     const std::function<void(const Figure&)>& tell,
                     const Warn& warn,
                     int frames = 6000);

} // namespace zx::app
