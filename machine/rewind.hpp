// The last minutes of a machine: a state every half second or so, so that it can be taken back.
//
// The newest state is whole. Of each older one its memory is kept as the difference to the next
// younger one: exclusive or, written as runs of equal bytes and runs of others. All else that a
// state has is small and kept as it is; a tape is shared.
//
//   states in time    1st <- 2nd <- 3rd <- newest
//   kept              diff   diff   diff   whole        the oldest goes when there are too many
//
// 600 states of a 128K that rewrites all its memory between any two of them are 80 MB; games need
// a hundredth of it.
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
    /// Frames from one kept state to the next, and how many states: 5 minutes in 600 of half a
    /// second.
    static constexpr int DefaultInterval = 25;
    static constexpr std::size_t DefaultStates = 600;

    /// Both at least 1.
    explicit Rewind(int interval_frames = DefaultInterval, std::size_t most = DefaultStates)
        : interval_(interval_frames), most_(most) {}

    /// Call once a frame; every interval-th state is kept.
    void record(const State& state) {
        if (++since_ >= interval_) {
            keep(state);
        }
    }
    /// Takes the newest kept state out. The next one is kept an interval later.
    [[nodiscard]] std::optional<State> back();
    void clear();

    [[nodiscard]] std::size_t states() const noexcept { return older_.size() + (newest_ ? 1 : 0); }
    /// Of everything kept, tapes apart.
    [[nodiscard]] std::size_t bytes() const noexcept;

  private:
    /// Turns a younger memory into an older one.
    struct Difference {
        std::vector<std::uint8_t> runs;
        /// Runs are the older memory itself, which has another size.
        bool whole = false;
    };
    struct Older {
        SmallState small;
        Difference rom;
        Difference ram;
    };

    void keep(const State& state);
    /// Turns a memory into the younger one, touching only what differs; the way back is returned.
    [[nodiscard]] Difference advance(std::vector<std::uint8_t>& memory,
                                     const std::vector<std::uint8_t>& younger);
    static void apply(Difference& difference, std::vector<std::uint8_t>& memory);

    int interval_;
    std::size_t most_;
    int since_ = 0;
    std::optional<State> newest_;
    std::deque<Older> older_;
    std::size_t older_bytes_ = 0;
    /// Where runs are written before they are copied to their size.
    std::vector<std::uint8_t> scratch_;
};

} // namespace zx::machine
