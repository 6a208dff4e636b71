// Decides when the next frame of sound is due, and converts samples for the device. It does no
// output itself.
//
// The device's fill level is the program's clock: the next frame runs when fewer samples than the
// target are queued. So sound neither runs dry nor drifts away from the picture, whatever the rate
// of the device's own clock.
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
    // In samples per channel. A frame has about 880.
    static constexpr int TargetSamples = 1'500;
    static constexpr int DeviceSamples = 512;
    /// The largest delay, in samples per channel, compared with a machine that starts the frame
    /// when we run it: the queue before the frame, one buffer that is filled and one that plays.
    static constexpr int LatencySamples = TargetSamples + 2 * DeviceSamples;
    static constexpr double LatencyMs = 1000.0 * LatencySamples / RateHz;
    static_assert(LatencyMs < 60);

    /// True if the device needs the next frame's samples. queued: samples per channel still
    /// waiting. Always false once the device has stopped; see stalled().
    [[nodiscard]] bool wants_more(int queued, std::uint64_t now_ms);
    /// True if the device has taken no samples for a while (unplugged, suspended).
    [[nodiscard]] bool stalled() const noexcept { return stalled_; }

    /// Returns interleaved left and right samples, made from one channel or from interleaved left
    /// and right, at this volume (0 .. 1). Valid until the next call. Allocates only if the frame
    /// is longer than all frames before.
    [[nodiscard]] std::span<const std::int16_t>
    mix(std::span<const std::int16_t> samples, int channels, double volume);
    /// Fades in the samples that follow, to avoid a click.
    void restart() noexcept { fade_ = 0; }

  private:
    std::vector<std::int16_t> mixed_;
    int last_queued_ = 0;
    std::uint64_t last_change_ms_ = 0;
    bool stalled_ = false;
    /// 0 .. 1; rises over some milliseconds after restart().
    double fade_ = 0;
};

} // namespace zx::app
