#include "app/emulator/sound_feed.hpp"

#include <algorithm>
#include <cstddef>

namespace zx::app {
namespace {

constexpr double FadeSamples = 400;
/// A device that takes no samples for this time is not playing.
constexpr std::uint64_t StallMs = 300;

} // namespace

bool SoundFeed::wants_more(int queued, std::uint64_t now_ms) {
    if (queued != last_queued_ || queued < TargetSamples) {
        last_queued_ = queued;
        last_change_ms_ = now_ms;
        stalled_ = false;
    } else if (now_ms - last_change_ms_ > StallMs) {
        stalled_ = true;
    }
    return queued < TargetSamples;
}

std::span<const std::int16_t>
SoundFeed::mix(std::span<const std::int16_t> samples, int channels, double volume) {
    mixed_.clear();
    const auto step = static_cast<std::size_t>(channels);
    for (std::size_t i = 0; i + step <= samples.size(); i += step) {
        fade_ = std::min(fade_ + 1 / FadeSamples, 1.0);
        const auto scale = [&](std::int16_t sample) {
            return static_cast<std::int16_t>(sample * volume * fade_);
        };
        mixed_.push_back(scale(samples[i]));
        mixed_.push_back(scale(samples[i + step - 1]));
    }
    return mixed_;
}

} // namespace zx::app
