// When the ULA stops the processor's clock, as a table over one frame.
//
// Origin as in ula/timing.hpp. A delay counts from the T-state in which the access would begin; the
// clock is advanced by it and nothing is tested again for that T-state.
//
//   x = (t - first_contended) mod line   0 1 2 3 4 5 6 7 | 8 ... 127 | 128 ...
//   delay on lines 0..191 (48K)          6 5 4 3 2 1 0 0 | again     | none
//
// Sources: Sinclair Wiki "Contended memory"; Fuse. Confidence: measured by many.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "ula/timing.hpp"

namespace zx::ula {

/// Lines that the ULA fetches, and the T-states of each in which it holds up the processor.
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

  private:
    std::vector<std::uint8_t> delays_;
};

} // namespace zx::ula
