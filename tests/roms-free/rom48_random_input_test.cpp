// Long runs of random input against the free ROM: key presses, calls of entry points, tape blocks.
// FR_ROM48_SOAK multiplies their length (rom48_soak_test.cpp).
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
using fixture::Vars;

namespace {

/// How long the runs are.
int scale() {
    const char* text = std::getenv("FR_ROM48_SOAK");
    return text != nullptr ? std::max(1, std::atoi(text)) : 1;
}

/// The pointers to memory are in order, and the program's lines end where the variables begin.
void check_memory(const BasicBench& bench) {
    REQUIRE(bench.cpu.iy == 0x5c3a);
    REQUIRE(bench.unused_executed == 0);
    int before = bench.word(0x5c4f); // CHANS
    for (const int pointer : {0x5c53, 0x5c4b, 0x5c59, 0x5c61, 0x5c63, 0x5c65}) {
        CAPTURE(pointer);
        const int now = bench.word(static_cast<std::uint16_t>(pointer));
        REQUIRE(now >= before);
        before = now;
    }
    int at = bench.word(Prog);
    while (at < bench.word(Vars)) {
        const int length = bench.word(static_cast<std::uint16_t>(at + 2));
        REQUIRE(bench.byte(static_cast<std::uint16_t>(at + 3 + length)) == 0x0d);
        at += 4 + length;
    }
    REQUIRE(at == bench.word(Vars));
}

class Dice {
  public:
    explicit Dice(unsigned seed) : random_(seed) {}
    int below(int limit) { return static_cast<int>(random_() % static_cast<unsigned>(limit)); }

  private:
    std::mt19937 random_;
};

/// Presses BREAK and ENTER until a command works again; false if it never does.
bool answers(BasicBench& bench) {
    for (int tries = 0; tries < 20; ++tries) {
        bench.bus.rows[0] = bench.bus.rows[7] = 0x1e; // CAPS SHIFT and SPACE
        bench.run_frames(10);
        bench.bus.rows[0] = bench.bus.rows[7] = 0x1f;
        bench.run_frames(10);
        if (!bench.run_until_waiting(100))
            continue;
        if ((bench.byte(0x5c71) & 0x20) != 0) { // INPUT: down stops it
            bench.feed({10});
            bench.run_until_waiting(100);
        }
        bench.feed({7}); // EDIT, then delete what it brought
        for (int n = 0; n < 300 && bench.word(0x5c5b) != bench.word(ELine); ++n)
            bench.feed({12});
        for (int n = 0; n < 300 && bench.byte(bench.word(ELine)) != 0x0d; ++n)
            bench.feed({9, 12});
        bench.bus.memory[0x5c41] = 0;  // MODE
        bench.feed({0xe7, '3', 0x0d}); // BORDER 3
        if (bench.run_until_waiting(100) && bench.byte(0x5c48) == 0x1f) {
            bench.feed({0xe7, '7', 0x0d});
            return bench.run_until_waiting(100);
        }
    }
    return false;
}

} // namespace

TEST_CASE("random presses on the keyboard never hang the machine") {
    for (unsigned seed = 1; seed <= 2U * unsigned(scale()); ++seed) {
        Dice dice(seed);
        BasicBench bench;
        bench.boot();
        bench.enter("10 REM a program");
        CAPTURE(seed);
        for (int chunk = 0; chunk < 10; ++chunk) {
            for (int press = 0; press < 100; ++press) {
                const int key = dice.below(40);
                // Not A (NEW), O (POKE) or a shift alone; E mode, where USR is, needs both shifts.
                if (key == 5 || key == 26 || key == 0 || key == 36)
                    continue;
                const auto row = static_cast<std::size_t>(key / 5);
                bench.bus.rows[row] = static_cast<std::uint8_t>(0x1f & ~(1 << key % 5));
                const int shift = dice.below(6);
                if (shift == 0)
                    bench.bus.rows[0] &= 0x1e;
                if (shift == 1)
                    bench.bus.rows[7] &= 0x1d;
                bench.run_frames(1 + dice.below(4));
                bench.bus.rows.fill(0x1f);
                bench.run_frames(1 + dice.below(6));
            }
            CAPTURE(chunk);
            REQUIRE(answers(bench));
            check_memory(bench);
        }
    }
}

