// Samples from level changes: speaker, MIC and tape on one pin, and the AY's three outputs. Each
// change becomes a band-limited step (step_synth.hpp), so tones have no aliases, and a slow
// high-pass removes the constant part. Positions are whole numbers of 1 / sample_rate T, carried
// from frame to frame, so they never drift.
//
// All computation is in integers: the same samples on every host. Memory is allocated only in the
// first frames.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "ay/ay.hpp"
#include "machine/step_synth.hpp"
#include "ula/ear_mic.hpp"

namespace zx::machine {

/// The positions of the AY's outputs from left to right. Mono has one channel, the others two. The
/// machines have no stereo output; owners wired it in either way.
enum class Stereo : std::uint8_t { Mono, Abc, Acb };

class SoundSynth {
  public:
    /// sample_rate: 1000 .. 192000 Hz; cpu_hz must be higher.
    SoundSynth(int sample_rate, int cpu_hz, Stereo stereo = Stereo::Mono);

    [[nodiscard]] int channels() const noexcept { return static_cast<int>(sides_.size()); }

    /// Appends the 16-bit samples that end within a frame with these level changes. With two
    /// channels, left and right samples alternate.
    void frame(std::span<const ula::LevelChange> changes,
               std::span<const ay::OutputChange> ay_changes,
               int tstates_per_frame,
               std::vector<std::int16_t>& out);
    void frame(std::span<const ula::LevelChange> changes,
               int tstates_per_frame,
               std::vector<std::int16_t>& out) {
        frame(changes, {}, tstates_per_frame, out);
    }

  private:
    /// One channel of the output.
    struct Side {
        StepSynth steps;
        /// The volume of A, B and C in per cent.
        std::array<int, ay::Channels> share;
        /// The present share of each AY output in the channel's level.
        std::array<std::int32_t, ay::Channels> ay_level{};
        /// The slow mean, in 1 / 2^16 of a sample's step.
        std::int64_t mean = 0;
        /// The samples of the frame that is being finished.
        std::span<const std::int64_t> levels{};
    };

    [[nodiscard]] std::int16_t next_sample(Side& side, std::int64_t level) const;

    std::vector<Side> sides_;
    std::int32_t millivolts_;
    /// Per sample, the mean moves by 1 / 2^shift of its distance to the level.
    int mean_shift_ = 0;
};

} // namespace zx::machine
