// The host's sound device as a queue of samples, fed as app/emulator/sound_feed.hpp says.
#pragma once

#include <cstdint>
#include <span>

#include <SDL.h>

#include "app/emulator/sound_feed.hpp"

namespace zx::app {

class SoundOutput {
  public:
    static constexpr int RateHz = SoundFeed::RateHz;

    /// Opens the default device; without one the object is silent and available() is false.
    SoundOutput();
    ~SoundOutput();
    SoundOutput(const SoundOutput&) = delete;
    SoundOutput& operator=(const SoundOutput&) = delete;

    [[nodiscard]] bool available() const noexcept { return device_ != 0; }

    /// True when the device wants the next frame's samples. False for ever from a device that
    /// stopped: see stalled().
    [[nodiscard]] bool wants_more();
    /// The device has taken nothing for a while (unplugged, suspended): pace by the host's clock
    /// instead.
    [[nodiscard]] bool stalled() const noexcept { return feed_.stalled(); }

    /// One channel, or left and right in turn. volume: 0 .. 1.
    void queue(std::span<const std::int16_t> samples, int channels, double volume);
    /// Drops what is queued and fades what comes next in: after a pause or a run at full speed.
    void restart();

  private:
    [[nodiscard]] int queued_samples() const;

    SDL_AudioDeviceID device_ = 0;
    SoundFeed feed_;
};

} // namespace zx::app
