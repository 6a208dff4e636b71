#include <array>
#include <cstdio>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "../contention_by_hand.hpp"
#include "loaders/file.hpp"
#include "loaders/media.hpp"
#include "machine/console.hpp"
#include "roms-free/roms.hpp"

using namespace zx;
using fixture::Cycle;

namespace {

/// Loads a tape of the stopwatch by the ROM's own LOAD and lets it finish.
class Stopwatch {
  public:
    explicit Stopwatch(const std::string& name) {
        const std::string path = std::string(FR_STOPWATCH_FOLDER "/") + name + ".tap";
        const auto bytes = loaders::read_file(path);
        REQUIRE(bytes);
        const auto media = loaders::open_media(*bytes, path);
        REQUIRE(media);
        machine_.set_picture(false);
        console_.run_frames(200);
        REQUIRE(console_.load(*media));
        const auto load = machine::strokes_from_text("j{sym+p}{sym+p}\n");
        REQUIRE(load);
        console_.type(*load);
        REQUIRE(console_.run_until_text("Finished", 60'000));
    }

    [[nodiscard]] std::string row(int number) const {
        return console_.screen_rows()[static_cast<std::size_t>(number)];
    }

  private:
    machine::Machine machine_{machine::Model::Spectrum48, roms::rom48()};
    machine::Console console_{machine_};
};

// Where the programs put things.
constexpr int FirstRow = 2;
constexpr int FirstTstate = 14335 + 10 * 224 + 32;
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
    /// The code stands in contended memory; so does the JP that ends it, at this address.
    int jump = 0;
};

/// What the program prints if the table is right.
std::string expected(const Line& line) {
    std::string text = line.name;
    text.resize(8, ' ');
    for (int start = FirstTstate; start < FirstTstate + 8; ++start) {
        int end = fixture::after(line.cycles, start);
        if (line.jump != 0) {
            end =
                fixture::after({{line.jump, 4}, {line.jump + 1, 3}, {line.jump + 2, 3}}, end) - 10;
        }
        std::array<char, 16> figure{};
        std::snprintf(figure.data(), figure.size(), "%3d", end - start);
        text += figure.data();
    }
    return text;
}

void check(const Stopwatch& stopwatch, const std::vector<Line>& lines) {
    int row = FirstRow;
    for (const Line& line : lines) {
        CHECK(stopwatch.row(row) == expected(line));
        ++row;
    }
}

} // namespace

TEST_CASE(
    "a program that measures its instructions by the interrupt finds the delays of the table") {
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
    const Stopwatch stopwatch("memory");
    check(stopwatch, lines);
    CHECK(stopwatch.row(FirstRow + static_cast<int>(lines.size())).starts_with("Finished"));
}

TEST_CASE("a program that measures port cycles finds the four cases, and reads the floating bus") {
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
    const Stopwatch stopwatch("ports");
    check(stopwatch, lines);

    // IN A,(C) samples in its last T-state. Of each eight T from 14338 on: bitmap, attribute,
    // bitmap, attribute, four idle ones. The line's bytes count from 0x10, its attributes from
    // 0x40.
    std::string bus;
    for (int start = FirstTstate; start < FirstTstate + 16; ++start) {
        const int since = start + 11 - (14338 + 10 * 224);
        const int column = since / 8 * 2 + since % 8 / 2;
        const int value = since % 8 > 3 ? 0xff : (since % 2 == 0 ? 0x10 : 0x40) + column;
        std::array<char, 16> figure{};
        std::snprintf(figure.data(), figure.size(), "%02X", static_cast<unsigned>(value));
        bus += figure.data();
    }
    CHECK(stopwatch.row(FirstRow + static_cast<int>(lines.size())) == bus);
}
