#include "ula/contention.hpp"

namespace zx::ula {

namespace {

/// More than the longest instruction followed by an interrupt.
constexpr std::size_t OverrunTstates = 512;

} // namespace

ContentionTable::ContentionTable(const FrameTiming& timing)
    : delays_(OverrunTstates, 0), first_(timing.first_contended),
      end_(first_ + (DisplayLines - 1) * timing.tstates_per_line + ContendedTstates) {
    const std::int32_t frame = timing.tstates_per_frame();
    delays_.resize(delays_.size() + static_cast<std::size_t>(frame));
    for (int line = 0; line < DisplayLines; ++line) {
        const int start = timing.first_contended + line * timing.tstates_per_line;
        for (int x = 0; x < ContendedTstates; ++x) {
            const int t = start + x;
            delays_[static_cast<std::size_t>(t)] =
                timing.contention_pattern[static_cast<std::size_t>(x) % 8];
        }
    }
}

} // namespace zx::ula
