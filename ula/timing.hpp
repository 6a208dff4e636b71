// The ULA's frame as data: one record per machine, everything else derived from it.
//
// Origin: T = 0 is the first T-state in which /INT is low; the first T of a machine cycle that
// starts when the counter reads t is numbered t. Early-timing ULA. 1 T = 2 pixels.
#pragma once

#include <array>
#include <cstdint>

namespace zx::ula {

struct FrameTiming {
    std::int32_t cpu_hz;
    std::int32_t tstates_per_line;
    std::int32_t lines;
    /// /INT is low for T = 0 .. interrupt_tstates - 1.
    std::int32_t interrupt_tstates;
    /// First T-state at which contended memory delays the processor (line 0 of the display).
    std::int32_t first_contended;
    /// The T-state at which the first pixel of the display leaves the ULA; also the origin of
    /// border columns.
    std::int32_t first_pixel;
    /// Delay by (t - first_contended) mod 8 inside the 128 contended T of a display line.
    std::array<std::uint8_t, 8> contention_pattern;

    [[nodiscard]] constexpr std::int32_t tstates_per_frame() const noexcept {
        return tstates_per_line * lines;
    }
};

/// 16K and 48K. Sources: libspectrum timings, Sinclair Wiki "Contended memory".
inline constexpr FrameTiming Timing48 = {.cpu_hz = 3'500'000,
                                         .tstates_per_line = 224,
                                         .lines = 312,
                                         .interrupt_tstates = 32,
                                         .first_contended = 14335,
                                         .first_pixel = 14336,
                                         .contention_pattern = {6, 5, 4, 3, 2, 1, 0, 0}};
static_assert(Timing48.tstates_per_frame() == 69888);

} // namespace zx::ula
