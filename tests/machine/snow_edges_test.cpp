// Snow at its edges: single opcode fetches with chosen T-state, I, R and bank.
#include <algorithm>
#include <tuple>
#include <vector>

#include <doctest/doctest.h>

#include "any_board.hpp"
#include "naive_board.hpp"

using namespace zx;
using machine::Model;

namespace {

/// A board with a screen whose cell in column x has PAPER x mod 8 and no INK.
struct Screen : fixture::AnyBoard {
    explicit Screen(Model model, machine::SnowChoice choice = machine::SnowChoice::On)
        : AnyBoard(model) {
        state.snow = choice;
        bus.map_pages();
        for (const int bank : reference::BanksRead) {
            paint(bank, 0);
        }
    }
    /// Sets the colours of columns 0 and up to `colour` and up.
    void paint(int bank, int colour) {
        const machine::ModelRecord& record = machine::record_of(state.model);
        if (!machine::has_bank(record, static_cast<std::uint8_t>(bank))) {
            return;
        }
        std::uint8_t* const screen =
            state.ram.data() + machine::bank_offset(record, static_cast<std::uint8_t>(bank));
        for (int i = 0; i < 6144; ++i) {
            screen[i] = 0;
        }
        for (int i = 0; i < 768; ++i) {
            screen[6144 + i] = static_cast<std::uint8_t>((i + colour) % 8 << 3);
        }
    }
    /// One opcode fetch from T-state t on: LD B,B in ROM or RAM.
    void fetch(int t, int i, int r, int pc = 0) {
        state.cpu = {};
        state.cpu.i = static_cast<std::uint8_t>(i);
        state.cpu.r = static_cast<std::uint8_t>(r);
        state.cpu.pc = static_cast<std::uint16_t>(pc);
        bus.set_tstate(t);
        machine::step_processor(state.cpu, bus);
    }
    int colour(int x, int y) {
        const int pixel = (48 + y) * 352 + 48 + x * 8;
        return picture.pixels()[static_cast<std::size_t>(pixel)];
    }
    /// Returns the cells with a wrong content, as x + 32 y.
    std::vector<int> spoilt() {
        picture.finish_frame();
        std::vector<int> cells;
        for (int cell = 0; cell < 32 * 192; ++cell) {
            if (colour(cell % 32, cell / 32) != cell % 8) {
                cells.push_back(cell);
            }
        }
        return cells;
    }
};

std::vector<int> spoilt_by(Model model, int t, int i = 0x40, int r = 0x0b, int pc = 0) {
    Screen screen(model);
    screen.fetch(t, i, r, pc);
    return screen.spoilt();
}

using Cells = std::vector<int>;

} // namespace

TEST_CASE("the first cell snows for an opcode fetch from 14334 on, on a 128K from 14360 on") {
    for (const auto& [model, first, line] : {std::tuple{Model::Spectrum16, 14334, 224},
                                             {Model::Spectrum48, 14334, 224},
                                             {Model::Spectrum128, 14360, 228},
                                             {Model::SpectrumPlus2, 14360, 228}}) {
        const auto name = machine::record_of(model).name;
        CAPTURE(name);
        for (int t = first - line; t < first; ++t) {
            CAPTURE(t);
            CHECK(spoilt_by(model, t).empty());
        }
        CHECK(spoilt_by(model, first) == Cells{0});
        CHECK(spoilt_by(model, first + 1).empty());
        CHECK(spoilt_by(model, first + 2) == Cells{1});
        for (const int t : {3, 4, 5, 6, 7}) {
            CHECK(spoilt_by(model, first + t).empty());
        }
        CHECK(spoilt_by(model, first + 8) == Cells{2});
    }
}

