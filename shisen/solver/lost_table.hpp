// Positions known to be lost, by the exact set of tiles left.
#pragma once

#include <cstdint>
#include <vector>

#include "shisen/solver/position.hpp"

namespace shisen::solver {

class LostTable {
  public:
    /// Words of a mask that matter; at most max_bytes are taken, then nothing more is remembered.
    LostTable(std::size_t words, std::size_t max_bytes);

    [[nodiscard]] bool contains(const Mask& mask) const noexcept;
    void insert(const Mask& mask);
    [[nodiscard]] std::size_t size() const noexcept { return used_; }

  private:
    [[nodiscard]] std::size_t slot_of(const Mask& mask) const noexcept;
    [[nodiscard]] bool matches(std::size_t slot, const Mask& mask) const noexcept;
    [[nodiscard]] bool vacant(std::size_t slot) const noexcept;
    void store(const Mask& mask);
    void grow();

    std::size_t words_;
    std::size_t max_slots_;
    std::size_t slots_ = 1024;
    std::size_t used_ = 0;
    /// Open addressing; all words zero is a free slot: the empty board is not lost.
    std::vector<std::uint64_t> keys_;
};

} // namespace shisen::solver
