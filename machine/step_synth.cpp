#include "machine/step_synth.hpp"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <span>

namespace zx::machine {

namespace {

/// The positions between two samples that have a row of the table; rows are interpolated in
/// between.
constexpr int PhaseBits = 8;
constexpr int Phases = 1 << PhaseBits;
/// Steps of the interpolation between two rows.
constexpr int BlendBits = 8;
/// The sum of each row is 1 << KernelBits.
constexpr int KernelBits = StepSynth::UnitShift - BlendBits;
constexpr double KaiserBeta = 9.0;
constexpr double Pi = 3.14159265358979323846;

using Row = std::array<std::int32_t, StepSynth::Taps>;

/// Sine for |x| <= pi / 2, by its series, because libraries differ in the last bit.
double sine(double x) {
    double term = x;
    double sum = x;
    for (int n = 1; n < 12; ++n) {
        term *= -x * x / ((2 * n) * (2 * n + 1));
        sum += term;
    }
    return sum;
}

/// sin(pi x) / (pi x) for any x within the kernel.
double sinc(double x) {
    if (x == 0) {
        return 1;
    }
    // Reduces pi x to -pi / 2 .. pi / 2.
    double turn = x;
    double sign = 1;
    while (turn > 0.5) {
        turn -= 1;
        sign = -sign;
    }
    while (turn < -0.5) {
        turn += 1;
        sign = -sign;
    }
    return sign * sine(Pi * turn) / (Pi * x);
}

/// The modified Bessel function I0 of the square root of 4 q.
double bessel(double q) {
    double term = 1;
    double sum = 1;
    for (int k = 1; k < 40; ++k) {
        term *= q / (k * k);
        sum += term;
    }
    return sum;
}

/// The channel's impulse response, as a function of the distance from its middle.
constexpr double HalfWidth = (StepSynth::Taps - 1) / 2.0;
double impulse(double at) {
    const double u = at / HalfWidth;
    return u * u >= 1 ? 0 : sinc(at) * bessel(KaiserBeta * KaiserBeta * (1 - u * u) / 4);
}

/// Returns a row of the table. A row holds the difference of each sample from the one before: the
/// integral of the impulse response over that sample's time. A sum of the impulse's values instead
/// would raise the treble by 2.3 dB at 0.4 of the sample rate.
Row make_row(std::span<const double> sums, int phase) {
    Row row{};
    std::int32_t rest = 1 << KernelBits;
    for (std::size_t i = 0; i < row.size(); ++i) {
        const auto end = (i + 2) * Phases - static_cast<std::size_t>(phase);
        const double scaled = (sums[end] - sums[end - Phases]) / sums.back() * (1 << KernelBits);
        row[i] = static_cast<std::int32_t>(scaled < 0 ? scaled - 0.5 : scaled + 0.5);
        rest -= row[i];
    }
    // Add the rounding error: the sum must be exact or the level would drift.
    row[StepSynth::Taps / 2 - 1] += rest;
    return row;
}

std::array<Row, Phases + 1> make_table() {
    // sums[k]: the impulse response from its beginning to k / Phases - 1 samples after that.
    std::array<double, (StepSynth::Taps + 2) * Phases + 1> sums{};
    for (std::size_t k = 1; k < sums.size(); ++k) {
        const double at = (static_cast<double>(k) - 0.5) / Phases - 1 - HalfWidth;
        sums[k] = sums[k - 1] + impulse(at);
    }
    std::array<Row, Phases + 1> table{};
    for (int phase = 0; phase <= Phases; ++phase) {
        table[static_cast<std::size_t>(phase)] = make_row(sums, phase);
    }
    return table;
}

const std::array<Row, Phases + 1>& kernel() {
    static const std::array<Row, Phases + 1> table = make_table();
    return table;
}

} // namespace

StepSynth::StepSynth(int sample_rate_hz, int clock_hz)
    : sample_rate_(sample_rate_hz), clock_(clock_hz), changes_(Taps, 0) {
    assert(sample_rate_hz >= 1000 && sample_rate_hz <= 192'000 && clock_hz > sample_rate_hz);
}

void StepSynth::step(std::int32_t t, std::int32_t delta) {
    assert(t >= 0);
    const std::int64_t at = start_ + t * sample_rate_;
    const auto sample = static_cast<std::size_t>(at / clock_);
    const std::int64_t between = (at % clock_ << (PhaseBits + BlendBits)) / clock_;
    const auto phase = static_cast<std::size_t>(between >> BlendBits);
    const std::int64_t blend = between & ((1 << BlendBits) - 1);
    if (changes_.size() < sample + Taps) {
        changes_.resize(sample + Taps, 0);
    }
    const Row& first = kernel()[phase];
    const Row& second = kernel()[phase + 1];
    for (std::size_t i = 0; i < Taps; ++i) {
        const std::int64_t tap =
            first[i] * ((std::int64_t{1} << BlendBits) - blend) + second[i] * blend;
        changes_[sample + i] += tap * delta;
    }
}

std::span<const std::int64_t> StepSynth::finish(std::int32_t tstates) {
    const std::int64_t end = start_ + tstates * sample_rate_;
    const auto complete = static_cast<std::size_t>(end / clock_);
    start_ = end % clock_;
    if (changes_.size() < complete + Taps) {
        changes_.resize(complete + Taps, 0);
    }
    done_.resize(complete);
    for (std::size_t i = 0; i < complete; ++i) {
        level_ += changes_[i];
        done_[i] = level_;
    }
    const auto rest = changes_.begin() + static_cast<std::ptrdiff_t>(complete);
    changes_.erase(std::copy(rest, changes_.end(), changes_.begin()), changes_.end());
    return done_;
}

} // namespace zx::machine
