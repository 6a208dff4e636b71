#include <algorithm>
#include <array>
#include <random>
#include <vector>

#include <doctest/doctest.h>

#include "board.hpp"
#include "tests/ula/naive_ula.hpp"

using namespace zx;
using reference::Change;

namespace {

/// A model with the figures of the timing sheet.
struct Sheet {
    machine::Model model;
    reference::Figures figures;
    int first_contended;
    std::array<int, 8> pattern;
    /// Port cycles are delayed, too.
    bool ports;

    [[nodiscard]] int delay_at(int t) const {
        const int x = (t - first_contended) % figures.line;
        const bool inside =
            t >= first_contended && t < first_contended + 192 * figures.line && x < 128;
        return inside ? pattern[static_cast<std::size_t>(x % 8)] : 0;
    }
};

const std::array<Sheet, 4> sheets = {{
    {machine::Model::Spectrum48, reference::Figures48, 14335, {6, 5, 4, 3, 2, 1, 0, 0}, true},
    {machine::Model::Spectrum128, reference::Figures128, 14361, {6, 5, 4, 3, 2, 1, 0, 0}, true},
    {machine::Model::SpectrumPlus2, reference::Figures128, 14361, {6, 5, 4, 3, 2, 1, 0, 0}, true},
    {machine::Model::SpectrumPlus2A,
     reference::FiguresPlus2A,
     14361,
     {1, 0, 7, 6, 5, 4, 3, 2},
     false},
}};

/// A program that fills one frame with writes to screen and border and, on a 128K, switches of the
/// screen, and the T-states at which they take effect by the timing sheet.
class Script {
  public:
    fixture::Bytes code;
    std::vector<Change> changes;

    Script(const Sheet& sheet, unsigned seed) : sheet_(sheet), random_(seed) {
        const bool switches = sheet.model != machine::Model::Spectrum48;
        while (t_ < sheet.figures.frame - 200) {
            for (int nops = below(4); nops > 0; --nops) {
                emit({0x00}, 4);
            }
            const int what = below(switches ? 12 : 9);
            if (what < 3) {
                change_border(below(8));
            } else if (what < 9) {
                write_cell(below(256));
            } else {
                switch_screen(below(2));
            }
        }
        emit({0x18, 0xfe}, 12);
    }

  private:
    int below(int limit) { return static_cast<int>(random_() % static_cast<unsigned>(limit)); }
    void emit(std::initializer_list<int> bytes, int tstates) {
        for (const int byte : bytes) {
            code.push_back(static_cast<std::uint8_t>(byte));
        }
        t_ += tstates;
    }
    void change(int address, int value) {
        changes.push_back({t_, address, static_cast<std::uint8_t>(value)});
    }
    int port_delay() const { return sheet_.ports ? sheet_.delay_at(t_) : 0; }

    /// LD E,n : LD BC,0x00fe : OUT (C),E. T2 of the port cycle changes the colour.
    void change_border(int colour) {
        emit({0x1e, colour, 0x01, 0xfe, 0x00, 0xed, 0x59}, 7 + 10 + 8 + 1);
        change(Change::Border, colour);
        t_ += port_delay() + 3;
    }
    /// LD E,n : LD BC,0x7ffd : OUT (C),E: a contended odd port; the switch is at the end of its
    /// cycle.
    void switch_screen(int screen) {
        emit({0x1e, 0x10 | screen << 3, 0x01, 0xfd, 0x7f, 0xed, 0x59}, 7 + 10 + 8);
        for (int i = 0; i < 4; ++i) {
            t_ += port_delay() + 1;
        }
        change(Change::Screen, screen);
    }
    /// LD HL,nn : LD (HL),n, often at cells that the beam is about to reach.
    void write_cell(int value) {
        const int corner = sheet_.figures.corner;
        const int line = (t_ + 17 - corner) / sheet_.figures.line;
        const bool near = t_ + 17 >= corner && line < 192 && below(2) == 0;
        const int y = near ? line : below(192);
        const int x = (t_ + 17 - corner) % sheet_.figures.line / 4;
        const int n = near ? (x + below(3) - 1) & 31 : below(32);
        const int bitmap = (y & 0xc0) * 32 + (y & 7) * 256 + (y & 0x38) * 4 + n;
        const int offset = below(2) == 0 ? bitmap : 6144 + y / 8 * 32 + n;
        emit({0x21, offset & 0xff, 0x40 + (offset >> 8), 0x36, value}, 10 + 7);
        t_ += sheet_.delay_at(t_) + 3;
        change(offset, value);
    }

    const Sheet& sheet_;
    std::mt19937 random_;
    int t_ = 0;
};

/// Puts the script into memory and noise on the screen of bank 7, also that of the reference.
machine::Machine race(const Sheet& sheet, const Script& script, reference::NaiveUla& judge) {
    machine::Machine machine(sheet.model, fixture::quiet_rom());
    fixture::poke(machine, 0x8000, script.code);
    machine::State state = machine.state();
    state.cpu.pc = 0x8000;
    state.cpu.sp = 0xff00;
    const machine::ModelRecord& record = machine::record_of(sheet.model);
    if (machine::has_bank(record, 7)) {
        std::mt19937 random(7);
        for (std::size_t i = 0; i < 6912; ++i) {
            judge.screens[6912 + i] = static_cast<std::uint8_t>(random() & 0xff);
            state.ram[machine::bank_offset(record, 7) + i] = judge.screens[6912 + i];
        }
    }
    machine.set_state(state);
    return machine;
}

} // namespace

TEST_CASE("a program that races the beam gives the same picture as a step per T-state") {
    for (const Sheet& sheet : sheets) {
        for (unsigned seed = 1; seed <= 12; ++seed) {
            CAPTURE(machine::record_of(sheet.model).name);
            CAPTURE(seed);
            const Script script(sheet, seed);
            REQUIRE(script.code.size() < 0x7000);
            reference::NaiveUla judge(sheet.figures);
            machine::Machine machine = race(sheet, script, judge);
            judge.frame(script.changes, false);
            machine.run_frame();
            CHECK(judge.pixels == machine.picture().indices());
            judge.frame({}, false);
            machine.run_frame();
            CHECK(judge.pixels == machine.picture().indices());
        }
    }
}

TEST_CASE("a screen poked between frames, or restored within one, is drawn") {
    machine::Machine machine(machine::Model::Spectrum48, fixture::quiet_rom());
    loaders::Snapshot snapshot = machine.snapshot();
    snapshot.frame_tstate = 40000;
    REQUIRE(machine.restore(snapshot).has_value());
    machine.poke(0x5800, 0x30);
    machine.run_frame();
    CHECK(machine.picture()[48 * 352 + 48] == 6);
    machine.poke(0x5800, 0x28);
    machine.run_frame();
    CHECK(machine.picture()[48 * 352 + 48] == 5);
}
