// Writes just before and just after the beam on each machine: the last that is visible, the first
// that is not, and frames with many of them, compared with a reference that steps per T-state.
#include <algorithm>
#include <vector>

#include <doctest/doctest.h>

#include "sheet_machine.hpp"
#include "tests/ula/naive_ula.hpp"

using namespace zx;
using namespace fixture;
using reference::Change;

namespace {

int bitmap_offset(int y, int column) {
    return (y & 0xc0) * 32 + (y & 7) * 256 + (y & 0x38) * 4 + column;
}

/// A frame of accesses in the order of their T-states, and the events for the reference.
class Hostile {
  public:
    explicit Hostile(const Sheet& sheet)
        : sheet_(sheet), board_(sheet), judge_({sheet.line, sheet.frame, sheet.first_pixel, 2}) {
        const machine::ModelRecord& record = machine::record_of(sheet.model);
        for (std::size_t i = 0; i < 6912; ++i) {
            const auto byte = static_cast<std::uint8_t>(i * 37 & 0xff);
            judge_.screens[i] = byte;
            board_.state.ram[i] = byte;
            if (sheet.pages) {
                judge_.screens[6912 + i] = static_cast<std::uint8_t>(~byte & 0xff);
                board_.state.ram[machine::bank_offset(record, 7) + i] = judge_.screens[6912 + i];
            }
        }
    }
    [[nodiscard]] int now() const { return std::max(board_.bus.tstate(), 0); }

    /// Writes to the screen of bank 5 at t, or as soon as the last access has ended.
    void write(int t, int offset, int value) {
        t = std::max(t, now());
        board_.bus.set_tstate(t);
        board_.bus.write(static_cast<std::uint16_t>(0x4000 + offset),
                         static_cast<std::uint8_t>(value));
        change(t + delay_at(sheet_, t) + 3, offset, value);
    }
    void border(int t, int colour) {
        t = std::max(t, now());
        board_.out_at(t, 0x00fe, colour);
        change(t + 1, Change::Border, colour);
    }
    /// Shows bank 5 or 7.
    void turn(int t, int screen) {
        t = std::max(t, now());
        const auto slots = contended_slots(sheet_);
        board_.out_at(t, 0x7ffd, screen * 8);
        change(after(sheet_, slots, {SheetCycle::Kind::Port, 0x7ffd, 4, 1}, t),
               Change::Screen,
               screen);
    }
    [[nodiscard]] bool same_picture() {
        board_.picture.finish_frame();
        judge_.frame(changes_, false);
        return judge_.pixels == board_.picture.pixels().indices();
    }

  private:
    void change(int t, int what, int value) {
        changes_.push_back({t, what, static_cast<std::uint8_t>(value)});
    }

    const Sheet& sheet_;
    SheetBoard board_;
    reference::NaiveUla judge_;
    std::vector<Change> changes_;
};

/// Returns whether a write to 0x4000 that begins in T-state t is visible in the same frame.
bool shown(const Sheet& sheet, int t, int address) {
    SheetBoard board(sheet);
    board.put(0x5800, 0x11);
    board.put(0x4000, 0x00);
    board.bus.set_tstate(t);
    // Writes all INK, or changes the PAPER of the empty byte to the colour of the INK.
    board.bus.write(static_cast<std::uint16_t>(address),
                    address == 0x4000 ? std::uint8_t{0xff} : std::uint8_t{0x09});
    board.picture.finish_frame();
    return pixel(board.picture.pixels(), 0, 0) == 1;
}

} // namespace

TEST_CASE("the published deadlines of a write to the display's first byte and attribute") {
    struct Row {
        machine::Model model;
        int last;
    };
    constexpr Row rows[] = {{machine::Model::Spectrum16, 14334},
                            {machine::Model::Spectrum48, 14334},
                            {machine::Model::Spectrum128, 14360},
                            {machine::Model::SpectrumPlus2, 14360},
                            {machine::Model::SpectrumPlus2A, 14362}};
    for (const Sheet& sheet : Sheets) {
        CAPTURE(sheet.name);
        for (const Row& row : rows) {
            if (row.model == sheet.model) {
                const int last = row.last + (sheet.late ? 1 : 0);
                for (const int address : {0x4000, 0x5800}) {
                    CAPTURE(address);
                    CHECK(shown(sheet, last, address));
                    CHECK_FALSE(shown(sheet, last + 1, address));
                }
            }
        }
    }
}

