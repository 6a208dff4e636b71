// The host's sound device as a queue of samples. Its fill level is the program's clock: the next
// frame runs when less than the target is left, so sound neither runs dry nor drifts away from the
// picture.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include <SDL.h>

namespace zx::app {

class SoundOutput {
  public:
    static constexpr int RateHz = 44'100;

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
    [[nodiscard]] bool stalled() const noexcept { return stalled_; }

    /// One channel, or left and right in turn. volume: 0 .. 1.
    void queue(std::span<const std::int16_t> samples, int channels, double volume);
    /// Drops what is queued and fades what comes next in: after a pause or a run at full speed.
    void restart();

  private:
    [[nodiscard]] int queued_samples() const;

    SDL_AudioDeviceID device_ = 0;
    /// What queue() works in: kept, so that no frame allocates.
    std::vector<std::int16_t> scaled_;
    int last_queued_ = 0;
    Uint64 last_change_ms_ = 0;
    bool stalled_ = false;
    /// 0 .. 1, rises over some milliseconds after restart(): no click.
    double fade_ = 0;
};

} // namespace zx::app
