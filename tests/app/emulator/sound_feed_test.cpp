#include <algorithm>
#include <cstdint>
#include <vector>

#include <doctest/doctest.h>

#include "app/emulator/frame_clock.hpp"
#include "app/emulator/sound_feed.hpp"
#include "machine/model.hpp"

using zx::app::FrameClock;
using zx::app::SoundFeed;

namespace {

constexpr double HourSeconds = 3600;
/// The window checks the queue at this interval; sometimes a picture or the host delays it.
constexpr double LookSeconds = 0.001;
constexpr double HeldUpSeconds = 0.012;
constexpr int LooksPerHoldUp = 97;

constexpr zx::ula::FrameTiming Timing =
    zx::machine::record_of(zx::machine::Model::Spectrum48).timing;

/// Returns the number of samples up to the end of the given frames, as the synthesis makes them.
std::int64_t samples_in(std::int64_t frames) {
    return frames * Timing.tstates_per_frame() * SoundFeed::RateHz / Timing.cpu_hz;
}

struct Hour {
    std::int64_t frames = 0;
    std::int64_t taken = 0;
    int least = 1'000'000;
    int most = 0;
    bool ever_stalled = false;
};

/// Runs an hour of the host's clock with a device whose clock has this rate. Fill levels count from
/// the first time that the queue is full.
Hour play_hour(double device_rate) {
    SoundFeed feed;
    Hour hour;
    int queued = 0;
    bool filled = false;
    const double buffer_seconds = SoundFeed::DeviceSamples / (SoundFeed::RateHz * device_rate);
    double next_buffer = buffer_seconds;
    std::int64_t looks = 0;
    for (double time = 0; time < HourSeconds; ++looks) {
        time += looks % LooksPerHoldUp == 0 ? HeldUpSeconds : LookSeconds;
        while (next_buffer <= time) {
            next_buffer += buffer_seconds;
            if (filled) {
                queued -= SoundFeed::DeviceSamples;
                hour.taken += SoundFeed::DeviceSamples;
                hour.least = std::min(hour.least, queued);
            }
        }
        if (feed.wants_more(queued, static_cast<std::uint64_t>(time * 1000))) {
            ++hour.frames;
            queued += static_cast<int>(samples_in(hour.frames) - samples_in(hour.frames - 1));
            hour.most = std::max(hour.most, queued);
        } else {
            filled = true;
        }
        hour.ever_stalled |= feed.stalled();
    }
    return hour;
}

} // namespace

TEST_CASE("the picture does not drift from the sound in an hour with any device clock") {
    for (const double device_rate : {1.0, 1.001, 0.999, 1.01}) {
        CAPTURE(device_rate);
        const Hour hour = play_hour(device_rate);
        CHECK(hour.taken > static_cast<std::int64_t>(HourSeconds * SoundFeed::RateHz * 0.99));
        // The difference between emulated and heard time is the queue, which never runs dry.
        CHECK(hour.least > 0);
        CHECK(hour.most < SoundFeed::TargetSamples + 882);
        const std::int64_t waiting = samples_in(hour.frames) - hour.taken;
        CHECK(waiting > 0);
        CHECK(waiting < SoundFeed::TargetSamples + 882);
        CHECK_FALSE(hour.ever_stalled);
    }
}

TEST_CASE("sound is heard less than 60 ms late") {
    CHECK(SoundFeed::LatencyMs < 60);
    CHECK(SoundFeed::LatencyMs > 40); // a shorter queue would run dry on a busy host
    // A frame is queued only if less than the target is waiting.
    SoundFeed feed;
    CHECK(feed.wants_more(SoundFeed::TargetSamples - 1, 0));
    CHECK_FALSE(feed.wants_more(SoundFeed::TargetSamples, 0));
}

TEST_CASE("a device that takes no samples has stalled until it continues") {
    SoundFeed feed;
    CHECK_FALSE(feed.wants_more(2000, 1'000));
    CHECK_FALSE(feed.wants_more(2000, 1'300));
    CHECK_FALSE(feed.stalled());
    CHECK_FALSE(feed.wants_more(2000, 1'301));
    CHECK(feed.stalled());
    CHECK_FALSE(feed.wants_more(1999, 1'302));
    CHECK_FALSE(feed.stalled());
}

TEST_CASE("without sound an hour of the host's clock is an hour of frames") {
    constexpr double TicksPerSecond = 1e9;
    // As after a year of uptime, when the clock value has lost its finest digits.
    constexpr double Start = 365.0 * 24 * 3600 * TicksPerSecond;
    const double frame_seconds = static_cast<double>(Timing.tstates_per_frame()) / Timing.cpu_hz;
    FrameClock clock(frame_seconds * TicksPerSecond, Start);
    std::int64_t frames = 0;
    std::int64_t looks = 0;
    double time = 0;
    for (; time < HourSeconds; ++looks) {
        frames += clock.due(Start + time * TicksPerSecond) ? 1 : 0;
        time += looks % LooksPerHoldUp == 0 ? HeldUpSeconds : LookSeconds;
    }
    CHECK(frames >= static_cast<std::int64_t>(HourSeconds / frame_seconds) - 1);
    CHECK(frames <= static_cast<std::int64_t>(HourSeconds / frame_seconds) + 2);
}

TEST_CASE("frames missed in a long gap are not run later") {
    FrameClock clock(10, 0);
    CHECK(clock.due(0));
    CHECK_FALSE(clock.due(9));
    CHECK(clock.due(35));
    CHECK(clock.due(35));
    CHECK(clock.due(35));
    CHECK_FALSE(clock.due(35));
    CHECK(clock.due(1000));
    CHECK_FALSE(clock.due(1000));
}

TEST_CASE(
    "one channel goes to both sides, two channels to one side each, at the requested volume") {
    const std::vector<std::int16_t> loud(1200, 1000);
    SoundFeed feed;
    (void)feed.mix(loud, 1, 1);
    const std::vector<std::int16_t> two = {1000, -2000};
    const auto half = feed.mix(two, 2, 0.5);
    REQUIRE(half.size() == 2);
    CHECK(half[0] == 500);
    CHECK(half[1] == -1000);
    const auto both = feed.mix(two, 1, 1);
    REQUIRE(both.size() == 4);
    CHECK(both[0] == 1000);
    CHECK(both[1] == 1000);
    CHECK(both[3] == -2000);
    feed.restart();
    CHECK(feed.mix(two, 2, 1)[0] < 10);
}
