#include <algorithm>
#include <cmath>
#include <complex>
#include <cstdint>
#include <vector>

#include <doctest/doctest.h>

#include "machine/step_synth.hpp"

using zx::machine::StepSynth;

namespace {

constexpr int clock_hz = 3'500'000;
constexpr int frame = 69888;
constexpr double pi = 3.14159265358979323846;

constexpr std::int64_t unit = std::int64_t{1} << StepSynth::UnitShift;

/// A square wave between 0 and 1000, with edges at whole T-states as a program makes them.
std::vector<double> square_wave(int half_period, int rate, std::size_t samples) {
    StepSynth synth(rate, clock_hz);
    std::vector<double> result;
    std::int64_t next = 100;
    int delta = 1000;
    for (std::int64_t start = 0; result.size() < samples; start += frame) {
        for (; next < start + frame; next += half_period) {
            synth.step(static_cast<std::int32_t>(next - start), delta);
            delta = -delta;
        }
        for (const std::int64_t level : synth.finish(frame)) {
            result.push_back(static_cast<double>(level) / static_cast<double>(unit));
        }
    }
    result.resize(samples);
    return result;
}

/// Returns the amplitude of one frequency, with a window whose side lobes are below -92 dB
/// (Blackman-Harris).
double amplitude(const std::vector<double>& samples, double hz, int rate) {
    std::complex<double> sum = 0;
    double weight = 0;
    const auto n = static_cast<double>(samples.size());
    const std::complex<double> turn = std::polar(1.0, -2 * pi * hz / rate);
    std::complex<double> phasor = 1;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const double x = 2 * pi * static_cast<double>(i) / n;
        const double window =
            0.35875 - 0.48829 * std::cos(x) + 0.14128 * std::cos(2 * x) - 0.01168 * std::cos(3 * x);
        sum += samples[i] * window * phasor;
        weight += window;
        phasor *= turn;
    }
    return 2 * std::abs(sum) / weight;
}

} // namespace

TEST_CASE("a level that returns has exactly the same value after any number of changes") {
    StepSynth synth(44100, clock_hz);
    std::int64_t last = 0;
    for (int i = 0; i < 500; ++i) {
        for (int t = 37; t + 50 < frame; t += 997) {
            synth.step(t, 12345);
            synth.step(t + 13, -12345);
        }
        last = synth.finish(frame).back();
    }
    for (const std::int64_t level : synth.finish(frame)) {
        last = level;
    }
    CHECK(last == 0);
}

TEST_CASE(
    "a step is complete, fourteen and a half samples late, with short ringing on both sides") {
    StepSynth synth(35000, clock_hz); // a sample is 100 T
    synth.step(10050, 1000);          // half-way between samples 100 and 101
    const auto samples = synth.finish(frame);
    CHECK(samples[98] == 0);
    CHECK(samples[140] == 1000 * unit);
    CHECK(samples[115] > 490 * unit);
    CHECK(samples[115] < 510 * unit);
    const auto loudest = *std::max_element(samples.begin(), samples.end());
    CHECK(loudest < 1100 * unit);
}

TEST_CASE("the position of a cut does not change the samples") {
    StepSynth whole(44100, clock_hz);
    whole.step(1000, 700);
    whole.step(30000, -300);
    const auto expected = whole.finish(frame);
    StepSynth cut(44100, clock_hz);
    cut.step(1000, 700);
    const auto first = cut.finish(29999);
    std::vector<std::int64_t> samples(first.begin(), first.end());
    cut.step(1, -300);
    const auto second = cut.finish(frame - 29999);
    samples.insert(samples.end(), second.begin(), second.end());
    CHECK(std::equal(samples.begin(), samples.end(), expected.begin(), expected.end()));
}

TEST_CASE("a sweep of square waves has no alias above -100 dB up to 0.4 of the sample rate") {
    constexpr int rate = 44100;
    constexpr std::size_t length = 16384;
    for (const int half_period : {3977, 1750, 997, 611, 350, 223, 149, 101}) {
        CAPTURE(half_period);
        const double fundamental = clock_hz / (2.0 * half_period);
        const auto samples = square_wave(half_period, rate, length + 64);
        const std::vector<double> settled(samples.end() - static_cast<std::ptrdiff_t>(length),
                                          samples.end());
        const double loudness = amplitude(settled, fundamental, rate);
        // 4 / pi times the amplitude of 500, less the attenuation at the upper end of the band.
        CHECK(loudness < 2000 / pi + 1);
        CHECK(loudness > (fundamental < 0.2 * rate ? 0.99 : 0.65) * 2000 / pi);
        double worst = 0;
        for (int harmonic = 3; harmonic < 400; harmonic += 2) {
            // The frequency to which a component above half the rate would be folded.
            const double hz = fundamental * harmonic;
            const double folded = std::abs(hz - rate * std::round(hz / rate));
            const double nearest = std::abs(
                folded - fundamental * (2 * std::round((folded / fundamental - 1) / 2) + 1));
            if (hz > rate / 2.0 && folded < 0.4 * rate && folded > 50 && nearest > 40) {
                worst = std::max(worst, amplitude(settled, folded, rate));
            }
        }
        CHECK(20 * std::log10(worst / loudness + 1e-12) < -100);
        MESSAGE("half a period of " << half_period << " T: worst alias "
                                    << 20 * std::log10(worst / loudness + 1e-12) << " dB");
    }
}
