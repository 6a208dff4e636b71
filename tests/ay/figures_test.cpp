// Checks the AY's periods at their limits and the shapes of the envelope in the output, by the
// figures of the data sheet. Periods of tone, noise and envelope are in T-states; the chip's clock
// has half as many ticks.
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "ay/ay.hpp"
#include "measured_levels.hpp"

using namespace zx::ay;
using reference::MeasuredLevels;

namespace {

using Changes = std::vector<OutputChange>;

void set(Ay& ay, int number, int value) {
    Changes none;
    ay.select(static_cast<std::uint8_t>(number));
    ay.write(static_cast<std::uint8_t>(value), 0, none);
}

Changes heard(Ay ay, int end) {
    Changes changes;
    ay.run_to(end, changes);
    return changes;
}

/// Returns the level of channel A in T-state t.
int level_at(const Changes& changes, int before, int t) {
    int level = before;
    for (const OutputChange& change : changes) {
        if (change.tstate > t) {
            break;
        }
        level = change.level;
    }
    return level;
}

} // namespace

TEST_CASE("a tone of period n toggles every 16 n T, up to 4095") {
    for (const int period : {1, 2, 15, 255, 256, 257, 4094, 4095}) {
        CAPTURE(period);
        for (int channel = 0; channel < 3; ++channel) {
            Ay ay;
            set(ay, 2 * channel, period & 0xff);
            // The upper four bits do not exist.
            set(ay, 2 * channel + 1, 0xf0 | period >> 8);
            set(ay, 7, 0x3f & ~(1 << channel));
            set(ay, 8 + channel, 15);
            const Changes changes = heard(ay, 16 * period * 6);
            REQUIRE(changes.size() >= 5);
            for (std::size_t i = 1; i < 5; ++i) {
                CHECK(changes[i].tstate - changes[i - 1].tstate == 16 * period);
                CHECK(changes[i].channel == channel);
                CHECK(changes[i].level == (changes[i - 1].level == 0 ? 65535 : 0));
            }
        }
    }
}

TEST_CASE("the noise of period n shifts every 32 n T, bit 0 xor bit 3 into the 17th") {
    for (const int period : {0, 1, 2, 30, 31}) {
        CAPTURE(period);
        const int step = 32 * (period == 0 ? 1 : period);
        Ay ay;
        // The upper three bits do not exist.
        set(ay, 6, 0xe0 | period);
        set(ay, 7, 0x37);
        set(ay, 8, 15);
        constexpr int shifts = 3000;
        const Changes changes = heard(ay, step * (shifts + 2));
        const int before = ay.level(0);
        std::vector<bool> bits;
        const int phase = changes[0].tstate % step;
        for (int n = 0; n < shifts; ++n) {
            bits.push_back(level_at(changes, before, phase + n * step) != 0);
        }
        int wrong = 0;
        for (std::size_t n = 0; n + 17 < bits.size(); ++n) {
            wrong += bits[n + 17] != (bits[n] != bits[n + 3]) ? 1 : 0;
        }
        CHECK(wrong == 0);
        for (const OutputChange& change : changes) {
            wrong += change.tstate % step != phase ? 1 : 0;
        }
        CHECK(wrong == 0);
        CHECK(changes.size() > shifts / 3);
    }
}

TEST_CASE("an envelope of period n makes a step every 32 n T, up to 65535") {
    for (const int period : {1, 2, 255, 256, 257, 65535}) {
        CAPTURE(period);
        Ay ay;
        set(ay, 7, 0x3f);
        set(ay, 8, 0x10);
        set(ay, 11, period & 0xff);
        set(ay, 12, period >> 8);
        set(ay, 13, 12);
        const Changes changes = heard(ay, 32 * period * 20);
        REQUIRE(changes.size() >= 18);
        for (std::size_t i = 0; i < 18; ++i) {
            CHECK(changes[i].tstate - changes[0].tstate == static_cast<int>(i) * 32 * period);
            CHECK(changes[i].level == MeasuredLevels[(i + 1) % 16]);
        }
    }
}

TEST_CASE("each of the sixteen shapes is correct in the output over four ramps") {
    struct Row {
        int shape;
        /// Ramps: \ falls, / rises, _ stays low, ~ stays high.
        std::string_view picture;
    };
    constexpr Row rows[] = {{0, "\\___"},
                            {1, "\\___"},
                            {2, "\\___"},
                            {3, "\\___"},
                            {4, "/___"},
                            {5, "/___"},
                            {6, "/___"},
                            {7, "/___"},
                            {8, "\\\\\\\\"},
                            {9, "\\___"},
                            {10, "\\/\\/"},
                            {11, "\\~~~"},
                            {12, "////"},
                            {13, "/~~~"},
                            {14, "/\\/\\"},
                            {15, "/___"}};
    for (const Row& row : rows) {
        CAPTURE(row.shape);
        Ay ay;
        set(ay, 7, 0x3f);
        set(ay, 8, 0x10);
        set(ay, 11, 1);
        // The upper four bits do not exist. A write always restarts the shape.
        set(ay, 13, 10);
        Changes none;
        ay.run_to(32 * 21, none);
        ay.select(13);
        ay.write(static_cast<std::uint8_t>(0xf0 | row.shape), 32 * 21, none);
        const int before = ay.level(0);
        Changes changes;
        ay.run_to(32 * (21 + 64), changes);
        for (int step = 0; step < 64; ++step) {
            CAPTURE(step);
            const char line = row.picture[static_cast<std::size_t>(step / 16)];
            const int x = step % 16;
            const int level = line == '\\' ? 15 - x : line == '/' ? x : line == '~' ? 15 : 0;
            CHECK(level_at(changes, before, 32 * (21 + step)) ==
                  MeasuredLevels[static_cast<std::size_t>(level)]);
        }
    }
}

TEST_CASE("the two mixer bits of a channel select tone and noise") {
    for (int mixer = 0; mixer < 64; ++mixer) {
        CAPTURE(mixer);
        for (int channel = 0; channel < 3; ++channel) {
            Ay ay;
            // A tone of period 7 and a noise of period 5, which differ.
            set(ay, 2 * channel, 7);
            set(ay, 6, 5);
            set(ay, 7, mixer);
            set(ay, 8 + channel, 15);
            const Changes changes = heard(ay, 20'000);
            bool at_tone = false;
            bool elsewhere = false;
            for (const OutputChange& change : changes) {
                const bool tone = change.tstate % (7 * 16) == 0;
                at_tone = at_tone || tone;
                elsewhere = elsewhere || !tone;
            }
            const bool tone_on = (mixer >> channel & 1) == 0;
            const bool noise_on = (mixer >> (channel + 3) & 1) == 0;
            CHECK(at_tone == (tone_on || noise_on));
            CHECK(elsewhere == noise_on);
            if (!tone_on && !noise_on) {
                CHECK(ay.level(channel) == 65535);
            }
        }
    }
}
