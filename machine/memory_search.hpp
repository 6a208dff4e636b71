// A search for the bytes of memory that hold a value which the user sees, for example the number of
// lives: each step compares the memory with a value, or with the memory at the step before, and
// keeps the places that agree.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace zx::machine {

/// How a byte compares with a given value, or with the same byte at the step before.
enum class ByteRelation : std::uint8_t {
    EqualTo,   ///< the value
    Below,     ///< the value
    Above,     ///< the value
    Unchanged, ///< since the step before
    Changed,
    Increased, ///< without a carry: 0 after 255 has decreased
    Decreased,
};

/// True if the relation compares with a value.
[[nodiscard]] constexpr bool takes_value(ByteRelation relation) noexcept {
    return relation <= ByteRelation::Above;
}

class MemorySearch {
  public:
    /// Begins again: every byte is a place. The memory must have the same size at each step.
    void start(std::span<const std::uint8_t> memory);
    /// Keeps the places for which the relation holds, and remembers the memory for the next step.
    void keep(ByteRelation relation, std::uint8_t value, std::span<const std::uint8_t> memory);
    /// Forgets everything.
    void clear();

    [[nodiscard]] bool begun() const noexcept { return !before_.empty(); }
    /// The steps since start().
    [[nodiscard]] int steps() const noexcept { return steps_; }
    /// Indexes into the memory, ascending.
    [[nodiscard]] const std::vector<std::uint32_t>& places() const noexcept { return places_; }
    /// The byte at the last step, or at the start.
    [[nodiscard]] std::uint8_t before(std::uint32_t place) const { return before_[place]; }
    [[nodiscard]] std::size_t memory_size() const noexcept { return before_.size(); }

  private:
    std::vector<std::uint8_t> before_;
    std::vector<std::uint32_t> places_;
    int steps_ = 0;
};

} // namespace zx::machine
