// Samples from level changes: each sample is the exact mean of the level over its own stretch of
// time (a box filter), so a short pulse is never missed and an edge sits where it was between two
// samples. Positions are whole numbers of 1 / sample_rate T, carried from frame to frame: no drift
// in any length of time. A slow high-pass takes away the constant part.
//
// All in whole numbers: the same samples on every host.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "ula/ear_mic.hpp"

namespace zx::machine {

class SoundSynth {
  public:
    /// sample_rate: 1000 .. 192000 Hz; cpu_hz above it.
    SoundSynth(int sample_rate, int cpu_hz);

    /// Appends the samples, 16-bit mono, that end within a frame whose level changed so.
    void frame(std::span<const ula::LevelChange> changes,
               int tstates_per_frame,
               std::vector<std::int16_t>& out);

  private:
    void hold(std::int64_t units, std::vector<std::int16_t>& out);
    [[nodiscard]] std::int16_t finish_sample();

    /// One T-state in units; one sample is cpu_hz_ units long.
    std::int64_t sample_rate_;
    std::int64_t cpu_hz_;
    std::int32_t millivolts_;
    /// Of the sample being made: its units so far and level times units.
    std::int64_t units_ = 0;
    std::int64_t area_ = 0;
    /// The slow mean in 1 / 2^16 mV, and how slow: it goes 1 / 2^shift of the way each sample.
    std::int64_t mean_;
    int mean_shift_ = 0;
};

} // namespace zx::machine
