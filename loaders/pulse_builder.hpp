// Collects pulses as runs of equal ones, and counts them against the limit for one tape.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "loaders/tape.hpp"

namespace zx::loaders {

class PulseBuilder {
  public:
    /// Adds pulses; `first` says how the first one begins. Pulses of length 0 are kept only if
    /// their number is odd, or if they set a level.
    void add(std::uint64_t tstates, std::uint32_t count = 1, Edge first = Edge::Flip);
    /// Adds a stretch of one level. Stretches of the same level in a row are one pulse.
    void add_level(bool high, std::uint64_t tstates);

    /// More pulses have come than a tape may have; the rest was dropped.
    [[nodiscard]] bool is_full() const noexcept { return is_full_; }
    [[nodiscard]] bool empty() const noexcept { return runs_.empty(); }
    [[nodiscard]] std::vector<PulseRun> take() && noexcept { return std::move(runs_); }

  private:
    void push(std::uint32_t tstates, std::uint32_t count, Edge first);

    std::vector<PulseRun> runs_;
    /// The level that add_level() added last.
    bool high_ = false;
    bool levels_ = false;
    bool is_full_ = false;
};

/// Returns the number of runs of all blocks of a tape.
[[nodiscard]] std::size_t count_runs(const Tape& tape);

/// Returns the length of a block in T-states, with the pause after it.
[[nodiscard]] std::uint64_t duration_tstates(const TapeBlock& block);

} // namespace zx::loaders
