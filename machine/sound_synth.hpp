// Samples from level changes: speaker, MIC and tape through one pin, and the AY's three outputs.
// Each change becomes a band-limited step (step_synth.hpp), so no tone brings aliases with it, and
// a slow high-pass takes away the constant part. Positions are whole numbers of 1 / sample_rate T,
// carried from frame to frame: no drift in any length of time.
//
// All in whole numbers: the same samples on every host. Nothing is allocated once the first frames
// have made room.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "ay/ay.hpp"
#include "machine/step_synth.hpp"
#include "ula/ear_mic.hpp"

namespace zx::machine {

/// Where the AY's outputs are heard, from left to right. Mono gives one channel, the others two.
/// The machines have no stereo of their own: owners wired it one way or the other.
enum class Stereo : std::uint8_t { Mono, Abc, Acb };

class SoundSynth {
  public:
    /// sample_rate: 1000 .. 192000 Hz; cpu_hz above it.
    SoundSynth(int sample_rate, int cpu_hz, Stereo stereo = Stereo::Mono);

    [[nodiscard]] int channels() const noexcept { return static_cast<int>(sides_.size()); }

    /// Appends the 16-bit samples that end within a frame whose level changed so; with two
    /// channels left and right take turns.
    void frame(std::span<const ula::LevelChange> changes,
               std::span<const ay::LevelChange> ay_changes,
               int tstates_per_frame,
               std::vector<std::int16_t>& out);
    void frame(std::span<const ula::LevelChange> changes,
               int tstates_per_frame,
               std::vector<std::int16_t>& out) {
        frame(changes, {}, tstates_per_frame, out);
    }

  private:
    /// One channel of the result.
    struct Side {
        StepSynth steps;
        /// Loudness of A, B and C in per cent.
        std::array<int, ay::Channels> share;
        /// What it stands at, as the AY's outputs go in.
        std::array<std::int32_t, ay::Channels> ay_level{};
        /// The slow mean, in 1 / 2^16 of a sample's step.
        std::int64_t mean = 0;
        /// Of the frame being finished.
        std::span<const std::int64_t> levels{};
    };

    [[nodiscard]] std::int16_t next_sample(Side& side, std::int64_t level) const;

    std::vector<Side> sides_;
    std::int32_t millivolts_;
    /// The mean goes 1 / 2^shift of the way each sample.
    int mean_shift_ = 0;
};

} // namespace zx::machine
