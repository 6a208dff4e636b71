// Measures the program's own speed, in processor time of this process, so that other load on the
// host matters little.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace zx::app {

struct Figure {
    std::string name;
    double value = 0;
    /// The multiple of a real Spectrum's speed; 0 if that does not apply.
    double real_time = 0;
};

/// Measures each figure as the median of five runs and passes it to tell() at once. Stops early
/// when interrupted. Returns false if the processor did not compute the known result of the
/// workload.
[[nodiscard]] bool measure(const std::function<void(const Figure&)>& tell);

} // namespace zx::app
