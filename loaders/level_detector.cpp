#include "loaders/level_detector.hpp"

#include <algorithm>
#include <utility>

#include "loaders/csw.hpp"

namespace zx::loaders {
namespace {

/// How fast the highest and lowest sample decay: longer than any pulse that carries data, shorter
/// than hum.
constexpr std::uint32_t DecayHz = 100;
constexpr int DecayBits = 24;
/// Fractions of a sample's duration.
constexpr std::uint64_t Fractions = 256;
/// A signal below this part of the recording's range is noise.
constexpr std::int64_t WeakPart = 8;
/// The quietest signal in any recording: 72 dB below full scale.
constexpr std::int64_t Weakest = 2 * std::int64_t{LoudestSample} / 4096;
/// A sample changes the level if its distance from the middle is at least the range divided by this.
constexpr std::int64_t HysteresisPart = 6;

} // namespace

Loudness::Loudness(std::uint32_t rate_hz)
    : interval_(std::max(rate_hz / 100, std::uint32_t{1})), left_(interval_) {}

void Loudness::add(std::int32_t sample) {
    highest_ = std::max(highest_, sample);
    lowest_ = std::min(lowest_, sample);
    if (--left_ == 0) {
        ranges_.push_back(std::int64_t{highest_} - lowest_);
        left_ = interval_;
        // The next interval begins at this sample, so that an edge between two is counted.
        highest_ = lowest_ = sample;
    }
}

std::int64_t Loudness::range() && {
    if (ranges_.empty()) {
        return 0;
    }
    const auto place = ranges_.begin() + static_cast<std::ptrdiff_t>(ranges_.size() * 19 / 20);
    std::ranges::nth_element(ranges_, place);
    return *place;
}

LevelDetector::LevelDetector(std::uint32_t rate_hz, std::int64_t range)
    : rate_hz_(rate_hz), decay_((std::int64_t{1} << DecayBits) * DecayHz / rate_hz),
      weakest_(std::max(range / WeakPart, Weakest)) {}

std::uint64_t LevelDetector::time(std::uint64_t sample, std::uint64_t fraction) const {
    const std::uint64_t scale = rate_hz_ * Fractions;
    return ((sample * Fractions + fraction) * TapeHz + scale / 2) / scale;
}

void LevelDetector::end_pulse(std::uint64_t at) {
    // Before the first edge, the level is the opposite of the level after it.
    const Edge first = edges_ > 0 ? Edge::Flip : high_ ? Edge::High : Edge::Low;
    pulses_.add(at - pulse_start_, 1, first);
    pulse_start_ = at;
    ++edges_;
}

void LevelDetector::add(std::int32_t sample) {
    const std::int64_t now = sample;
    if (samples_ == 0) {
        highest_ = lowest_ = before_ = now;
    }
    const std::int64_t lost = ((highest_ - lowest_) * decay_) >> DecayBits;
    highest_ = std::max(highest_ - lost, now);
    lowest_ = std::min(lowest_ + lost, now);
    const std::int64_t range = highest_ - lowest_;
    const std::int64_t middle = lowest_ + range / 2;
    const std::int64_t from = before_ - middle;
    const std::int64_t to = now - middle;
    if ((from < 0) != (to < 0) || samples_ == 0) {
        const auto part = static_cast<std::uint64_t>(
            from == to ? 0 : from * static_cast<std::int64_t>(Fractions) / (from - to));
        crossing_ = samples_ == 0 ? 0 : time(samples_ - 1, part);
    }
    if (range >= weakest_) {
        const std::int64_t margin = range / HysteresisPart;
        const bool rises = to > margin && (!high_ || edges_ == 0);
        const bool falls = to < -margin && (high_ || edges_ == 0);
        if (rises || falls) {
            high_ = edges_ == 0 ? falls : high_;
            end_pulse(std::max(crossing_, pulse_start_));
            high_ = rises;
        }
    }
    before_ = now;
    ++samples_;
}

PulseBuilder LevelDetector::finish() && {
    const std::uint64_t end = std::max(time(samples_, 0), pulse_start_);
    const std::uint64_t edges = edges_;
    if (end > pulse_start_) {
        end_pulse(end);
    }
    edges_ = edges;
    return std::move(pulses_);
}

} // namespace zx::loaders
