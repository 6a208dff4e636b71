// Long runs against the free ROM: every amount of free memory, random keys in the editor.
// FR_ROM48_SOAK multiplies their length: 1 is the sample that ctest runs, 20 is more than an hour of
// emulated time.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "basic_bench.hpp"
#include "system_variables.hpp"

using fixture::BasicBench;
using fixture::ELine;
using fixture::Prog;
using fixture::Stkbot;
using fixture::Stkend;
using fixture::Vars;
using fixture::Worksp;

namespace {

/// How long the runs are, see above.
int scale() {
    const char* text = std::getenv("FR_ROM48_SOAK");
    return text != nullptr ? std::max(1, std::atoi(text)) : 1;
}

/// Enters a line and presses BREAK if it does not return.
bool enter_and_return(BasicBench& bench, const std::string& line) {
    bench.type_line(line);
    if (bench.run_until_waiting(60))
        return true;
    for (int tries = 0; tries < 6; ++tries) {
        bench.bus.rows[0] = bench.bus.rows[7] = 0x1e; // CAPS SHIFT and SPACE
        bench.run_frames(8);
        bench.bus.rows[0] = bench.bus.rows[7] = 0x1f;
        if (bench.run_until_waiting(200))
            return true;
    }
    return false;
}

} // namespace

TEST_CASE("no statement loses the program with any amount of free memory") {
    static constexpr std::array Statements{"PRINT 1",
                                           "PRINT 1/3;SIN 1",
                                           "LET a=1",
                                           "LET a$=\"hello\"",
                                           "LET a$=a$+a$",
                                           "DIM a(5)",
                                           "DIM b$(10)",
                                           "FOR i=1 TO 3: NEXT i",
                                           "GO SUB 20",
                                           "LIST",
                                           "PRINT ((((1))))",
                                           "PRINT VAL \"1+1\"",
                                           "INPUT a",
                                           "CIRCLE 99,80,20",
                                           "DRAW 10,10,1",
                                           "PRINT STR$ 1.5+\"x\"",
                                           "READ q",
                                           "RESTORE",
                                           "CLS",
                                           "9000 REM xxxxxxxxxxxxxxxxxxxxxxxx",
                                           "PRINT #1;\"x\"",
                                           "OPEN #4,\"s\"",
                                           "PRINT SCREEN$ (0,0)",
                                           "9000 PRINT \"abc\"",
                                           "SAVE \"x\"",
                                           "DEF FN a(x)=x",
                                           "PRINT USR 7962",
                                           "LPRINT 1",
                                           "STOP",
                                           "LET verylongname=1",
                                           "PRINT AT 1,1;1",
                                           "\""};
    BasicBench booted;
    booted.boot();
    booted.enter("10 DATA 1,2: PRINT 1");
    booted.enter("20 LET s$=\"abc\": RETURN");
    booted.enter("30 REM the end of the program");
    const int used = booted.word(Stkend);
    const int prog = booted.word(Prog);
    const int size = booted.word(Vars) - prog;
    const auto program = booted.bytes(static_cast<std::uint16_t>(prog), size);
    std::size_t next = 0;
    for (int room = 60; room < 460; ++room) {
        BasicBench cleared = booted;
        cleared.enter("CLEAR " + std::to_string(used + room));
        const int count = std::min(3 * scale(), static_cast<int>(Statements.size()));
        for (int i = 0; i < count; ++i) {
            const std::string line = Statements.at(next++ % Statements.size());
            CAPTURE(room);
            CAPTURE(line);
            BasicBench bench = cleared;
            REQUIRE(enter_and_return(bench, line));
            bench.feed({7});                        // EDIT brings a line, or buzzes
            REQUIRE(bench.run_until_waiting(1000)); // SAVE accepts it as "any key"
            REQUIRE(bench.word(Prog) == prog);
            REQUIRE(bench.bytes(static_cast<std::uint16_t>(prog), size) == program);
            REQUIRE(bench.word(Vars) >= prog + size);
            REQUIRE(bench.word(ELine) > bench.word(Vars));
            REQUIRE(bench.word(Worksp) > bench.word(ELine));
        }
    }
}

TEST_CASE("after random keys the editor works and the program is intact") {
    for (unsigned seed = 1; seed <= 3U * unsigned(scale()); ++seed) {
        std::mt19937 random(seed);
        const auto below = [&](int limit) {
            return static_cast<int>(random() % static_cast<unsigned>(limit));
        };
        BasicBench bench;
        bench.boot();
        for (int i = 0; i < 80; ++i) {
            std::string line = below(3) == 0 ? std::to_string(1 + below(99)) : "";
            for (int n = 1 + below(14); n > 0; --n) {
                const std::string signs = "abxyzijk$0123456789+-*/^=<>()\",;:'.#";
                int code = below(3) == 0 ? 0xa5 + below(91) : signs[std::size_t(below(36))];
                if (code == 0xc0 || code == 0xf4 || code == 0xe6) // USR, POKE, NEW
                    code = 0xf5;
                bench.feed({code});
                line += static_cast<char>(code);
            }
            CAPTURE(seed);
            CAPTURE(i);
            REQUIRE(enter_and_return(bench, ""));
            if ((bench.byte(0x5c71) & 0x20) != 0) { // INPUT: down stops it
                bench.feed({10});
                bench.run_until_waiting(60);
            }
            bench.feed({7});
            bench.run_until_waiting(60);
            for (int n = 0; n < 60 && bench.word(0x5c5b) != bench.word(ELine); ++n)
                bench.feed({12});
            REQUIRE(bench.run_until_waiting(60));
            REQUIRE(bench.cpu.iy == 0x5c3a);
            int at = bench.word(Prog);
            while (at < bench.word(Vars)) {
                const int length = bench.word(static_cast<std::uint16_t>(at + 2));
                REQUIRE(bench.byte(static_cast<std::uint16_t>(at + 3 + length)) == 0x0d);
                at += 4 + length;
            }
            REQUIRE(at == bench.word(Vars));
        }
    }
}