TEST_CASE("the last cell repeats the last but one for a fetch from 57240 on, and no later fetch "
          "has an effect") {
    for (const auto& [model, first, line] :
         {std::tuple{Model::Spectrum48, 14334, 224}, {Model::Spectrum128, 14360, 228}}) {
        const auto name = machine::record_of(model).name;
        CAPTURE(name);
        for (const int y : {0, 1, 191}) {
            CAPTURE(y);
            const int last = first + y * line + 15 * 8;
            CHECK(spoilt_by(model, last - 6) == Cells{29 + 32 * y});
            CHECK(spoilt_by(model, last) == Cells{30 + 32 * y});
            CHECK(spoilt_by(model, last + 1).empty());
            CHECK(spoilt_by(model, last + 2) == Cells{31 + 32 * y});
            for (int t = last + 3; t < first + (y + 1) * line; ++t) {
                CAPTURE(t);
                CHECK(spoilt_by(model, t).empty());
            }
        }
        CHECK(spoilt_by(model, first + 192 * line).empty());
        CHECK(spoilt_by(model, first + 192 * line + 2).empty());
    }
    CHECK(14334 + 191 * 224 + 15 * 8 + 2 == 57240);
}

TEST_CASE("it snows if I points into contended memory, and never on a +2A") {
    const auto snows = [](Model model, int i, int bank) {
        Screen screen(model);
        screen.out(0x7ffd, bank);
        screen.fetch(model == Model::Spectrum48 ? 14334 : 14360, i, 0x0b);
        return !screen.spoilt().empty();
    };
    for (int i = 0; i < 256; ++i) {
        CAPTURE(i);
        CHECK(snows(Model::Spectrum48, i, 0) == (i >= 0x40 && i < 0x80));
        for (const int bank : {0, 1, 2, 3, 4, 5, 6, 7}) {
            CAPTURE(bank);
            const bool high = i >= 0xc0 && bank % 2 == 1;
            if (i % 0x40 == 0 || i % 0x40 == 0x3f) {
                CHECK(snows(Model::Spectrum128, i, bank) == ((i >= 0x40 && i < 0x80) || high));
            }
        }
    }
    for (int t = 14340; t < 14380; ++t) {
        for (const int bank : {0, 1, 4, 5, 7}) {
            Screen amstrad(Model::SpectrumPlus2A);
            amstrad.out(0x7ffd, bank);
            amstrad.fetch(t, t % 2 == 0 ? 0x40 : 0xc0, 0x0b);
            CHECK(amstrad.spoilt().empty());
        }
    }
}

TEST_CASE("by default a 16K and a 48K snow, later models do not") {
    using enum machine::SnowChoice;
    struct Case {
        Model model;
        bool as_model;
        bool when_on;
    };
    for (const Case& each : {Case{Model::Spectrum16, true, true},
                             {Model::Spectrum48, true, true},
                             {Model::Spectrum128, false, true},
                             {Model::SpectrumPlus2, false, true},
                             {Model::SpectrumPlus2A, false, false}}) {
        const machine::ModelRecord& record = machine::record_of(each.model);
        CAPTURE(record.name);
        const auto snows = [&](machine::SnowChoice choice) {
            Screen screen(each.model, choice);
            for (int t = 14330; t < 14370; ++t) {
                screen.fetch(t, 0x40, 0x0b);
            }
            return !screen.spoilt().empty();
        };
        CHECK(snows(AsModel) == each.as_model);
        CHECK(snows(On) == each.when_on);
        CHECK_FALSE(snows(Off));
    }
}

TEST_CASE("a 128K with I = 0xfe and bank 7 at 0xc000 repeats columns only when snow is on") {
    // The state in which azesmbog's ULA128 test runs: NOPs that begin at the T-state of the double
    // form.
    const auto spoilt = [](machine::SnowChoice choice) {
        Screen screen(Model::Spectrum128, choice);
        screen.out(0x7ffd, 0x07);
        CHECK(screen.bus.watched(0xfe) == (choice == machine::SnowChoice::On));
        for (int t = 14362; t < 14362 + 128; t += 8) {
            screen.fetch(t, 0xfe, 0x00);
        }
        return screen.spoilt();
    };
    CHECK(spoilt(machine::SnowChoice::AsModel).empty());
    CHECK(spoilt(machine::SnowChoice::Off).empty());
    Cells odd;
    for (int x = 1; x < 32; x += 2) {
        odd.push_back(x);
    }
    CHECK(spoilt(machine::SnowChoice::On) == odd);
}

