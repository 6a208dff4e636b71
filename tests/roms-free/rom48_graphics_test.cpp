#include <cmath>
#include <string>

#include <doctest/doctest.h>

#include "basic_bench.hpp"

using fixture::BasicBench;

namespace {

constexpr int CoordsX = 0x5c7d;

bool lit(const BasicBench& bench, int x, int y) {
    const int line = 175 - y;
    const int address = 0x4000 + (line / 64) * 0x800 + line % 8 * 0x100 + line / 8 % 8 * 32 + x / 8;
    return (bench.byte(static_cast<std::uint16_t>(address)) >> (7 - x % 8) & 1) != 0;
}

} // namespace

TEST_CASE("CIRCLE draws a closed outline within a pixel of its radius") {
    BasicBench bench;
    bench.boot();
    bench.enter("CIRCLE 128,88,40");
    int pixels = 0;
    for (int y = 0; y < 176; ++y) {
        for (int x = 0; x < 256; ++x) {
            if (y > 15 && lit(bench, x, y)) {
                ++pixels;
                CAPTURE(x);
                CAPTURE(y);
                CHECK(std::abs(std::hypot(x - 128, y - 88) - 40) < 1.0);
            }
        }
    }
    CHECK(pixels > 200);
    // Every ray from the centre meets the outline or passes between two of its pixels.
    for (int degree = 0; degree < 360; degree += 3) {
        const double angle = degree * 3.14159265 / 180;
        const int x = static_cast<int>(std::lround(128 + 40 * std::cos(angle)));
        const int y = static_cast<int>(std::lround(88 + 40 * std::sin(angle)));
        bool met = lit(bench, x, y);
        for (int d = -1; d <= 1; d += 2) {
            met = met || lit(bench, x + d, y) || lit(bench, x, y + d);
        }
        CAPTURE(degree);
        CHECK(met);
    }
}

TEST_CASE("CIRCLE ends where it began, at the right of its centre") {
    BasicBench bench;
    bench.boot();
    bench.enter("CIRCLE 128,88,40");
    CHECK(bench.byte(CoordsX) == 168);
    CHECK(bench.byte(CoordsX + 1) == 88);
}

TEST_CASE("lengths are rounded to the nearest whole number, halves upwards") {
    struct Row {
        const char* length;
        int end;
    };
    for (const Row& row : {Row{"3.5", 104},
                           Row{"2.5", 103},
                           Row{"2.4999", 102},
                           Row{".5", 101},
                           Row{"-.5", 100},
                           Row{"-.50001", 99},
                           Row{"-1.5", 99},
                           Row{"-1.4999", 99},
                           Row{"-1.50001", 98},
                           Row{"-2.75", 97},
                           Row{"-(4/2)", 98},
                           Row{"-(90/3)", 70}}) {
        CAPTURE(std::string(row.length));
        BasicBench bench;
        bench.boot();
        bench.enter(std::string("PLOT 100,10: DRAW ") + row.length + ",0");
        CHECK(bench.byte(CoordsX) == row.end);
        CHECK(bench.row(23) == "0 OK, 0:2");
    }
}

TEST_CASE("DRAW with an angle turns left on its way and ends at the point") {
    BasicBench bench;
    bench.boot();
    bench.enter("PLOT 50,50: DRAW 50,50,PI");
    CHECK(bench.byte(CoordsX) == 100);
    CHECK(bench.byte(CoordsX + 1) == 100);
    // The middle of the half circle is to the lower right of the chord.
    bool met = false;
    for (int d = -1; d <= 1; ++d) {
        met = met || lit(bench, 100 + d, 50) || lit(bench, 100, 50 + d);
    }
    CHECK(met);
    CHECK_FALSE(lit(bench, 50, 100));
    CHECK_FALSE(lit(bench, 75, 75));
}

TEST_CASE("lines, circles and notes out of range give report B") {
    for (const char* command : {"PLOT 256,0",
                                "PLOT 0,176",
                                "DRAW 0,-1",
                                "DRAW -1,0",
                                "CIRCLE 0,0,10",
                                "BEEP 11,0",
                                "BEEP 1,70",
                                "BEEP 1,-61",
                                "BEEP -1,0"}) {
        CAPTURE(std::string(command));
        BasicBench bench;
        bench.boot();
        bench.enter(command);
        CHECK(bench.row(23) == "B Integer out of range, 0:1");
    }
}

TEST_CASE("BEEP plays middle C and the A above it for the given time") {
    struct Note {
        const char* command;
        double hertz;
        int cycles;
    };
    for (const Note& note : {Note{"BEEP .1,0", 261.63, 26},
                             Note{"BEEP .1,9", 440.0, 44},
                             Note{"BEEP .1,-12", 130.81, 13},
                             Note{"BEEP .01,69", 14080.0, 141}}) {
        CAPTURE(std::string(note.command));
        BasicBench bench;
        bench.boot();
        bench.poke(0x5c39, {0}); // no key click
        bench.enter(note.command);
        const auto& writes = bench.bus.writes;
        // The note is the longest run of equal half periods.
        std::size_t longest = 0;
        std::int64_t half = 0;
        std::size_t run = 0;
        for (std::size_t i = 2; i < writes.size(); ++i) {
            const auto step = writes[i].tstates - writes[i - 1].tstates;
            run = step == writes[i - 1].tstates - writes[i - 2].tstates ? run + 1 : 1;
            if (run > longest) {
                longest = run;
                half = step;
            }
        }
        CHECK(std::abs(3'500'000.0 / (2.0 * static_cast<double>(half)) / note.hertz - 1) < 0.02);
        CHECK(std::abs(static_cast<int>(longest) - (2 * note.cycles - 1)) <= 2);
    }
}
