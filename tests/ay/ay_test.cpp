#include <algorithm>
#include <random>

#include <doctest/doctest.h>

#include "ay/ay.hpp"
#include "measured_levels.hpp"
#include "naive_ay.hpp"

using namespace zx::ay;
using reference::MeasuredLevels;

namespace {

using Changes = std::vector<OutputChange>;

void set(Ay& ay, int number, int value, int t, Changes& changes) {
    ay.select(static_cast<std::uint8_t>(number));
    ay.write(static_cast<std::uint8_t>(value), t, changes);
}

Ay with(std::initializer_list<std::pair<int, int>> writes) {
    Ay ay;
    Changes changes;
    for (const auto& [number, value] : writes) {
        set(ay, number, value, 0, changes);
    }
    return ay;
}

/// Returns the T-states in which channel A changes, until `end`.
std::vector<int> edges(Ay ay, int end) {
    Changes changes;
    ay.run_to(end, changes);
    std::vector<int> result;
    for (const OutputChange& change : changes) {
        if (change.channel == 0) {
            result.push_back(change.tstate);
        }
    }
    return result;
}

} // namespace

TEST_CASE("registers keep only the bits that exist") {
    constexpr int masks[] = {
        0xff, 0x0f, 0xff, 0x0f, 0xff, 0x0f, 0x1f, 0xff, 0x1f, 0x1f, 0x1f, 0xff, 0xff, 0x0f};
    for (int number = 0; number < 14; ++number) {
        CAPTURE(number);
        Ay ay = with({{number, 0xff}});
        CHECK(ay.read() == masks[number]);
        Changes changes;
        ay.write(0, 1, changes);
        CHECK(ay.read() == 0);
    }
    Ay ay = with({{3, 7}});
    ay.select(0x13);
    CHECK(ay.selected() == 3);
    CHECK(ay.read() == 7);
}

TEST_CASE("port A reads its pins as an input and pins AND register as an output") {
    Ay ay = with({{14, 0x5a}});
    CHECK(ay.read() == 0xbf);
    ay = with({{7, 0x40}, {14, 0xff}});
    CHECK(ay.read() == 0xbf);
    ay = with({{7, 0x40}, {14, 0x5a}});
    CHECK(ay.read() == 0x1a);
    ay = with({{15, 0x5a}});
    CHECK(ay.read() == 0xff);
    ay = with({{7, 0x80}, {15, 0x5a}});
    CHECK(ay.read() == 0x5a);
}

TEST_CASE("a tone toggles every 16 T for each unit of its period, and period 0 is period 1") {
    struct Row {
        int low;
        int high;
        int tstates;
    };
    constexpr Row rows[] = {
        {0, 0, 16}, {1, 0, 16}, {2, 0, 32}, {3, 0, 48}, {0xff, 0x0f, 65520}, {0, 1, 4096}};
    for (const Row& row : rows) {
        CAPTURE(row.tstates);
        const auto found =
            edges(with({{0, row.low}, {1, row.high}, {7, 0x3e}, {8, 15}}), 4 * row.tstates + 16);
        REQUIRE(found.size() >= 3);
        CHECK(found[1] - found[0] == row.tstates);
        CHECK(found[2] - found[1] == row.tstates);
    }
}

TEST_CASE("each volume step outputs the measured level") {
    for (int volume = 0; volume < 16; ++volume) {
        const Ay ay = with({{7, 0x3f}, {9, volume}});
        CHECK(ay.level(1) == MeasuredLevels[static_cast<std::size_t>(volume)]);
        CHECK(ay.level(0) == 0);
    }
}

TEST_CASE(
    "the envelope steps every 32 T for each unit of its period, and a write to R13 restarts it") {
    Ay ay = with({{7, 0x3f}, {8, 0x10}, {11, 3}, {13, 8}});
    CHECK(ay.level(0) == 65535);
    // The first tick is at T = 0, before the registers are written.
    const auto found = edges(ay, 96 * 40);
    REQUIRE(found.size() == 40);
    CHECK(found[0] == 96);
    CHECK(found[1] - found[0] == 96);
    CHECK(found[16] - found[15] == 96);
    Changes changes;
    ay.run_to(96 * 5, changes);
    CHECK(ay.level(0) == MeasuredLevels[10]);
    set(ay, 13, 8, 96 * 5, changes);
    CHECK(ay.level(0) == 65535);
    set(ay, 13, 13, 96 * 5, changes);
    CHECK(ay.level(0) == 0);
    ay.run_to(96 * 500, changes);
    CHECK(ay.level(0) == 65535);
}

