// The program's own speed, measured in processor time of this process so that a busy host matters
// little.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace zx::app {

struct Figure {
    std::string name;
    double value = 0;
    /// How many times a real Spectrum's speed that is; 0 where it has none.
    double real_time = 0;
};

/// Each figure is the median of five runs; told as soon as it is known. Stops early when
/// interrupted. False if the processor did not compute what the workload is known to end with.
[[nodiscard]] bool measure(const std::function<void(const Figure&)>& tell);

} // namespace zx::app
