// When the next frame of sound is due, and what of it goes to the device: the arithmetic of the
// sound output, without a device.
//
// The device's fill level is the program's clock: the next frame runs when less than the target
// waits, so sound neither runs dry nor drifts away from the picture, however fast the device's own
// clock goes.
//
//     machine -> a frame of samples -> queue, topped up below the target -> device's two buffers
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace zx::app {

class SoundFeed {
  public:
    static constexpr int RateHz = 44'100;
    static constexpr int Channels = 2;
    // Samples of each channel. A frame has 880 or so.
    static constexpr int TargetSamples = 1'500;
    static constexpr int DeviceSamples = 512;
    /// How much later than in a machine that began its frame at the moment ours was run a sound is
    /// heard, at most: the queue before it, then a buffer that fills and one that plays.
    static constexpr int LatencySamples = TargetSamples + 2 * DeviceSamples;
    static constexpr double LatencyMs = 1000.0 * LatencySamples / RateHz;
    static_assert(LatencyMs < 60);

    /// True when the device wants the next frame's samples, with so many of each channel waiting.
    /// False for ever from a device that stopped: see stalled().
    [[nodiscard]] bool wants_more(int queued, std::uint64_t now_ms);
    /// The device has taken nothing for a while (unplugged, suspended).
    [[nodiscard]] bool stalled() const noexcept { return stalled_; }

    /// Left and right in turn of one channel, or of left and right, at this volume (0 .. 1). Valid
    /// until the next call. Allocates only to make room for a longer frame than any before.
    [[nodiscard]] std::span<const std::int16_t>
    mix(std::span<const std::int16_t> samples, int channels, double volume);
    /// What comes next fades in.
    void restart() noexcept { fade_ = 0; }

  private:
    std::vector<std::int16_t> mixed_;
    int last_queued_ = 0;
    std::uint64_t last_change_ms_ = 0;
    bool stalled_ = false;
    /// 0 .. 1, rises over some milliseconds after restart(): no click.
    double fade_ = 0;
};

} // namespace zx::app