TEST_CASE("writes from well before to well after each line's fetches give the reference picture") {
    for (const Sheet& sheet : Sheets) {
        CAPTURE(sheet.name);
        for (int shift = -24; shift <= 12; shift += 2) {
            CAPTURE(shift);
            Hostile frame(sheet);
            for (int y = 0; y < 192; ++y) {
                const int start = sheet.first_fetch + y * sheet.line;
                // Each line begins at another phase; bitmap and attribute alternate.
                for (int column = y % 5; column < 32; column += 3) {
                    const int t = start + column / 2 * 8 + column % 2 * 2 + shift + y % 8;
                    const bool bitmap = (column + y) % 2 == 0;
                    frame.write(t,
                                bitmap ? bitmap_offset(y, column) : 0x1800 + y / 8 * 32 + column,
                                (y * 11 + column * 7 + shift) & 0xff);
                }
            }
            CHECK(frame.same_picture());
        }
    }
}

TEST_CASE("attributes that change within every line give the reference picture") {
    for (const Sheet& sheet : Sheets) {
        CAPTURE(sheet.name);
        for (int phase = 0; phase < 8; ++phase) {
            CAPTURE(phase);
            Hostile frame(sheet);
            for (int y = 0; y < 192; ++y) {
                const int start = sheet.first_fetch + y * sheet.line;
                for (int column = 0; column < 32; column += 2) {
                    frame.write(start + column * 4 - 9 + phase,
                                0x1800 + y / 8 * 32 + column,
                                (y * 5 + column) & 0x7f);
                    frame.border(start + column * 4, (y + column) & 7);
                }
            }
            CHECK(frame.same_picture());
        }
    }
}

TEST_CASE("screens that are switched several times within a line give the reference picture") {
    for (const Sheet& sheet : Sheets) {
        if (!sheet.pages) {
            continue;
        }
        CAPTURE(sheet.name);
        for (int phase = 0; phase < 8; ++phase) {
            CAPTURE(phase);
            Hostile frame(sheet);
            int screen = 0;
            for (int y = 0; y < 192; ++y) {
                const int start = sheet.first_fetch + y * sheet.line;
                for (int x = phase + y % 3; x < 128; x += 19) {
                    screen = 1 - screen;
                    frame.turn(start + x - 5, screen);
                    frame.write(start + x, bitmap_offset(y, x / 4 % 32), x);
                }
            }
            CHECK(frame.same_picture());
        }
    }
}

TEST_CASE("the published ptime figures: the last screen switch that affects the first byte") {
    struct Row {
        machine::Model model;
        int last;
    };
    // The T-state at which the cycle starts; the published figures are one higher.
    constexpr Row rows[] = {{machine::Model::Spectrum128, 14357},
                            {machine::Model::SpectrumPlus2, 14357},
                            {machine::Model::SpectrumPlus2A, 14363}};
    for (const Sheet& sheet : Sheets) {
        CAPTURE(sheet.name);
        for (const Row& row : rows) {
            if (row.model != sheet.model) {
                continue;
            }
            const int last = row.last + (sheet.late ? 1 : 0);
            for (const int t : {last - 1, last, last + 1}) {
                CAPTURE(t);
                SheetBoard board(sheet);
                const std::size_t bank = machine::bank_offset(machine::record_of(sheet.model), 7);
                board.put(0x4000, 0x00);
                board.put(0x5800, 0x11);
                board.state.ram[bank] = 0xff;
                board.state.ram[bank + 0x1800] = 0x11;
                board.out_at(t, 0x7ffd, 8);
                board.picture.finish_frame();
                CHECK(pixel(board.picture.pixels(), 0, 0) == (t <= last ? 1 : 2));
            }
        }
    }
}
