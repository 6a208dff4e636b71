// Sound from steps, without aliases: each change of a level is drawn into the samples as the step
// that a band-limited channel would pass, a windowed sinc summed up, placed between two samples to
// 1 / 65536 of a sample. Nothing else happens to the level, so the sum is exact: no drift, and a
// level that comes back comes back to the bit.
//
//   taps      32: delays the sound by 14.5 samples (0.33 ms at 44.1 kHz)
//   window    Kaiser, beta 9; half amplitude at half the sample rate
//   aliases   below -100 dB of a square wave's fundamental in the band up to 0.4 of the sample
//             rate (measured by tests/machine/step_synth_test.cpp)
//
// All in whole numbers, the table too, which is made once by sums and products alone: the same
// samples on every host.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace zx::machine {

class StepSynth {
  public:
    static constexpr int Taps = 32;
    /// A level of 1 is this much in what finish() returns.
    static constexpr int UnitShift = 31;

    /// sample_rate_hz: 1000 .. 192000; clock_hz above it.
    StepSynth(int sample_rate_hz, int clock_hz);

    /// The level changes by `delta` (within +-2^20) in T-state t of the present stretch, 0 <= t.
    void step(std::int32_t t, std::int32_t delta);
    /// Ends the stretch after so many T-states: the next one's T-state 0 is here. Returns the
    /// samples that are complete now, level << UnitShift each; valid until the next call.
    [[nodiscard]] std::span<const std::int64_t> finish(std::int32_t tstates);

  private:
    std::int64_t sample_rate_;
    std::int64_t clock_;
    /// Start of the stretch behind the first sample of changes_, in 1 / clock of a sample.
    std::int64_t start_ = 0;
    /// What each coming sample differs from the one before.
    std::vector<std::int64_t> changes_;
    std::vector<std::int64_t> done_;
    std::int64_t level_ = 0;
};

} // namespace zx::machine
