#include "machine/sound_synth.hpp"

#include <algorithm>
#include <cassert>

namespace zx::machine {

namespace {

/// Full swing of pin and tape is 3.7 V; 8 steps a millivolt keeps even a lone edge within 16 bits.
constexpr std::int64_t StepsPerMillivolt = 8;
constexpr int MeanFraction = 16;
/// The pin at rest; starting there saves the listener a thump.
constexpr std::int32_t RestMillivolts = ula::pin_level(ula::Issue::Issue3, 0).millivolts;
/// The high-pass lies at sample_rate / (2 pi 2^shift): about 7 Hz with 2^shift = rate / 44.
constexpr int SamplesOfMeanPerSecond = 44;

} // namespace

SoundSynth::SoundSynth(int sample_rate, int cpu_hz)
    : sample_rate_(sample_rate), cpu_hz_(cpu_hz), millivolts_(RestMillivolts),
      mean_(std::int64_t{RestMillivolts} << MeanFraction) {
    assert(sample_rate >= 1000 && sample_rate <= 192'000 && cpu_hz > sample_rate);
    while ((SamplesOfMeanPerSecond << mean_shift_) < sample_rate) {
        ++mean_shift_;
    }
}

void SoundSynth::frame(std::span<const ula::LevelChange> changes,
                       int tstates_per_frame,
                       std::vector<std::int16_t>& out) {
    std::int32_t at = 0;
    for (const ula::LevelChange& change : changes) {
        const std::int32_t t = std::clamp(change.tstate, at, tstates_per_frame);
        hold((t - at) * sample_rate_, out);
        at = t;
        millivolts_ = change.millivolts;
    }
    hold((tstates_per_frame - at) * sample_rate_, out);
}

/// The level stays as it is for a while.
void SoundSynth::hold(std::int64_t units, std::vector<std::int16_t>& out) {
    while (units_ + units >= cpu_hz_) {
        const std::int64_t rest = cpu_hz_ - units_;
        area_ += rest * millivolts_;
        out.push_back(finish_sample());
        units -= rest;
        units_ = 0;
        area_ = 0;
    }
    units_ += units;
    area_ += units * millivolts_;
}

std::int16_t SoundSynth::finish_sample() {
    const std::int64_t level = (area_ << MeanFraction) / cpu_hz_;
    mean_ += (level - mean_) >> mean_shift_;
    const std::int64_t sample = ((level - mean_) * StepsPerMillivolt) >> MeanFraction;
    return static_cast<std::int16_t>(std::clamp<std::int64_t>(sample, -32768, 32767));
}

} // namespace zx::machine
