#include "app/window/sound_output.hpp"

#include <algorithm>
#include <cstddef>

#include "app/window/quiet_stderr.hpp"

namespace zx::app {
namespace {

/// Of each channel. Latency: about two frames of 880 samples wait, and the device holds one buffer
/// more; under 60 ms.
constexpr int TargetSamples = 1'500;
constexpr int DeviceSamples = 512;
constexpr int Channels = 2;
constexpr double FadeSamples = 400;
/// A device that takes nothing for so long is not playing.
constexpr Uint64 StallMs = 300;

} // namespace

SoundOutput::SoundOutput() {
    const QuietStderr quiet;
    if (SDL_InitSubSystem(SDL_INIT_AUDIO) != 0) {
        return;
    }
    SDL_AudioSpec wanted{};
    wanted.freq = RateHz;
    wanted.format = AUDIO_S16SYS;
    wanted.channels = Channels;
    wanted.samples = DeviceSamples;
    device_ = SDL_OpenAudioDevice(nullptr, 0, &wanted, nullptr, 0);
    if (device_ != 0) {
        last_change_ms_ = SDL_GetTicks64();
        SDL_PauseAudioDevice(device_, 0);
    }
}

SoundOutput::~SoundOutput() {
    if (device_ != 0) {
        SDL_CloseAudioDevice(device_);
    }
}

int SoundOutput::queued_samples() const {
    return static_cast<int>(SDL_GetQueuedAudioSize(device_) / (Channels * sizeof(std::int16_t)));
}

bool SoundOutput::wants_more() {
    const int queued = queued_samples();
    const Uint64 now = SDL_GetTicks64();
    if (queued != last_queued_ || queued < TargetSamples) {
        last_queued_ = queued;
        last_change_ms_ = now;
        stalled_ = false;
    } else if (now - last_change_ms_ > StallMs) {
        stalled_ = true;
    }
    return queued < TargetSamples;
}

void SoundOutput::queue(std::span<const std::int16_t> samples, int channels, double volume) {
    if (device_ == 0 || stalled_) {
        return;
    }
    scaled_.clear();
    const auto step = static_cast<std::size_t>(channels);
    for (std::size_t i = 0; i + step <= samples.size(); i += step) {
        fade_ = std::min(fade_ + 1 / FadeSamples, 1.0);
        const auto scale = [&](std::int16_t sample) {
            return static_cast<std::int16_t>(sample * volume * fade_);
        };
        scaled_.push_back(scale(samples[i]));
        scaled_.push_back(scale(samples[i + step - 1]));
    }
    (void)SDL_QueueAudio(
        device_, scaled_.data(), static_cast<Uint32>(scaled_.size() * sizeof(std::int16_t)));
}

void SoundOutput::restart() {
    fade_ = 0;
    if (device_ != 0) {
        SDL_ClearQueuedAudio(device_);
    }
}

} // namespace zx::app