TEST_CASE("random calls of entry points return or report, and the program stays") {
    struct Entry {
        int address;
        const char* registers; // "r0-99": the register's range; m: BC bytes are reclaimed at HL + 1
    };
    static constexpr std::array Entries{
        Entry{0x0d6b, ""},
        Entry{0x0d6e, ""},
        Entry{0x0daf, ""},
        Entry{0x0dfe, ""},
        Entry{0x0d4d, ""},
        Entry{0x0d94, ""},
        Entry{0x0e44, "b1-24"},
        Entry{0x0e00, "b1-23"},
        Entry{0x0e9b, "b1-24"},
        Entry{0x0dd9, "b23-24 c1-33"},
        Entry{0x22aa, "b0-255 c0-255"},
        Entry{0x22b0, "a0-191 c0-255"},
        Entry{0x22ce, "b0-255 c0-255"},
        Entry{0x22e5, "b0-255 c0-255"},
        Entry{0x22df, "b0-255 c0-255"},
        Entry{0x24ba, "b0-255 c0-255 s"},
        Entry{0x15f2, "a32-255"},
        Entry{0x15ef, "a0-9"},
        Entry{0x0c0a, "a0-27 t"},
        Entry{0x0c10, "a0-90"},
        Entry{0x1a1b, "b0-38 c0-255"},
        Entry{0x196e, "h0-255 l0-255"},
        Entry{0x2d28, "a0-255"},
        Entry{0x2d2b, "b0-255 c0-255"},
        Entry{0x03b5, "d0-0 e0-9 h0-1 l0-255"},
        Entry{0x1601, "a0-3"},
        Entry{0x1601, "a253-255"},
        Entry{0x1601, "a0-15"},
        Entry{0x1f05, "b0-255 c0-255"},
        Entry{0x0030, "b0-3 c1-255"},
        Entry{0x16b0, ""},
        Entry{0x16bf, ""},
        Entry{0x16c5, ""},
        Entry{0x1097, ""},
        Entry{0x028e, ""},
        Entry{0x02bf, ""},
        Entry{0x0333, "e65-90 d0-255 c0-2 b255-255"},
        Entry{0x1f54, ""},
        Entry{0x2c88, "a0-255"},
        Entry{0x2d1b, "a0-255"},
        Entry{0x0edf, ""},
        Entry{0x0ecd, ""},
        Entry{0x0eac, ""},
        Entry{0x229b, "a0-7"},
        Entry{0x2297, "a0-255"},
        Entry{0x30a9, "h0-255 l0-255 d0-255 e0-255"},
        Entry{0x1655, "b0-1 c1-255 m"},
        Entry{0x1652, "m"},
        Entry{0x1a30, "h0-39 l0-255 e255-255 2"},
        Entry{0x1e5a, "b0-255 c0-255"},
        Entry{0x1e45, "b0-255 c0-255"},
        Entry{0x1f3d, "b0-0 c1-3"},
        Entry{0x1eb7, "b100-250 c0-255"},
        Entry{0x2538, "b0-31 c0-23"},
        Entry{0x2583, "b0-31 c0-23"},
        Entry{0x1795, ""},
        Entry{0x0cd2, ""},
        Entry{0x1ff8, ""},
        Entry{0x11a7, "E"},
        Entry{0x16dc, "c0-255 T"},
    };
    constexpr std::uint16_t Returned = 0xf000;
    constexpr std::uint16_t Raised = 0xf010;
    BasicBench booted;
    booted.boot();
    booted.enter("10 REM a program");
    booted.enter("20 PRINT \"of two lines\"");
    booted.enter("LET a=5: LET b$=\"text\"");
    const int size = booted.word(Vars) - booted.word(Prog);
    const auto program = booted.bytes(booted.word(Prog), size);
    Dice dice(48);
    BasicBench bench = booted;
    for (int i = 0; i < 4000 * scale(); ++i) {
        const Entry& entry = Entries.at(static_cast<std::size_t>(dice.below(int(Entries.size()))));
        if (i % 50 == 0)
            bench = booted;
        CAPTURE(i);
        CAPTURE(entry.address);
        auto& cpu = bench.cpu;
        bench.bus.memory[0x5c3b] |= 0x80; // FLAGS: running
        bench.poke(0x5c8c, {255});        // SCR_CT
        bench.poke(0x5c91, {0});          // P_FLAG
        cpu.halted = false;
        cpu.iff1 = cpu.iff2 = true;
        cpu.im = 1;
        cpu.iy = 0x5c3a;
        cpu.sp = static_cast<std::uint16_t>(bench.word(0x5cb2) - 200);
        bench.poke_word(cpu.sp, Raised);
        bench.poke_word(0x5c3d, cpu.sp); // ERR_SP
        const std::uint16_t frame = cpu.sp;
        cpu.sp = static_cast<std::uint16_t>(cpu.sp - 2);
        bench.poke_word(cpu.sp, Returned);
        const auto set = [&](std::uint16_t& pair, bool high, int value) {
            pair = static_cast<std::uint16_t>(high ? (pair & 0xff) | value << 8
                                                   : (pair & 0xff00) | value);
        };
        bool reclaim = false;
        for (const char* at = entry.registers; *at != 0;) {
            const char name = *at++;
            if (name == ' ')
                continue;
            if (name == 's') {
                cpu.de = static_cast<std::uint16_t>((dice.below(2) != 0 ? 0x0100 : 0xff00) |
                                                    (dice.below(2) != 0 ? 0x01 : 0xff));
            } else if (name == 't') {
                cpu.de = 0x1391;
            } else if (name == 'T') {
                cpu.hl = 0x5000;
                bench.poke(0x5000, {65, 1, 66, 2, 0});
            } else if (name == 'E') {
                cpu.hl = bench.word(ELine);
            } else if (name == '2') {
                cpu.sp = static_cast<std::uint16_t>(cpu.sp - 4);
            } else if (name == 'm') {
                reclaim = true;
                cpu.hl = static_cast<std::uint16_t>(bench.word(ELine) - 1);
            } else {
                char* end = nullptr;
                const int low = static_cast<int>(std::strtol(at, &end, 10));
                const int high = static_cast<int>(std::strtol(end + 1, &end, 10));
                at = end;
                const int value = low + dice.below(high - low + 1);
                switch (name) {
                case 'a': set(cpu.af, true, value); break;
                case 'b': set(cpu.bc, true, value); break;
                case 'c': set(cpu.bc, false, value); break;
                case 'd': set(cpu.de, true, value); break;
                case 'e': set(cpu.de, false, value); break;
                case 'h': set(cpu.hl, true, value); break;
                default: set(cpu.hl, false, value); break;
                }
            }
        }
        const int bytes = entry.address == 0x1652 ? 1 : cpu.bc;
        cpu.pc = static_cast<std::uint16_t>(entry.address);
        bool returned = false;
        bool raised = false;
        const std::int64_t end = bench.bus.tstates + 200'000'000;
        while (!returned && !raised && bench.bus.tstates < end) {
            bench.run_to(Returned, 1);
            returned = cpu.pc == Returned;
            raised = cpu.pc == Raised;
        }
        REQUIRE((returned || raised));
        if (returned && entry.address != 0x1eb7)
            REQUIRE(cpu.sp == frame);
        if (reclaim && returned) {
            cpu.hl = static_cast<std::uint16_t>(cpu.hl + 1);
            cpu.bc = static_cast<std::uint16_t>(bytes);
            REQUIRE(bench.call(0x19e8));
        }
        check_memory(bench);
        REQUIRE(bench.bytes(bench.word(Prog), size) == program);
    }
}

