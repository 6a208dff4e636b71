#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numeric>
#include <vector>

#include <doctest/doctest.h>

#include "board.hpp"
#include "machine/sound_synth.hpp"

using namespace zx;
using machine::SoundSynth;
using ula::LevelChange;

namespace {

constexpr int frame = 69888;

/// A square wave over the given frames, with half a period of the given T.
std::vector<std::int16_t> square(int rate, int half_period, int frames, int low, int high) {
    SoundSynth synth(rate, 3'500'000);
    std::vector<std::int16_t> samples;
    std::int64_t next = 0;
    bool up = false;
    for (int i = 0; i < frames; ++i) {
        std::vector<LevelChange> changes;
        const std::int64_t start = std::int64_t{i} * frame;
        for (; next < start + frame; next += half_period) {
            up = !up;
            changes.push_back({static_cast<std::int32_t>(next - start), up ? high : low});
        }
        synth.frame(changes, frame, samples);
    }
    return samples;
}

} // namespace

TEST_CASE("an hour of frames gives an hour of samples, to the sample, at any rate") {
    for (const int rate : {8000, 22050, 44100, 48000, 96000}) {
        CAPTURE(rate);
        SoundSynth synth(rate, 3'500'000);
        constexpr std::int64_t frames = 180'288; // an hour at 50.08 Hz
        std::int64_t total = 0;
        std::vector<std::int16_t> samples;
        for (std::int64_t i = 0; i < frames; ++i) {
            samples.clear();
            synth.frame({}, frame, samples);
            total += static_cast<std::int64_t>(samples.size());
        }
        CHECK(total == frames * frame * rate / 3'500'000);
    }
}

TEST_CASE("a square wave keeps its frequency") {
    // 440 Hz has half a period of 3977 T. 500 frames are 9.98 s; the first second is skipped, until
    // the constant part has decayed.
    constexpr std::size_t rate = 44100;
    const auto samples = square(rate, 3977, 500, 340, 3560);
    int rising = 0;
    for (std::size_t i = rate + 1; i < samples.size(); ++i) {
        rising += samples[i - 1] < 0 && samples[i] >= 0 ? 1 : 0;
    }
    const double seconds = static_cast<double>(samples.size() - rate) / rate;
    CHECK(std::abs(rising - seconds * 3'500'000 / (2 * 3977)) <= 2);
}

TEST_CASE("silence gives samples of 0 and a constant level decays to 0") {
    SoundSynth synth(44100, 3'500'000);
    std::vector<std::int16_t> samples;
    for (int i = 0; i < 10; ++i) {
        synth.frame({}, frame, samples);
    }
    CHECK(std::all_of(samples.begin(), samples.end(), [](int sample) { return sample == 0; }));
    const std::vector<LevelChange> step = {{100, 3700}};
    synth.frame(step, frame, samples);
    CHECK(*std::max_element(samples.begin(), samples.end()) > 20000);
    for (int i = 0; i < 100; ++i) {
        synth.frame({}, frame, samples);
    }
    CHECK(std::abs(samples.back()) <= 1);
}

TEST_CASE("a steady wave has no constant part once the filter has settled") {
    const auto samples = square(48000, 1000, 200, 340, 3700);
    const auto settled = samples.end() - 48000;
    const double mean =
        static_cast<double>(std::accumulate(settled, samples.end(), std::int64_t{0})) / 48000;
    CHECK(std::abs(mean) < 20);
}

TEST_CASE("a pulse shorter than a sample is heard, as long as it was") {
    // One sample is 3,500,000 / 35,000 = 100 T, so 25 T of 1 V are a quarter of 8000 steps.
    SoundSynth synth(35000, 3'500'000);
    std::vector<std::int16_t> samples;
    const std::vector<LevelChange> pulse = {{10050, 1340}, {10075, 340}};
    synth.frame(pulse, frame, samples);
    REQUIRE(samples.size() == 698);
    CHECK(samples[90] == 0);
    const int area = std::accumulate(samples.begin() + 95, samples.begin() + 140, 0);
    CHECK(area > 1900); // less what the slow mean subtracts
    CHECK(area < 2010);
}

TEST_CASE("the AY's outputs are heard on their sides") {
    const auto loudness = [](machine::Stereo stereo, std::uint8_t channel) {
        SoundSynth synth(44100, 3'546'900, stereo);
        std::vector<std::int16_t> samples;
        std::vector<ay::OutputChange> changes;
        for (int t = 0; t < frame; t += 4000) {
            const bool high = t / 4000 % 2 == 0;
            changes.push_back({t, channel, static_cast<std::uint16_t>(high ? 65535 : 0)});
        }
        synth.frame({}, changes, frame, samples);
        const auto sides = static_cast<std::size_t>(synth.channels());
        std::vector<std::int64_t> sums(sides, 0);
        for (std::size_t i = 0; i < samples.size(); ++i) {
            sums[i % sides] += std::abs(samples[i]);
        }
        return sums;
    };
    for (std::uint8_t channel = 0; channel < 3; ++channel) {
        CAPTURE(static_cast<int>(channel));
        const auto mono = loudness(machine::Stereo::Mono, channel);
        const auto abc = loudness(machine::Stereo::Abc, channel);
        const auto acb = loudness(machine::Stereo::Acb, channel);
        REQUIRE(mono.size() == 1);
        REQUIRE(abc.size() == 2);
        CHECK(mono[0] > 1'000'000);
        const int left_of_abc = abc[0] > 2 * abc[1] ? 1 : abc[1] > 2 * abc[0] ? -1 : 0;
        const int left_of_acb = acb[0] > 2 * acb[1] ? 1 : acb[1] > 2 * acb[0] ? -1 : 0;
        CHECK(left_of_abc == 1 - channel);
        CHECK(left_of_acb == (channel == 0 ? 1 : channel == 1 ? -1 : 0));
    }
}

TEST_CASE("the position of a cut within a frame does not change the samples") {
    SoundSynth whole(44100, 3'500'000);
    SoundSynth cut(44100, 3'500'000);
    std::vector<std::int16_t> a;
    std::vector<std::int16_t> b;
    const std::vector<LevelChange> changes = {{1000, 3560}, {30000, 340}, {50000, 3700}};
    whole.frame(changes, frame, a);
    const std::vector<LevelChange> first = {{1000, 3560}};
    const std::vector<LevelChange> second = {{1, 340}, {20001, 3700}};
    cut.frame(first, 29999, b);
    cut.frame(second, frame - 29999, b);
    CHECK(a == b);
}

TEST_CASE("the machine returns each level change of a frame, and those of the overrun in the next "
          "frame") {
    // LD A,0 : loop: OUT (0xfe),A : XOR 0x10 : JR loop, in uncontended memory: 11 + 7 + 12 = 30 T a
    // turn plus the delays of the port.
    machine::Machine machine =
        fixture::machine_with(0x9000, {0x3e, 0x10, 0xd3, 0xfe, 0xee, 0x10, 0x18, 0xfa});
    std::int64_t changes = 0;
    std::int32_t level = 340;
    for (int i = 0; i < 50; ++i) {
        machine.run_frame();
        std::int32_t before = -1;
        for (const LevelChange& change : machine.sound()) {
            CHECK(change.tstate >= 0);
            CHECK(change.tstate < frame);
            CHECK(change.tstate > before);
            CHECK(change.millivolts != level);
            before = change.tstate;
            level = change.millivolts;
            ++changes;
        }
    }
    CHECK(changes > 50 * 2000);
    CHECK(changes <= 50 * frame / 30 + 1);
}
