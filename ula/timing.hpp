// The ULA's frame as data: one record per machine; everything else is derived from it.
//
// Origin: T = 0 is the first T-state in which /INT is low; the first T of a machine cycle that
// starts when the counter reads t is numbered t. 1 T = 2 pixels. The records are those of an
// early-timing ULA; late_timing() returns the other kind.
//
// Figures that sources disagree about are named constants; docs/HARDWARE.md lists the alternatives
// and how to decide between them.
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
    /// The border takes a new colour at multiples of this many T-states from first_pixel: 4, 2
    /// or 1.
    std::int32_t border_step_tstates;
    /// The T-state in which the first bitmap byte of the display is on the ULA's bus.
    std::int32_t first_fetch;
    /// The delay, indexed by (t - first_contended) mod 8, in the 128 contended T of a display line.
    std::array<std::uint8_t, 8> contention_pattern;

    [[nodiscard]] constexpr std::int32_t tstates_per_frame() const noexcept {
        return tstates_per_line * lines;
    }

    friend constexpr bool operator==(const FrameTiming&, const FrameTiming&) = default;
};

/// Crystal of 17.7345 MHz divided by five (libspectrum). Disputed: 3,546,895 with 17.734475 MHz,
/// 3,546,875 in one emulator.
inline constexpr std::int32_t CpuHz128 = 3'546'900;
/// Disputed: libspectrum and the redcode wiki 36; three emulators 32 on every model.
inline constexpr std::int32_t InterruptTstates128 = 36;
/// The first instruction boundary, in T-states after /INT falls, at which the processor accepts the
/// interrupt. Disputed: the Sinclair Wiki has 1.
inline constexpr std::int32_t InterruptLagTstates = 0;
/// Disputed by one emulator, which shows border changes one column later.
inline constexpr std::int32_t FirstPixel48 = 14336;
/// Disputed by one wiki page, which prints 14364 for the 128K and the +2A alike.
inline constexpr std::int32_t FirstPixel128 = 14362;
inline constexpr std::int32_t FirstPixelPlus2A = 14365;
/// Disputed by an older article (Ramsoft), which prints 14347 and 14368; games that wait for the
/// beam by the floating bus confirm the figures here.
inline constexpr std::int32_t FirstFetch48 = 14338;
inline constexpr std::int32_t FirstFetch128 = 14364;

/// 16K and 48K. Sources: libspectrum timings, Sinclair Wiki "Contended memory".
inline constexpr FrameTiming Timing48 = {.cpu_hz = 3'500'000,
                                         .tstates_per_line = 224,
                                         .lines = 312,
                                         .interrupt_tstates = 32,
                                         .first_contended = 14335,
                                         .first_pixel = FirstPixel48,
                                         .border_step_tstates = 4,
                                         .first_fetch = FirstFetch48,
                                         .contention_pattern = {6, 5, 4, 3, 2, 1, 0, 0}};
static_assert(Timing48.tstates_per_frame() == 69888);

/// 128K and grey +2. Sources: as above.
inline constexpr FrameTiming Timing128 = {.cpu_hz = CpuHz128,
                                          .tstates_per_line = 228,
                                          .lines = 311,
                                          .interrupt_tstates = InterruptTstates128,
                                          .first_contended = 14361,
                                          .first_pixel = FirstPixel128,
                                          .border_step_tstates = 4,
                                          .first_fetch = FirstFetch128,
                                          .contention_pattern = {6, 5, 4, 3, 2, 1, 0, 0}};
static_assert(Timing128.tstates_per_frame() == 70908);

/// +2A and +3. Sources: Fuse, CLK, Sinclair Wiki.
inline constexpr FrameTiming TimingPlus2A = {.cpu_hz = CpuHz128,
                                             .tstates_per_line = 228,
                                             .lines = 311,
                                             .interrupt_tstates = 32,
                                             .first_contended = 14361,
                                             .first_pixel = FirstPixelPlus2A,
                                             .border_step_tstates = 4,
                                             .first_fetch = 14367,
                                             .contention_pattern = {1, 0, 7, 6, 5, 4, 3, 2}};
static_assert(TimingPlus2A.tstates_per_frame() == 70908);

/// The same machine with a ULA that has drifted: all events that the ULA times come one T-state
/// later after the interrupt. Sources: Sinclair Wiki, Fuse, Spectrusty.
[[nodiscard]] constexpr FrameTiming late_timing(FrameTiming timing) noexcept {
    ++timing.first_contended;
    ++timing.first_pixel;
    ++timing.first_fetch;
    return timing;
}

} // namespace zx::ula
