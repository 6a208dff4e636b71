// A history of the last minutes of a machine: one state every half second or so, to go back to.
//
// The newest state is stored completely. Of each older one the memory is stored as the difference
// from the next younger one: the exclusive or, written as runs of equal bytes and runs of different
// ones. The rest of a state is small and stored as it is; a tape is shared.
//
//   states in time    1st <- 2nd <- 3rd <- newest
//   kept              diff   diff   diff   whole        the oldest is dropped if there are too many
//
// 600 states of a 128K that rewrites all its memory between any two of them take 80 MB; games take
// a hundredth of that.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

#include "machine/state.hpp"

namespace zx::machine {

class Rewind {
  public:
    /// Frames from one kept state to the next, and the number of states: 5 minutes in 600 states of
    /// half a second.
    static constexpr int DefaultInterval = 25;
    static constexpr std::size_t DefaultStates = 600;

    /// Both arguments must be at least 1.
    explicit Rewind(int interval_frames = DefaultInterval, std::size_t most = DefaultStates)
        : interval_(interval_frames), most_(most) {}

    /// Must be called once a frame; keeps every interval-th state. Returns true if it was kept.
    bool record(const State& state) {
        if (++since_ < interval_) {
            return false;
        }
        keep(state);
        return true;
    }
    /// Removes and returns the newest kept state. The next one is kept an interval later.
    [[nodiscard]] std::optional<State> back();
    void clear();
    [[nodiscard]] int interval_frames() const noexcept { return interval_; }

    [[nodiscard]] std::size_t states() const noexcept { return older_.size() + (newest_ ? 1 : 0); }
    /// Returns the size of everything kept, except tapes.
    [[nodiscard]] std::size_t bytes() const noexcept;

  private:
    /// Turns a younger memory into an older one.
    struct MemoryChange {
        std::vector<std::uint8_t> runs;
        /// If true, `runs` is the older memory itself, because its size is different.
        bool whole = false;
    };
    struct Older {
        SmallState small;
        MemoryChange rom;
        MemoryChange ram;
    };

    void keep(const State& state);
    /// Turns a memory into the younger one, changing only bytes that differ. Returns the difference
    /// that leads back.
    [[nodiscard]] MemoryChange advance(std::vector<std::uint8_t>& memory,
                                       const std::vector<std::uint8_t>& younger);
    static void apply(MemoryChange& difference, std::vector<std::uint8_t>& memory);

    int interval_;
    std::size_t most_;
    int since_ = 0;
    std::optional<State> newest_;
    std::deque<Older> older_;
    std::size_t older_bytes_ = 0;
    /// A buffer for runs before they are copied to a vector of their exact size.
    std::vector<std::uint8_t> scratch_;
};

} // namespace zx::machine
