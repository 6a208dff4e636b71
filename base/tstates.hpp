// Units of time: T-states of the machine's CPU clock (3.5 MHz on a 48K).
#pragma once

#include <compare>
#include <cstdint>

namespace zx {

/// A point in the present frame. T = 0 is the first T-state in which the ULA holds /INT low. May be
/// a few T beyond the frame's end until the frame is closed.
struct FrameTstate {
    std::int32_t value = 0;
    friend constexpr auto operator<=>(const FrameTstate&, const FrameTstate&) = default;
};

/// T-states since power-on; never wraps in practice (2^63 T is 83,000 years).
struct AbsoluteTstate {
    std::int64_t value = 0;
    friend constexpr auto operator<=>(const AbsoluteTstate&, const AbsoluteTstate&) = default;
};

} // namespace zx
