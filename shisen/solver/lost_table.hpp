// A set of positions that are known to be lost, by the exact set of tiles left.
#pragma once

#include <cstdint>
#include <vector>

#include "shisen/solver/position.hpp"

namespace shisen::solver {

class LostTable {
  public:
    /// `words` is the number of words of a mask that matter. The table takes at most max_bytes;
    /// after that nothing more is stored.
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
    /// Open addressing. A slot of zeros is free, because the empty board is not lost.
    std::vector<std::uint64_t> keys_;
};

} // namespace shisen::solver