TEST_CASE("random blocks on the tape never hang a load, and BREAK returns to the editor") {
    Dice dice(48);
    BasicBench booted;
    booted.boot();
    booted.enter("10 REM a program");
    booted.enter("20 DIM a(3): DIM b$(4)");
    booted.enter("RUN");
    const int size = booted.word(Vars) - booted.word(Prog);
    const auto program = booted.bytes(booted.word(Prog), size);
    static constexpr std::array Commands{"LOAD \"\" CODE 40000",
                                         "LOAD \"\" CODE",
                                         "LOAD \"\" SCREEN$",
                                         "VERIFY \"\"",
                                         "VERIFY \"\" CODE 40000",
                                         "LOAD \"\" DATA a()",
                                         "LOAD \"\" DATA b$()",
                                         "LOAD \"\" DATA q()"};
    for (int i = 0; i < 24 * scale(); ++i) {
        BasicBench bench = booted;
        const std::string line = Commands.at(unsigned(dice.below(int(Commands.size()))));
        CAPTURE(i);
        CAPTURE(line);
        bench.type_line(line);
        bench.run_frames(4);
        for (int block = 0; block < 4; ++block) {
            std::vector<int> data;
            if (dice.below(3) != 0) { // a header, perhaps of an unknown type
                data = {0, dice.below(5)};
                for (int n = 0; n < 10; ++n)
                    data.push_back('a' + dice.below(26));
                const int length = dice.below(40);
                const int start = 40000 + dice.below(1000);
                data.insert(data.end(), {length, 0, start & 0xff, start >> 8, 0, 0x80});
            } else {
                data = {255};
                for (int n = dice.below(60); n > 0; --n)
                    data.push_back(dice.below(256));
            }
            int parity = 0;
            for (const int byte : data)
                parity ^= byte;
            data.push_back(dice.below(8) == 0 ? parity ^ 1 : parity);
            bench.bus.play(data, 0.9 + dice.below(21) / 100.0);
            if (dice.below(8) == 0)
                bench.bus.pulses.resize(bench.bus.pulses.size() / 2);
            bench.run_frames(dice.below(2) != 0 ? 150 : 450);
        }
        REQUIRE(answers(bench));
        check_memory(bench);
        REQUIRE(bench.bytes(bench.word(Prog), size) == program);
    }
}
