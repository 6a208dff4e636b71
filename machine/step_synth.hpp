// Sound from steps, without aliases: each change of a level is added to the samples as a
// band-limited step, the running sum of a windowed sinc, positioned to 1 / 65536 of a sample. The
// kernel's sum is exact, so there is no drift, and a level that returns to an earlier value gives
// exactly the earlier sample.
//
//   taps      32: delays the sound by 14.5 samples (0.33 ms at 44.1 kHz)
//   window    Kaiser, beta 9; half amplitude at half the sample rate
//   aliases   below -100 dB of a square wave's fundamental in the band up to 0.4 of the sample
//             rate (measured by tests/machine/step_synth_test.cpp)
//
// Samples are computed in integers. The table is made once with sums and products alone, so the
// samples are the same on every host.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace zx::machine {

class StepSynth {
  public:
    static constexpr int Taps = 32;
    /// A level of 1 is 1 << UnitShift in the result of finish().
    static constexpr int UnitShift = 31;

    /// sample_rate_hz: 1000 .. 192000; clock_hz must be higher.
    StepSynth(int sample_rate_hz, int clock_hz);

    /// Changes the level by `delta` (within +-2^20) in T-state t of the present stretch, 0 <= t.
    void step(std::int32_t t, std::int32_t delta);
    /// Ends the stretch after `tstates` T-states, where T-state 0 of the next one is. Returns the
    /// samples that are now complete, level << UnitShift each; valid until the next call.
    [[nodiscard]] std::span<const std::int64_t> finish(std::int32_t tstates);

  private:
    std::int64_t sample_rate_;
    std::int64_t clock_;
    /// The start of the stretch after the first sample of changes_, in units of 1 / clock_ of a
    /// sample.
    std::int64_t start_ = 0;
    /// The difference between each future sample and the one before it.
    std::vector<std::int64_t> changes_;
    std::vector<std::int64_t> done_;
    std::int64_t level_ = 0;
};

} // namespace zx::machine
