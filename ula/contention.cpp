#include "ula/contention.hpp"

namespace zx::ula {

namespace {

/// More than the longest instruction with an interrupt behind it.
constexpr std::size_t OverrunTstates = 512;

} // namespace

ContentionTable::ContentionTable(const FrameTiming &timing)
    : delays_(static_cast<std::size_t>(timing.tstates_per_frame()) + OverrunTstates, 0) {
    for (int line = 0; line < DisplayLines; ++line) {
        const int start = timing.first_contended + line * timing.tstates_per_line;
        for (int x = 0; x < ContendedTstates; ++x) {
            delays_[static_cast<std::size_t>(start + x)] =
                timing.contention_pattern[static_cast<std::size_t>(x % 8)];
        }
    }
}

} // namespace zx::ula
