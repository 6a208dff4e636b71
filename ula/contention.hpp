// The T-states for which the ULA stops the processor's clock, as a table over one frame.
//
// Origin as in ula/timing.hpp. A delay counts from the T-state in which the access would begin. The
// clock advances by the delay, and the access then begins without another test.
//
//   x = (t - first_contended) mod line   0 1 2 3 4 5 6 7 | 8 ... 127 | 128 ...
//   delay on lines 0..191, 48K, 128K     6 5 4 3 2 1 0 0 | again     | none
//                          +2A, +3       1 0 7 6 5 4 3 2 | again     | none
//
// Sources: Sinclair Wiki "Contended memory"; Fuse. Confidence: measured by many.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "ula/timing.hpp"

namespace zx::ula {

/// The number of lines that the ULA fetches, and the number of T-states of each in which it can
/// delay the processor (disputed for the +2A: one emulator has 129).
inline constexpr int DisplayLines = 192;
inline constexpr int ContendedTstates = 128;

class ContentionTable {
  public:
    explicit ContentionTable(const FrameTiming& timing);

    /// Returns the delay of an access at T-state t. t may be slightly beyond the end of the frame,
    /// because the last instruction of a frame may run over it.
    [[nodiscard]] int delay(std::int32_t t) const noexcept {
        assert(t >= 0 && static_cast<std::size_t>(t) < delays_.size());
        return delays_[static_cast<std::size_t>(t)];
    }

    /// The same without a range check: one byte for each T-state.
    [[nodiscard]] const std::uint8_t* delays() const noexcept { return delays_.data(); }
    /// The range of T-states with delays: outside first() .. end() - 1 every delay is 0.
    [[nodiscard]] std::int32_t first() const noexcept { return first_; }
    [[nodiscard]] std::int32_t end() const noexcept { return end_; }

  private:
    std::vector<std::uint8_t> delays_;
    std::int32_t first_;
    std::int32_t end_;
};

} // namespace zx::ula
