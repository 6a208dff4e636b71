#include "machine/sound_synth.hpp"

#include <algorithm>
#include <cassert>

namespace zx::machine {

namespace {

/// Full swing of pin and tape is 3.7 V; 8 steps per millivolt keep even a single edge within 16
/// bits.
constexpr std::int32_t StepsPerMillivolt = 8;
/// One output of the AY at its highest level; three of them are about as loud as the speaker.
constexpr std::int64_t AyMillivolts = 1100;
constexpr std::int64_t HighestLevel = 65535;
/// The pin at rest. Starting at this level avoids a thump.
constexpr std::int32_t RestMillivolts = ula::pin_level(ula::Issue::Issue3, 0).millivolts;
constexpr int MeanFraction = 16;
/// The cut-off of the high-pass is sample_rate / (2 pi 2^shift): about 7 Hz with 2^shift = rate /
/// 44.
constexpr int SamplesOfMeanPerSecond = 44;

/// The volume in per cent of an output on its own side, in the middle, and on the other side.
/// Chosen by ear.
constexpr int Near = 100;
constexpr int Middle = 70;
constexpr int Far = 30;

using Shares = std::array<int, ay::Channels>;

std::vector<Shares> shares_of(Stereo stereo) {
    switch (stereo) {
    case Stereo::Mono: break;
    case Stereo::Abc: return {{Near, Middle, Far}, {Far, Middle, Near}};
    case Stereo::Acb: return {{Near, Far, Middle}, {Far, Near, Middle}};
    }
    return {{Near, Near, Near}};
}

std::int32_t ay_steps(std::uint16_t level, int share) {
    return static_cast<std::int32_t>(level * AyMillivolts * StepsPerMillivolt * share /
                                     (HighestLevel * 100));
}

} // namespace

SoundSynth::SoundSynth(int sample_rate, int cpu_hz, Stereo stereo) : millivolts_(RestMillivolts) {
    for (const Shares& share : shares_of(stereo)) {
        sides_.push_back({.steps = StepSynth(sample_rate, cpu_hz), .share = share});
    }
    while ((SamplesOfMeanPerSecond << mean_shift_) < sample_rate) {
        ++mean_shift_;
    }
}

void SoundSynth::frame(std::span<const ula::LevelChange> changes,
                       std::span<const ay::OutputChange> ay_changes,
                       int tstates_per_frame,
                       std::vector<std::int16_t>& out) {
    for (const ula::LevelChange& change : changes) {
        const std::int32_t t = std::clamp(change.tstate, 0, tstates_per_frame);
        const std::int32_t steps = (change.millivolts - millivolts_) * StepsPerMillivolt;
        millivolts_ = change.millivolts;
        for (Side& side : sides_) {
            side.steps.step(t, steps);
        }
    }
    for (const ay::OutputChange& change : ay_changes) {
        const std::int32_t t = std::clamp(change.tstate, 0, tstates_per_frame);
        for (Side& side : sides_) {
            std::int32_t& level = side.ay_level[change.channel];
            const std::int32_t now = ay_steps(change.level, side.share[change.channel]);
            side.steps.step(t, now - level);
            level = now;
        }
    }
    for (Side& side : sides_) {
        side.levels = side.steps.finish(tstates_per_frame);
    }
    for (std::size_t i = 0; i < sides_.front().levels.size(); ++i) {
        for (Side& side : sides_) {
            out.push_back(next_sample(side, side.levels[i]));
        }
    }
}

std::int16_t SoundSynth::next_sample(Side& side, std::int64_t level) const {
    const std::int64_t fine = level >> (StepSynth::UnitShift - MeanFraction);
    side.mean += (fine - side.mean) >> mean_shift_;
    const std::int64_t sample = (fine - side.mean) >> MeanFraction;
    return static_cast<std::int16_t>(std::clamp<std::int64_t>(sample, -32768, 32767));
}

} // namespace zx::machine
