// The host's sound device as a queue of samples, controlled by app/emulator/sound_feed.hpp.
#pragma once

#include <cstdint>
#include <span>

#include <SDL.h>

#include "app/emulator/sound_feed.hpp"

namespace zx::app {

class SoundOutput {
  public:
    static constexpr int RateHz = SoundFeed::RateHz;

    /// Opens the default device. If there is none, the object is silent and available() is false.
    SoundOutput();
    ~SoundOutput();
    SoundOutput(const SoundOutput&) = delete;
    SoundOutput& operator=(const SoundOutput&) = delete;

    [[nodiscard]] bool available() const noexcept { return device_ != 0; }

    /// True if the device needs the next frame's samples. Always false once the device has stopped;
    /// see stalled().
    [[nodiscard]] bool wants_more();
    /// True if the device has taken no samples for a while (unplugged, suspended). Use the host's
    /// clock for pacing then.
    [[nodiscard]] bool stalled() const noexcept { return feed_.stalled(); }

    /// Queues one channel, or interleaved left and right. volume: 0 .. 1.
    void queue(std::span<const std::int16_t> samples, int channels, double volume);
    /// Drops the queued samples and fades in the next ones: after a pause or a run at full speed.
    void restart();

  private:
    [[nodiscard]] int queued_samples() const;

    SDL_AudioDeviceID device_ = 0;
    SoundFeed feed_;
};

} // namespace zx::app
