#include "app/sdl/sound_output.hpp"

#include "app/sdl/quiet_stderr.hpp"

namespace zx::app {
SoundOutput::SoundOutput() {
    const QuietStderr quiet;
    if (SDL_InitSubSystem(SDL_INIT_AUDIO) != 0) {
        return;
    }
    SDL_AudioSpec wanted{};
    wanted.freq = RateHz;
    wanted.format = AUDIO_S16SYS;
    wanted.channels = SoundFeed::Channels;
    wanted.samples = SoundFeed::DeviceSamples;
    device_ = SDL_OpenAudioDevice(nullptr, 0, &wanted, nullptr, 0);
    if (device_ != 0) {
        SDL_PauseAudioDevice(device_, 0);
    }
}

SoundOutput::~SoundOutput() {
    if (device_ != 0) {
        SDL_CloseAudioDevice(device_);
    }
}

int SoundOutput::queued_samples() const {
    return static_cast<int>(SDL_GetQueuedAudioSize(device_) /
                            (SoundFeed::Channels * sizeof(std::int16_t)));
}

bool SoundOutput::wants_more() {
    return feed_.wants_more(queued_samples(), SDL_GetTicks64());
}

void SoundOutput::queue(std::span<const std::int16_t> samples, int channels, double volume) {
    if (device_ == 0 || feed_.stalled()) {
        return;
    }
    const auto mixed = feed_.mix(samples, channels, volume);
    (void)SDL_QueueAudio(
        device_, mixed.data(), static_cast<Uint32>(mixed.size() * sizeof(std::int16_t)));
}

void SoundOutput::restart() {
    feed_.restart();
    if (device_ != 0) {
        SDL_ClearQueuedAudio(device_);
    }
}

} // namespace zx::app