TEST_CASE("a snowed cell has the low seven bits of R from before the fetch") {
    for (const int r : {0x01, 0x0b, 0x7d, 0x7f, 0x81, 0xfd}) {
        for (const int y : {0, 7, 8, 31, 32, 33, 191}) {
            CAPTURE(r);
            CAPTURE(y);
            Screen screen(Model::Spectrum48);
            // Each of the 128 attributes with the same upper address bits is its number.
            const int group = y / 8 / 4 * 128;
            for (int i = 0; i < 128; ++i) {
                screen.bus.poke(static_cast<std::uint16_t>(0x5800 + group + i),
                                static_cast<std::uint8_t>(i % 32 == 4 ? 0 : i % 8 << 3 | i / 16));
                const int bitmap = y / 64 * 2048 + y % 8 * 256 + y % 64 / 8 * 32;
                screen.bus.poke(static_cast<std::uint16_t>(0x4000 + bitmap / 128 * 128 + i),
                                static_cast<std::uint8_t>(i % 2 == 0 ? 0x00 : 0x80));
            }
            screen.picture.invalidate();
            screen.picture.begin_frame(screen.bus.screen(), 0, false);
            screen.fetch(14334 + y * 224 + 16, 0x52, r);
            screen.picture.finish_frame();
            const int row = r & 0x7f;
            // INK in the first pixel, because R is odd, and PAPER in the others.
            CHECK(screen.colour(4, y) == row / 16);
            CHECK(screen.picture.pixels()[static_cast<std::size_t>((48 + y) * 352 + 48 + 33)] ==
                  row % 8);
        }
    }
}

TEST_CASE("on a 128K the ULA reads the shown bank's half of the memory that is refreshed") {
    struct Case {
        int port, i, read;
    };
    for (const Case& each : {Case{0x00, 0x40, 5},
                             {0x08, 0x40, 7},
                             {0x01, 0xc0, 1},
                             {0x03, 0xc0, 1},
                             {0x05, 0xc0, 5},
                             {0x07, 0xc0, 5},
                             {0x09, 0xc0, 3},
                             {0x0b, 0xc0, 3},
                             {0x0d, 0xc0, 7},
                             {0x0f, 0xc0, 7}}) {
        CAPTURE(each.port);
        Screen screen(Model::Spectrum128);
        for (const int bank : reference::BanksRead) {
            screen.paint(bank, bank);
        }
        screen.out(0x7ffd, each.port);
        screen.fetch(14360, each.i, 0x08);
        screen.picture.finish_frame();
        CHECK(screen.colour(0, 0) == each.read);
    }
}

TEST_CASE("code in contended memory can snow, but not double") {
    int snowed = 0;
    for (int t = 14327; t < 14334 + 128; ++t) {
        for (const int cell : spoilt_by(Model::Spectrum48, t, 0x40, 0x0b, 0x6001)) {
            CHECK(cell % 2 == 0);
            ++snowed;
        }
    }
    CHECK(snowed == 16);
}

TEST_CASE("a HALT snows, doubles or has no effect in each group of cells, by its first T-state") {
    for (int phase = 0; phase < 16; ++phase) {
        CAPTURE(phase);
        // A 16K uses one instantiation of the bus, a 48K another one outside the display.
        Screen screen(phase < 8 ? Model::Spectrum48 : Model::Spectrum16);
        screen.state.cpu = {};
        screen.state.cpu.i = 0x7f;
        screen.state.cpu.pc = 1;
        screen.state.cpu.halted = true;
        screen.bus.set_tstate(phase);
        screen.bus.run_until(69888);
        machine::run_processor(screen.state.cpu, screen.bus);
        CHECK(screen.bus.tstate() == 69888 + phase % 4);
        CHECK(screen.state.cpu.r == ((69888 - phase + 3) / 4 & 0x7f));
        const Cells spoilt = screen.spoilt();
        // 14334 and 14336; the last one doubles.
        if (phase % 4 == 14334 % 4) {
            CHECK(
                std::all_of(spoilt.begin(), spoilt.end(), [](int cell) { return cell % 2 == 0; }));
            CHECK(spoilt.size() > 2000);
        } else if (phase % 4 == 14336 % 4) {
            CHECK(
                std::all_of(spoilt.begin(), spoilt.end(), [](int cell) { return cell % 2 == 1; }));
            CHECK(spoilt.size() == 16 * 192);
        } else {
            CHECK(spoilt.empty());
        }
    }
}
