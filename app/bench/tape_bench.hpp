// Measures how long a tape takes to load.
#pragma once

#include <functional>

#include "app/bench/bench.hpp"

namespace zx::app {

/// Passes on tape_load_s: the processor time in which the machine loads a TAP of 48 KB by its ROM,
/// without pictures, from the first frame in which the tape runs to the last byte; the median of
/// five runs. The multiple of real time is that of the tape's T-states. Returns false if the tape was not
/// loaded as it is.
[[nodiscard]] bool measure_tape(const std::function<void(const Figure&)>& tell);

} // namespace zx::app
