// The node budget of a search, and the solver's random number generator. The standard library's
// distributions are not used because they differ between implementations.
#pragma once

#include <cstdint>

#include "shisen/solver.hpp"

namespace shisen::solver {

class Budget {
  public:
    explicit Budget(const Effort& effort) noexcept : effort_(effort) {}

    /// Uses one node. Returns false, from then on always, if none is left or the work is cancelled.
    [[nodiscard]] bool spend() {
        if (stopped_ || used_ >= effort_.nodes) {
            stopped_ = true;
            return false;
        }
        if ((++used_ & 63) == 0) {
            look_around();
        }
        return !stopped_;
    }
    [[nodiscard]] bool stopped() const noexcept { return stopped_; }
    [[nodiscard]] std::uint64_t used() const noexcept { return used_; }

  private:
    void look_around() {
        stopped_ = effort_.cancel != nullptr && effort_.cancel->load(std::memory_order_relaxed);
        if (effort_.progress) {
            effort_.progress(used_);
        }
    }

    const Effort& effort_;
    std::uint64_t used_ = 0;
    bool stopped_ = false;
};

/// Marsaglia's 64-bit xorshift with a multiplication (xorshift64*), whose high bits are good.
class Random {
  public:
    explicit Random(std::uint64_t seed) noexcept : state_(seed * 0x9e3779b97f4a7c15U | 1) {}
    std::uint32_t next() noexcept {
        state_ ^= state_ >> 12;
        state_ ^= state_ << 25;
        state_ ^= state_ >> 27;
        return static_cast<std::uint32_t>((state_ * 0x2545f4914f6cdd1dU) >> 32);
    }
    /// Returns 0 to limit - 1.
    std::uint32_t below(std::uint32_t limit) noexcept {
        return static_cast<std::uint32_t>((std::uint64_t{next()} * limit) >> 32);
    }

  private:
    std::uint64_t state_;
};

} // namespace shisen::solver
