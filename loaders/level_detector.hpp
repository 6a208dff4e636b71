// Turns the samples of a recording into the level that a tape input sees.
//
// The detector follows the highest and the lowest sample, both of which decay towards each other
// within some milliseconds. The level changes when a sample lies clearly above or below the middle
// between them (hysteresis), and the edge is placed where the signal crossed the middle, between
// two samples. So a DC offset, hum and a changing volume do not move edges. Where the signal is
// much weaker than elsewhere in the recording, the level stays as it is: this is noise in a pause.
#pragma once

#include <cstdint>
#include <vector>

#include "loaders/pulse_builder.hpp"

namespace zx::loaders {

/// The range of samples: Loudest is full scale.
inline constexpr std::int32_t LoudestSample = 1 << 30;

/// Measures how strong the signal of a recording is.
class Loudness {
  public:
    explicit Loudness(std::uint32_t rate_hz);

    void add(std::int32_t sample);
    /// Returns the difference between the highest and the lowest sample of 10 ms, exceeded by one
    /// in twenty such intervals.
    [[nodiscard]] std::int64_t range() &&;

  private:
    std::uint32_t interval_;
    std::uint32_t left_;
    std::int32_t highest_ = -LoudestSample;
    std::int32_t lowest_ = LoudestSample;
    std::vector<std::int64_t> ranges_;
};

class LevelDetector {
  public:
    /// range: of the whole recording, as Loudness measures it.
    LevelDetector(std::uint32_t rate_hz, std::int64_t range);

    void add(std::int32_t sample);
    /// Ends the last pulse. Returns the pulses in T-states; the first begins with an explicit
    /// level.
    [[nodiscard]] PulseBuilder finish() &&;
    [[nodiscard]] bool is_full() const { return pulses_.is_full(); }
    /// The number of edges found.
    [[nodiscard]] std::uint64_t edges() const { return edges_; }

  private:
    /// Returns the time of a place between two samples, in T-states.
    [[nodiscard]] std::uint64_t time(std::uint64_t sample, std::uint64_t fraction) const;
    void end_pulse(std::uint64_t at);

    std::uint32_t rate_hz_;
    /// The part of the range that the highest and lowest sample lose per sample, times 2^24.
    std::int64_t decay_;
    std::int64_t weakest_;
    std::int64_t highest_ = 0;
    std::int64_t lowest_ = 0;
    std::int64_t before_ = 0;
    std::uint64_t samples_ = 0;
    /// Where the signal crossed the middle last.
    std::uint64_t crossing_ = 0;
    std::uint64_t pulse_start_ = 0;
    std::uint64_t edges_ = 0;
    bool high_ = false;
    PulseBuilder pulses_;
};

} // namespace zx::loaders