TEST_CASE("the noise repeats after 131,071 shifts") {
    Ay ay = with({{7, 0x37}, {6, 1}, {8, 15}});
    Changes whole;
    constexpr int period = 131071 * 32;
    ay.run_to(2 * period, whole);
    Changes first;
    Changes second;
    for (const OutputChange& change : whole) {
        if (change.tstate > 0 && change.tstate <= period) {
            first.push_back(change);
        } else if (change.tstate > period && change.tstate <= 2 * period) {
            second.push_back({change.tstate - period, change.channel, change.level});
        }
    }
    CHECK(first.size() > 60'000);
    CHECK(first == second);
}

TEST_CASE("the lazy chip has the same output as a step per T-state for any writes") {
    std::mt19937 random(8912);
    const auto below = [&](int limit) {
        return static_cast<int>(random() % static_cast<unsigned>(limit));
    };
    for (int run = 0; run < 60; ++run) {
        CAPTURE(run);
        Ay ay;
        reference::NaiveAy naive;
        Changes changes;
        std::array<int, 3> heard{};
        std::size_t next = 0;
        int differing = 0;
        constexpr int frame = 70908;
        for (int t = 0; t < frame; ++t) {
            naive.step();
            if (below(run % 3 == 0 ? 50 : 2000) == 0) {
                const int number = below(14);
                // Mixes short periods with long ones.
                const int value = below(2) == 0 ? below(4) : below(256);
                set(ay, number, value, t, changes);
                naive.write(number, value);
            }
            if (below(500) == 0 || t == frame - 1) {
                ay.run_to(t, changes);
                for (; next < changes.size(); ++next) {
                    heard[changes[next].channel] = changes[next].level;
                }
                for (std::size_t channel = 0; channel < 3; ++channel) {
                    differing += heard[channel] != naive.level(channel) ? 1 : 0;
                }
            }
        }
        CHECK(differing == 0);
        CHECK(std::is_sorted(changes.begin(), changes.end(), [](const auto& a, const auto& b) {
            return a.tstate < b.tstate;
        }));
    }
}

TEST_CASE("each change is reported in the same T-state as by a step per T-state") {
    constexpr std::pair<int, int> writes[] = {{0, 17},
                                              {2, 90},
                                              {4, 3},
                                              {6, 2},
                                              {7, 0x2a},
                                              {8, 12},
                                              {9, 0x10},
                                              {10, 0x10},
                                              {11, 5},
                                              {13, 14}};
    Ay ay;
    reference::NaiveAy naive;
    Changes changes;
    naive.step();
    for (const auto& [number, value] : writes) {
        set(ay, number, value, 0, changes);
        naive.write(number, value);
    }
    constexpr int end = 70'000;
    ay.run_to(end, changes);
    std::array<int, 3> heard{};
    std::size_t next = 0;
    int wrong = 0;
    for (int t = 0; t <= end; ++t) {
        if (t > 0) {
            naive.step();
        }
        for (; next < changes.size() && changes[next].tstate == t; ++next) {
            heard[changes[next].channel] = changes[next].level;
        }
        for (std::size_t channel = 0; channel < 3; ++channel) {
            wrong += heard[channel] != naive.level(channel) ? 1 : 0;
        }
    }
    CHECK(wrong == 0);
    CHECK(next == changes.size());
    CHECK(changes.size() > 1000);
}

TEST_CASE("the end of a frame moves the ticks and does not change the sound") {
    Ay whole = with({{0, 77}, {7, 0x3e}, {8, 9}});
    Ay cut = whole;
    Changes one;
    Changes two;
    whole.run_to(200'000, one);
    int base = 0;
    for (int frame = 0; frame < 3; ++frame) {
        Changes part;
        cut.run_to(70907, part);
        cut.end_frame(70908);
        for (OutputChange change : part) {
            change.tstate += base;
            two.push_back(change);
        }
        base += 70908;
    }
    while (!two.empty() && two.back().tstate > 200'000) {
        two.pop_back();
    }
    CHECK(one == two);
    CHECK(one.size() == 162);
}

TEST_CASE("reset silences the chip and clears its registers") {
    Ay ay = with({{7, 0x3f}, {8, 15}, {9, 3}});
    Changes changes;
    ay.reset(100, changes);
    CHECK(ay.registers() == RegisterFile{});
    CHECK(ay.level(0) == 0);
    CHECK(changes == Changes{{100, 0, 0}, {100, 1, 0}});
}
