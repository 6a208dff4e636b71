#include <doctest/doctest.h>

#include "ula/contention.hpp"
#include "ula/ear_mic.hpp"
#include "ula/fetch.hpp"

using namespace zx::ula;

TEST_CASE("a 48K frame is 69,888 T, 312 lines of 224") {
    CHECK(Timing48.tstates_per_frame() == 69888);
    CHECK(Timing48.lines == 312);
    CHECK(Timing48.tstates_per_line == 224);
    CHECK(Timing48.interrupt_tstates == 32);
}

TEST_CASE("contention begins, repeats and ends at the T-states of the timing sheet") {
    struct Row {
        const char* name;
        int t;
        int delay;
    };
    constexpr Row rows[] = {
        {"the frame's first T", 0, 0},
        {"one before the first contended T", 14334, 0},
        {"first contended T", 14335, 6},
        {"second", 14336, 5},
        {"third", 14337, 4},
        {"fourth", 14338, 3},
        {"fifth", 14339, 2},
        {"sixth", 14340, 1},
        {"seventh", 14341, 0},
        {"eighth", 14342, 0},
        {"second group", 14343, 6},
        {"last group of line 0", 14335 + 120, 6},
        {"last delayed T of line 0", 14335 + 125, 1},
        {"last T of line 0's 128", 14335 + 127, 0},
        {"one past line 0", 14335 + 128, 0},
        {"before line 1", 14335 + 223, 0},
        {"first T of line 1", 14335 + 224, 6},
        {"last line", 14335 + 191 * 224, 6},
        {"last delayed T of the last line", 14335 + 191 * 224 + 125, 1},
        {"one past the last line", 14335 + 191 * 224 + 128, 0},
        {"where line 192 would begin", 14335 + 192 * 224, 0},
        {"the frame's last T", 69887, 0},
        {"behind the frame's end", 69900, 0},
    };
    const ContentionTable table(Timing48);
    for (const Row& row : rows) {
        CAPTURE(row.name);
        CHECK(table.delay(row.t) == row.delay);
    }
}

TEST_CASE("the contention table agrees with the rule at every T-state of the frame") {
    const ContentionTable table(Timing48);
    int wrong = 0;
    for (int t = 0; t < 69888; ++t) {
        int expected = 0;
        if (t >= 14335 && t < 14335 + 192 * 224) {
            const int x = (t - 14335) % 224;
            const int in_group = x & 7;
            if (x < 128 && in_group < 6) {
                expected = 6 - in_group;
            }
        }
        wrong += table.delay(t) != expected ? 1 : 0;
    }
    CHECK(wrong == 0);
}

TEST_CASE("the floating bus follows the table of a group and is idle outside the lines") {
    struct Row {
        const char* name;
        int t;
        int offset;
    };
    constexpr Row rows[] = {
        {"one before the first fetch", 14337, -1},
        {"first bitmap byte", 14338, 0x0000},
        {"its attribute", 14339, 0x1800},
        {"second bitmap byte", 14340, 0x0001},
        {"its attribute", 14341, 0x1801},
        {"idle 1", 14342, -1},
        {"idle 2", 14343, -1},
        {"idle 3", 14344, -1},
        {"idle 4", 14345, -1},
        {"third bitmap byte", 14346, 0x0002},
        {"the line's last bitmap byte", 14338 + 122, 0x001f},
        {"the line's last attribute", 14338 + 123, 0x181f},
        {"after the line", 14338 + 124, -1},
        {"in the border", 14338 + 128, -1},
        {"one before line 1", 14337 + 224, -1},
        {"line 1", 14338 + 224, 0x0100},
        {"line 1, attribute", 14339 + 224, 0x1800},
        {"line 8", 14338 + 8 * 224, 0x0020},
        {"line 8, attribute", 14339 + 8 * 224, 0x1820},
        {"line 64", 14338 + 64 * 224, 0x0800},
        {"line 191, last attribute", 14338 + 191 * 224 + 123, 0x1aff},
        {"line 191, last bitmap byte", 14338 + 191 * 224 + 122, 0x17ff},
        {"after the last line", 14338 + 191 * 224 + 124, -1},
        {"where line 192 would be", 14338 + 192 * 224, -1},
        {"the frame's first T", 0, -1},
        {"behind the frame's end", 69890, -1},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        CHECK(fetched_offset(Timing48, row.t) == row.offset);
    }
}

TEST_CASE("a frame fetches 12,288 bytes, each T-state at most one") {
    int fetched = 0;
    for (int t = 0; t < 69888; ++t) {
        fetched += fetched_offset(Timing48, t) >= 0 ? 1 : 0;
        CHECK_MESSAGE(fetches_before(Timing48, t + 1) == fetched, "T = " << t);
    }
    CHECK(fetched == 192 * 64);
}

TEST_CASE("a read of EAR echoes the last write as the table of the issue says") {
    struct Row {
        std::uint8_t value;
        bool issue2;
        bool issue3;
        int millivolts2;
        int millivolts3;
    };
    constexpr Row rows[] = {
        {0x18, true, true, 3790, 3700},
        {0x10, true, true, 3660, 3560},
        {0x08, true, false, 730, 660},
        {0x00, false, false, 390, 340},
        {0xe7, false, false, 390, 340},
    };
    for (const Row& row : rows) {
        CAPTURE(static_cast<int>(row.value));
        CHECK(pin_level(Issue::Issue2, row.value).reads_high == row.issue2);
        CHECK(pin_level(Issue::Issue3, row.value).reads_high == row.issue3);
        CHECK(pin_level(Issue::Issue2, row.value).millivolts == row.millivolts2);
        CHECK(pin_level(Issue::Issue3, row.value).millivolts == row.millivolts3);
    }
}
