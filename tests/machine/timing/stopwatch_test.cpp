#include <algorithm>
#include <array>
#include <cstdio>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "../contention_by_hand.hpp"
#include "app/files/file.hpp"
#include "loaders/media.hpp"
#include "machine/console.hpp"
#include "roms-free/roms.hpp"

using namespace zx;
using fixture::Cycle;

namespace {

/// A machine and its rules in the reference.
struct Bench {
    const char* tape;
    machine::Model model;
    fixture::Delays delays;
    int frame;
    int interrupt;
    int first_pixel;
    int first_fetch;
    bool banks;
};

const std::vector<Bench>& benches() {
    static const std::vector<Bench> all = {
        {"48", machine::Model::Spectrum48, {}, 69888, 32, 14336, 14338, false},
        {"128",
         machine::Model::Spectrum128,
         {.line = 228, .first = 14361},
         70908,
         36,
         14362,
         14364,
         true},
        {"plus2a",
         machine::Model::SpectrumPlus2A,
         {.line = 228, .first = 14361, .pattern = "\1\0\7\6\5\4\3\2", .requests_only = true},
         70908,
         32,
         14365,
         14367,
         true},
    };
    return all;
}

/// Loads a tape of the stopwatch with the ROM's own LOAD and runs it to its end.
class Stopwatch {
  public:
    Stopwatch(const std::string& name, const Bench& bench)
        : machine_(bench.model, roms::rom48()), console_(machine_) {
        const std::string path =
            std::string(FR_STOPWATCH_FOLDER "/") + name + "-" + bench.tape + ".tap";
        const auto bytes = app::read_file(path);
        REQUIRE(bytes);
        const auto media = loaders::open_media(*bytes, path);
        REQUIRE(media);
        machine_.set_picture(false);
        console_.run_frames(200);
        REQUIRE(console_.load(media->media));
        const auto load = machine::strokes_from_text("j{sym+p}{sym+p}\n");
        REQUIRE(load);
        console_.type(*load);
        REQUIRE(console_.run_until_text("Finished", 60'000));
    }

    [[nodiscard]] std::string row(int number) const {
        return console_.screen_rows()[static_cast<std::size_t>(number)];
    }

    [[nodiscard]] std::vector<std::uint8_t> picture_after(int frames) {
        machine_.set_picture(true);
        console_.run_frames(frames);
        return machine_.picture().indices();
    }

  private:
    machine::Machine machine_;
    machine::Console console_;
};

/// The result of the frame tape, which is run once for all cases.
Stopwatch& frame_tape(const Bench& bench) {
    static std::map<std::string, std::unique_ptr<Stopwatch>> run;
    auto& stopwatch = run[bench.tape];
    if (stopwatch == nullptr) {
        stopwatch = std::make_unique<Stopwatch>("frame", bench);
    }
    return *stopwatch;
}

// Addresses that the programs use.
constexpr int FirstRow = 2;
constexpr int pc = 0xb000;   ///< code in free memory
constexpr int held = 0x6000; ///< code in contended memory
constexpr int hl = 0x7000;   ///< HL and IX
constexpr int sp = 0x7100;
constexpr int de = 0x7800;
constexpr int ir = 0xbe00;
constexpr bool port = true;

struct Line {
    const char* name;
    std::vector<Cycle> cycles;
    /// The code is in contended memory, and so is the JP at this address that ends it.
    int jump = 0;
};

int first_tstate(const Bench& bench) {
    return bench.delays.first + 10 * bench.delays.line + 32;
}

std::string eight(std::string name, const std::function<int(int)>& figure) {
    name.resize(8, ' ');
    for (int i = 0; i < 8; ++i) {
        std::array<char, 16> text{};
        std::snprintf(text.data(), text.size(), "%3d", figure(i));
        name += text.data();
    }
    return name;
}

/// Returns the expected text of the program.
std::string expected(const Line& line, const Bench& bench) {
    return eight(line.name, [&](int i) {
        const int start = first_tstate(bench) + i;
        const int end = fixture::after(line.cycles, start, bench.delays);
        if (line.jump == 0) {
            return end - start;
        }
        const std::vector<Cycle> jump = {{line.jump, 4}, {line.jump + 1, 3}, {line.jump + 2, 3}};
        return fixture::after(jump, end, bench.delays) - 10 - start;
    });
}

/// The row after them.
int check(const Stopwatch& stopwatch, const Bench& bench, const std::vector<Line>& lines) {
    int row = FirstRow;
    for (const Line& line : lines) {
        CHECK(stopwatch.row(row) == expected(line, bench));
        ++row;
    }
    return row;
}

/// Returns the bus in T-state t of display line 10, whose bytes count from 0x10 and whose
/// attributes from 0x40. Each eight T have bitmap, attribute, bitmap, attribute and four idle
/// T-states.
int floating(const Bench& bench, int t) {
    const int since = t - bench.first_fetch - 10 * bench.delays.line;
    const int group = since / 8 * 2;
    const int place = since % 8;
    const auto fetched = [&](int fetch) {
        return (fetch % 2 == 0 ? 0x10 : 0x40) + group + fetch / 2;
    };
    if (bench.delays.requests_only) { // a latch, bit 0 always set
        return fetched(std::min(place, 3)) | 1;
    }
    return place > 3 ? 0xff : fetched(place);
}

std::string trimmed(std::string text) {
    text.resize(text.find_last_not_of(' ') + 1);
    return text;
}

} // namespace

TEST_CASE(
    "a program that times its instructions by the interrupt measures the delays of the table") {
    const std::vector<Line> lines = {
        {"NOP", {{pc, 4}}},
        {"LD A,(HL", {{pc, 4}, {hl, 3}}},
        {"LD (HL),", {{pc, 4}, {hl, 3}}},
        {"LD (HL)n", {{pc, 4}, {pc, 3}, {hl, 3}}},
        {"INC (HL)", {{pc, 4}, {hl, 3}, {hl, 1}, {hl, 3}}},
        {"LD HL,()", {{pc, 4}, {pc, 3}, {pc, 3}, {hl, 3}, {hl + 1, 3}}},
        {"PUSH BC", {{pc, 4}, {ir, 1}, {sp - 1, 3}, {sp - 2, 3}}},
        {"POP BC", {{pc, 4}, {sp, 3}, {sp + 1, 3}}},
        {"EX SP,HL",
         {{pc, 4}, {sp, 3}, {sp + 1, 3}, {sp + 1, 1}, {sp + 1, 3}, {sp, 3}, {sp, 1, 2}}},
        {"BIT (HL)", {{pc, 4}, {pc, 4}, {hl, 3}, {hl, 1}}},
        {"SET (IX)",
         {{pc, 4}, {pc, 4}, {pc, 3}, {pc, 3}, {pc, 1, 2}, {hl + 1, 3}, {hl + 1, 1}, {hl + 1, 3}}},
        {"LD (IX)n", {{pc, 4}, {pc, 4}, {pc, 3}, {pc, 3}, {pc, 1, 2}, {hl + 1, 3}}},
        {"RLD", {{pc, 4}, {pc, 4}, {hl, 3}, {hl, 1, 4}, {hl, 3}}},
        {"LDI", {{pc, 4}, {pc, 4}, {hl, 3}, {de, 3}, {de, 1, 2}}},
        {"LDIR 2",
         {{pc, 4},
          {pc, 4},
          {hl, 3},
          {de, 3},
          {de, 1, 2},
          {de, 1, 5},
          {pc, 4},
          {pc, 4},
          {hl, 3},
          {de, 3},
          {de, 1, 2}}},
        {"CPI", {{pc, 4}, {pc, 4}, {hl, 3}, {hl, 1, 5}}},
        {"NOP @", {{held, 4}}, held + 1},
        {"NEG @", {{held, 4}, {held + 1, 4}}, held + 2},
        {"JR @", {{held, 4}, {held + 1, 3}, {held + 1, 1, 5}}, held + 2},
    };
    for (const Bench& bench : benches()) {
        CAPTURE(bench.tape);
        const Stopwatch stopwatch("memory", bench);
        const int row = check(stopwatch, bench, lines);
        CHECK(stopwatch.row(row).starts_with("Finished"));
    }
}

TEST_CASE("a program that measures port cycles finds the four cases and reads the floating bus") {
    const auto c = [](int address) {
        return std::vector<Cycle>{{pc, 4}, {pc, 4}, {address, 4, 1, port}};
    };
    const std::vector<Line> lines = {
        {"IN 80FE", c(0x80fe)},
        {"IN 80FF", c(0x80ff)},
        {"IN 40FE", c(0x40fe)},
        {"IN 40FF", c(0x40ff)},
        {"OUT 80FE", c(0x80fe)},
        {"OUT 80FF", c(0x80ff)},
        {"OUT 40FE", c(0x40fe)},
        {"OUT 40FF", c(0x40ff)},
        {"IN A,FE", {{pc, 4}, {pc, 3}, {0x70fe, 4, 1, port}}},
        {"INI 40FF", {{pc, 4}, {pc, 4}, {ir, 1}, {0x40ff, 4, 1, port}, {hl, 3}}},
        {"OUTI41FF", {{pc, 4}, {pc, 4}, {ir, 1}, {hl, 3}, {0x40ff, 4, 1, port}}},
    };
    const auto reads_bank = [](int top) {
        return std::vector<Cycle>{{pc, 4},
                                  {pc, 3},
                                  {pc, 4},
                                  {pc, 4},
                                  {0x7ffd, 4, 1, port},
                                  {pc, 4},
                                  {pc, 3},
                                  {pc, 3},
                                  {top, 3},
                                  {pc, 4},
                                  {pc, 3},
                                  {pc, 4},
                                  {pc, 4},
                                  {0x7ffd, 4, 1, port}};
    };
    for (const Bench& bench : benches()) {
        CAPTURE(bench.tape);
        const Stopwatch stopwatch("ports", bench);
        int row = check(stopwatch, bench, lines);
        if (bench.banks) { // odd banks are contended, or the upper four
            Bench other = bench;
            other.delays.top = !bench.delays.requests_only;
            CHECK(stopwatch.row(row++) == expected({"BANK 1", reads_bank(0xc000)}, other));
            other.delays.top = bench.delays.requests_only;
            CHECK(stopwatch.row(row++) == expected({"BANK 4", reads_bank(0xc000)}, other));
        }
        std::string bus;
        for (int i = 0; i < 16; ++i) {
            const int last = first_tstate(bench) + i + 11; // IN A,(C) samples in its last T-state
            std::array<char, 16> figure{};
            std::snprintf(
                figure.data(), figure.size(), "%02X", static_cast<unsigned>(floating(bench, last)));
            bus += figure.data();
        }
        CHECK(stopwatch.row(row) == bus);
    }
}

TEST_CASE("a program measures the length of a frame and of /INT and the start of a handler") {
    constexpr int accept = 19; // of IM 2
    for (const Bench& bench : benches()) {
        CAPTURE(bench.tape);
        const Stopwatch& stopwatch = frame_tape(bench);
        CHECK(trimmed(stopwatch.row(2)) == "Frame " + std::to_string(bench.frame) + ", /INT low  " +
                                               std::to_string(bench.interrupt));
        CHECK(trimmed(stopwatch.row(3)) == "Taken in IM 0  13, in IM 1  13");

        // In the first column the run begins 20 T before /INT; the interrupt waits for the end of
        // an instruction.
        const auto behind = [](int lead, int length) {
            return [=](int i) {
                int t = i - 20 + lead;
                while (t < 0) {
                    t += length;
                }
                return t + accept;
            };
        };
        CHECK(stopwatch.row(5) == eight("NOP", behind(0, 4)));
        CHECK(stopwatch.row(6) == eight("HALT", behind(0, 4)));
        CHECK(stopwatch.row(7) == eight("LDIR", behind(0, 21)));
        CHECK(stopwatch.row(8) == eight("DJNZ", behind(7, 13)));
        // Nine instructions that delay the interrupt, and the NOP after them.
        CHECK(stopwatch.row(9) == eight("EI", behind(9 * 4 + 4, 0)));
        CHECK(stopwatch.row(10) == eight("DD", behind(9 * 4 + 4, 0)));
    }
}

TEST_CASE("stripes that a program times to the T-state appear in the correct border columns and do "
          "not move") {
    constexpr int Red = 2;
    constexpr int White = 7;
    constexpr int Lasts = 12;
    const auto column = [](int t) { return (t + 400) / 4 - 100; };
    for (const Bench& bench : benches()) {
        CAPTURE(bench.tape);
        Stopwatch& stopwatch = frame_tape(bench);
        const auto picture = stopwatch.picture_after(5);
        CHECK(stopwatch.picture_after(500) == picture);

        const auto inside = [&](int x, int t) { return x >= column(t) && x < column(t + Lasts); };
        int wrong = 0;
        for (int y = 0; y < 192; ++y) {
            const int later = y / 8 - 12; // T-states, in eight rows from row 12 on
            for (int x = -6; x < 38; ++x) {
                if (x >= 0 && x < 32) {
                    continue;
                }
                const bool red =
                    later >= 0 && later < 8 && (inside(x, -24 + later) || inside(x, 128 + later));
                const int pixel =
                    (ula::BorderPixels + y) * ula::PictureWidth + ula::BorderPixels + x * 8;
                for (int i = 0; i < 8; ++i) {
                    wrong += picture[static_cast<std::size_t>(pixel + i)] != (red ? Red : White);
                }
            }
        }
        CHECK(wrong == 0);
    }
}
