// When the ULA stops the processor's clock, as a table over one frame.
//
// Origin as in ula/timing.hpp. A delay counts from the T-state in which the access would begin; the
// clock is advanced by it and nothing is tested again for that T-state.
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

/// Lines that the ULA fetches, and the T-states of each in which it holds up the processor
/// (disputed for the +2A: one emulator has 129).
inline constexpr int DisplayLines = 192;
inline constexpr int ContendedTstates = 128;

class ContentionTable {
  public:
    explicit ContentionTable(const FrameTiming& timing);

    /// The delay of an access at T-state t, 0 .. a little beyond the frame's end (the last
    /// instruction of a frame may run over).
    [[nodiscard]] int delay(std::int32_t t) const noexcept {
        assert(t >= 0 && static_cast<std::size_t>(t) < delays_.size());
        return delays_[static_cast<std::size_t>(t)];
    }

    /// The same, unchecked: one byte for each T-state.
    [[nodiscard]] const std::uint8_t* delays() const noexcept { return delays_.data(); }
    /// Outside of first() .. end() - 1 no delay is other than 0.
    [[nodiscard]] std::int32_t first() const noexcept { return first_; }
    [[nodiscard]] std::int32_t end() const noexcept { return end_; }

  private:
    std::vector<std::uint8_t> delays_;
    std::int32_t first_;
    std::int32_t end_;
};

} // namespace zx::ula
